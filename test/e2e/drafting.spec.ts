import type { Locator, Page } from '@playwright/test';
import { recordAnnouncements } from '../support/announcements.ts';
import { sendQuestion } from '../support/api-requests.ts';
import { DELAYS_RESPONSES, expect, test } from '../support/app-fixture.ts';
import { runAxe } from '../support/axe.ts';
import { call, interceptCalls } from '../support/bridge-call.ts';

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const findRow = (page: Page, name: string | RegExp) =>
  page.getByRole('listbox', { name: 'All' }).getByRole('option', { name });

test('a pause in typing causes at most 2 requests: one to save and one to compare', async ({ app }) => {
  test.skip(app.shell === 'desktop', DELAYS_RESPONSES);
  const { page } = app;
  const titles = ['Early bird or night owl?', 'Early birds or night owls?', 'Pineapple on pizza?'];
  for (const name of titles) await sendQuestion(app.api, { title: name, options: '☕ - A\n🎧 - B' });
  let calls: string[] = [];
  let unanswered = 0;
  await page.clock.install();
  await interceptCalls(
    page,
    ({ method }) => {
      if (method !== 'app.info') calls.push(method);
      unanswered += 1;
    },
    () => {
      unanswered -= 1;
    },
  );
  /**
   * Returns all requests that typing causes: immediate requests, delayed requests, and requests that follow a
   * response.
   */
  const listCalls = async (work: () => Promise<void>) => {
    calls = [];
    await work();
    for (let before = -1; before < calls.length; ) {
      before = calls.length;
      // Advances in steps shorter than the delay after an event, because the response must arrive within that
      // delay.
      for (let step = 0; step < 12; step += 1) {
        await page.clock.runFor(250);
        await expect.poll(() => unanswered).toBe(0);
      }
      await call(page, 'app.info');
    }
    return calls.toSorted();
  };
  const pause = ['draft.save', 'similar.search'];

  // Waits until the index of similar questions has been built.
  await expect(findRow(page, /Likely duplicate/)).toHaveCount(2);
  // Waits until the titles have been embedded. Otherwise, the model could take longer than the pause, and a
  // second search would follow.
  for (const text of ['Which season', 'Pineapple on pizza? Really?', 'Another one']) {
    const input = { title: text, description: '', options: [], id: null, limit: 5 };
    await expect.poll(() => call(page, 'similar.search', input)).toMatchObject({ isFinal: true });
  }
  await title(page).click();
  await page.clock.pauseAt(Date.now() + 1_000);
  await listCalls(() => title(page).pressSequentially('Which'));
  expect(await listCalls(() => page.keyboard.type(' season'))).toEqual(pause);
  await expect(findRow(page, 'Which season')).toBeVisible();

  await findRow(page, 'Pineapple on pizza?').click();
  await title(page).press('End');
  await listCalls(() => page.keyboard.type(' Really'));
  expect(await listCalls(() => page.keyboard.type('?'))).toEqual(pause);
  await expect(findRow(page, 'Pineapple on pizza? Really?')).toBeVisible();

  await listCalls(() => page.getByRole('button', { name: 'New question' }).first().click());
  expect(await listCalls(() => page.keyboard.type('Another one'))).toEqual(pause);
  await expect(findRow(page, 'Another one')).toBeVisible();
});

test('problems appear when focus leaves a field, without moving the rows below', {
  tag: '@journey',
}, async ({ app: { page } }) => {
  const problem = page.getByText('Choose an emoji.');
  await findOption(page, 1).fill('Pizza');
  await expect(page.getByText('For “pizza”')).toBeVisible();
  await expect(problem).toBeHidden();
  const getOptionTop = async () => (await findOption(page, 2).boundingBox())?.y;
  const before = await getOptionTop();
  await findOption(page, 2).focus();
  await expect(problem).toBeVisible();
  expect(await getOptionTop()).toBe(before);

  // An emoji problem appears below text without a suggestion. The click must still reach the button.
  await page.keyboard.type('Zyxwv');
  await page.getByRole('button', { name: 'Add option' }).click();
  await expect(findOption(page, 3)).toBeVisible();
  await expect(problem).toHaveCount(2);
});

