import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { call } from '../support/bridge-call.ts';
import { type Desktop, launchDesktop, desktopTest as test } from '../support/desktop.ts';
import { detectElectronKind } from '../support/electron-kind.ts';

const isMock = detectElectronKind(path.resolve(import.meta.dirname, '../..')).name === 'mock';

test.describe('the stored window state', () => {
  test('can turn off hardware acceleration', async ({ browser, userData }) => {
    await writeFile(path.join(userData, 'shell.json'), '{"hardwareAcceleration":false}');
    const desktop = await launchDesktop({ browser, userData });
    await expect((await desktop.firstWindow()).getByRole('main')).toBeVisible();
    expect(await desktop.evaluate(({ app }) => app.isHardwareAccelerationEnabled())).toBe(false);
    expect(await desktop.close()).toBe(0);
  });

  test('is quarantined and logged if it’s damaged', async ({ browser, userData }) => {
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

test.describe('a startup error', () => {
  test.skip(!isMock, 'its message box waits for a person');

  test('is shown in a message box even before the app is ready', async ({ browser, userData }) => {
    const desktop = await launchDesktop({ browser, userData, args: ['--data='] });
    expect(await desktop.exited).toBe(1);
    await expect
      .poll(() => desktop.getOutput())
      .toContain('error box Couldn’t open QOTD Studio: --data requires a folder.');
  });
});

test.describe('an unhandled rejection', () => {
  const reject = (desktop: Desktop, count: number) =>
    desktop
      .evaluate((_, times) => {
        for (let time = 0; time < times; time++) void Promise.reject(new Error('a stray rejection'));
      }, count)
      .catch(() => undefined);

  test('is logged without ending the app', async ({ browser, userData }) => {
    const desktop = await launchDesktop({ browser, userData });
    const page = await desktop.firstWindow();
    await reject(desktop, 1);
    await expect.poll(() => desktop.getOutput()).toContain('A task failed unexpectedly (1 since the start)');
    await expect(page.getByRole('main')).toBeVisible();
    expect(await desktop.close()).toBe(0);
    expect(desktop.getOutput()).not.toContain('relaunch');
  });

  test('restarts the app if it repeats', async ({ browser, userData }) => {
    test.skip(!isMock, 'the test can’t control the new app');
    const desktop = await launchDesktop({ browser, userData });
    await desktop.firstWindow();
    await reject(desktop, 10);
    expect(await desktop.exited).toBe(75);
    await expect.poll(() => desktop.getOutput()).toContain('relaunch');
    await desktop.close();
  });
});

test('a crashed Electron process is logged, and its dump stays on this computer', async ({
  browser,
  userData,
}) => {
  const desktop = await launchDesktop({ browser, userData });
  const page = await desktop.firstWindow();
  await desktop.evaluate(({ app }) => {
    app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 139 });
  });
  const folder = await desktop.evaluate(({ app }) => app.getPath('crashDumps'));
  await mkdir(path.join(folder, 'completed'), { recursive: true });
  await writeFile(path.join(folder, 'completed/2f0c5a52.dmp'), 'memory');
  const report = await call(page, 'report.create', { texts: false });
  const { text } = z.object({ text: z.string() }).parse(report);
  expect(JSON.parse(text)).toMatchObject({
    crashDumps: [{ name: '2f0c5a52.dmp', bytes: 6 }],
    log: expect.arrayContaining([
      expect.objectContaining({ message: 'A process of the app ended', type: 'GPU', reason: 'crashed' }),
    ]),
  });
  if (isMock)
    expect(await desktop.evaluate((electron) => Reflect.get(electron.crashReporter, 'started'))).toEqual({
      uploadToServer: false,
    });
  expect(await desktop.close()).toBe(0);
});

test('a link that no program can open is reported', async ({ desktop, page }) => {
  test.skip(!isMock, 'the computer may have a browser');
  await desktop.evaluate(({ shell }) => {
    Reflect.set(shell, 'failure', 'No application is registered to open the URL.');
  });
  await page.evaluate(() => void window.open('https://elsewhere.example/path'));
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Couldn’t open https://elsewhere.example/path. Copy the link and open it in your browser.',
  );
  await expect.poll(() => desktop.getOutput()).toContain('No application is registered to open the URL.');
});
