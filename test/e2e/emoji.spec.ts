import type { Locator, Page } from '@playwright/test';
import { recordAnnouncements } from '../support/announcements.ts';
import { sendQuestion } from '../support/api-requests.ts';
import { EXTERNAL_URL, expect, test } from '../support/app-fixture.ts';
import { runAxe } from '../support/axe.ts';
import { call } from '../support/bridge-call.ts';
import { THEMES_AND_SIZES } from '../support/themes-and-sizes.ts';

async function expectNothing(page: Page): Promise<void> {
  const { violations } = await runAxe(page).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

/** Creates a question and focuses the text of its first option. */
async function beginOption(page: Page) {
  await page.getByRole('button', { name: 'New question' }).first().click();
  await page.getByRole('textbox', { name: 'Title' }).fill('What is for dinner?');
  const field = page.getByLabel('Option 1 text', { exact: true });
  await field.focus();
  return field;
}

const getEmoji = (page: Page, position: number) =>
  page.getByRole('button', { name: new RegExp(`^Emoji for option ${position}:`) });

test('an emoji name at the caret is completed with the keyboard, and Escape keeps the typed name', {
  tag: '@journey',
}, async ({ app: { page } }) => {
  const field = await beginOption(page);
  await page.clock.install();
  const announcements = await recordAnnouncements(page);
  await page.keyboard.type('Leftover :piz');
  const list = page.getByRole('listbox', { name: 'Emoji matching piz' });
  await expect.poll(async () => (await announcements()).join()).toContain('first pizza');
  await expect(list.getByRole('option').first()).toContainText(':pizza:');
  await expect(list.getByRole('option').last()).toContainText('$piz$');
  await expect(page.getByRole('combobox', { name: 'Option 1 text', exact: true })).toBeFocused();
  // The row doesn't show a problem during the search, however long the search takes.
  await page.clock.fastForward(2000);
  expect(await page.getByText('Choose an emoji.').count()).toBe(0);

  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.type('z');
  await expect(list).toBeHidden();
  await expect(field).toHaveValue('Leftover :pizz');

  await page.keyboard.press('Backspace');
  for (const _ of ':piz') await page.keyboard.press('Backspace');
  await page.keyboard.type(':piz');
  await expect(list).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(list).toBeHidden();
  await expect(field).toHaveValue('Leftover');
  await expect(field).toBeFocused();
  await expect(getEmoji(page, 1)).toHaveAccessibleName(/🍕/);

  await page.keyboard.type(' and :coff');
  await expect(page.getByRole('listbox', { name: 'Emoji matching coff' })).not.toContainText('$');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('Leftover and ☕');
});

test('arrow keys wrap around the list, and its last entry lets the service choose the emoji', async ({
  app: { page },
}) => {
  const field = await beginOption(page);
  await page.keyboard.type(':taco');
  const list = page.getByRole('listbox', { name: 'Emoji matching taco' });
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await expect(getEmoji(page, 1)).toHaveAccessibleName(/\$taco\$/);
});

test('names are also completed in the emoji field and in the options text', async ({ app: { page } }) => {
  await beginOption(page);
  await page.getByRole('button', { name: 'Option 1 has no emoji. Choose an emoji' }).focus();
  await page.keyboard.type(':piz');
  await expect(page.getByRole('listbox', { name: 'Emoji matching piz' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(getEmoji(page, 1)).toHaveAccessibleName(/🍕/);
  await expect(page.getByLabel('Option 1 text', { exact: true })).toBeFocused();
  await page.keyboard.type('Pizza');

  await page.getByRole('radio', { name: 'Text' }).click();
  const source = page.getByRole('textbox', { name: 'Options text, one option per line' });
  await source.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n:taco');
  const list = page.getByRole('listbox', { name: 'Emoji matching taco' });
  await expect(list).toBeVisible();
  await list.getByRole('option').first().click();
  await expect(source).toBeFocused();
  await page.keyboard.type('Tacos');
  await expect(source).toHaveValue('🍕 - Pizza\n🌮 - Tacos');
});

test('one shortcut applies the first suggestion, and another opens the picker', async ({ app: { page } }) => {
  const field = await beginOption(page);
  await page.keyboard.type('Pizza');
  await expect(page.getByText('For “pizza”')).toBeVisible();
  const announcements = await recordAnnouncements(page);
  await page.keyboard.press('Alt+Enter');
  await expect(getEmoji(page, 1)).toHaveAccessibleName(/🍕/);
  await expect(field).toBeFocused();
  await expect.poll(async () => (await announcements()).join()).toContain('Set 🍕 for option 1');

  await page.keyboard.press('Control+.');
  await expect(page.getByRole('dialog', { name: 'Choose an emoji for option 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
});

test('one click adds different emoji to the options, and one undo removes them', { tag: '@journey' }, async ({
  app: { page },
}) => {
  await beginOption(page);
  const texts = [
    'Yes',
    'No',
    'Maybe',
    'Never',
    'Always',
    'Pizza',
    'Video games',
    'Board games',
    'Zyxw',
    'Xwvu',
  ];
  await page.getByRole('radio', { name: 'Text' }).click();
  const source = page.getByRole('textbox', { name: 'Options text, one option per line' });
  await source.fill([...texts, ...texts.map((text) => `${text} too`)].join('\n'));
  await page.getByRole('radio', { name: 'Rows' }).click();
  await expect(page.getByRole('button', { name: 'Use numbers' })).toBeHidden();
  await page.getByRole('button', { name: 'Use suggestions' }).click();
  const emoji = page.getByRole('button', { name: /^Emoji for option \d+:/ });
  await expect(emoji).toHaveCount(20);
  await expect(getEmoji(page, 1)).toHaveAccessibleName(/👍/);
  await expect(getEmoji(page, 7)).toHaveAccessibleName(/🎮/);
  await expect(page.getByText('have no emoji')).toBeHidden();
  expect(new Set(await emoji.allTextContents()).size).toBe(20);

  await page.keyboard.press('ControlOrMeta+Z');
  await expect(page.getByText('20 options have no emoji')).toBeVisible();
});

test('options without emoji can be numbered or lettered', async ({ app: { page } }) => {
  const field = await beginOption(page);
  await field.fill('Red wine');
  await page.getByLabel('Option 2 text', { exact: true }).fill('White wine');
  await page.getByRole('button', { name: 'Use numbers' }).click();
  await expect(getEmoji(page, 2)).toHaveAccessibleName(/2️⃣/);
  await page.keyboard.press('ControlOrMeta+Z');
  await page.getByRole('button', { name: 'Use letters A B C' }).focus();
  await page.keyboard.press('Enter');
  await expect(getEmoji(page, 2)).toHaveAccessibleName(/🇧/);
  await expect(field).toBeFocused();
});

test('the picker shows the usual emoji for “no” first', async ({ app: { page } }) => {
  await beginOption(page);
  await page.getByRole('button', { name: 'Option 1 has no emoji. Choose an emoji' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose an emoji for option 1' });
  await picker.getByRole('searchbox').or(picker.getByPlaceholder('Search')).fill('no');
  await expect(picker.locator('.category button').first()).toHaveAccessibleName('👎');
});

test('letter emoji are in the picker and the completion list', async ({ app: { page } }) => {
  const field = await beginOption(page);
  await page.keyboard.type(':letter_q');
  const list = page.getByRole('listbox', { name: 'Emoji matching letter_q' });
  await expect(list.getByRole('option').first()).toContainText('🇶');
  await page.keyboard.press('Enter');
  await expect(getEmoji(page, 1)).toHaveAccessibleName(/🇶/);
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+.');
  const picker = page.getByRole('dialog', { name: 'Choose an emoji for option 1' });
  await picker.getByRole('searchbox').fill('letter b');
  await picker.getByRole('option', { name: '🇧' }).click();
  await expect(getEmoji(page, 1)).toHaveAccessibleName(/🇧/);
});

test('skin tone and recent emoji are restored after a restart', async ({ app }) => {
  let { page } = app;
  await beginOption(page);
  await page.keyboard.press('Control+.');
  const picker = page.getByRole('dialog', { name: 'Choose an emoji for option 1' });
  await picker.getByRole('button', { name: 'Choose default skin tone' }).click();
  await picker.getByText('Medium-Dark', { exact: true }).click();
  await picker.getByRole('searchbox').fill('waving hand');
  await picker.getByRole('option', { name: '👋🏾' }).click();
  await expect(getEmoji(page, 1)).toHaveAccessibleName(/👋🏾/);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('emoji'))),
  ).toEqual([]);

  await page.keyboard.type('Hello ');
  await page.keyboard.press('Enter');
  await page.keyboard.type(':thumbsup');
  await page.getByRole('listbox', { name: 'Emoji matching thumbsup' }).waitFor();
  await page.keyboard.press('Enter');
  await expect(getEmoji(page, 2)).toHaveAccessibleName(/👍🏾/);
  await page.keyboard.type('Good');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  // Waits for the recent emoji, because they are stored separately from the draft.
  await expect
    .poll(() => call(page, 'settings.get'))
    .toMatchObject({
      recentEmoji: expect.arrayContaining([expect.stringContaining('👍'), expect.stringContaining('👋')]),
    });

  page = await app.restartAfterKill();
  await page.getByRole('option', { name: 'What is for dinner?' }).click();
  await page.getByLabel('Option 2 text', { exact: true }).focus();
  await page.keyboard.press('Control+.');
  const anew = page.getByRole('dialog', { name: 'Choose an emoji for option 2' });
  await expect(anew.locator('[aria-posinset="1"]').first()).toHaveAccessibleName('👍🏾');
  await expect(anew.locator('[aria-posinset="2"]').first()).toHaveAccessibleName('👋🏾');
});

for (const { colorScheme, viewport } of THEMES_AND_SIZES) {
  test.describe(`emoji, ${colorScheme}, ${viewport.width} × ${viewport.height}`, () => {
    test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('have no axe violations in the completion list', async ({ app: { page } }) => {
      await beginOption(page);
      await page.keyboard.type('Leftover :piz');
      await expect(page.getByRole('listbox', { name: 'Emoji matching piz' })).toBeVisible();
      await expectNothing(page);
      await page.keyboard.press('Enter');
      await page.getByRole('radio', { name: 'Text' }).click();
      await page.getByRole('textbox', { name: 'Options text, one option per line' }).focus();
      await page.keyboard.press('Control+End');
      await page.keyboard.type('\n:taco');
      await expect(page.getByRole('listbox', { name: 'Emoji matching taco' })).toBeVisible();
      await expectNothing(page);
    });
  });
}

test('the picker shows a placeholder for a custom emoji whose image can’t be loaded', async ({
  app: { page },
}) => {
  await page.route(EXTERNAL_URL, (route) => route.fulfill({ contentType: 'text/plain', body: 'Not here' }));
  await call(page, 'settings.set', {
    customEmoji: [{ name: 'party_blob', url: 'https://cdn.example/blob.png', keywords: [] }],
    pictureHosts: ['cdn.example'],
  });
  await beginOption(page);
  await page.keyboard.press('Control+.');
  const picker = page.getByRole('dialog', { name: 'Choose an emoji for option 1' });
  await picker.getByRole('searchbox').fill('party_blob');
  const image = picker.locator('.category img').first();
  await expect(image).toHaveAttribute('src', /^data:image\/svg/);
  await expect.poll(() => image.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBeGreaterThan(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`picker, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('has no axe violations and can be used with the keyboard', async ({ app: { page } }) => {
      await beginOption(page);
      await page.keyboard.press('Control+.');
      const picker = page.getByRole('dialog', { name: 'Choose an emoji for option 1' });
      const expectPickerAccessible = async () =>
        expect((await runAxe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
      await expect(picker.getByRole('tab', { selected: true })).toHaveAccessibleName('Frequently used');
      await expectPickerAccessible();
      await picker.getByRole('button', { name: 'Choose default skin tone' }).click();
      await expect(picker.getByRole('radio', { name: 'Medium-Dark' })).toBeVisible();
      await expect(
        picker.getByRole('button', { name: 'Choose default skin tone', expanded: true }),
      ).toBeVisible();
      await expectPickerAccessible();
      await page.keyboard.press('Escape');
      await expect(picker.getByRole('radio', { name: 'Medium-Dark' })).toBeHidden();
      await expect(picker.getByRole('button', { name: 'Choose default skin tone' })).toBeFocused();
      await page.keyboard.press('Enter');
      await picker.getByText('Medium-Dark', { exact: true }).click();
      await expect(picker.getByRole('radio', { name: 'Medium-Dark' })).toBeHidden();
      await expect(
        picker.getByRole('button', { name: 'Choose default skin tone', expanded: false }),
      ).toBeVisible();
      await picker.getByRole('searchbox').fill('pizza');
      await expect(picker.getByRole('option', { name: '🍕' })).toBeVisible();
      await expect(picker.getByRole('button', { name: 'Clear search' })).toBeVisible();
      await expectPickerAccessible();
      await picker.getByRole('searchbox').clear();
      await picker.getByRole('listbox', { name: 'Emoji' }).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await expect(picker.getByRole('option', { selected: true })).toHaveAttribute('aria-posinset', '2');
      await expectPickerAccessible();
      await picker.getByRole('tab', { name: 'Flags' }).click();
      await expect(picker.getByRole('tab', { name: 'Flags', selected: true })).toBeVisible();
      await expect(picker.getByRole('group', { name: 'Flags' }).getByRole('option').first()).toBeVisible();
      await expectPickerAccessible();
    });
  });
}

test.describe('custom emoji', () => {
  const seen = '$[sushi roll](https://cdn.example/roll.png)$';

  test('can be added manually or from questions, used by name, changed, deleted, and restored', async ({
    app,
  }) => {
    const { page } = app;
    test.slow();
    // No image may be requested before its host is allowed.
    const asked: string[] = [];
    await page.route(EXTERNAL_URL, (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle cx="4" cy="4" r="4"/></svg>',
      });
    });
    await sendQuestion(app.api, { title: 'What to eat?', options: `${seen} - Roll\n☕ - Tea` });
    await page.evaluate(() => {
      location.hash = '#/emoji';
    });
    const main = page.getByRole('main', { name: 'Custom emoji' });
    await expect(main.getByText('No custom emoji yet')).toBeVisible();
    const center = async (locator: Locator) => {
      const box = await locator.boundingBox();
      return Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2);
    };
    expect(await center(main.getByText('No custom emoji yet'))).toBe(await center(main));
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }),
    ).toHaveAttribute('aria-current', 'page');
    await main.getByRole('button', { name: 'Back to settings' }).click();
    await page.getByRole('button', { name: 'Manage emoji' }).click();

    await main.getByRole('button', { name: 'Add as :sushi_roll:' }).click();
    const list = main.getByRole('list', { name: 'Custom emoji, by name' });
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(list.getByRole('button', { name: 'Edit :sushi_roll:' })).toBeFocused();
    await expect(main.getByText('Used in your questions')).toBeHidden();

    await main.getByRole('button', { name: 'Add emoji' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add emoji' });
    await dialog.getByRole('button', { name: 'Add emoji' }).click();
    await expect(dialog.getByText('Enter a name.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('sushi_roll');
    await expect(dialog.getByText('Another custom emoji has this name.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('party_blob');
    await dialog.getByRole('textbox', { name: 'Image URL' }).fill('https://cdn.example/blob.png');
    await dialog.getByRole('textbox', { name: 'Keywords' }).fill('dance, fun');
    expect(asked).toEqual([]);
    await dialog.getByRole('button', { name: 'Show images from cdn.example' }).click();
    await expect(dialog.getByRole('button', { name: 'Show images from cdn.example' })).toBeHidden();
    await expect.poll(() => asked).toContain('https://cdn.example/blob.png');
    await expectNothing(page);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expectNothing(page);

    await list.getByRole('button', { name: 'Edit :party_blob:' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('blob');
    await page.keyboard.press('Enter');
    await expect(list).toContainText(':blob:');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await list.getByRole('button', { name: 'Delete :blob:' }).focus();
    await page.keyboard.press('Enter');
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(list.getByRole('button', { name: 'Edit :sushi_roll:' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list).toContainText(':blob:');

    await page.getByRole('link', { name: 'All' }).first().click();
    await beginOption(page);
    await page.keyboard.type('All :danc');
    await expect(page.getByRole('option', { name: /:blob:/, selected: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(getEmoji(page, 1)).toHaveAccessibleName(/:blob:/);
    await expect(page.getByText('The API returns $[blob](https://cdn.example/blob.png)$')).toBeAttached();
    await expectNothing(page);
  });
});

test('a pinned emoji comes first in the picker', async ({ app: { page, api } }) => {
  await sendQuestion(api, { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' });
  await page.getByRole('option', { name: 'Tea or coffee?' }).click();
  await getEmoji(page, 1).click();
  await page.getByRole('button', { name: 'Pin 🍵 to the top' }).click();
  await expect(page.getByRole('button', { name: 'Unpin 🍵' })).toBeVisible();
  await page.keyboard.press('Escape');
  await getEmoji(page, 2).click();
  const first = page.locator('qotd-emoji-picker [data-id="frequent"] button').first();
  await expect(first).toHaveAttribute('aria-label', '🍵');
});