test('a template shows missing text only after focus leaves a field or the user saves', async ({
  app: { page },
}) => {
  const problem = page.getByText('No text yet.');
  await page.getByRole('button', { name: 'Would you rather', exact: true }).click();
  await expect(title(page)).toHaveValue('Would you rather ');
  await expect(page.getByText('Add text to 2 options')).toBeVisible();
  await expect(problem).toHaveCount(0);
  await findOption(page, 1).focus();
  await expect(problem).toHaveCount(0);
  await findOption(page, 2).focus();
  await expect(problem).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(problem).toHaveCount(2);
  await page.getByRole('button', { name: 'New question' }).first().click();
  await page.getByRole('button', { name: 'Start from template…' }).click();
  await page.getByRole('button', { name: /^Would you rather/ }).click();
  await expect(title(page)).toHaveValue('Would you rather ');
  await expect(problem).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(problem).toHaveCount(2);
});

test('saving a question with problems focuses the first one', async ({ app: { page } }) => {
  await findOption(page, 1).fill('Pizza');
  await findOption(page, 2).fill('Tacos');
  await title(page).pressSequentially('Hm');
  await expect(page.getByText(/needs at least 5/)).toBeHidden();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(/needs at least 5/)).toBeVisible();
  await expect(title(page)).toBeFocused();
  await page.getByRole('textbox', { name: 'Description' }).focus();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(title(page)).toBeFocused();
});

