import { execFileSync } from 'node:child_process';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { sendQuestion } from '../support/local-api.ts';

/** The pictures were taken with these; others have letters of another width, and emoji of another look. */
const FONTS = ['Inter', 'Noto Color Emoji'];

function missingFont(): string | null {
  try {
    const there = execFileSync('fc-list', [':', 'family'], { encoding: 'utf8' });
    const families = there.split('\n').flatMap((line) => line.split(','));
    return FONTS.find((font) => !families.includes(font)) ?? null;
  } catch {
    return 'fc-list';
  }
}

const missing = missingFont();
test.skip(missing !== null, `the pictures need ${missing}`);
test.use({ viewport: { width: 1280, height: 820 } });

/** A little of it may differ from machine to machine, in how letters are smoothed. */
const looksLike = (what: Locator, name: string) =>
  expect(what).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.002, threshold: 0.1, timeout: 20_000 });

async function write(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Title' }).fill('Which small victory made your week better?');
  await page.getByRole('radio', { name: 'Text' }).click();
  await page
    .getByRole('textbox', { name: 'Options' })
    .fill('🚌 - The bus waited for me\n:nosuchplant: - A plant came back\n🚌 - I caught the next bus anyway');
  await page.getByRole('radio', { name: 'Rows' }).click();
  await expect(page.getByText('Autosaved')).toBeVisible();
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('editor and preview look as they did', async ({ app: { page } }) => {
      await write(page);
      await page.mouse.move(0, 0);
      await looksLike(page.getByRole('main', { name: 'Editor' }), `editor-${colorScheme}`);
      const message = page.getByRole('complementary', { name: 'Inspector' });
      await page.getByRole('radio', { name: 'Buttons' }).click();
      await page.mouse.move(0, 0);
      await looksLike(message, `preview-${colorScheme}`);
    });

    test('rows of the list and the palette look as they did', async ({ app: { page, api } }) => {
      await sendQuestion(api, { title: 'Mountains or sea?', options: '⛰️ - Mountains\n🌊 - Sea' });
      await sendQuestion(api, { title: 'Window seat or aisle?', options: '🪟 - Window\n🚶 - Aisle' });
      const list = page.getByRole('listbox', { name: 'All' });
      await expect(list.getByRole('option')).toHaveCount(2);
      await looksLike(list.getByRole('option').first(), `row-${colorScheme}`);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('window seat');
      const palette = page.getByRole('dialog');
      await expect(palette.getByRole('option', { name: /Window seat or aisle/ })).toBeVisible();
      await looksLike(palette, `palette-${colorScheme}`);
    });
  });
}
