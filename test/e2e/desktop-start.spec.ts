import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { launchDesktop, desktopTest as test } from '../support/desktop.ts';

test.describe('the stored window state', () => {
  test('turns hardware acceleration off before the app is ready', async ({ browser, userData }) => {
    await writeFile(path.join(userData, 'shell.json'), '{"hardwareAcceleration":false}');
    const desktop = await launchDesktop({ browser, userData });
    await expect((await desktop.firstWindow()).getByRole('main')).toBeVisible();
    expect(await desktop.evaluate(({ app }) => app.isHardwareAccelerationEnabled())).toBe(false);
    expect(await desktop.close()).toBe(0);
  });

  test('is kept in another file and reported in the log if it’s damaged, and the window opens', async ({
    browser,
    userData,
  }) => {
    await writeFile(path.join(userData, 'shell.json'), '{"recent":["/home/me/');
    const desktop = await launchDesktop({ browser, userData });
    await expect((await desktop.firstWindow()).getByRole('main')).toBeVisible();
    expect(await desktop.close()).toBe(0);
    const [kept = ''] = (await readdir(userData)).filter((name) => name.startsWith('shell.damaged-'));
    expect(await readFile(path.join(userData, kept), 'utf8')).toBe('{"recent":["/home/me/');
    const log = await readFile(path.join(userData, 'logs/main.log'), 'utf8');
    expect(log).toContain("Couldn't read the window state, so the app uses defaults");
    expect(log).toContain(kept);
    expect(log).not.toContain('/home/me');
  });
});