test('an unfinished question shows the next step and counts problems only after Save', async ({
  app: { page },
}) => {
  const footer = page.getByRole('main', { name: 'Editor' });
  const problems = footer.getByText(/^\d problems?$/);
  await findOption(page, 1).fill('Tea');
  await expect(footer.getByRole('button', { name: 'Add a title' })).toBeVisible();
  await footer.getByRole('button', { name: 'Add a title' }).click();
  await expect(title(page)).toBeFocused();
  await page.keyboard.type('Tea or coffee?');
  await expect(footer.getByRole('button', { name: 'Add 1 more option' })).toBeVisible();
  await findOption(page, 2).fill('Coffee');
  await expect(problems).toHaveCount(0);
  await footer.getByRole('button', { name: '2 emoji to go Fill' }).click();
  await expect(footer.getByText('No problems')).toBeVisible();
  await findOption(page, 2).fill('');
  await expect(footer.getByRole('button', { name: 'Add text to 1 option' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(problems).toBeVisible();
});

test('the footer offers to plan the question or write another one after Save', async ({ app: { page } }) => {
  const footer = page.getByRole('main', { name: 'Editor' });
  await title(page).fill('Tea or coffee?');
  await page.keyboard.press('Control+Shift+T');
  await page.locator('[data-options-source]').fill('🍵 - Tea\n☕ - Coffee');
  await page.keyboard.press('ControlOrMeta+s');
  await footer.getByRole('button', { name: 'Plan…' }).click();
  await expect(page.getByLabel('Planned date', { exact: true })).toBeFocused();
  await footer.getByRole('button', { name: 'New question' }).click();
  await expect(title(page)).toHaveValue('');
  await findRow(page, 'Tea or coffee?').click();
  await expect(footer.getByText('No problems')).toBeVisible();
});

test('Ctrl+Shift+Enter saves the question, or keeps a draft, and opens a new one', async ({
  app: { page },
}) => {
  await title(page).fill('Tea or coffee?');
  await page.keyboard.press('Control+Shift+Enter');
  await expect(title(page)).toHaveValue('');
  await expect(title(page)).toBeFocused();
  // A question without options stays a draft.
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices).toContainText('This stays a draft. Fix the problems to mark it ready.');
  await notices.getByRole('button', { name: 'Show' }).click();
  await expect(title(page)).toHaveValue('Tea or coffee?');
  await page.keyboard.press('Control+Shift+T');
  await page.locator('[data-options-source]').fill('🍵 - Tea\n☕ - Coffee');
  await page.keyboard.press('Control+Shift+Enter');
  await expect(title(page)).toHaveValue('');
  await expect(title(page)).toBeFocused();
  await page.getByRole('link', { name: /^All/ }).click();
  await expect(findRow(page, 'Tea or coffee?')).toContainText('Ready');
});

test('Ctrl+Shift+Enter saves the latest text even while an earlier save is in progress', async ({ app }) => {
  test.skip(app.shell === 'desktop', DELAYS_RESPONSES);
  const { page } = app;
  let earlier = Promise.withResolvers<void>();
  let asked = Promise.withResolvers<void>();
  await interceptCalls(page, ({ method }) => {
    if (method !== 'question.save') return;
    asked.resolve();
    return earlier.promise;
  });
  await title(page).fill('Tea or coffee?');
  await page.keyboard.press('Control+Shift+Enter');
  await asked.promise;
  await page.keyboard.press('Control+Shift+T');
  await page.locator('[data-options-source]').fill('🍵 - Tea\n☕ - Coffee');
  await page.keyboard.press('Control+Shift+Enter');
  earlier.resolve();
  await expect(title(page)).toHaveValue('');
  await expect(findRow(page, 'Tea or coffee?')).toContainText('Ready');

  // The earlier save succeeds, but the last save fails.
  earlier = Promise.withResolvers();
  asked = Promise.withResolvers();
  await findRow(page, 'Tea or coffee?').click();
  await title(page).fill('Tea, or coffee?');
  await page.keyboard.press('Control+Enter');
  await asked.promise;
  await page.locator('[data-options-source]').fill('🍵 - Tea');
  await page.keyboard.press('Control+Shift+Enter');
  earlier.resolve();
  await expect(page.getByText(/Fix the problems/).first()).toBeVisible();
  await expect(title(page)).toHaveValue('');
});

test('an empty draft is deleted when another question is opened, unless it has a tag', async ({
  app: { page },
}) => {
  const untitled = page.getByRole('option', { name: 'Untitled' });
  await title(page).fill('Tea or coffee?');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await title(page).fill('');
  await expect(untitled).toHaveCount(1);
  await page.getByRole('button', { name: 'New question' }).first().click();
  await expect(untitled).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(untitled).toHaveCount(1);
  await call(page, 'questions.tag', { ids: [1], add: ['later'], remove: [] });
  await page.getByRole('button', { name: 'New question' }).first().click();
  await title(page).fill('Sea or mountains?');
  await expect(page.getByRole('option')).toHaveCount(2);
  await expect(untitled).toHaveCount(1);
});

test('an empty draft whose text was undone isn’t moved to Trash', async ({ app: { page } }) => {
  await title(page).fill('Tea or coffee?');
  await expect(page.getByRole('option', { name: 'Tea or coffee?' })).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('option', { name: 'Untitled' })).toHaveCount(1);
  await page.getByRole('button', { name: 'New question' }).first().click();
  await expect(page.getByRole('option', { name: 'Untitled' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Trash' })).toHaveText('Trash');
  expect(await call(page, 'library.statistics')).toMatchObject({ total: 0 });
});

test('a reopened question is shown from its title, and restores its caret and options view', async ({
  app,
}) => {
  const { page } = app;
  await page.setViewportSize({ width: 1280, height: 500 });
  const options = Array.from(
    { length: 12 },
    (_, at) => `${String.fromCodePoint(0x1f34a + at)} - Option ${at}`,
  );
  await sendQuestion(app.api, { title: 'The long one', options: options.join('\n') });
  await sendQuestion(app.api, { title: 'The other one', options: '☕ - A\n🎧 - B' });
  await findRow(page, 'The long one').click();
  const ninth = page.getByRole('textbox', { name: 'Option 9 text', exact: true });
  await ninth.click();
  await ninth.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 4));
  const body = page.locator('main [data-location="title"]').locator('xpath=ancestor::div[2]');
  const getScroll = () => body.evaluate((element) => element.scrollTop);
  expect(await getScroll()).toBeGreaterThan(0);
  await findRow(page, 'The other one').click();
  await page.getByRole('radio', { name: 'Text' }).click();

  await findRow(page, 'The long one').click();
  await expect(ninth).toBeVisible();
  expect(await getScroll()).toBe(0);
  await page.keyboard.press('Enter');
  await expect(ninth).toBeFocused();
  await expect(ninth).toBeInViewport({ ratio: 1 });
  expect(
    await ninth.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]),
  ).toEqual([2, 4]);

  await findRow(page, 'The other one').click();
  await expect(page.getByRole('textbox', { name: 'Options text, one option per line' })).toBeVisible();
});

