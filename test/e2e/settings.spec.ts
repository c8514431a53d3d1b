import type { Page } from '@playwright/test';
import { sendQuestion } from '../support/api-requests.ts';
import { expect, test } from '../support/app-fixture.ts';
import { runAxe } from '../support/axe.ts';
import { call } from '../support/bridge-call.ts';
import { THEMES_AND_SIZES } from '../support/themes-and-sizes.ts';

const LONG = {
  title: 'Which small victory made your week better than it had any right to be, all things considered?',
  options: '🍵 - Tea\n☕ - Coffee',
};
const PAGES = ['Appearance', 'Editor', 'Live service', 'Local API', 'Library', 'Keyboard'];

async function openPage(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
}

const getLook = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));
const getTextSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

test('readability settings apply immediately and after a restart', { tag: '@journey' }, async ({ app }) => {
  let { page } = app;
  await sendQuestion(app.api, LONG);
  const findRow = () => page.getByRole('option', { name: LONG.title });
  const getHeight = async () => (await findRow().boundingBox())?.height ?? 0;
  await expect(findRow()).toBeVisible();
  // Waits for the app's font, because text in a fallback font has different line breaks.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const tall = await getHeight();

  await openPage(page, 'Appearance');
  await page.getByRole('radio', { name: '110%' }).click();
  await page.getByRole('radio', { name: 'Compact' }).click();
  await page.getByRole('switch', { name: 'Reduce motion' }).press('Space');
  await page.getByRole('switch', { name: 'Increase contrast' }).press('Space');
  await expect
    .poll(() => getLook(page))
    .toEqual({ textSize: '110', density: 'compact', motion: 'less', contrast: 'more' });
  expect(await getTextSize(page)).toBe('17.6px');
  // Waits until the settings are stored, because they apply earlier.
  await expect
    .poll(() => call(page, 'settings.get'))
    .toMatchObject({ textSize: 110, density: 'compact', lessMotion: true, moreContrast: true });

  page = await app.restartAfterKill();
  await expect.poll(() => getTextSize(page)).toBe('17.6px');
  await page.getByRole('link', { name: 'All' }).first().click();
  await expect(findRow()).toBeVisible();
  await expect.poll(getHeight).toBeLessThan(tall);

  await page.keyboard.press('Control+=');
  await expect.poll(() => getTextSize(page)).toBe('20px');
  await page.keyboard.press('Control+0');
  await expect.poll(() => getTextSize(page)).toBe('16px');
});

test('new questions start with the default footer and image and are deleted if left empty', async ({
  app,
}) => {
  const { page } = app;
  await openPage(page, 'Editor');
  await page.getByRole('textbox', { name: 'Default footer' }).fill('Asked daily');
  await page.keyboard.press('Enter');
  const image = page.getByRole('textbox', { name: 'Default image' });
  await image.fill('no image');
  await expect(image).toHaveAccessibleDescription(/^Enter a URL/);
  await page.keyboard.press('Escape');
  await image.fill('https://pics.example/tea.png');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'New question' }).first().click();
  const footer = page.getByRole('textbox', { name: 'Footer' });
  await expect(footer).toHaveValue('Asked daily');
  await expect(page.getByRole('textbox', { name: 'Image' })).toHaveValue('https://pics.example/tea.png');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Tea?');
  const drafts = page.getByRole('link', { name: /^Drafts/ });
  await expect(drafts).toContainText('1');
  await title.fill('');
  await page.getByRole('button', { name: 'New question' }).first().click();
  await expect(drafts).toContainText('0');
  await expect(footer).toHaveValue('Asked daily');
});

