import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { createEmptyDraft } from '../../shared/question/question-fields.ts';
import { call } from '../support/bridge-call.ts';
import { type Desktop, launchDesktop, desktopTest as test } from '../support/desktop.ts';
import { detectElectronKind } from '../support/electron-kind.ts';
import { serve } from '../support/headless-server.ts';
import { choose } from '../support/native-menu.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

test.skip(detectElectronKind(process.cwd()).name !== 'mock', 'reads what the mock recorded');

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const findNotice = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test.describe('an action in the icon’s menu', () => {
  test('runs if it starts the app', async ({ browser, userData }) => {
    const desktop = await launchDesktop({ browser, userData, args: ['--action=sync-now'] });
    await expect(findNotice(await desktop.firstWindow())).toContainText(
      'Connect to the service in Settings first.',
    );
    expect(await desktop.close()).toBe(0);
  });

  test('runs in the app that is already open', async ({ desktop, page }) => {
    const startAgain = (...args: string[]) =>
      desktop.evaluate(({ app }, given) => {
        app.emit('second-instance', {}, ['studio', ...given], '/', null);
      }, args);
    await choose(desktop, 'Go', 'Go to Trash');
    await expect(page).toHaveURL(/#\/trash$/);
    await startAgain('--action=question.remove', '--action=', '--action=unknown');
    await startAgain('--enable-features=X', '--action=new-question');
    await expect(title(page)).toBeFocused();
    await expect(findNotice(page)).toBeEmpty();
  });

  test('is in the macOS dock in the app’s language', async ({ browser, userData }) => {
    const env = { ELECTRON_MOCK_PLATFORM: 'darwin' };
    const desktop = await launchDesktop({ browser, userData, env });
    const page = await desktop.firstWindow();
    const listLabels = () =>
      desktop.evaluate(({ app }) => app.dock?.getMenu()?.items.map(({ label }) => label) ?? []);
    await expect.poll(listLabels).toEqual(['New question', 'Sync now']);
    await call(page, 'settings.set', { language: 'de' });
    await expect.poll(listLabels).toEqual(['Neue Frage', 'Jetzt synchronisieren']);
    await desktop.evaluate(({ app }) => app.dock?.getMenu()?.items[0]?.click());
    await expect(page.getByRole('textbox', { name: 'Titel' })).toBeFocused();
    expect(await readdir(path.join(userData, 'home/Library/Logs/QOTD Studio'))).toEqual(['main.log']);
    expect(await desktop.close()).toBe(0);
  });

  test('is in the Windows taskbar if the app is installed', async ({ browser, userData }) => {
    const resources = path.join(userData, 'resources');
    await mkdir(resources);
    const env = { ELECTRON_MOCK_PLATFORM: 'win32', ELECTRON_MOCK_RESOURCES: resources };
    const desktop = await launchDesktop({ browser, userData, env });
    const listTasks = () => desktop.evaluate(({ app }) => Reflect.get(app, 'userTasks'));
    await expect.poll(listTasks).toMatchObject([
      { title: 'New question', arguments: '--action=new-question', program: process.execPath },
      { title: 'Sync now', arguments: '--action=sync-now' },
    ]);
    expect(await desktop.close()).toBe(0);
  });
});

/** Makes the service reject a question. The question then needs attention. */
async function rejectQuestion(desktop: Desktop, page: Page, api: string): Promise<void> {
  await expect(title(page)).toBeVisible();
  await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.blur());
  const input = { ...createEmptyDraft(), title: 'Tea or coffee?', options: '☕ - Coffee\n:nosuchcup: - Tea' };
  await call(page, 'question.save', { id: null, key: 'k', version: 0, basedOn: 0, input });
  await call(page, 'settings.set', { syncUrl: api, syncAutomatic: true });
  await call(page, 'sync.setToken', { token: 'administrator-of-the-service' });
  await call(page, 'sync.queue', { ids: [1] });
  await call(page, 'sync.runNow');
}

test('on Windows, a badge counts questions that need attention, and a failed notification is explained', async ({
  browser,
  userData,
}) => {
  await using folder = await createTemporaryFolder();
  const live = await serve(folder.dir, ['--port', '0'], (command) => [
    'env',
    'QOTD_ADMIN_TOKEN=administrator-of-the-service',
    'QOTD_MEMBER_TOKEN=member-of-the-service',
    ...command,
  ]);
  const env = { ELECTRON_MOCK_PLATFORM: 'win32', ELECTRON_MOCK_NOTIFICATIONS: 'fails' };
  const desktop = await launchDesktop({ browser, userData, env });
  const page = await desktop.firstWindow();
  const getBadge = () =>
    desktop.evaluate(({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows();
      const overlay = window && Reflect.get(window, 'taskbarOverlay');
      return overlay && { description: overlay.description, size: overlay.image.getSize() };
    });
  await rejectQuestion(desktop, page, live.api);
  await expect
    .poll(getBadge)
    .toEqual({ description: '1 question needs attention', size: { width: 16, height: 16 } });
  await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.show());
  expect(await getBadge()).not.toBeNull();
  await expect
    .poll(() => desktop.getOutput().match(/The system didn't show a notification/g))
    .toHaveLength(1);
  await page.evaluate(() => {
    location.hash = '#/settings/desktop';
  });
  await expect(page.getByRole('region', { name: 'Desktop app' })).toContainText(
    'The system didn’t show a notification. Allow notifications for QOTD Studio',
  );
  await call(page, 'sync.unqueue', { ids: [1] });
  await call(page, 'question.remove', { id: 1 });
  await expect.poll(getBadge).toBeNull();
  expect(await desktop.close()).toBe(0);
  await live.stop();
});

test('Help > Show logs opens the folder with the log files', async ({ desktop, page, userData }) => {
  await expect(title(page)).toBeVisible();
  const listOpened = () => desktop.evaluate(({ shell }) => Reflect.get(shell, 'opened'));
  await choose(desktop, 'Help', 'Show logs');
  await expect.poll(listOpened).toEqual([path.join(userData, 'logs')]);
  await desktop.evaluate(({ shell }) => {
    shell.openPath = async () => 'No app opens folders';
  });
  await choose(desktop, 'Help', 'Show logs');
  await expect(findNotice(page)).toContainText('Couldn’t open the folder with the logs:');
});

test('Help > About has a name, a version, a copyright, and an icon on every system', async ({
  desktop,
  page,
}) => {
  await expect(title(page)).toBeVisible();
  const options = await desktop.evaluate(({ app }) => Reflect.get(app, 'aboutPanelOptions'));
  expect(options).toMatchObject({
    applicationName: 'QOTD Studio',
    applicationVersion: expect.stringMatching(/^\d+\.\d+\.\d+/),
    copyright: 'Copyright © 2026 The QOTD Studio authors',
    credits: expect.stringContaining('Electron'),
    iconPath: expect.stringMatching(/icon\.png$/),
  });
});

test('the icon in Help > About is outside a package’s archive because GTK can’t read archives', async ({
  browser,
  userData,
}) => {
  const resources = path.join(userData, 'resources');
  await mkdir(resources);
  const desktop = await launchDesktop({ browser, userData, env: { ELECTRON_MOCK_RESOURCES: resources } });
  await expect(title(await desktop.firstWindow())).toBeVisible();
  const options = await desktop.evaluate(({ app }) => Reflect.get(app, 'aboutPanelOptions'));
  expect(options).toMatchObject({ iconPath: path.join(resources, 'icon.png') });
  expect(await desktop.close()).toBe(0);
});
