import { execFileSync } from 'node:child_process';
import type { Locator, Page } from '@playwright/test';
import { sendQuestion } from '../support/api-requests.ts';
import { expect, test } from '../support/app-fixture.ts';
import { call } from '../support/bridge-call.ts';
import { ADMIN_TOKEN, serve } from '../support/headless-server.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

/** The fonts in the screenshots. Other fonts have different widths and emoji. */
const FONTS = ['Inter', 'Noto Color Emoji', 'DejaVu Sans Mono'];

function findMissingFont(): string | null {
  try {
    const there = execFileSync('fc-list', [':', 'family'], { encoding: 'utf8' });
    const families = there.split('\n').flatMap((line) => line.split(','));
    return FONTS.find((font) => !families.includes(font)) ?? null;
  } catch {
    return 'fc-list';
  }
}

const missing = findMissingFont();
test.skip(missing !== null, `the pictures need ${missing}`);
test.use({ viewport: { width: 1280, height: 820 } });

/**
 * Tolerates differences in font smoothing between computers. A color change to even the thinnest text exceeds
 * the tolerance.
 */
const expectScreenshot = (what: Locator, name: string) =>
  expect(what).toHaveScreenshot(`${name}.png`, {
    maxDiffPixels: 20,
    threshold: 0.03,
    timeout: 20_000,
  });

async function write(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Title' }).fill('Which small victory made your week better?');
  await page.getByRole('radio', { name: 'Text' }).click();
  await page
    .getByRole('textbox', { name: 'Options' })
    .fill('🚌 - The bus waited for me\n:nosuchplant: - A plant came back\n🚌 - I caught the next bus anyway');
  await page.getByRole('radio', { name: 'Rows' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('editor and preview match their screenshots', async ({ app: { page } }) => {
      await write(page);
      await page.mouse.move(0, 0);
      await expectScreenshot(page.getByRole('main', { name: 'Editor' }), `editor-${colorScheme}`);
      const message = page.getByRole('complementary', { name: 'Inspector' });
      await page.getByRole('radio', { name: 'Buttons' }).click();
      await page.mouse.move(0, 0);
      await expectScreenshot(message, `preview-${colorScheme}`);
    });

    test('list rows and the command palette match their screenshots', async ({ app: { page, api } }) => {
      // Waits until the empty library opens a new question. If the questions below were added first, the app
      // would open one of them, and its row would look selected in the screenshot.
      await expect(page).toHaveURL(/#\/all\/new$/);
      await sendQuestion(api, { title: 'Mountains or sea?', options: '⛰️ - Mountains\n🌊 - Sea' });
      await sendQuestion(api, { title: 'Window seat or aisle?', options: '🪟 - Window\n🚶 - Aisle' });
      const list = page.getByRole('listbox', { name: 'All' });
      await expect(list.getByRole('option')).toHaveCount(2);
      await expectScreenshot(list.getByRole('option').first(), `row-${colorScheme}`);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('window seat');
      const palette = page.getByRole('dialog');
      await expect(palette.getByRole('option', { name: /Window seat or aisle/ })).toBeVisible();
      await expectScreenshot(palette, `palette-${colorScheme}`);
    });

    test('an import preview matches its screenshot', async ({ app: { page, api } }) => {
      await sendQuestion(api, { title: 'Mountains or sea?', options: '⛰️ - Mountains\n🌊 - Sea' });
      await page.keyboard.press('Control+o');
      const dialog = page.getByRole('dialog', { name: 'Import questions' });
      await dialog
        .getByRole('textbox', { name: 'Text to import' })
        .fill(
          'Mountains or sea?\n⛰️ - Mountains\n🌊 - Sea\n\n' +
            'Window seat or aisle?\n🪟 - Window\n🚶 - Aisle\n\n' +
            'Tea or coffee?\n🍵 - Tea\n\n',
        );
      await expect(dialog.getByRole('status')).toContainText('3 found:');
      await expect(dialog.getByRole('status')).not.toContainText('Comparing');
      await page.mouse.move(0, 0);
      await expectScreenshot(dialog, `import-${colorScheme}`);
    });

    test('a conflict matches its screenshot', async ({ app: { page, api } }) => {
      await using folder = await createTemporaryFolder();
      const live = await serve(folder.dir);
      const options = '⛰️ - Mountains\n🌊 - Sea';
      await sendQuestion(api, { title: 'Mountains or sea?', options });
      await call(page, 'settings.set', { syncUrl: live.api });
      await call(page, 'sync.setToken', { token: ADMIN_TOKEN });
      await call(page, 'sync.queue', { ids: [1] });
      await call(page, 'sync.runNow', {});
      await sendQuestion(live.api, { title: 'Mountains or beach?', options }, { address: '1' });
      await sendQuestion(api, { title: 'Hills or sea?', options }, { address: '1' });
      await call(page, 'sync.queue', { ids: [1] });
      await call(page, 'sync.runNow', {});
      await page.getByRole('link', { name: 'Sync activity' }).first().click();
      const row = page.locator('[data-sync-row]');
      await expect(row).toContainText('Conflict');
      await page.mouse.move(0, 0);
      // This line contains a relative time.
      await row.getByText(/ · /).evaluate((line) => line.style.setProperty('visibility', 'hidden'));
      await expectScreenshot(row, `activity-${colorScheme}`);
      await page.setViewportSize({ width: 400, height: 820 });
      await row.getByRole('button', { name: /^Compare/ }).click();
      const title = page.getByRole('group', { name: /^Title: / });
      await expect(title.getByRole('radio').first()).toBeFocused();
      await page.mouse.move(0, 0);
      await expectScreenshot(title, `conflict-${colorScheme}`);
      await live.stop();
    });
  });
}