test('a token can be entered only after the base URL', async ({ app: { page } }) => {
  await openPage(page, 'Live service');
  const url = page.getByRole('textbox', { name: 'Base URL' });
  await page.getByRole('button', { name: 'Add token…' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(url).toBeFocused();
  await expect(url).toHaveAccessibleDescription(/Enter the base URL first\./);
  await url.fill('https://live.example/api/v1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter the base URL first.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add token…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('It’s never included in logs, exports, or restore points.');
  await expect(dialog.getByText('Token', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('Token', { exact: true })).toBeFocused();
});

test('the app’s own local API isn’t accepted as the base URL', async ({ app: { page, api } }) => {
  // Without a service, the sidebar's link opens the connection settings.
  await page.getByRole('link', { name: 'Live service' }).click();
  const url = page.getByRole('textbox', { name: 'Base URL' });
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByRole('region', { name: 'Test results' })).toContainText('Enter the service’s URL.');
  await url.fill(api.url.replace('127.0.0.1', 'localhost'));
  // The message is hidden because the result applied to a different URL.
  await expect(page.getByText('Enter the service’s URL.')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(url).toHaveAccessibleDescription(/This is this app’s local API, not a service\./);
  expect(await call(page, 'settings.get', {})).toMatchObject({ syncUrl: '' });
  for (const name of ['Add token…', 'Test connection', 'Add token…']) {
    await page.getByRole('button', { name }).click();
    await expect(url).toBeFocused();
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The URL is saved when the button receives focus.
  await url.fill('https://live.example/api/v1');
  await page.getByRole('button', { name: 'Add token…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the preview starts with the theme and layout from the settings', async ({ app }) => {
  const { page } = app;
  await sendQuestion(app.api, LONG);
  await openPage(page, 'Appearance');
  await page.getByRole('radiogroup', { name: 'Preview theme' }).getByRole('radio', { name: 'Dark' }).click();
  await page.getByRole('radio', { name: 'Buttons' }).click();
  await page.getByRole('link', { name: 'All' }).first().click();
  await expect(page.getByRole('radio', { name: 'Dark chat' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Buttons' })).toBeChecked();
  await page.getByRole('radio', { name: 'Light chat' }).click();
  await expect(page.getByRole('radio', { name: 'Light chat' })).toBeChecked();
});

test('similar questions below the chosen grade are hidden', async ({ app }) => {
  const { page } = app;
  await sendQuestion(app.api, { ...LONG, title: 'What little victory made your week better?' });
  await sendQuestion(app.api, { ...LONG, title: 'Which small victory made your week better?' });
  await page.getByRole('option', { name: 'Which small victory' }).click();
  await page.keyboard.press('Alt+2');
  const hits = page.getByRole('list', { name: 'Similar questions' }).getByRole('listitem');
  await expect(hits).toHaveCount(1);
  const grade = await hits.first().textContent();
  await openPage(page, 'Editor');
  await page.getByRole('radio', { name: 'Likely duplicates only' }).click();
  await page.getByRole('link', { name: 'All' }).first().click();
  await page.keyboard.press('Alt+2');
  await expect(hits).toHaveCount(grade?.includes('Likely duplicate') ? 1 : 0);
});

test('single-key shortcuts can be turned off, and the list of shortcuts says so', async ({
  app: { page },
}) => {
  await page.getByRole('link', { name: 'All' }).first().focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('heading', { name: 'Keyboard shortcuts', level: 1 })).toBeVisible();
  await expect(page.getByText('Open command palette')).toBeVisible();
  await page.getByRole('link', { name: 'Open keyboard settings' }).click();
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).press('Space');
  await page.getByRole('tab', { name: 'Keyboard' }).focus();
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'All shortcuts' }).click();
  await expect(page.getByText('Single-key shortcuts are off. Other shortcuts still work.')).toBeVisible();
  await page.keyboard.press('Control+,');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});

for (const { colorScheme, viewport } of THEMES_AND_SIZES) {
  test.describe(`settings, ${colorScheme}, ${viewport.width} × ${viewport.height}`, () => {
    test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('have no axe violations on any page, and arrow keys move between pages', async ({
      app: { page },
    }) => {
      test.slow();
      await openPage(page, 'Appearance');
      for (const name of PAGES) {
        await expect(page.getByRole('tab', { name })).toBeFocused();
        await expect(page.getByRole('tabpanel', { name })).toBeVisible();
        const { violations } = await runAxe(page).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
        await page.keyboard.press('ArrowDown');
      }
      await page.evaluate(() => {
        window.location.hash = '#/keyboard';
      });
      await expect(page.getByRole('heading', { name: 'Keyboard shortcuts', level: 1 })).toBeVisible();
      const { violations } = await runAxe(page).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      );
    });
  });
}

test('the editor’s header doesn’t cut off words with the largest text', async ({ app: { page } }) => {
  const steps = page.getByRole('list', { name: 'Status' });
  const getDrawnBox = async (step: string) => (await steps.getByText(step).boundingBox())?.width ?? 0;
  await page.getByRole('textbox', { name: 'Title' }).fill('Tea or coffee?');
  expect(await getDrawnBox('Posted')).toBeGreaterThan(30);
  await page.keyboard.press('Control+=');
  await page.keyboard.press('Control+=');
  await expect(page.locator('html')).toHaveAttribute('data-text-size', '125');
  await page.setViewportSize({ width: 1185, height: 720 });
  await expect.poll(() => getDrawnBox('Posted')).toBeLessThan(2);
  const status = page.getByRole('status').filter({ hasText: 'Saved' });
  await expect(status).toBeVisible();
  expect(await status.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  await expect(steps.getByRole('listitem')).toHaveCount(3);
});

test('forced colors show which theme is selected', async ({ app: { page } }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, 'Appearance');
  const themes = page.getByRole('radiogroup', { name: 'Theme', exact: true });
  const getDotColor = (theme: string) =>
    themes
      .getByText(theme, { exact: true })
      .locator('span')
      .evaluate((dot) => getComputedStyle(dot).backgroundColor);
  await expect(themes.getByRole('radio', { name: 'System' })).toBeChecked();
  expect(await getDotColor('System')).not.toBe(await getDotColor('Dark'));
});
