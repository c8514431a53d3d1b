import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { request } from 'undici';
import { createEmptyFilter } from '../../shared/library/library-filter.ts';
import { createEmptyDraft } from '../../shared/question/question-fields.ts';
import { MAX_PINNED_FILTERS } from '../../shared/settings-choices.ts';
import { recordAnnouncements } from '../support/announcements.ts';
import { sendQuestion } from '../support/api-requests.ts';
import { expect, test } from '../support/app-fixture.ts';
import { runAxe } from '../support/axe.ts';
import { call } from '../support/bridge-call.ts';
import { THEMES_AND_SIZES } from '../support/themes-and-sizes.ts';

const QUESTIONS = [
  { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' },
  { title: 'What did you buy last?', options: '☕ - Coffee, obviously\n🥐 - Croissant' },
  { title: 'Sea or mountains?', options: '🌊 - Sea\n⛰️ - Mountains' },
  { title: 'Hm', options: 'Rain' },
];

/** Saves questions with IDs from 1 and shows them. */
async function fill(page: Page, questions: readonly { title: string; options: string }[] = QUESTIONS) {
  for (const question of questions) {
    const input = { ...createEmptyDraft(), ...question };
    await call(page, 'question.save', { id: null, key: randomUUID(), version: 0, basedOn: 0, input });
  }
  await page.reload();
  await expect(page.getByRole('option')).toHaveCount(questions.length);
}

const findRow = (page: Page, title: string) => page.getByRole('option', { name: title });
const findSelected = (page: Page) => page.getByRole('region', { name: 'Selected questions' });

/** Runs a command from the palette by keyboard alone. */
async function runByPalette(page: Page, action: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search questions or run a command' })).toBeFocused();
  await page.keyboard.type(`>${action}`);
  await expect(page.getByRole('option', { selected: true, name: action })).toBeVisible();
  await page.keyboard.press('Enter');
}

async function expectNothing(page: Page): Promise<void> {
  const { violations } = await runAxe(page).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

test('a search shows the matching line if the title doesn’t match', async ({ app: { page } }) => {
  await fill(page);
  const header = page.getByRole('heading', { name: 'All', exact: true }).locator('..');
  await expect(header).toContainText('4');
  await page.keyboard.press('/');
  await page.keyboard.type('coffee');
  await expect(page.getByRole('option')).toHaveCount(2);
  await expect(findRow(page, 'What did you buy last?')).toContainText('Coffee, obviously');
  await expect(findRow(page, 'What did you buy last?').locator('mark')).toHaveText('Coffee');
  await expect(page.getByText('2 of 4 match “coffee”')).toBeVisible();
  await expect(header).not.toContainText('4');
  await page.getByRole('searchbox').fill('cofffffee');
  await expect(page.getByText('No questions match “cofffffee”')).toBeVisible();
  await expect(header).not.toContainText('4');
});

test('a search with a typo shows the matches for the corrected word and highlights the word', async ({
  app: { page },
}) => {
  await fill(page);
  await page.keyboard.press('/');
  await page.keyboard.type('cofee');
  await expect(page.getByText('Nothing matches “cofee”. 2 questions match “coffee”.')).toBeVisible();
  await expect(findRow(page, 'Tea or coffee?').locator('mark')).toHaveText('coffee');
});

test('a search is pinned without its typo', async ({ app: { page } }) => {
  await fill(page);
  await page.getByRole('searchbox').fill('cofee');
  await expect(page.getByText('Nothing matches “cofee”.')).toBeVisible();
  await page.getByRole('button', { name: 'Pin to sidebar' }).click();
  const pinned = page.getByRole('group', { name: 'Pinned filters' }).getByRole('button');
  await expect(pinned).toHaveText('“coffee”');
  await expect(pinned).toHaveAttribute('aria-current', 'true');
  await pinned.click();
  await expect(page.getByRole('searchbox')).toHaveValue('coffee');
  await page.getByRole('button', { name: 'Unpin' }).click();
  await expect(pinned).toHaveCount(0);
});

test('the pin button shows why no more filters can be pinned', async ({ app: { page } }) => {
  await fill(page);
  const pin = (search: string) => ({ section: 'all', search, filter: createEmptyFilter() });
  const pinnedFilters = Array.from({ length: MAX_PINNED_FILTERS }, (_, at) => pin(`word ${at}`));
  await call(page, 'settings.set', { pinnedFilters });
  await page.getByRole('searchbox').fill('tea');
  const button = page.getByRole('button', { name: 'Pin to sidebar' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('searchbox').press('End');
  await button.focus();
  await expect(page.getByRole('tooltip')).toHaveText('The sidebar holds 20 pinned filters. Unpin one first.');
});

test('a pinned search stays in the sidebar until it’s unpinned', async ({ app: { page } }) => {
  await fill(page);
  await page.getByRole('searchbox').fill('tea');
  await page.getByRole('button', { name: 'Pin to sidebar' }).click();
  const pinned = page.getByRole('group', { name: 'Pinned filters' }).getByRole('button', { name: '“tea”' });
  await expect(pinned).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Ready' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(pinned).not.toHaveAttribute('aria-current');
  await pinned.click();
  await expect(page.getByRole('searchbox')).toHaveValue('tea');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.reload();
  await pinned.click();
  await page.getByRole('button', { name: 'Unpin' }).click();
  await expect(pinned).toBeHidden();
});

test('the filter shows counts, narrows the list immediately, and can be cleared', {
  tag: '@journey',
}, async ({ app: { page } }) => {
  await fill(page);
  await call(page, 'questions.tag', { ids: [1, 2], add: ['drinks'], remove: [] });
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const filter = page.getByRole('dialog', { name: 'Filter' });
  await expect(filter.getByRole('checkbox', { name: 'Draft 1' })).toBeVisible();
  await filter.getByRole('checkbox', { name: 'drinks 2' }).check({ force: true });
  await expect(filter.getByText('2 match')).toBeVisible();
  await filter.getByRole('checkbox', { name: 'Has problems 1' }).check({ force: true });
  await expect(filter.getByText('0 match')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filter (2 active)' })).toBeFocused();
  await expect(page.getByText('No questions match the filter')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(page.getByRole('option')).toHaveCount(4);
});

test('each section remembers its sort order and direction', async ({ app: { page } }) => {
  await fill(page);
  await page.getByRole('button', { name: 'Sort by: Edited (Newest first)' }).click();
  await page.getByRole('menuitemradio', { name: 'Title' }).click();
  await page.getByRole('button', { name: 'Sort by: Title (A to Z)' }).click();
  await page.getByRole('menuitemradio', { name: 'Z to A' }).click();
  await expect(page.getByRole('option').first()).toContainText('What did you buy last?');
  await page.getByRole('link', { name: /^Posted/ }).click();
  await expect(page.getByRole('button', { name: 'Sort by: Posted (Newest first)' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: /^All/ }).click();
  await expect(page.getByRole('button', { name: 'Sort by: Title (Z to A)' })).toBeVisible();
  await expect(page.getByRole('option').first()).toContainText('What did you buy last?');
});

test('rows show tags and planned dates, and compact rows fit on one line', async ({ app: { page } }) => {
  await fill(page);
  await call(page, 'questions.tag', { ids: [1, 2], add: ['drinks', 'shops'], remove: [] });
  await call(page, 'questions.setPrivateField', {
    name: 'plannedFor',
    values: [{ id: 1, plannedFor: '2099-11-20' }],
  });
  await expect(findRow(page, 'Tea or coffee?')).toContainText('Nov 20, 2099');
  await expect(findRow(page, 'Tea or coffee?')).toContainText('drinksshops');
  await page.getByRole('button', { name: /^Sort by/ }).click();
  await page.getByRole('menuitemradio', { name: 'Planned' }).click();
  await expect(page.getByRole('option').first()).toContainText('Nov 20, 2099');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('checkbox', { name: 'drinks 2' }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Ready 3' }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(page.getByText('Filtered by: Ready, drinks')).toBeVisible();
  await call(page, 'settings.set', { density: 'compact' });
  for (const each of await page.getByRole('option').all()) {
    await expect.poll(async () => (await each.boundingBox())?.height).toBeLessThanOrEqual(36);
    await expect(each).toHaveAccessibleName(/Ready/);
  }
  await expectNothing(page);
});

test('several questions can be selected and deleted with the keyboard and restored with one undo', async ({
  app: { page },
}) => {
  await fill(page);
  await findRow(page, 'Hm').click();
  await page.keyboard.press('Shift+F6');
  await findRow(page, 'Hm').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(findSelected(page)).toContainText('2 selected');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('option')).toHaveCount(2);
  await expect(page.getByRole('link', { name: /^Trash/ })).toContainText('2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('option')).toHaveCount(4);
  await expect(findSelected(page)).toHaveCount(0);
});

test('Ctrl+Enter queues the selected questions, or the open one if none is selected', async ({
  app: { page },
}) => {
  await fill(page);
  await findRow(page, 'Sea or mountains?').click();
  await page.keyboard.press('Control+Enter');
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices).toContainText('Queued 1 question');
  await findRow(page, 'Tea or coffee?').focus();
  await page.keyboard.press('Space');
  await findRow(page, 'What did you buy last?').locator('[data-mark]').click();
  await expect(findSelected(page)).toContainText('2 selected');
  await page.keyboard.press('Control+Enter');
  await expect(notices).toContainText('Queued 2 questions');
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect(notices).toContainText('Removed 2 questions from queue');
  await notices.getByRole('button', { name: 'Redo' }).click();
  await expect(notices).toContainText('Queued 2 questions');
});

test('deleting, tagging, and replacing can be undone and redone', async ({ app: { page } }) => {
  await fill(page);
  await findRow(page, 'Hm').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('option')).toHaveCount(2);
  for (const [keys, count] of [
    ['Control+z', 4],
    ['Control+Shift+Z', 2],
    ['Control+z', 4],
    ['Control+y', 2],
  ] as const) {
    await page.keyboard.press(keys);
    await expect(page.getByRole('option')).toHaveCount(count);
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('option')).toHaveCount(4);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('option')).toHaveCount(4);

  const listTitles = () => page.getByRole('option').allInnerTexts();
  const before = await listTitles();
  await page.keyboard.press('Control+Shift+H');
  const dialog = page.getByRole('dialog', { name: 'Find and replace' });
  await dialog.getByRole('textbox', { name: 'Find' }).fill('Tea');
  await dialog.getByRole('textbox', { name: 'Replace with' }).fill('Mate');
  await dialog.getByRole('button', { name: 'Replace in 1 question' }).click();
  await expect(findRow(page, 'Mate or coffee?')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(findRow(page, 'Tea or coffee?')).toBeVisible();
  // Undo restores the edit times, so the order is the same.
  expect(await listTitles()).toEqual(before);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(findRow(page, 'Mate or coffee?')).toBeVisible();
});

test('a search never shows an intermediate match count', async ({ app: { page } }) => {
  await fill(page);
  const pane = page.getByRole('region', { name: 'All' });
  await expect(pane).toBeVisible();
  const shown = await pane.evaluateHandle((element) => {
    const texts: string[] = [];
    const recordStatus = () => texts.push(element.querySelector('[role="status"]')?.textContent ?? '');
    new MutationObserver(recordStatus).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return texts;
  });
  await page.getByRole('searchbox').fill('coffee');
  await expect(page.getByText('2 of 4 match “coffee”')).toBeVisible();
  await page.getByRole('searchbox').fill('cofffffee');
  await expect(page.getByText('No questions match “cofffffee”')).toBeVisible();
  await page.getByRole('searchbox').fill('sea');
  await expect(page.getByText('1 of 4 match “sea”')).toBeVisible();
  const counts = (await shown.jsonValue()).filter((text) => text.includes('match “'));
  expect(new Set(counts)).toEqual(new Set(['2 of 4 match “coffee”', '1 of 4 match “sea”']));
});

test('a plain click opens a question, and Ctrl, Shift, or the checkbox selects questions', async ({
  app: { page },
}) => {
  await fill(page);
  await findRow(page, 'Tea or coffee?').click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Tea or coffee?');
  await findRow(page, 'Hm').hover();
  await findRow(page, 'Hm').locator('[data-mark]').click();
  await expect(findSelected(page)).toContainText('1 selected');
  await findRow(page, 'Hm').locator('[data-mark]').click();
  await expect(findSelected(page)).toHaveCount(0);
  // As in a file manager, the open question starts the range.
  await findRow(page, 'Sea or mountains?').click({ modifiers: ['ControlOrMeta'] });
  await expect(findSelected(page)).toContainText('2 selected');
  await findRow(page, 'Tea or coffee?').click({ modifiers: ['Shift'] });
  await expect(findSelected(page)).toContainText('3 selected');
  await findRow(page, 'Hm').locator('[data-mark]').click();
  await expect(findSelected(page)).toContainText('4 selected');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveCount(0);
  await findSelected(page).getByRole('button', { name: 'Clear selection' }).click();
  await expect(findSelected(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Tea or coffee?');
});

test('several selected questions have a summary with actions instead of the editor', async ({
  app: { page },
}) => {
  await fill(page);
  const draft = { ...createEmptyDraft(), title: 'Cats or dogs?', options: '🐱 - Cats\n🐶 - Dogs' };
  await call(page, 'draft.save', { id: null, key: randomUUID(), version: 0, basedOn: 0, input: draft });
  await findRow(page, 'Cats or dogs?').click();
  await findRow(page, 'Hm').click({ modifiers: ['ControlOrMeta'] });
  const summary = page.getByRole('main', { name: '2 questions selected' });
  await expectNothing(page);
  await expect(summary.getByRole('button', { name: 'Enter votes…' })).toBeDisabled();
  await summary.getByRole('button', { name: 'Mark ready' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    '1 question is ready. 1 draft still has problems',
  );
  await expect(findRow(page, 'Cats or dogs?')).toContainText('Ready');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(findRow(page, 'Cats or dogs?')).toContainText('Draft');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(findRow(page, 'Cats or dogs?')).toContainText('Ready');
  await summary.getByRole('button', { name: 'Plan…' }).click();
  await expect(page.getByRole('dialog', { name: 'Plan 2 questions' })).toBeVisible();
  await page.keyboard.press('Escape');
  await summary.getByRole('button', { name: 'Export…' }).click();
  await expect(page.getByRole('dialog')).toContainText('2 questions');
  await page.keyboard.press('Escape');
  await summary.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('option')).toHaveCount(3);
  await expect(page.getByRole('main', { name: 'Editor' })).toBeVisible();
});

test('questions that leave the list are deselected', async ({ app: { page } }) => {
  await fill(page);
  await page.getByRole('link', { name: /^Ready/ }).click();
  await expect(page.getByRole('option')).toHaveCount(3);
  await findRow(page, 'Tea or coffee?').click();
  await page.keyboard.press('Control+a');
  await expect(findSelected(page)).toContainText('3 selected');
  const posting = { sentAt: '2026-11-10T12:00:00Z', messageLink: null, skipSent: true };
  await call(page, 'questions.markPosted', { ids: [1], ...posting });
  await expect(page.getByRole('option')).toHaveCount(2);
  await expect(findSelected(page)).toContainText('2 selected');
  await call(page, 'questions.markPosted', { ids: [2, 3, 4], ...posting });
  await expect(findSelected(page)).toBeHidden();
});

test('suggested tags close when a tag is added', async ({ app: { page } }) => {
  await fill(page);
  await call(page, 'questions.tag', { ids: [1], add: ['food'], remove: [] });
  await findRow(page, 'Tea or coffee?').click();
  await page.keyboard.press('Control+a');
  await page.getByRole('main').getByRole('button', { name: 'Tag…' }).click();
  await expect(page.getByRole('combobox', { name: 'Add tag' })).toBeFocused();
  const suggested = page.getByRole('listbox', { name: 'Existing tags' });
  await page.keyboard.type('weekend');
  await page.keyboard.press('Enter');
  await expect(page.getByText('weekend', { exact: true })).toBeVisible();
  await expect(suggested).toBeHidden();
  await page.keyboard.type('fo');
  await expect(suggested).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('fo', { exact: true })).toBeVisible();
  await expect(suggested).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(suggested.getByRole('option', { name: 'food' })).toBeVisible();
});

test('votes of several posted questions can be typed, pasted, and undone', async ({ app: { page } }) => {
  await fill(page);
  const posting = { sentAt: '2026-11-10T12:00:00Z', messageLink: null, skipSent: true };
  await call(page, 'questions.markPosted', { ids: [1, 2], ...posting });
  const expectVotes = async (id: number, votes: readonly number[]) => {
    const options = votes.map((count) => expect.objectContaining({ votes: count }));
    expect(await call(page, 'question.get', { id })).toMatchObject({ question: { options } });
  };
  await findRow(page, 'Tea or coffee?').click();
  await page.keyboard.press('Control+a');
  await page.getByRole('main').getByRole('button', { name: 'Enter votes…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter votes' });
  const getField = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  await expect(getField('Coffee, obviously')).toBeFocused();
  await page.keyboard.type('7x');
  await expect(dialog).toContainText('Enter a whole number from 0 to 9,999,999.');
  await expect(dialog.getByRole('button', { name: 'Save votes' })).toBeDisabled();
  await expect(getField('Coffee, obviously')).toHaveValue('7x');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(getField('Tea')).toBeFocused();
  await getField('Tea').evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '🍵 Tea: 12 votes (80%)\n☕ 3\nMilk 1');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(getField('Tea')).toHaveValue('12');
  await expect(getField('Coffee')).toHaveValue('3');
  await expect(dialog).toContainText('This line matches no option: “Milk 1”.');
  await expectNothing(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices).toContainText('Saved the votes of 2 questions');
  await expectVotes(1, [12, 3]);
  await expectVotes(2, [7, 0]);
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect(notices).toContainText('Changes undone');
  await expectVotes(1, [0, 0]);
  await expectVotes(2, [0, 0]);
});

test('selection actions are on one line that no toast covers', async ({ app: { page } }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await fill(page);
  await findRow(page, 'Hm').click({ modifiers: ['ControlOrMeta'] });
  const buttons = findSelected(page).getByRole('button');
  await page.getByRole('button', { name: 'Tag 1 question…' }).click();
  await page.getByRole('combobox', { name: 'Add tag' }).fill('summer,');
  await page.getByRole('button', { name: 'Apply changes' }).click();
  await expect(page.getByText('Updated tags on 1 question').first()).toBeVisible();
  const tops = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  const isFree = await buttons.evaluateAll((all) =>
    all.every((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
  expect(isFree).toBe(true);
});

test('all questions can be tagged together and untagged with one undo', async ({ app: { page } }) => {
  await fill(page);
  await findRow(page, 'Hm').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.getByRole('button', { name: 'Tag 4 questions…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Add tag' }).pressSequentially('hot, sunny days,summer');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('list', { name: 'Tags to add' }).getByRole('listitem')).toHaveText([
    'hot',
    'sunny days',
    'summer',
  ]);
  await expect(dialog.getByRole('list', { name: 'Tags to add' })).toContainText('summer');
  await dialog.getByRole('button', { name: 'Apply changes' }).click();
  await expect(page.getByText('Updated tags on 4 questions').first()).toBeVisible();
  await page.getByRole('searchbox').fill('summer');
  await expect(page.getByText('4 of 4 match “summer”')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('No questions match “summer”')).toBeVisible();
  await expect(
    page.getByText('Searched titles, options, descriptions, footers, tags, and IDs in “All”.'),
  ).toBeVisible();
});

test('a typed tag is added without Enter when changes are applied', async ({ app: { page } }) => {
  await fill(page);
  await findRow(page, 'Hm').click({ modifiers: ['ControlOrMeta'] });
  await page.getByRole('button', { name: 'Tag 1 question…' }).click();
  const dialog = page.getByRole('dialog');
  const apply = dialog.getByRole('button', { name: 'Apply changes' });
  await dialog.getByRole('combobox', { name: 'Tags to remove' }).fill('unknown');
  await apply.click();
  await expect(dialog.getByText('No question has the tag “unknown”.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Tags to remove' }).fill('');
  await dialog.getByRole('combobox', { name: 'Add tag' }).pressSequentially('icebreaker');
  await apply.click();
  await expect(page.getByText('Updated tags on 1 question').first()).toBeVisible();
  await expect(findRow(page, 'Hm')).toContainText('icebreaker');
});

test('Escape in the selection toolbar moves focus to the row', async ({ app: { page } }) => {
  await fill(page);
  await findRow(page, 'Sea or mountains?').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Tag 1 question…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Add tag' }).fill('summer');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Apply changes' }).click();
  await expect(page.getByRole('button', { name: 'Tag 1 question…' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(findSelected(page)).toHaveCount(0);
  await expect(findRow(page, 'Sea or mountains?')).toBeFocused();
});

test('a deleted question stays in Trash until it’s restored or permanently deleted', async ({ app }) => {
  let { page } = app;
  await fill(page);
  await findRow(page, 'Hm').focus();
  await page.keyboard.press('Delete');
  await findRow(page, 'Tea or coffee?').focus();
  await page.keyboard.press('Delete');
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page.getByRole('option')).toHaveCount(2);
  await findRow(page, 'Tea or coffee?').click();
  const trashed = page.getByRole('main', { name: 'Question in Trash' });
  await expect(trashed.getByRole('list', { name: 'Options' }).getByRole('listitem')).toHaveText([
    '🍵Tea',
    '☕Coffee',
  ]);
  await trashed.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(trashed.getByRole('heading', { name: 'Hm' })).toBeVisible();
  await expect(findRow(page, 'Hm')).toBeFocused();
  await page.keyboard.press('Delete');
  const asked = page.getByRole('alertdialog', { name: 'Permanently delete 1 question?' });
  await expect(asked).toContainText('can’t undo this');
  await asked.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('Trash is empty')).toBeVisible();
  page = await app.restartAfterKill();
  await expect(page.getByRole('option')).toHaveCount(3);
  await page.getByRole('link', { name: /^Trash/ }).click();
  await expect(page.getByText('Trash is empty')).toBeVisible();
});

test('Trash can be emptied', async ({ app: { page } }) => {
  await fill(page);
  await call(page, 'questions.remove', { ids: [1, 2] });
  await page.getByRole('link', { name: /^Trash/ }).click();
  await page.getByRole('button', { name: 'Empty Trash…' }).click();
  await page
    .getByRole('alertdialog', { name: 'Permanently delete 2 questions?' })
    .getByRole('button', { name: 'Delete permanently' })
    .click();
  await expect(page.getByText('Trash is empty')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Empty Trash…' })).toHaveCount(0);
});

test('a row with long tags and many votes shows the number of emoji that don’t fit', async ({
  app: { page },
}) => {
  await fill(page, [{ title: 'Best pet?', options: '🐶 - Dog\n🐱 - Cat\n🐟 - Fish\n🐦 - Bird' }]);
  await call(page, 'questions.tag', { ids: [1], add: ['animals at home', 'pets'], remove: [] });
  const sent = { sentAt: '2026-01-02T09:00:00Z', messageLink: null, skipSent: true };
  await call(page, 'questions.markPosted', { ids: [1], ...sent, votes: [1_000_000, 0, 0, 0] });
  await page.setViewportSize({ width: 960, height: 640 });
  const more = findRow(page, 'Best pet?').getByText('+2', { exact: true });
  await expect(more).toBeInViewport({ ratio: 1 });
});

test('undoing a delete while Trash is open shows a message and closes the restored question', async ({
  app: { page },
}) => {
  await fill(page);
  const notifications = page.getByRole('region', { name: 'Notifications' });
  const trashed = page.getByRole('main', { name: 'Question in Trash' });
  await findRow(page, 'Hm').focus();
  await page.keyboard.press('Delete');
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(trashed.getByRole('heading', { name: 'Hm' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(notifications).toContainText('Restored “Hm”');
  await expect(page.getByText('Trash is empty')).toBeVisible();
  await expect(page.getByText('This question isn’t in Trash')).toBeHidden();
  await notifications.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(/^Hm/);
});

test('tags and a date are stored without interrupting typing', async ({ app }) => {
  let { page } = app;
  await fill(page);
  await findRow(page, 'Hm').click();
  await page.getByRole('button', { name: 'Add tags or a planned date' }).click();
  await page.getByRole('combobox', { name: 'Tags' }).fill(' rainy   days ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Tags on this question' })).toContainText('rainy days');
  const hide = page.getByRole('button', { name: 'Hide tags and planned date' });
  for (const width of [960, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    // The button must be next to the first field, not alone on a line.
    const [button, field] = [
      await hide.boundingBox(),
      await page.getByText('Tags', { exact: true }).boundingBox(),
    ];
    expect(Math.abs((button?.y ?? 0) - (field?.y ?? 0))).toBeLessThan(button?.height ?? 0);
  }
  const day = page.getByText('Planned for Thursday, December 24', { exact: true });
  const plan = async () => {
    await page.getByLabel('Planned date', { exact: true }).fill('2026-12-24');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Hide tags and planned date' }).click();
    await expect(day).toBeVisible();
  };
  const announcements = await recordAnnouncements(page);
  await plan();
  // No toast covers the text, but Ctrl+Z still undoes the change.
  await expect.poll(async () => (await announcements()).join()).toContain('Planned 1 question for');
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeEmpty();
  await findRow(page, 'Hm').focus();
  await page.keyboard.press('Control+z');
  await expect(day).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit tags and planned date' }).click();
  await plan();
  await page.getByRole('textbox', { name: 'Title' }).fill('No umbrella today, or is there one?');
  await expect(findRow(page, 'No umbrella today')).toBeVisible();
  page = await app.restartAfterKill();
  await findRow(page, 'No umbrella today').click();
  await expect(page.getByRole('main', { name: 'Editor' }).getByText('rainy days')).toBeVisible();
  await expect(page.getByText('Planned for Thursday, December 24', { exact: true })).toBeVisible();
});

test('a typed tag is stored without Enter when the user leaves the field', async ({ app: { page } }) => {
  await fill(page);
  const type = async (title: string, tag: string) => {
    await findRow(page, title).click();
    await page.getByRole('button', { name: /tags (or a|and) planned date$/ }).click();
    await page.getByRole('combobox', { name: 'Tags' }).pressSequentially(tag);
  };
  await type('Hm', 'closed');
  await page.getByRole('button', { name: 'Hide tags and planned date' }).click();
  await expect(findRow(page, 'Hm')).toContainText('closed');
  await type('Tea or coffee?', 'row');
  await findRow(page, 'Sea or mountains?').click();
  await expect(findRow(page, 'Tea or coffee?')).toContainText('row');
  await expect(findRow(page, 'Sea or mountains?')).not.toContainText('row');
  await type('What did you buy last?', 'view');
  await page.evaluate(() => window.location.assign('#/plan'));
  await page.getByRole('link', { name: /^All/ }).click();
  await expect(findRow(page, 'What did you buy last?')).toContainText('view');
});

test('Ctrl+Z closes the toast that offers the same undo', async ({ app: { page } }) => {
  await fill(page);
  await findRow(page, 'Hm').focus();
  await page.keyboard.press('Delete');
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await expect(notifications.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(findRow(page, 'Hm')).toBeVisible();
  await expect(notifications.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('forced colors distinguish a hovered row, a selected tab, and a disabled button', async ({
  app: { page },
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await fill(page);
  const tick = (title: string) => findRow(page, title).locator('[data-mark] svg > *').first();
  await findRow(page, 'Hm').hover();
  await expect(tick('Hm')).toBeHidden();
  await findRow(page, 'Hm').click({ modifiers: ['ControlOrMeta'] });
  await expect(tick('Hm')).toBeVisible();
  await page.keyboard.press('Escape');
  await findRow(page, 'Sea or mountains?').click();

  const getStyledColor = (locator: Locator, property: 'borderBottomColor' | 'color') =>
    locator.evaluate((element, name) => getComputedStyle(element)[name], property);
  const tabs = page.getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  const getUnderline = (isSelected: boolean) =>
    getStyledColor(page.locator(`[role="tab"][aria-selected="${isSelected}"]`).first(), 'borderBottomColor');
  expect(await getUnderline(true)).not.toBe(await getUnderline(false));

  await page.getByRole('button', { name: 'New question' }).first().click();
  const save = page.getByRole('main').getByRole('button', { name: /^Mark ready/ });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  const disabled = await getStyledColor(save, 'color');
  await page.getByRole('textbox', { name: 'Title' }).fill('Sea, lakes, or mountains?');
  await expect(save).not.toHaveAttribute('aria-disabled', 'true');
  expect(await getStyledColor(save, 'color')).not.toBe(disabled);
});

test('forced colors distinguish today and the selected date in the plan', async ({ app: { page } }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPlan(page);
  const getStyle = (locator: Locator) =>
    locator.evaluate((element) => {
      const { outlineStyle, backgroundColor } = getComputedStyle(element);
      return { outlineStyle, backgroundColor };
    });
  const today = page.locator('button[aria-current="date"]');
  const other = page.locator('button[data-day][aria-pressed="false"]:not([aria-current])').first();
  await expect(today).toBeVisible();
  expect((await getStyle(today.locator('span'))).backgroundColor).not.toBe(
    (await getStyle(page.locator('body'))).backgroundColor,
  );
  await other.click();
  const selected = page.locator('button[aria-pressed="true"]');
  expect((await getStyle(selected.locator('..'))).outlineStyle).toBe('solid');
  expect((await getStyle(today.locator('..'))).outlineStyle).toBe('none');
});

test('forced colors outline dialogs and the selection banner', async ({ app: { page } }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await fill(page);
  await findRow(page, 'Hm').click({ modifiers: ['ControlOrMeta'] });
  await expect(findSelected(page)).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').locator('..')).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+o');
  await expect(page.getByRole('dialog', { name: 'Import questions' }).locator('..')).toHaveCSS(
    'outline-style',
    'solid',
  );
});

test('a question can be planned with only the keyboard', async ({ app: { page } }) => {
  await fill(page);
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  const today = page.locator('button[aria-current="date"]');
  await today.focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(today).toBeFocused();
  await page.getByRole('button', { name: /^Plan “Sea or mountains\?” for/ }).focus();
  await page.keyboard.press('Enter');
  await expect(today).toHaveAccessibleName(/1 question$/);
  await expect(page.getByRole('list', { name: 'Planned', exact: true })).toContainText('Sea or mountains?');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(today).toHaveAccessibleName(/nothing planned$/);
});

test('focus moves to the next question or date when planned questions leave their list', async ({
  app: { page },
}) => {
  await openPlan(page);
  const focused = page.locator(':focus');
  await page.getByRole('button', { name: /^Plan “Sea or mountains\?” for/ }).press('Enter');
  await expect(focused).toHaveAccessibleName(/^Plan “What did you buy last\?” for/);
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName(/^Plan “Tea or coffee\?” for/);
  await page.keyboard.press('Enter');
  const date = page.getByRole('button', { pressed: true });
  await expect(date).toBeFocused();
  await expect(date).toHaveAccessibleName(/3 questions$/);
  const remove = page
    .getByRole('list', { name: 'Planned', exact: true })
    .getByRole('button', { name: /^Remove/ });
  await remove.first().focus();
  for (const count of [2, 1]) {
    await page.keyboard.press('Enter');
    await expect(remove).toHaveCount(count);
    await expect(remove.first()).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(date).toBeFocused();
  await page.getByRole('button', { name: 'Plan “Sea or mountains?” on the next free date' }).press('Enter');
  await expect(focused).toHaveAccessibleName(/ on the next free date$/);
});

test('a question posted manually is marked as posted with its date and link', { tag: '@journey' }, async ({
  app: { page },
}) => {
  await fill(page);
  await findRow(page, 'Tea or coffee?').click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Mark as posted…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark as posted' });
  const mark = dialog.getByRole('button', { name: 'Mark as posted' });
  await expect(mark).toBeEnabled();
  await dialog.getByLabel('Posted on').fill('2999-01-01T09:00');
  await expect(dialog.getByText('Can’t be in the future.')).toBeVisible();
  await expect(mark).toBeDisabled();
  await dialog.getByLabel('Posted on').fill('2025-11-03T09:00');
  await dialog.getByRole('textbox', { name: 'Message link' }).fill('http://chat.example/1');
  await expect(dialog.getByText('Must start with https://')).toBeVisible();
  await expect(mark).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Message link' }).fill('https://chat.example/1');
  await expectNothing(page);
  await mark.click();
  const main = page.getByRole('main', { name: 'Posted question' });
  await expect(main.getByText('Posted Monday, November 3, 2025 at 9:00 AM')).toBeVisible();
  const link = main.getByRole('link', { name: 'Open message' });
  await expect(link).toHaveAttribute('href', 'https://chat.example/1');
  await expectNothing(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit post…' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit post' });
  await expect(edit.getByLabel('Posted on')).toHaveValue('2025-11-03T09:00');
  await expect(edit.getByRole('textbox', { name: 'Message link' })).toHaveValue('https://chat.example/1');
  await edit.getByRole('textbox', { name: 'Tea' }).fill('12');
  await edit.getByRole('textbox', { name: 'Message link' }).fill('chat.example/2');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(link).toHaveAttribute('href', 'https://chat.example/2');
  await expect(main.getByText('12 votes')).toBeVisible();
  await findRow(page, 'Tea or coffee?').focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(main.getByText('No votes yet')).toBeVisible();
  await expect(link).toHaveAttribute('href', 'https://chat.example/1');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('main', { name: 'Editor' })).toBeVisible();
  await expect(findRow(page, 'Tea or coffee?')).toContainText('Ready');
});

test('selected questions are marked as posted, except for drafts', async ({ app: { page } }) => {
  await fill(page);
  await findRow(page, 'Tea or coffee?').click();
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: 'More actions for 4 questions' }).click();
  await page.getByRole('menuitem', { name: 'Mark 4 questions as posted…' }).click();
  const several = page.getByRole('dialog', { name: 'Mark 4 questions as posted' });
  await several.getByRole('button', { name: 'Mark as posted' }).click();
  await expect(
    page.getByText('Marked 3 questions as posted. Skipped 1 question that is a draft').first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /^Posted/ })).toContainText('3');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(findRow(page, 'Tea or coffee?')).toContainText('Ready');
});

test('one command adds missing emoji to selected drafts', async ({ app: { page } }) => {
  const save = (title: string, options: string) =>
    call(page, 'draft.save', {
      id: null,
      key: title,
      version: 0,
      basedOn: 0,
      input: { ...createEmptyDraft(), title, options },
    });
  await save('Do you like tea?', 'Yes\nNo');
  await save('Tea or coffee?', '🍵 - Tea\nCoffee');
  await page.reload();
  await findRow(page, 'Do you like tea?').click();
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: 'More actions for 2 questions' }).click();
  await page.getByRole('menuitem', { name: 'Add missing emoji…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add missing emoji' });
  await expect(dialog.getByText('Adds 3 emoji to 2 drafts.')).toBeVisible();
  await expect(dialog.getByText('☕ Coffee')).toBeVisible();
  await dialog.getByText('1 2 3').click();
  await expect(dialog.getByText('1️⃣ Coffee')).toBeVisible();
  await expectNothing(page);
  await dialog.getByText('Use suggestions').click();
  await dialog.getByRole('button', { name: 'Add emoji' }).click();
  await expect(findRow(page, 'Do you like tea?')).toContainText('👍👎');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(findRow(page, 'Do you like tea?')).not.toContainText('👍');
  await expect(findRow(page, 'Tea or coffee?')).not.toContainText('☕');
});

test('a planned question is marked as posted and linked in the plan', async ({ app: { page } }) => {
  await openPlan(page);
  await page.getByRole('button', { name: /^Plan “Tea or coffee\?” for/ }).click();
  await page.getByRole('button', { name: 'Mark “Tea or coffee?” as posted' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark as posted' });
  await dialog.getByRole('textbox', { name: 'Message link' }).fill('https://chat.example/2');
  await page.keyboard.press('Enter');
  const planned = page.getByRole('list', { name: 'Planned', exact: true });
  await expect(planned.getByRole('link', { name: 'Open message' })).toBeVisible();
  await expect(planned).toContainText('Posted');
  // Focus must move, because the button that was pressed no longer exists.
  await expect(page.getByRole('button', { pressed: true })).toBeFocused();
});

test('a question posted early moves to the date when it was posted', async ({ app: { page } }) => {
  await fill(page);
  const today = new Date();
  const getDateIn = (days: number) => {
    const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() + days);
    return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
  };
  await call(page, 'questions.setPrivateField', {
    name: 'plannedFor',
    values: [{ id: 1, plannedFor: getDateIn(1) }],
  });
  const posting = { sentAt: today.toISOString(), messageLink: null, skipSent: false, votes: [] };
  await call(page, 'questions.markPosted', { ids: [1], ...posting });
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  const planned = page.getByRole('list', { name: 'Planned', exact: true });
  await expect(planned).toContainText('Tea or coffee?');
  await expect(planned.getByRole('button', { name: /^Move “Tea or coffee\?”/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Plan “Sea or mountains?” on the next free date' }).click();
  await expect(page.locator(`[data-day="${getDateIn(1)}"]`)).toHaveAttribute('aria-pressed', 'true');
  await expect(planned).toContainText('Sea or mountains?');
  await expect(planned).not.toContainText('Tea or coffee?');
});

test('focus stays in the list when marked questions leave it', async ({ app: { page } }) => {
  await fill(page);
  await page.getByRole('link', { name: /^Ready/ }).click();
  await expect(page.getByRole('option')).toHaveCount(3);
  const mark = page.getByRole('dialog').getByRole('button', { name: 'Mark as posted' });
  await findRow(page, 'What did you buy last?').click();
  await findRow(page, 'What did you buy last?').focus();
  await runByPalette(page, 'Mark as posted…');
  await mark.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(2);
  await expect(findRow(page, 'Tea or coffee?')).toBeFocused();
  await page.keyboard.press('Space');
  await runByPalette(page, 'Mark selected questions as posted…');
  await mark.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(findRow(page, 'Sea or mountains?')).toBeFocused();
});

test('focus stays in the editor when its question is marked as posted', async ({ app: { page } }) => {
  await fill(page);
  await findRow(page, 'Tea or coffee?').click();
  await page.getByRole('textbox', { name: 'Title' }).focus();
  await runByPalette(page, 'Mark as posted…');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as posted' }).press('Enter');
  const main = page.getByRole('main', { name: 'Posted question' });
  await expect(main.locator(':focus')).toHaveCount(1);
});

test('text can be replaced in the whole list after a preview and restored with one undo', {
  tag: '@journey',
}, async ({ app: { page } }) => {
  await fill(page);
  await page.keyboard.press('Control+Shift+H');
  const dialog = page.getByRole('dialog', { name: 'Find and replace in 4 questions' });
  await expect(dialog.getByText('Enter the text to find.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Find' }).fill('coffee');
  await dialog.getByRole('textbox', { name: 'Replace with' }).fill('cocoa');
  await expect(dialog.getByText('3 matches in 2 questions.')).toBeVisible();
  await expect(dialog.locator('del').first()).toHaveText(/coffee/i);
  await expect(dialog.locator('ins').first()).toHaveText('cocoa');
  await expectNothing(page);
  await dialog.getByRole('checkbox', { name: 'Match case' }).check({ force: true });
  await expect(dialog.getByText('1 match in 1 question.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Match case' }).uncheck({ force: true });
  await dialog.getByRole('checkbox', { name: 'Change “What did you buy last?”' }).uncheck({ force: true });
  await dialog.getByRole('button', { name: 'Replace in 1 question' }).click();
  await expect(findRow(page, 'Tea or cocoa?')).toBeVisible();
  await expect(page.getByText('Changed 1 question').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(findRow(page, 'Tea or coffee?')).toBeVisible();
});

test('a replacement that would exceed a limit is shown and excluded', async ({ app: { page } }) => {
  await fill(page);
  await call(page, 'question.markSent', { id: 2 });
  await findRow(page, 'Tea or coffee?').click();
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: 'Edit 4 questions' }).click();
  await page.getByRole('menuitem', { name: 'Find and replace…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find and replace in 4 questions' });
  await dialog.getByRole('textbox', { name: 'Find' }).fill('coffee');
  await dialog.getByRole('textbox', { name: 'Replace with' }).fill('x'.repeat(200));
  await expect(dialog.getByText('0 matches in 0 questions. 2 questions can’t be changed.')).toBeVisible();
  const items = dialog.getByRole('listitem');
  await expect(items.filter({ hasText: 'What did you buy last?' })).toContainText(
    'This question was posted.',
  );
  await expect(items.filter({ hasText: 'Tea or' })).toContainText('58 more than the 150 allowed');
  await expect(dialog.getByRole('checkbox', { name: 'Change “Tea or coffee?”' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Replace', exact: true })).toBeDisabled();
});

test('fields of selected questions can be set after a preview and restored with one undo', async ({
  app: { page },
}) => {
  await fill(page);
  await call(page, 'question.markSent', { id: 2 });
  await findRow(page, 'Tea or coffee?').click();
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: 'Edit 4 questions' }).click();
  await page.getByRole('menuitem', { name: 'Set fields…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set fields of 4 questions' });
  await expect(dialog.getByText('Choose the fields or tags to change.')).toBeVisible();
  await dialog
    .getByRole('radiogroup', { name: 'Footer' })
    .getByRole('radio', { name: 'Set', exact: true })
    .click();
  await dialog.getByRole('textbox', { name: 'New footer' }).fill('Asked daily');
  await expect(dialog.getByText('3 changes in 3 questions. 1 question can’t be changed.')).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'This question was posted.' })).toHaveCount(1);
  await expectNothing(page);
  // The preview has room for several questions, even with several fields.
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 960, height: 720 });
  const choose = (change: string) =>
    dialog.getByRole('radiogroup', { name: 'Description' }).getByRole('radio', { name: change, exact: true });
  await choose('Set').click();
  await dialog.getByRole('textbox', { name: 'New description' }).fill('One a day');
  await expect(dialog.getByText('6 changes in 3 questions.')).toBeVisible();
  const preview = await dialog.getByRole('region', { name: 'Preview' }).boundingBox();
  expect(preview?.height).toBeGreaterThan(240);
  await choose('Don’t change').click();
  await expect(dialog.getByText('3 changes in 3 questions.')).toBeVisible();
  await page.setViewportSize({ width, height });
  await dialog.getByRole('button', { name: 'Change 3 questions' }).click();
  await expect(page.getByText('Changed 3 questions').first()).toBeVisible();
  // The editor replaces the summary of the selected questions.
  await findSelected(page).getByRole('button', { name: 'Clear selection' }).click();
  await expect(page.getByRole('textbox', { name: 'Footer' })).toHaveValue('Asked daily');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('textbox', { name: 'Footer' })).toHaveValue('');
});

test('tags can be added to selected questions after a preview and removed with one undo', async ({
  app: { page },
}) => {
  await fill(page);
  await call(page, 'question.markSent', { id: 2 });
  await call(page, 'questions.tag', { ids: [1], add: ['food'], remove: [] });
  await findRow(page, 'Tea or coffee?').click();
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: 'Edit 4 questions' }).click();
  await page.getByRole('menuitem', { name: 'Set fields…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set fields of 4 questions' });
  await dialog.getByRole('radiogroup', { name: 'Tags' }).getByRole('radio', { name: 'Add' }).click();
  const field = dialog.getByRole('combobox', { name: 'Tags to add' });
  await field.fill('food, weekend');
  // A tag counts while it's still being typed.
  await expect(dialog.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveCount(1);
  // Tags of posted questions can change, too.
  await expect(dialog.getByText('4 changes in 4 questions.')).toBeVisible();
  const items = dialog.getByRole('region', { name: 'Preview' }).getByRole('listitem');
  await expect(items.filter({ hasText: 'food, weekend' })).toHaveCount(4);
  await expectNothing(page);
  await dialog.getByRole('button', { name: 'Change 4 questions' }).click();
  const listTags = () => call(page, 'library.tags');
  await expect.poll(listTags).toEqual([
    { tag: 'food', count: 4 },
    { tag: 'weekend', count: 4 },
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(listTags).toEqual([{ tag: 'food', count: 1 }]);
});

async function openPlan(page: Page) {
  await fill(page, QUESTIONS.slice(0, 3));
  await page.getByRole('link', { name: 'Plan', exact: true }).click();
  return page.locator('button[aria-current="date"]');
}

/** Returns the next date's button. */
const getDateAfter = async (page: Page, button: Locator) => {
  const day = (await button.getAttribute('data-day')) ?? '';
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  return page.locator(`button[data-day="${next}"]`);
};

test('questions can be dragged between dates', async ({ app: { page } }) => {
  const today = await openPlan(page);
  const tomorrow = await getDateAfter(page, today);
  const unplanned = page.getByRole('list', { name: 'Not planned' });
  await unplanned.getByText('Sea or mountains?').dragTo(today);
  await expect(today).toHaveAccessibleName(/1 question$/);
  await page.locator('td').getByText('Sea or mountains?').dragTo(tomorrow);
  await expect(today).toHaveAccessibleName(/nothing planned$/);
  await expect(tomorrow).toHaveAccessibleName(/1 question$/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(today).toHaveAccessibleName(/1 question$/);
});

test('a question dropped on a taken date can swap with, shift, or join the others', async ({
  app: { page },
}) => {
  const today = await openPlan(page);
  const tomorrow = await getDateAfter(page, today);
  const cells = page.locator('td');
  const findCell = (date: Locator) => cells.filter({ has: date });
  const dialog = page.getByRole('dialog');
  const unplanned = page.getByRole('list', { name: 'Not planned' });
  await unplanned.getByText('Sea or mountains?').dragTo(findCell(today));
  await expect(today).toHaveAccessibleName(/1 question$/);

  // An unplanned question has no date to swap.
  await unplanned.getByText('Tea or coffee?').dragTo(findCell(today));
  await expect(dialog).toContainText('Another question is planned for');
  await expect(dialog).toContainText('“Keep both” leaves both on this date.');
  await expect(dialog.getByRole('button')).toHaveText(['Cancel', 'Shift', 'Keep both']);
  await dialog.getByRole('button', { name: 'Shift' }).click();
  await expect(findCell(today)).toContainText('Tea or coffee?');
  await expect(findCell(tomorrow)).toContainText('Sea or mountains?');

  await cells.getByText('Tea or coffee?').dragTo(findCell(tomorrow));
  await dialog.getByRole('button', { name: 'Swap' }).click();
  await expect(findCell(today)).toContainText('Sea or mountains?');
  await expect(findCell(tomorrow)).toContainText('Tea or coffee?');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(findCell(today)).toContainText('Tea or coffee?');

  await cells.getByText('Tea or coffee?').dragTo(findCell(tomorrow));
  await dialog.getByRole('button', { name: 'Keep both' }).click();
  await expect(tomorrow).toHaveAccessibleName(/2 questions$/);
});

test('a question can be moved to a date with the keyboard', async ({ app: { page } }) => {
  await openPlan(page);
  const grip = page.getByRole('button', { name: 'Move “Sea or mountains?” to another date' });
  await grip.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('button[data-day]:focus')).toBeVisible();
  await page.keyboard.press('Tab');
  const date = await page.locator('button[data-day]:focus').getAttribute('data-day');
  await page.keyboard.press('Enter');
  await expect(page.locator(`button[data-day="${date}"]`)).toHaveAccessibleName(/1 question$/);
});

test('arrow keys move a picked-up question', async ({ app: { page } }) => {
  const focused = page.locator('button[data-day]:focus');
  await openPlan(page);
  await page.getByRole('button', { name: 'Move “Sea or mountains?” to another date' }).focus();
  await page.keyboard.press('Enter');
  await expect(focused).toBeVisible();
  const start = Date.parse((await focused.getAttribute('data-day')) ?? '');
  // Both dates are in the displayed weeks, because the first target is in the last column.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  const date = new Date(start + 6 * 86_400_000).toISOString().slice(0, 10);
  await expect(focused).toHaveAttribute('data-day', date);
  await page.keyboard.press('Enter');
  await expect(page.locator(`button[data-day="${date}"]`)).toHaveAccessibleName(/1 question$/);
});

test('a long word in the plan isn’t split across lines and ends with an ellipsis', async ({
  app: { page },
}) => {
  await page.setViewportSize({ width: 1280, height: 820 });
  const word = 'Donaudampfschifffahrtsgesellschaft';
  const input = { ...createEmptyDraft(), title: `${word} oder Zug?`, options: '🚢 - Schiff\n🚆 - Zug' };
  await call(page, 'question.save', { id: null, key: randomUUID(), version: 0, basedOn: 0, input });
  const plannedFor = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await call(page, 'questions.setPrivateField', { name: 'plannedFor', values: [{ id: 1, plannedFor }] });
  await page.goto(new URL('#/plan', page.url()).href);
  const title = page.getByRole('table').getByText(word);
  await expect(title).toBeVisible();
  const lines = await title.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  // The word must not be broken into several lines.
  expect(lines).toBeLessThanOrEqual(3);
  await expect(title).toHaveCSS('text-overflow', 'ellipsis');
});

test('the plan fills free dates with unplanned questions', async ({ app: { page } }) => {
  const today = await openPlan(page);
  const tomorrow = await getDateAfter(page, today);
  await page.getByRole('button', { name: 'Plan “Sea or mountains?” on the next free date' }).click();
  await expect(today).toHaveAccessibleName(/1 question$/);
  await page.getByRole('button', { name: 'Fill free dates…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fill free dates' });
  const day = (await tomorrow.getAttribute('data-day')) ?? '';
  await dialog.getByLabel('End date').fill(day);
  await expectNothing(page);
  await dialog.getByRole('button', { name: 'Fill free dates' }).click();
  await expect(tomorrow).toHaveAccessibleName(/1 question$/);
  await expect(today).toHaveAccessibleName(/1 question$/);
  await expect(page.getByRole('list', { name: 'Not planned' }).getByRole('listitem')).toHaveCount(1);
});

test('questions are planned for free dates, one by one or by weekday', async ({ app: { page } }) => {
  const today = await openPlan(page);
  const tomorrow = await getDateAfter(page, today);
  await page.getByRole('button', { name: 'Plan “Tea or coffee?” on the next free date' }).click();
  await expect(today).toHaveAccessibleName(/1 question$/);
  await page.getByRole('button', { name: 'Plan “Sea or mountains?” on the next free date' }).click();
  await expect(tomorrow).toHaveAccessibleName(/1 question$/);
  await page.getByRole('link', { name: /^All/ }).click();
  await findRow(page, 'What did you buy last?').hover();
  await findRow(page, 'What did you buy last?').locator('[data-mark]').click();
  await page.getByRole('button', { name: 'Plan 1 question…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Planned date', { exact: true })).toBeFocused();
  await dialog.getByText('On the next free date').click();
  for (const weekday of ['Monday', 'Tuesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
    await dialog.getByRole('checkbox', { name: weekday }).uncheck({ force: true });
  }
  await dialog.getByRole('button', { name: 'Set date' }).click();
  await expect(page.getByText(/Planned 1 question for Wednesday/).first()).toBeVisible();
});

test('the plan’s dates fill the window and show state, options, and votes', async ({ app: { page } }) => {
  await page.setViewportSize({ width: 1280, height: 820 });
  await page.clock.setFixedTime('2026-11-18T12:00:00');
  await openPlan(page);
  // The backend has its own clock, and the plan shows a posted question on the date when it was posted.
  const sentAt = new Date('2026-11-17T12:00:00').toISOString();
  const posting = { sentAt, messageLink: null, skipSent: false, votes: [3, 4] };
  await call(page, 'questions.markPosted', { ids: [1], ...posting });
  const values = [
    { id: 1, plannedFor: '2026-11-17' },
    { id: 3, plannedFor: '2026-11-19' },
  ];
  await call(page, 'questions.setPrivateField', { name: 'plannedFor', values });
  const formatCell = (date: string) =>
    page.getByRole('cell').filter({ has: page.locator(`[data-day="${date}"]`) });
  const [past, future] = [formatCell('2026-11-17'), formatCell('2026-11-19')];
  await expect(past.getByText('2 options · 7 votes', { exact: true })).toBeVisible();
  await expect(future.getByText('2 options', { exact: true })).toBeVisible();
  const getState = (of: Locator) => of.locator('svg').innerHTML();
  expect(await getState(past)).not.toBe(await getState(future));

  const getColor = (of: Locator) => of.evaluate((element) => getComputedStyle(element).color);
  const title = (of: Locator) => of.getByText(/^(Tea or coffee|Sea or mountains)\?$/);
  expect(await getColor(title(past))).not.toBe(await getColor(title(future)));
  const getBackground = (of: Locator) =>
    of.locator('> div').evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await getBackground(past)).not.toBe(await getBackground(future));

  const getHeight = async () => (await past.boundingBox())?.height ?? 0;
  const low = await getHeight();
  await page.setViewportSize({ width: 1280, height: 1080 });
  // The table grows by 260 pixels, shared by up to 6 weeks.
  await expect.poll(getHeight).toBeGreaterThan(low + 40);
  const bottom = await page.getByRole('table').evaluate((table) => table.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(1080);

  // If there's no room for both the votes and the options, the votes are shown in full, and the options are
  // hidden.
  await call(page, 'settings.set', { language: 'de' });
  for (const width of [1280, 960]) {
    await page.setViewportSize({ width, height: 820 });
    await page.getByRole('radio', { name: 'Monat' }).click();
    const votes = past.getByText('7 Stimmen', { exact: true });
    await expect(votes).toBeInViewport({ ratio: 1 });
    const options = past.getByText('2 Optionen · ', { exact: true });
    await expect(options).not.toBeInViewport();
  }
});

test('the plan’s current date changes after midnight', async ({ app: { page } }) => {
  await page.clock.setFixedTime('2026-11-18T23:50:00');
  const today = await openPlan(page);
  await expect(today).toHaveAttribute('data-day', '2026-11-18');
  await page.clock.setFixedTime('2026-11-19T00:20:00');
  await page.getByRole('button', { name: 'Plan “Tea or coffee?” on the next free date' }).click();
  const next = page.locator('button[data-day="2026-11-19"]');
  await expect(next).toHaveAccessibleName(/1 question$/);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(today).toHaveAttribute('data-day', '2026-11-19');
});

test('shortcuts work on a Russian keyboard layout', async ({ app: { page } }) => {
  await fill(page);
  await page
    .locator('body')
    .dispatchEvent('keydown', { key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true });
  await expect(page.getByRole('combobox', { name: 'Search questions or run a command' })).toBeFocused();
});

test('the agenda has a row for each date of the month', async ({ app: { page } }) => {
  await page.setViewportSize({ width: 960, height: 800 });
  const today = await openPlan(page);
  await page.getByRole('button', { name: 'Plan “Tea or coffee?” on the next free date' }).click();
  await page.getByRole('radio', { name: 'Agenda' }).click();
  const agenda = page.getByRole('list', { name: /^Plan for / });
  await expect(agenda.getByText('Tea or coffee?')).toBeVisible();
  await today.focus();
  await page.keyboard.press('ArrowDown');
  await expect(await getDateAfter(page, today)).toBeFocused();
  await expectNothing(page);
});

test('a month, an agenda, and a question are each printed on one page without the rest of the app', async ({
  app: { page, shell },
}) => {
  test.skip(shell === 'desktop', 'the mock has no printer');
  const today = await openPlan(page);
  await page.getByRole('button', { name: 'Plan “Sea or mountains?” on the next free date' }).click();
  await expect(today).toHaveAccessibleName(/1 question$/);
  const sheet = page.locator('[data-print-sheet]');
  const expectOnePage = async () => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  };
  await expect(sheet).toHaveCount(0);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(sheet.getByRole('cell').filter({ hasText: 'Sea or mountains?' })).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expectOnePage();
  await page.emulateMedia({ media: 'screen' });
  await expect(sheet).toHaveCount(0);

  await page.getByRole('radio', { name: 'Agenda' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(
    sheet.getByRole('row').filter({ hasText: 'Sea or mountains?' }).getByRole('rowheader'),
  ).toHaveText(/^\p{L}+, /u);
  await expectOnePage();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: /^All/ }).click();
  await call(page, 'questions.tag', { ids: [1], add: ['drinks'], remove: [] });
  const values = [{ id: 1, plannedFor: '2027-12-24' }];
  await call(page, 'questions.setPrivateField', { name: 'plannedFor', values });
  await findRow(page, 'Tea or coffee?').click();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('heading', { name: 'Tea or coffee?' })).toBeVisible();
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  await expect(sheet.getByRole('term')).toHaveText(['Tags', 'Planned date']);
  await expect(sheet.getByRole('definition')).toHaveText(['drinks', 'Dec 24, 2027']);
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expectOnePage();
  await page.emulateMedia({ media: 'screen' });
});

test('a printed question contains no control characters', async ({ app: { page, api, shell } }) => {
  test.skip(shell === 'desktop', 'the mock has no printer');
  await sendQuestion(api, {
    title: 'Sun\u0007 or rain\u001b[2J?',
    options: '☀️ - S\u0007un\n🌧️ - Rain\u009b',
    description: 'a\u0007b',
    footer: 'c\u001bd',
    image: 'https://x.org/a.png',
  });
  await findRow(page, 'Sun').click();
  const sheet = page.locator('[data-print-sheet]');
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('heading')).toHaveText('Sun or rain[2J?');
  await expect(sheet.getByRole('listitem').first()).toContainText('Sun');
  await expect(sheet).not.toHaveText(/[^\P{Cc}\n]/u);
  expect(await page.title()).toMatch(/^Sun or rain\[2J\? · /);
});

test('the plan is exported as a calendar and served at a URL', async ({ app }) => {
  const { page } = app;
  await openPlan(page);
  await page.getByRole('button', { name: 'Plan “Sea or mountains?” on the next free date' }).click();
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'More plan actions' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const download = page.waitForEvent('download');
  await choose('Export calendar (.ics)');
  const exported = await readFile(await (await download).path(), 'utf8');
  expect(exported).toContain('SUMMARY:Sea or mountains?');
  await expect(page.getByText('Exported to qotd-plan.ics').first()).toBeVisible();
  await choose('Copy calendar URL');
  await expect(page.getByText('Copied calendar URL.').first()).toBeVisible();
  const { body } = await request(await app.clipboardText());
  expect(await body.text()).toBe(exported);
});

for (const { colorScheme, viewport } of THEMES_AND_SIZES) {
  test.describe(`library toolbars, ${colorScheme}, ${viewport.width} × ${viewport.height}`, () => {
    test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('have no axe violations and aren’t cut off at the side', async ({ app: { page } }) => {
      test.slow();
      await fill(page);
      await call(page, 'questions.tag', { ids: [1, 2], add: ['drinks'], remove: [] });
      await call(page, 'questions.setPrivateField', {
        name: 'plannedFor',
        values: [{ id: 1, plannedFor: '2026-11-20' }],
      });
      await findRow(page, 'Sea or mountains?').click({ modifiers: ['ControlOrMeta'] });
      await expect(findSelected(page)).toBeVisible();
      await expectNothing(page);
      await page.getByRole('button', { name: 'Plan 1 question…' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNothing(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await expect(page.getByRole('checkbox', { name: 'drinks 2' })).toBeVisible();
      await expectNothing(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Delete 1 question' }).click();
      await page.getByRole('link', { name: /^Trash/ }).click();
      await findRow(page, 'Sea or mountains?').click();
      await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
      await expectNothing(page);
      await page.getByRole('link', { name: 'Plan', exact: true }).click();
      // A narrow window starts with the agenda, because words don't fit into a month's cells.
      const isNarrow = viewport.width < 1280;
      await expect(page.getByRole('radio', { name: isNarrow ? 'Agenda' : 'Month' })).toBeChecked();
      for (const layout of ['Agenda', 'Month']) {
        await page.getByRole('radio', { name: layout }).click();
        const dates = page.getByRole('list', { name: /^Plan for / });
        await expect(layout === 'Agenda' ? dates : page.getByRole('table')).toBeVisible();
        await expectNothing(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          viewport.width,
        );
      }
    });
  });
}

test('the export dialog for a selection shows the number of selected questions', async ({
  app: { page },
}) => {
  await fill(page);
  await findRow(page, 'Hm').click({ modifiers: ['ControlOrMeta'] });
  await findRow(page, 'Tea or coffee?').click({ modifiers: ['ControlOrMeta'] });
  await findSelected(page).getByRole('button', { name: 'Export 2 questions…' }).click();
  await expect(page.getByRole('dialog')).toContainText('2 questions');
});

test('Back moves focus into the visible view if the focused element disappears', async ({
  app: { page },
}) => {
  await fill(page);
  await findRow(page, 'Hm').click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('main').getByRole('radio').first().focus();
  await page.goBack();
  await expect(findRow(page, 'Hm')).toBeFocused();
});

test('a URL with an unknown question shows a message', async ({ app: { page } }) => {
  await fill(page);
  await page.evaluate(() => {
    location.hash = '#/all/99999';
  });
  await expect(page.getByRole('heading', { name: 'Question not found' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to list' }).click();
  await expect(page.getByRole('heading', { name: 'Question not found' })).toHaveCount(0);
  await expect(findRow(page, 'Hm')).toBeFocused();
});
