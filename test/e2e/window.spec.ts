import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { call } from '../support/bridge-call.ts';
import { type Desktop, launchDesktop, startAgain, desktopTest as test } from '../support/desktop.ts';
import { detectElectronKind } from '../support/electron-kind.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const isMock = detectElectronKind(ROOT).name === 'mock';

const isVisible = (desktop: Desktop) =>
  desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible());

test.describe('without a report of the first paint, as on some Wayland desktops', () => {
  test.skip(!isMock, 'the mock leaves the event out');
  const env = { ELECTRON_MOCK_READY_TO_SHOW: 'never' };

  test('the window appears after its page loads', async ({ browser, userData }) => {
    const desktop = await launchDesktop({ browser, userData, env });
    const page = await desktop.firstWindow();
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
    await expect.poll(() => isVisible(desktop)).toBe(true);
    expect(await desktop.close()).toBe(0);
  });

  test('a second start shows the window even if its page hangs', async ({ browser, userData }) => {
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

/** Returns a property of the only window, as recorded by the mock. */
const getRecorded = (desktop: Desktop, property: string): Promise<unknown> =>
  desktop.evaluate(({ BrowserWindow }, name) => {
    const [window] = BrowserWindow.getAllWindows();
    return window && Reflect.get(window, name);
  }, property);

test.describe('the title bar', () => {
  test.skip(!isMock, 'reads what the mock recorded');
  const launchOn = (platform: string, browser: Browser, userData: string, env = {}) =>
    launchDesktop({ browser, userData, env: { ELECTRON_MOCK_PLATFORM: platform, ...env } });
  const bar = (page: Page) => page.getByRole('banner');
  const getBarHeight = async (page: Page) => (await bar(page).boundingBox())?.height;

  test('leaves room for the buttons on macOS except in full screen', async ({ browser, userData }) => {
    const desktop = await launchOn('darwin', browser, userData);
    const page = await desktop.firstWindow();
    const getContentStart = () =>
      bar(page)
        .locator('svg')
        .evaluateAll((icons) => Math.min(...icons.map((icon) => icon.getBoundingClientRect().left)));
    for (const width of [1280, 640]) {
      await page.setViewportSize({ width, height: 600 });
      // The buttons are 54 px wide, with 14 px on both sides.
      expect(await getContentStart()).toBeGreaterThanOrEqual(82);
    }
    await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setFullScreen(true));
    await expect.poll(getContentStart).toBeLessThan(82);
    expect(await desktop.close()).toBe(0);
  });

  for (const platform of ['linux', 'win32']) {
    test(`is as tall as the window buttons on ${platform} at every text size`, async ({
      browser,
      userData,
    }) => {
      const getHeight = async (desktop: Desktop) => {
        const overlay = await getRecorded(desktop, 'overlay');
        return overlay instanceof Object && 'height' in overlay ? overlay.height : null;
      };
      const first = await launchOn(platform, browser, userData);
      const page = await first.firstWindow();
      for (const [textSize, pixels] of [
        [90, 36],
        [110, 44],
        [125, 50],
      ] as const) {
        await call(page, 'settings.set', { textSize });
        await expect.poll(() => getHeight(first)).toBe(pixels);
        await expect.poll(() => getBarHeight(page)).toBe(pixels);
      }
      expect(await first.close()).toBe(0);
      const second = await launchOn(platform, browser, userData);
      expect(await getBarHeight(await second.firstWindow())).toBe(50);
      expect(await getHeight(second)).toBe(50);
      expect(await second.close()).toBe(0);
    });
  }

  test('centers the buttons vertically on macOS at every text size', async ({ browser, userData }) => {
    const desktop = await launchOn('darwin', browser, userData);
    const page = await desktop.firstWindow();
    expect(await getRecorded(desktop, 'buttonPosition')).toEqual({ x: 14, y: 13 });
    await call(page, 'settings.set', { textSize: 125 });
    await expect.poll(() => getRecorded(desktop, 'buttonPosition')).toEqual({ x: 14, y: 18 });
    expect(await desktop.close()).toBe(0);
  });

  test('has the colors of a Windows contrast theme', async ({ browser, userData }) => {
    const theme = { window: '#2D3236FF', 'window-text': '#FFFFFFFF' };
    const desktop = await launchOn('win32', browser, userData, {
      ELECTRON_MOCK_CONTRAST_THEME: JSON.stringify(theme),
    });
    await desktop.firstWindow();
    const colors = { color: '#2D3236', symbolColor: '#FFFFFF' };
    expect(await getRecorded(desktop, 'options')).toMatchObject({ titleBarOverlay: colors });
    expect(await getRecorded(desktop, 'backgroundColor')).toBe('#2D3236');
    await desktop.evaluate(({ nativeTheme }) => void nativeTheme.emit('updated'));
    expect(await getRecorded(desktop, 'overlay')).toMatchObject(colors);
    expect(await getRecorded(desktop, 'backgroundColor')).toBe('#2D3236');
    expect(await desktop.close()).toBe(0);
  });

  test('doesn’t drag the window where a dialog or menu covers it', async ({ desktop, page }) => {
    await page.setViewportSize({ width: 800, height: 480 });
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
    expect(await listDraggingPoints(page)).toBeGreaterThan(0);
    expect(await listCoveredDraggingPoints(page)).toEqual([]);
    const overlays: [string, () => Promise<void>][] = [
      ['dialog', () => page.keyboard.press('Control+K')],
      ['dialog', () => chooseCommand(page, 'Report a problem')],
      ['menu', () => page.getByRole('button', { name: 'More actions' }).first().click()],
    ];
    for (const [role, open] of overlays) {
      await open();
      await expect(page.locator(`[role="${role}"]`)).toBeVisible();
      expect(await listCoveredDraggingPoints(page), role).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.locator(`[role="${role}"]`)).toHaveCount(0);
    }
    expect(desktop.hasEnded).toBe(false);
  });
});

async function chooseCommand(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.getByRole('dialog').getByRole('combobox').fill(name);
  await page.keyboard.press('Enter');
}

/**
 * Returns the points in the header that drag the window, or only the covered ones. Chromium adds and removes
 * drag regions in document order, regardless of which element is on top.
 */
const listDragRegions = (page: Page, kind: 'all' | 'covered') =>
  page.evaluate((wanted) => {
    const regions = [...document.querySelectorAll('*')].flatMap((element) => {
      const region = getComputedStyle(element).getPropertyValue('-webkit-app-region');
      return region === 'none' ? [] : [{ region, box: element.getBoundingClientRect() }];
    });
    const bar = document.querySelector('header');
    const { width, height } = bar?.getBoundingClientRect() ?? { width: 0, height: 0 };
    const found: string[] = [];
    for (let x = 4; x < width; x += 8) {
      for (let y = 2; y < height; y += 6) {
        const last = regions.findLast(
          ({ box }) => x >= box.left && x < box.right && y >= box.top && y < box.bottom,
        );
        if (last?.region !== 'drag') continue;
        const top = document.elementFromPoint(x, y);
        if (wanted === 'all' || !bar?.contains(top)) found.push(`${x},${y} ${top?.className}`);
      }
    }
    return found;
  }, kind);

const listDraggingPoints = async (page: Page) => (await listDragRegions(page, 'all')).length;
const listCoveredDraggingPoints = (page: Page) => listDragRegions(page, 'covered');

test('the window has the app’s icon on Linux', async ({ desktop, page }) => {
  test.skip(!isMock || process.platform !== 'linux', 'other systems take it from the program');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  const options = await getRecorded(desktop, 'options');
  const icon = options instanceof Object && 'icon' in options ? String(options.icon) : '';
  expect((await readFile(icon)).subarray(1, 4).toString()).toBe('PNG');
});

test('the window’s title contains the open question and the view', async ({ page }) => {
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toBeVisible();
  await expect(page).toHaveTitle('All · QOTD Studio');
  await title.fill('Tea or coffee?');
  await expect(page).toHaveTitle('Tea or coffee? · All · QOTD Studio');
  await page.evaluate(() => {
    window.location.hash = '#/settings';
  });
  await expect(page).toHaveTitle('Settings · QOTD Studio');
});
