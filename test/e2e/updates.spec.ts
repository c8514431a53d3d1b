import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { RESTART_EXIT_CODE } from '../../electron/desktop/restart-exit-code.ts';
import { type Desktop, launchDesktop, desktopTest as test } from '../support/desktop.ts';
import { detectElectronKind } from '../support/electron-kind.ts';
import { createVersion, updateFeed } from '../support/fake-update-feed.ts';
import { findTinyDiskObstacle, mountTinyDisk } from '../support/tiny-disk.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const isMock = detectElectronKind(ROOT).name === 'mock';

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const findButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/**
 * Checks for updates from the Help menu. Waits until the page has loaded, because the page sends its menus
 * only then.
 */
const checkForUpdates = (desktop: Desktop) =>
  expect
    .poll(() =>
      desktop.evaluate(({ Menu }) => {
        const items = Menu.getApplicationMenu()?.items.find(({ label }) => label === 'Help')?.submenu;
        const lines: unknown = items;
        const list = Array.isArray(lines) ? lines : (items?.items ?? []);
        const line = list.find(({ label }) => label === 'Check for updates…');
        line?.click();
        return line !== undefined;
      }),
    )
    .toBe(true);

test.skip(!isMock || process.platform !== 'linux', 'runs the installer of the mock');

test('an update is shown, downloaded, and installed only after confirmation', {
  tag: '@journey',
}, async ({ browser, userData }) => {
  const marker = path.join(userData, 'marker');
  const file = createVersion(marker);
  await using feed = await updateFeed(userData, file);
  const desktop = await launchDesktop({ browser, userData, env: feed.env });
  const page = await desktop.firstWindow();
  await expect(page.getByText('Check for updates once a day?')).toBeVisible();
  expect(feed.requests).toEqual([]);
  await findButton(page, 'Check daily').click();
  await expect(page.getByText('Version 99.0.0 is available')).toBeVisible();
  expect(feed.requests.map(({ path: name }) => name)).toEqual(['/latest.yml']);
  expect(feed.requests[0]?.headers).toMatchObject({
    'user-agent': expect.stringMatching(/^QOTD-Studio\/\d+\.\d+\.\d+$/),
    'x-user-staging-id': 'none',
  });

  feed.pause = true;
  await findButton(page, 'Download').click();
  await expect(page.getByRole('progressbar', { name: 'Download' })).toHaveAttribute('value', /^[1-9]/);
  await findButton(page, 'Cancel').click();
  await expect(page.getByText('Couldn’t update to version 99.0.0')).toBeVisible();
  feed.pause = false;
  await findButton(page, 'Download again').click();
  await expect(page.getByText('Version 99.0.0 is ready to install.')).toBeVisible();
  expect(existsSync(marker)).toBe(false);

  await title(page).fill('Typed last');
  await findButton(page, 'Restart to update').click();
  expect(await desktop.exited).toBe(0);
  await expect.poll(() => readFile(marker, 'utf8').catch(() => '')).toBe('started\n');
  const next = await launchDesktop({ browser, userData });
  await expect(title(await next.firstWindow())).toHaveValue('Typed last');
  expect(await next.close()).toBe(0);
});

test('an update that doesn’t match its announcement is discarded and can be skipped', {
  tag: '@journey',
}, async ({ browser, userData }) => {
  await using feed = await updateFeed(userData, createVersion('/nowhere'));
  feed.hasWrongChecksum = true;
  const desktop = await launchDesktop({ browser, userData, env: feed.env });
  const page = await desktop.firstWindow();
  await findButton(page, 'Don’t check').click();
  await expect(page.getByText('once a day?')).toHaveCount(0);
  await checkForUpdates(desktop);
  await findButton(page, 'Download').click();
  await expect(
    page.getByText('Couldn’t verify the update’s signature, so it was discarded. Try again later.'),
  ).toBeVisible();
  await findButton(page, 'Skip this version').click();
  await expect(page.getByText('Version 99.0.0')).toHaveCount(0);
  feed.version = '0.0.1';
  await checkForUpdates(desktop);
  await expect(page.getByText(/QOTD Studio is up to date \(version \d+\.\d+\.\d+\)/)).toBeVisible();
  await findButton(page, 'Close').click();
  expect(await desktop.close()).toBe(0);
  expect(JSON.parse(await readFile(path.join(userData, 'shell.json'), 'utf8'))).toMatchObject({
    updates: 'never',
    skipped: '99.0.0',
  });
  const next = await launchDesktop({ browser, userData, env: feed.env });
  const again = await next.firstWindow();
  await expect(title(again)).toBeVisible();
  await expect(again.getByText('once a day?')).toHaveCount(0);
  expect(await next.close()).toBe(0);
});

test('an update from another publisher isn’t offered', async ({ browser, userData }) => {
  await using feed = await updateFeed(userData, createVersion('/nowhere'));
  feed.isForged = true;
  const desktop = await launchDesktop({ browser, userData, env: feed.env });
  const page = await desktop.firstWindow();
  await checkForUpdates(desktop);
  await expect(
    page.getByText('Couldn’t verify the update’s signature, so it was discarded. Try again later.'),
  ).toBeVisible();
  await expect(page.getByText('Version 99.0.0')).toHaveCount(0);
  expect(feed.requests.map(({ path: name }) => path.extname(name))).toEqual(['.yml']);
  expect(await desktop.close()).toBe(0);
});