/** Pastes like the keyboard, but without the clipboard that all tests share. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
const findOption = (page: Page, position: number) =>
  page.getByRole('textbox', { name: `Option ${position} text`, exact: true });
const strip = (page: Page) => page.getByRole('group', { name: 'Pasted list' });
const LIST = '1. ☕ Tea\n2. :headphones: Music\n* A walk';

test('pasted custom emoji from chat apps become images', async ({ app: { page } }) => {
  await paste(findOption(page, 1), '<:tea:12> Tea\n<a:coffee:13> Coffee');
  await expect(strip(page)).toContainText('2 emoji were converted to forms that the service accepts.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Emoji for option 2:/ })).toHaveAccessibleName(
    /\$\[coffee\]\(https:\/\/cdn\.discordapp\.com\/emojis\/13\.gif\)\$/,
  );
});

test('a single pasted emoji of a chat app is converted with a notice', async ({ app: { page } }) => {
  await paste(findOption(page, 1), '<:tea:12> Tea');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('1 emoji was converted');
  await expect(findOption(page, 1)).toHaveValue('Tea');
});

test('a pasted table row fills the empty rows, and names show their emoji', async ({ app: { page } }) => {
  await paste(findOption(page, 1), ':sleeping:\tSleep\tTea\t+1');
  await expect(strip(page)).toContainText('😴');
  await expect(strip(page)).not.toContainText(':sleeping:');
  await page.keyboard.press('Enter');
  await expect(findOption(page, 3)).toHaveValue('+1');
  await expect(findOption(page, 4)).toBeHidden();
});

test('an image pasted from a web page becomes its URL, and other pasted images show a message', async ({
  app: { page },
}) => {
  await page.keyboard.press('Alt+n');
  const image = page.getByRole('textbox', { name: 'Image' });
  const paste = (html: string) =>
    image.evaluate((element, copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['x'], 'image.png', { type: 'image/png' }));
      clipboardData.setData('text/html', copied);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
  await paste('<img src="data:image/png;base64,AAAA">');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('only image URLs');
  await expect(image).toHaveValue('');
  await paste('<meta charset="utf-8"><img src="https://cdn.example/cat.png" alt="">');
  await expect(image).toHaveValue('https://cdn.example/cat.png');
});

test('the options in a title are inserted with emoji in one undo step', async ({ app: { page } }) => {
  await page.keyboard.press('Alt+n');
  await title(page).fill('Tea or coffee?');
  await page.getByRole('button', { name: 'Tea · Coffee' }).click();
  await expect(findOption(page, 1)).toHaveValue('Tea');
  await expect(findOption(page, 2)).toHaveValue('Coffee');
  await expect(page.getByRole('button', { name: 'Tea · Coffee' })).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Tea · Coffee' })).toBeVisible();
});

test('a pasted list is previewed and becomes options in one undo step', async ({ app: { page } }) => {
  await paste(findOption(page, 1), LIST);
  await expect(strip(page)).toContainText('3 lines become 3 options, 1 without emoji.');
  await expect(findOption(page, 1)).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Paste as options' })).toBeFocused();
  const { violations } = await runAxe(page).analyze();
  expect(violations).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(strip(page)).toBeHidden();
  await expect(findOption(page, 1)).toBeFocused();
  await expect(findOption(page, 1)).toHaveValue('');

  await paste(findOption(page, 1), LIST);
  await page.keyboard.press('Enter');
  await expect(findOption(page, 3)).toBeFocused();
  await expect(findOption(page, 3)).toHaveValue('A walk');
  await expect(page.getByText('3 of 20')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('0 of 20')).toBeVisible();

  await paste(findOption(page, 1), LIST);
  await page.getByRole('button', { name: 'Paste as one line' }).click();
  await expect(findOption(page, 1)).toHaveValue('1. ☕ Tea 2. :headphones: Music * A walk');
});

test('a messy list is pasted with suggested emoji and without repeated options, in one step', async ({
  app: { page },
}) => {
  await findOption(page, 1).fill('Nothing');
  await paste(
    findOption(page, 2),
    '1. 🍕 Pizza\n- Sushi\n* Tacos\n🍔 - \nSushi\n- Qwrtz\n🍕 - Pizza\n4) Pizza',
  );
  await expect(strip(page)).toContainText(
    '8 lines become 6 options, 4 without emoji. 1 option has no text. 2 repeated options are skipped.',
  );
  await page.getByRole('button', { name: 'Paste with suggested emoji' }).click();
  await expect(page.getByText('7 of 20')).toBeVisible();
  await expect(findOption(page, 7)).toBeFocused();
  await page.getByRole('radio', { name: 'Text' }).click();
  const source = page.getByRole('textbox', { name: 'Options text, one option per line' });
  await expect(source).toHaveValue(/^Nothing\n🍕 - Pizza\n🍣 - Sushi\n🌮 - Tacos\n🍔 - \n🔴 - Qwrtz\n/);
  await expect(source).not.toHaveValue(/🍕 - Pizza[\s\S]*🍕/);
  await page.keyboard.press('Control+z');
  await expect(source).toHaveValue('Nothing');

  await source.press('Control+End');
  await paste(source, '\n- Milk\n- Milk\n- Tea');
  await page.getByRole('button', { name: 'Paste with suggested emoji' }).click();
  await expect(source).toHaveValue(/Nothing\n?🥛 - Milk\n\S+ - Tea$/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');

  await paste(title(page), 'Drinks?\n- Milk\n- Milk\n- Tea');
  await expect(strip(page)).toContainText('1 repeated option is skipped.');
  await page.getByRole('button', { name: 'Paste with suggested emoji' }).click();
  await expect(title(page)).toHaveValue('Drinks?');
  await expect(source).toHaveValue(/^🥛 - Milk\n\S+ - Tea$/);
});

test('a pasted list that is too long can be shortened to the options that still fit', async ({
  app: { page },
}) => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `- Line ${at + 1}`).join('\n');
  await findOption(page, 1).fill('Mine');
  await paste(findOption(page, 2), lines(24));
  await expect(strip(page)).toContainText(
    'This is 5 more than the limit of 20. All options are added. Remove the extra ones.',
  );
  await expect(strip(page)).toContainText('and 16 more');
  await page.getByRole('button', { name: 'Paste only the first 19 options' }).click();
  await expect(page.getByText('20 of 20')).toBeVisible();
  await expect(findOption(page, 20)).toHaveValue('Line 19');
});

test('at 20 options, a message explains that no more fit', async ({ app }) => {
  const { page } = app;
  const lines = Array.from({ length: 20 }, (_, at) => `${String.fromCodePoint(0x1f34a + at)} - Fruit ${at}`);
  await sendQuestion(app.api, { title: 'Which fruit?', options: lines.join('\n') });
  await findRow(page, 'Which fruit?').click();
  await expect(page.getByText('Maximum: 20')).toBeVisible();
  await expect(page.getByText('adds an option')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add option' })).toHaveAttribute('aria-disabled', 'true');
  const announcements = await recordAnnouncements(page);
  await findOption(page, 20).press('Enter');
  await expect.poll(async () => (await announcements()).join()).toContain('Maximum: 20');
  await expect(findOption(page, 20)).toBeFocused();
  await page.getByRole('button', { name: 'Remove option 20' }).click();
  await expect(page.getByText('adds an option')).toBeVisible();
});

const getTop = async (locator: Locator) => (await locator.boundingBox())?.y;

test('the footer’s buttons are on the same line as the problems', async ({ app }) => {
  const { page } = app;
  await call(page, 'settings.set', { syncUrl: 'http://127.0.0.1:9/api/v1' });
  await sendQuestion(app.api, { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' });
  await findRow(page, 'Tea or coffee?').click();
  const queue = page.getByRole('button', { name: 'Queue question' });
  const save = page.getByRole('main').getByRole('button', { name: /^Apply changes/ });
  const discard = page.getByRole('button', { name: 'Discard', exact: true });
  const problems = page.getByText('No problems', { exact: true });
  for (const width of [1280, 1181, 960]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(queue).toBeVisible();
    expect(await getTop(problems)).toBe(await getTop(queue));
  }
  await title(page).fill('Tea, coffee, or juice?');
  for (const width of [1280, 1181, 960]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(save).toBeVisible();
    expect(await getTop(discard)).toBe(await getTop(save));
    expect(await getTop(problems)).toBe(await getTop(save));
  }
});

/**
 * Returns the distance from the focused element to the lower edge of the scrolling fields, or null if the
 * element isn't one of the fields.
 */
