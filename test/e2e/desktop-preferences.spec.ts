import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { call } from '../support/bridge-call.ts';
import { type Desktop, launchDesktop, desktopTest as test } from '../support/desktop.ts';
import { detectElectronKind } from '../support/electron-kind.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
test.skip(detectElectronKind(ROOT).name !== 'mock', 'reads the icon and login item of the mock');

interface TrayOfMock {
  shown: {
    menuCount: number;
    toolTip: string;
    image: { size: { width: number } };
    menu: MenuOfMock | null;
  }[];
}
interface MenuOfMock {
  items: { label?: string; click?: () => void }[];
}

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const findSetting = (page: Page, name: string) => page.getByRole('switch', { name });

async function openSettings(page: Page): Promise<void> {
  await expect(title(page)).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#/settings/desktop';
  });
  await expect(page.getByRole('heading', { name: 'Desktop app' })).toBeVisible();
}

/** Returns the labels in the notification area icon's menu, or null if there's no icon. */
const getTrayMenu = (desktop: Desktop) =>
  desktop.evaluate(({ Tray }) => {
    const [tray] = (Tray as unknown as TrayOfMock).shown;
    return tray?.menu?.items.flatMap(({ label }) => label || []) ?? null;
  });

const selectInTray = (desktop: Desktop, label: string) =>
  desktop.evaluate(({ Tray }, wanted) => {
    const [tray] = (Tray as unknown as TrayOfMock).shown;
    tray?.menu?.items.find((item) => item.label === wanted)?.click?.();
  }, label);

const countWindows = (desktop: Desktop) =>
  desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);

const closeWindow = (desktop: Desktop) =>
  desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());

async function createPackagedEnv(folder: string): Promise<Record<string, string>> {
  const resources = path.join(folder, 'resources');
  await mkdir(resources, { recursive: true });
  return { ELECTRON_MOCK_RESOURCES: resources };
}

test('the app keeps running without a window until the user quits it', {
  tag: '@journey',
}, async ({ browser, userData, desktop, page }) => {
  expect(await getTrayMenu(desktop)).toBeNull();
  await openSettings(page);
  await findSetting(page, 'Keep running in the background').click({ force: true });
  await expect.poll(() => getTrayMenu(desktop)).toEqual(['Open QOTD Studio', 'Sync now', 'Quit QOTD Studio']);
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await title(page).fill('Typed before closing');
  await closeWindow(desktop);
  await expect.poll(() => countWindows(desktop)).toBe(0);
  const shown = await desktop.evaluate(({ Tray }) => {
    const [tray] = (Tray as unknown as TrayOfMock).shown;
    return [tray?.toolTip, tray?.image.size.width];
  });
  expect(shown).toEqual(['QOTD Studio', 32]);

  await selectInTray(desktop, 'Open QOTD Studio');
  await expect.poll(() => countWindows(desktop)).toBe(1);
  await closeWindow(desktop);
  await expect.poll(() => countWindows(desktop)).toBe(0);
  await selectInTray(desktop, 'Quit QOTD Studio');
  expect(await desktop.exited).toBe(0);
  const again = await launchDesktop({ browser, userData });
  await expect(title(await again.firstWindow())).toHaveValue('Typed before closing');
  expect(await getTrayMenu(again)).not.toBeNull();
  await selectInTray(again, 'Quit QOTD Studio');
  expect(await again.exited).toBe(0);
});

test('the icon’s menu uses the app’s language and disappears when the setting is turned off', async ({
  desktop,
  page,
}) => {
  await openSettings(page);
  await findSetting(page, 'Keep running in the background').click({ force: true });
  await expect.poll(() => getTrayMenu(desktop)).not.toBeNull();
  await page.evaluate(() => window.qotd.call('settings.set', { language: 'de' }));
  await expect
    .poll(() => getTrayMenu(desktop))
    .toEqual(['QOTD Studio öffnen', 'Jetzt synchronisieren', 'QOTD Studio beenden']);
  await findSetting(page, 'Im Hintergrund weiterlaufen').click({ force: true });
  await expect.poll(() => getTrayMenu(desktop)).toBeNull();
  await closeWindow(desktop);
  expect(await desktop.exited).toBe(0);
});