test('after a failed installation, the current version starts again', async ({ browser, userData }) => {
  await using feed = await updateFeed(userData, createVersion('/nowhere'));
  const desktop = await launchDesktop({ browser, userData, env: feed.env });
  const page = await desktop.firstWindow();
  await title(page).fill('Not lost');
  await checkForUpdates(desktop);
  await findButton(page, 'Download').click();
  await expect(findButton(page, 'Restart to update')).toBeVisible();
  await rm(feed.elevate);
  await findButton(page, 'Restart to update').click();
  expect(await desktop.exited).toBe(RESTART_EXIT_CODE);
  await expect.poll(() => desktop.getOutput()).toContain('Couldn’t update QOTD Studio');
  const next = await desktop.restartApp();
  await expect(title(await next.firstWindow())).toHaveValue('Not lost');
  expect(await next.close()).toBe(0);
});

test.describe('on a full disk', () => {
  const reason = findTinyDiskObstacle();
  test.skip(reason !== null, reason ?? '');

  test('a failed download is reported and can be repeated once there is room', async ({
    browser,
    userData,
  }) => {
    const file = createVersion('/nowhere');
    await using feed = await updateFeed(userData, file);
    const cache = path.join(userData, 'cache');
    await mkdir(cache);
    const disk = await mountTinyDisk(cache, 1024);
    await disk.fill();
    const desktop = await launchDesktop({ browser, userData, env: feed.env, within: disk.command });
    const page = await desktop.firstWindow();
    await checkForUpdates(desktop);
    await findButton(page, 'Download').click();
    await expect(page.getByText('The disk is full. Free up space and try again.')).toBeVisible();
    await title(page).fill('Written meanwhile');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await disk.free();
    await findButton(page, 'Download again').click();
    await expect(page.getByText('Version 99.0.0 is ready to install.')).toBeVisible();
    expect(await desktop.close()).toBe(0);
    await disk.end();
    const next = await launchDesktop({ browser, userData });
    await expect(title(await next.firstWindow())).toHaveValue('Written meanwhile');
    expect(await next.close()).toBe(0);
  });
});

test('the deb package only announces a new version and opens the download page', async ({
  browser,
  userData,
}) => {
  await using feed = await updateFeed(userData, createVersion('/nowhere'));
  const desktop = await launchDesktop({ browser, userData, env: feed.debEnv });
  const page = await desktop.firstWindow();
  await checkForUpdates(desktop);
  await expect(page.getByText('Version 99.0.0 is available')).toBeVisible();
  await expect(findButton(page, 'Download')).toHaveCount(0);
  await findButton(page, 'Open download page').click();
  await expect
    .poll(() => desktop.evaluate(({ shell }) => Reflect.get(shell, 'opened')))
    .toEqual(['https://qotd.example']);
  expect(feed.requests.map(({ path: name }) => path.extname(name))).toEqual(['.yml']);
  expect(await desktop.close()).toBe(0);
});

test('an app run from source explains that it has no updates', async ({ desktop, page }) => {
  await expect(title(page)).toBeVisible();
  await expect(page.getByText('once a day?')).toHaveCount(0);
  await checkForUpdates(desktop);
  await expect(page.getByText('Builds from source don’t update automatically')).toBeVisible();
});

interface SquirrelOfMock {
  downloaded: string | null;
  finishUnpacking(failure: string | null): void;
}

/** Makes Squirrel finish unpacking after it has received the new version from electron-updater. */
async function finishUnpacking(desktop: Desktop, failure: string | null): Promise<void> {
  await expect
    .poll(() =>
      desktop.evaluate(
        ({ autoUpdater }) => (autoUpdater as unknown as SquirrelOfMock).downloaded?.length ?? 0,
      ),
    )
    .toBeGreaterThan(0);
  await desktop.evaluate(
    ({ autoUpdater }, why) => (autoUpdater as unknown as SquirrelOfMock).finishUnpacking(why),
    failure,
  );
}

test('on macOS, the app stays open with all input until Squirrel has unpacked the update', {
  tag: '@journey',
}, async ({ browser, userData }) => {
  await using feed = await updateFeed(userData, createVersion('/nowhere'));
  const desktop = await launchDesktop({ browser, userData, env: feed.macEnv });
  const page = await desktop.firstWindow();
  await findButton(page, 'Check daily').click();
  await findButton(page, 'Download').click();
  await findButton(page, 'Restart to update').click();
  await expect(page.getByText('Installing the update.')).toBeVisible();
  await title(page).fill('Typed during the installation');
  await finishUnpacking(desktop, null);
  expect(await desktop.exited).toBe(0);
  await expect.poll(() => desktop.getOutput()).toContain('installed by Squirrel');
  const next = await launchDesktop({ browser, userData });
  await expect(title(await next.firstWindow())).toHaveValue('Typed during the installation');
  expect(await next.close()).toBe(0);
});

test('on macOS, an update with another signature is rejected without closing the app', async ({
  browser,
  userData,
}) => {
  await using feed = await updateFeed(userData, createVersion('/nowhere'));
  const desktop = await launchDesktop({ browser, userData, env: feed.macEnv });
  const page = await desktop.firstWindow();
  await findButton(page, 'Check daily').click();
  await findButton(page, 'Download').click();
  await findButton(page, 'Restart to update').click();
  await finishUnpacking(desktop, 'Code signature at URL file:///x did not pass validation');
  await expect(page.getByText('Couldn’t verify the update’s signature')).toBeVisible();
  await title(page).fill('Typed afterwards');
  expect(await desktop.close()).toBe(0);
  const next = await launchDesktop({ browser, userData });
  await expect(title(await next.firstWindow())).toHaveValue('Typed afterwards');
  expect(await next.close()).toBe(0);
});