const measureRoomBelowFocus = (page: Page) =>
  title(page).evaluate((input) => {
    let fields = input.parentElement;
    while (fields && getComputedStyle(fields).overflowY !== 'auto') fields = fields.parentElement;
    const focused = document.activeElement;
    return fields && focused && fields.contains(focused)
      ? fields.getBoundingClientRect().bottom - focused.getBoundingClientRect().bottom
      : null;
  });

test('the footer doesn’t hide the focus ring', async ({ app: { page, api } }) => {
  await sendQuestion(api, {
    title: 'Tea or coffee?',
    options: [...'🍎🍐🍊🍋🍌🍉🍇🍓'].map((fruit, at) => `${fruit} - Fruit ${at}`).join('\n'),
  });
  await findRow(page, 'Tea or coffee?').click();
  await expect(title(page)).toHaveValue('Tea or coffee?');
  await page.setViewportSize({ width: 1280, height: 500 });
  await title(page).focus();
  for (
    let room = await measureRoomBelowFocus(page);
    room !== null;
    room = await measureRoomBelowFocus(page)
  ) {
    // The focus ring is 2 pixels wide. The gap around the ring is also 2 pixels wide.
    expect(room).toBeGreaterThanOrEqual(4);
    await page.keyboard.press('Tab');
  }
  await expect(title(page)).not.toBeFocused();
});

