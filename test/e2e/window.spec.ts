import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { type Desktop, launchDesktop, startAgain, desktopTest as test } from '../support/desktop.ts';
import { electronKind } from '../support/electron-kind.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const isMock = electronKind(ROOT).name === 'mock';

const isVisible = (desktop: Desktop) =>
  desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible());

test.describe('without a report of the first paint, as on some Wayland desktops', () => {
  test.skip(!isMock, 'the mock leaves the event out');
  const env = { ELECTRON_MOCK_READY_TO_SHOW: 'never' };

  test('the window appears when its page works', async ({ browser, userData }) => {
    const desktop = await launchDesktop({ browser, userData, env });
    const page = await desktop.firstWindow();
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
    await expect.poll(() => isVisible(desktop)).toBe(true);
    expect(await desktop.close()).toBe(0);
  });

  test('a second start shows the window of a page that hangs before its first paint', async ({
    browser,
    userData,
  }) => {
    const out = path.join(userData, 'out');
    await cp(path.join(ROOT, 'out'), out, { recursive: true, filter: (file) => !file.endsWith('.map') });
    await writeFile(path.join(out, 'package.json'), '{ "type": "module" }');
    const main = path.join(out, 'main/main.js');
    await writeFile(path.join(out, 'renderer/index.html'), '<script src="/hang.js"></script>');
    await writeFile(path.join(out, 'renderer/hang.js'), 'for (;;);');
    const desktop = await launchDesktop({ browser, userData, env, main });
    await expect
      .poll(() => desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length))
      .toBe(1);
    expect(await isVisible(desktop)).toBe(false);
    expect(await startAgain({ browser, userData, main, args: [] })).toBe(0);
    await expect.poll(() => isVisible(desktop), { timeout: 20_000 }).toBe(true);
    expect(await desktop.close()).toBe(0);
  });
});
