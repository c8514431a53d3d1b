import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { recordAnnouncements } from '../support/announcements.ts';
import { DELAYS_RESPONSES, expect, test } from '../support/app-fixture.ts';
import { interceptCalls } from '../support/bridge-call.ts';

const OUT = path.resolve(import.meta.dirname, '../../out/renderer');
/** The maximum size, in bytes after gzip, of the code that loads before you can type. */
const START_BUNDLE = 400_000;

test('the start bundle is one script and one style sheet within their budget', { tag: '@journey' }, () => {
  const page = readFileSync(path.join(OUT, 'index.html'), 'utf8');
  const loaded = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, file]) => file,
  );
  expect(loaded).toEqual([expect.stringMatching(/\.js$/), expect.stringMatching(/\.css$/)]);
  expect(readdirSync(path.join(OUT, 'assets')).length).toBeGreaterThan(loaded.length);
  const bytes = loaded.map(
    (file) => gzipSync(readFileSync(path.join(OUT, String(file))), { level: 9 }).length,
  );
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(START_BUNDLE);
});

test.describe('an option', () => {
  test.beforeEach(async ({ app: { page } }) => {
    await page
      .getByRole('button', { name: /New question/ })
      .first()
      .click();
    for (const [index, name] of ['One', 'Two', 'Three'].entries()) {
      await page.getByRole('textbox', { name: `Option ${index + 1} text` }).fill(name);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: `Option ${index + 2} text` })).toBeFocused();
    }
  });

  test('is dragged by its handle, and Escape cancels the drag', { tag: '@journey' }, async ({
    app: { page },
  }) => {
    const listTexts = () =>
      page
        .getByRole('textbox', { name: /^Option \d+ text/ })
        .evaluateAll((fields) =>
          fields.map((field) => (field instanceof HTMLInputElement ? field.value : '')),
        );
    await expect.poll(listTexts).toEqual(['One', 'Two', 'Three', '']);
    const [first, , third] = await Promise.all(
      [1, 2, 3].map((position) =>
        page.getByRole('button', { name: new RegExp(`^Move option ${position}:`) }).boundingBox(),
      ),
    );
    if (!first || !third) throw new Error('The grips are not on screen.');
    const x = first.x + 8;
    // Records all announcements, because one announcement can immediately follow another.
    let announcements = await recordAnnouncements(page);
    await page.mouse.move(x, first.y + 10);
    await page.mouse.down();
    await page.mouse.move(x, first.y + 30, { steps: 3 });
    await page.mouse.move(x, third.y + 10, { steps: 5 });
    await expect.poll(async () => (await announcements()).join()).toContain('Position 3');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect.poll(async () => (await listTexts()).slice(0, 3)).toEqual(['One', 'Two', 'Three']);
    announcements = await recordAnnouncements(page);
    await page.mouse.move(x, first.y + 10);
    await page.mouse.down();
    await page.mouse.move(x, third.y + 10, { steps: 8 });
    await expect.poll(async () => (await announcements()).join()).toContain('Position 3');
    await page.mouse.up();
    await expect.poll(async () => (await listTexts()).slice(0, 3)).toEqual(['Two', 'Three', 'One']);
    await expect.poll(async () => (await announcements()).join()).toContain('Moved to position 3 of');
  });

  test('announces both positions that it reaches within one frame', async ({ app: { page } }) => {
    const grip = page.getByRole('button', { name: /^Move option 1:/ });
    const box = await grip.boundingBox();
    if (!box) throw new Error('The grip is not on screen.');
    const announcements = await recordAnnouncements(page);
    await page.mouse.move(box.x + 8, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 8, box.y + 20, { steps: 3 });
    await expect(page.locator('[data-row][style*="translate"]')).toHaveCount(1);
    await grip.evaluate((element) => {
      for (const row of [...document.querySelectorAll('[data-row]')].slice(1, 3)) {
        const clientY = row.getBoundingClientRect().top + 5;
        element.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientY }));
      }
    });
    await expect.poll(async () => (await announcements()).join()).toContain('Position 2 Position 3');
    await page.mouse.up();
  });

  test('moves focus to the new first row when Backspace deletes the first one', async ({ app: { page } }) => {
    const getText = (position: number) => page.getByRole('textbox', { name: `Option ${position} text` });
    const pressBackspace = async (position: number) => {
      await getText(position).fill('');
      await page.keyboard.press('Backspace');
    };
    await pressBackspace(1);
    await expect(getText(4)).toHaveCount(0);
    await expect(getText(1)).toHaveValue('Two');
    await expect(getText(1)).toBeFocused();
    await pressBackspace(2);
    await expect(getText(3)).toHaveCount(0);
    await expect(getText(1)).toBeFocused();
    await page.getByRole('button', { name: 'Remove option 1' }).click({ force: true });
    await expect(getText(2)).toHaveCount(0);
    await expect(getText(1)).toBeFocused();
  });
});

test('a new question keeps focus when a pending list arrives', async ({ app: { page, shell } }) => {
  test.skip(shell === 'desktop', DELAYS_RESPONSES);
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await interceptCalls(page, async ({ method, input }) => {
    if (method !== 'library.list' || !JSON.stringify(input).includes('"trash"')) return;
    asked.resolve();
    await held.promise;
  });
  const title = page.getByRole('textbox', { name: 'Title' });
  await page.getByRole('link', { name: /^Drafts/ }).focus();
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await asked.promise;
  await page.keyboard.press('Alt+n');
  await expect(title).toBeFocused();
  held.resolve();
  await expect(page.getByText('No drafts')).toBeVisible();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  await expect(title).toBeFocused();
});

test('a tooltip opens on focus and hover, and Escape closes it', async ({ app: { page } }) => {
  const text = page.getByRole('tooltip');
  const button = page.getByRole('link', { name: /Local API/ }).first();
  await page.setViewportSize({ width: 1100, height: 700 });
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(text).toBeVisible();
  const [tip, anchor] = [await text.boundingBox(), await button.boundingBox()];
  expect(tip && anchor && tip.x >= anchor.x + anchor.width).toBe(true);
  await page.keyboard.press('Escape');
  await expect(text).toHaveCount(0);
  await button.hover();
  await expect(text).toBeVisible();
  await page.mouse.move(600, 400);
  await expect(text).toHaveCount(0);
});

test('a menu opened with the keyboard starts at the selected item and returns focus', async ({
  app: { page },
}) => {
  const button = page.getByRole('button', { name: /Sort/ });
  await button.focus();
  await page.keyboard.press('ArrowUp');
  const items = page.getByRole('menu').getByRole('menuitemradio');
  await expect(items.first()).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(items.first()).toBeChecked();
  await expect(items.first()).toBeFocused();
});

test('on macOS, shortcuts show Mac keys and work even if Option changes the character', async ({
  app: { page },
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }));
  await page.reload();
  await expect(page.getByRole('banner').getByText('⌘K')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark ready' })).toContainText('⌘S');
  await page.evaluate(() =>
    document.dispatchEvent(new KeyboardEvent('keydown', { key: '™', code: 'Digit2', altKey: true })),
  );
  await expect(page.getByRole('tab', { name: 'Similar' })).toHaveAttribute('aria-selected', 'true');
  await page.goto(new URL('#/keyboard', page.url()).href);
  await expect(page.getByText('⇧⌘P')).toBeVisible();
  await expect(page.getByText('Ctrl')).toBeHidden();
});