test('a question pasted into the title adds its options', async ({ app: { page } }) => {
  await paste(title(page), 'Lunch?\n- 🥗 Salad\n- Soup');
  await expect(strip(page)).toContainText(
    'The first line becomes the title, and the other 2 lines become options. 1 option has no emoji.',
  );
  await expect(strip(page)).toContainText('Lunch?');
  await page.getByRole('button', { name: 'Paste as question' }).press('Enter');
  await expect(title(page)).toHaveValue('Lunch?');
  await expect(title(page)).toBeFocused();
  await expect(findOption(page, 2)).toHaveValue('Soup');
  await page.keyboard.press('Control+z');
  await expect(title(page)).toHaveValue('');
  await expect(page.getByText('0 of 20')).toBeVisible();
});

test('a list that is far too long can be pasted only in part', async ({ app: { page } }) => {
  await paste(findOption(page, 1), Array.from({ length: 5000 }, (_, at) => `Line ${at}`).join('\n'));
  await expect(strip(page)).toContainText('This is 4980 more than the limit of 20.');
  await expect(page.getByRole('button', { name: 'Paste as options' })).toBeHidden();
  await page.getByRole('button', { name: 'Paste only the first 20 options' }).press('Enter');
  await expect(findOption(page, 20)).toHaveValue('Line 19');
});

test('a list pasted into the options text becomes option lines or stays unchanged', async ({
  app: { page },
}) => {
  await page.getByRole('radio', { name: 'Text' }).click();
  const source = page.getByRole('textbox', { name: 'Options text, one option per line' });
  await source.fill('🎲 - Dice\n');
  await paste(source, LIST);
  await page.getByRole('button', { name: 'Paste as options' }).press('Enter');
  await expect(source).toHaveValue('🎲 - Dice\n☕ - Tea\n:headphones: - Music\nA walk');
  await expect(source).toBeFocused();
  await page.keyboard.type('!');
  await expect(source).toHaveValue('🎲 - Dice\n☕ - Tea\n:headphones: - Music\nA walk!');
  for (const _ of ['typed', 'pasted']) await page.keyboard.press('Control+z');
  await expect(source).toHaveValue('🎲 - Dice');
  await source.fill('🎲 - Dice\n');
  await paste(source, '☕ - Tea\n🎧 - Music');
  await expect(source).toHaveValue('🎲 - Dice\n☕ - Tea\n🎧 - Music');
  await expect(strip(page)).toBeHidden();
});