test('the icon’s open menu isn’t replaced when other settings change', async ({ desktop, page }) => {
  const menuCount = () => desktop.evaluate(({ Tray }) => (Tray as unknown as TrayOfMock).shown[0]?.menuCount);
  await openSettings(page);
  await findSetting(page, 'Keep running in the background').click({ force: true });
  await expect.poll(menuCount).toBe(1);
  await call(page, 'settings.set', { theme: 'dark' });
  await call(page, 'settings.set', { textSize: 125 });
  await call(page, 'settings.set', { language: 'de' });
  await expect.poll(() => getTrayMenu(desktop)).toContain('Jetzt synchronisieren');
  expect(await menuCount()).toBe(2);
});

test('an app that is opened at login doesn’t show a window if it runs in the background', async ({
  browser,
  userData,
}) => {
  const env = await createPackagedEnv(userData);
  const entry = path.join(userData, 'home/.config/autostart/qotd-studio.desktop');
  const first = await launchDesktop({ browser, userData, env });
  const page = await first.firstWindow();
  await openSettings(page);
  await findSetting(page, 'Open at login').click({ force: true });
  await expect.poll(() => existsSync(entry)).toBe(true);
  await findSetting(page, 'Keep running in the background').click({ force: true });
  await expect.poll(() => getTrayMenu(first)).not.toBeNull();
  await first.close();

  const started = path.join(userData, 'started');
  const second = await launchDesktop({
    browser,
    userData,
    env: { ...env, QOTD_STARTED_FILE: started },
    args: ['--background'],
  });
  await expect.poll(() => existsSync(started)).toBe(true);
  expect(await countWindows(second)).toBe(0);
  await selectInTray(second, 'Open QOTD Studio');
  const opened = await second.firstWindow();
  await openSettings(opened);
  await findSetting(opened, 'Open at login').click({ force: true });
  await expect.poll(() => existsSync(entry)).toBe(false);
  await second.close();
});

test('an app opened at login by macOS doesn’t show a window until it’s activated', async ({
  browser,
  userData,
}) => {
  const started = path.join(userData, 'started');
  const env = {
    ELECTRON_MOCK_PLATFORM: 'darwin',
    ELECTRON_MOCK_OPENED_AT_LOGIN: '1',
    QOTD_STARTED_FILE: started,
  };
  const desktop = await launchDesktop({ browser, userData, env });
  await expect.poll(() => existsSync(started)).toBe(true);
  expect(await countWindows(desktop)).toBe(0);
  await desktop.evaluate(({ app }) => void app.emit('activate', {}, false));
  await expect(title(await desktop.firstWindow())).toBeVisible();
  expect(await desktop.close()).toBe(0);
});

test('on Windows, the app uses the system’s login item and reports a failed change', async ({
  browser,
  userData,
}) => {
  const env = { ...(await createPackagedEnv(userData)), ELECTRON_MOCK_PLATFORM: 'win32' };
  const desktop = await launchDesktop({ browser, userData, env });
  const page = await desktop.firstWindow();
  await openSettings(page);
  await findSetting(page, 'Open at login').click({ force: true });
  await expect(findSetting(page, 'Open at login')).toBeChecked();
  expect(
    await desktop.evaluate(({ app }) => (app as unknown as { loginCommand: string | null }).loginCommand),
  ).toMatch(/^"[^"]+" --background$/);
  await desktop.evaluate(({ app }) => {
    app.setLoginItemSettings = () => {
      throw new Error('Access denied');
    };
  });
  await findSetting(page, 'Open at login').click({ force: true });
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Couldn’t change this setting',
  );
  await expect(findSetting(page, 'Open at login')).toBeChecked();
  await desktop.close();
});

test('turning off hardware acceleration takes effect at the next start', async ({
  browser,
  userData,
  desktop,
  page,
}) => {
  await openSettings(page);
  await expect(findSetting(page, 'Open at login')).toHaveCount(0);
  await findSetting(page, 'Hardware acceleration').click({ force: true });
  await expect(page.getByText('To apply the change, restart the app.')).toBeVisible();
  await desktop.close();
  const again = await launchDesktop({ browser, userData });
  await again.firstWindow();
  expect(await again.evaluate(({ app }) => app.isHardwareAccelerationEnabled())).toBe(false);
  await again.close();
});