test('text typed while a pasted list is previewed isn’t lost', async ({ app: { page } }) => {
  await paste(title(page), 'Lunch?\n- 🥗 Salad\n- Soup');
  await expect(strip(page)).toBeVisible();
  await title(page).fill('Today: ');
  await findOption(page, 1).fill('Bread');
  await page.getByRole('button', { name: 'Paste as question' }).click();
  await expect(title(page)).toHaveValue('Lunch?Today: ');
  await expect(findOption(page, 1)).toHaveValue('Bread');
  await expect(findOption(page, 3)).toHaveValue('Soup');

  await paste(findOption(page, 3), LIST);
  await expect(strip(page)).toBeVisible();
  await findOption(page, 3).fill('Soup of the day');
  await page.getByRole('button', { name: 'Paste as options' }).click();
  await expect(findOption(page, 3)).toHaveValue('Soup of the day');
  await expect(findOption(page, 4)).toHaveValue('Tea');

  await page.getByRole('radio', { name: 'Text' }).click();
  const source = page.getByRole('textbox', { name: 'Options text, one option per line' });
  const before = await source.inputValue();
  await paste(source, '- Juice\n- Water');
  await expect(strip(page)).toBeVisible();
  await source.fill(`${before}\nMilk`);
  await page.getByRole('button', { name: 'Paste as options' }).click();
  await expect(source).toHaveValue(/Soup of the day/);
  await expect(source).toHaveValue(/Milk/);
  await expect(source).toHaveValue(/Juice\nWater/);
});

test('Shift+Enter moves to the next field without adding an option', async ({ app: { page } }) => {
  await findOption(page, 1).fill('Tea');
  await page.keyboard.press('Shift+Enter');
  await expect(findOption(page, 2)).toBeFocused();
  await page.keyboard.type('Coffee');
  await page.keyboard.press('Shift+Enter');
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused();
  await expect(findOption(page, 3)).toBeHidden();
});

async function find(page: Page, words: string, name: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type(words);
  await page.getByRole('option', { name }).click();
}

test('a question is created from a template and saved as a template', async ({ app }) => {
  let { page } = app;
  await page.getByRole('button', { name: 'Start from template…' }).click();
  let dialog = page.getByRole('dialog', { name: 'Start from template' });
  await expect(dialog.getByRole('button', { name: /^Yes or no/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('button', { name: /^This or that/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await expect(findOption(page, 1)).toHaveValue('Yes');
  await page.keyboard.type('Do you plan your week?');
  await expect(page.getByText('No problems').first()).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Save as template…' }).click();
  const naming = page.getByRole('dialog', { name: 'Save as template' });
  await expect(naming.getByRole('textbox', { name: 'Name' })).toHaveValue('Do you plan your week?');
  await expect(naming.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await naming.getByRole('textbox', { name: 'Name' }).fill('');
  await page.keyboard.press('Enter');
  await expect(naming).toContainText('A name must have 1 to 60 characters.');
  await naming.getByRole('textbox', { name: 'Name' }).fill('Weekly');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved template “Weekly”').first()).toBeVisible();

  page = await app.restartAfterKill();
  dialog = page.getByRole('dialog', { name: 'Start from template' });
  await findRow(page, 'Do you plan your week?').click();
  await find(page, '>template', /New question from template/);
  await expect(dialog).toBeVisible();
  const { violations } = await runAxe(page).analyze();
  expect(violations).toEqual([]);
  await dialog.getByRole('button', { name: 'Rename Weekly' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Every week');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: /^Every week/ }).click();
  await expect(page.getByRole('listbox', { name: 'All' }).getByRole('option')).toHaveCount(2);
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveValue('Do you plan your week?');

  await find(page, '>template', /New question from template/);
  await dialog.getByRole('button', { name: 'Delete Every week' }).click();
  await expect(dialog).toContainText('No templates yet');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'New question' }).first().click();
  await page.getByRole('button', { name: 'Start from template…' }).click();
  await expect(dialog.getByRole('button', { name: /^Every week/ })).toBeVisible();
});

test('options are sorted in one undo step, and a question is copied as text', async ({ app }) => {
  const { page } = app;
  await title(page).fill('Which number?');
  await paste(findOption(page, 1), '🎲 - Item 10\n☕ - Item 9\n🎧 - Another');
  await page.getByRole('button', { name: 'Paste as options' }).press('Enter');
  await expect(findOption(page, 3)).toHaveValue('Another');
  await find(page, '>sort', /Sort options/);
  await expect(findOption(page, 1)).toHaveValue('Another');
  await expect(findOption(page, 2)).toHaveValue('Item 9');
  await title(page).focus();
  await page.keyboard.press('Control+Shift+C');
  await expect(page.getByText('Question copied').first()).toBeVisible();
  expect(await app.clipboardText()).toBe('Which number?\n🎧 - Another\n☕ - Item 9\n🎲 - Item 10\n');
  await find(page, '>undo', /Undo edit/);
  await expect(findOption(page, 1)).toHaveValue('Item 10');
  await find(page, '>redo', /Redo edit/);
  await expect(findOption(page, 1)).toHaveValue('Another');
});

test('a counter is announced near its limit and can be set to show at all times', async ({
  app: { page },
}) => {
  const announcements = await recordAnnouncements(page);
  const footer = page.getByRole('textbox', { name: 'Footer' });
  await footer.fill('x'.repeat(195));
  await expect.poll(async () => (await announcements()).join()).toContain('Footer: 195 of 200 characters');
  await expect(footer).toHaveAccessibleDescription('195 / 200');
  await footer.fill('x'.repeat(203));
  await expect
    .poll(async () => (await announcements()).join())
    .toContain('Footer: 203 of 200 characters, 3 over the limit');
  await expect(footer).toHaveAccessibleDescription('203 / 200, 3 over');
  await expect(page.getByText('0 / 150')).toBeHidden();
  await call(page, 'settings.set', { counters: 'always', startIn: 'text', enterAdds: false });
  await expect(page.getByText('0 / 150')).toBeVisible();
  await expect(page.getByText('0 / 350')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Options text, one option per line' })).toBeVisible();
  await page.getByRole('radio', { name: 'Rows' }).click();
  await findOption(page, 2).fill('Tea');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused();
  await expect(findOption(page, 3)).toBeHidden();
});

test('a word of 100,000 characters stays complete in its field and has one direction', async ({
  app: { page },
}) => {
  const word = 'a'.repeat(100_000);
  const getBidi = (field: Locator) => field.evaluate((element) => getComputedStyle(element).unicodeBidi);
  const description = page.getByRole('textbox', { name: 'Description' });
  await description.fill('one\nאחת');
  expect(await getBidi(description)).toBe('plaintext');
  for (const field of [title(page), description]) {
    await field.fill(word);
    await expect(field).toHaveValue(word);
    expect(await getBidi(field)).toBe('isolate');
  }
  const message = page.getByRole('complementary', { name: 'Inspector' });
  const shown = await message.evaluate((element) => element.textContent.length);
  expect(shown).toBeLessThan(20_000);
  await expect(findRow(page, /^a+…/)).toBeVisible();
  const listed = await findRow(page, /^a+…/).evaluate((element) => element.textContent.length);
  expect(listed).toBeLessThan(20_000);
});

test('a Hebrew title is written from right to left', async ({ app: { page } }) => {
  await title(page).fill('אחת two');
  expect(await title(page).evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
});

test('a question’s menu exports and duplicates the question', async ({ app }) => {
  const { page } = app;
  await sendQuestion(app.api, { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' });
  await findRow(page, 'Tea or coffee?').click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Export question…' }).click();
  await expect(page.getByRole('dialog')).toContainText('1 question');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Export question…' }).click();
  await page.getByRole('dialog').getByRole('radio', { checked: true }).focus();
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();

  await page.keyboard.press('Control+d');
  await expect(page.getByRole('listbox', { name: 'All' }).getByRole('option')).toHaveCount(2);
  await expect(title(page)).toBeFocused();
});
