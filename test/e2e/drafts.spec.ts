import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { fetchQuestion, sendQuestion } from '../support/api-requests.ts';
import { expect, test } from '../support/app-fixture.ts';

const findRow = (page: Page, name: string | RegExp) =>
  page.getByRole('listbox', { name: 'All' }).getByRole('option', { name });

async function readJournal(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'journal');
  const names = await readdir(folder);
  return (await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))).join('');
}

test('typed text is saved automatically and survives a kill', async ({ app }) => {
  let { page } = app;
  await page.getByRole('button', { name: 'New question' }).first().click();
  await page.getByRole('textbox', { name: 'Title' }).pressSequentially('Half');
  await page.getByRole('textbox', { name: 'Description' }).fill('x'.repeat(360));
  await expect.poll(() => readJournal(app.dataDir)).toContain('x'.repeat(360));
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  page = await app.restartAfterKill();
  await findRow(page, 'Half').click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Half');
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('x'.repeat(360));
  await expect(page.getByText('360 / 350, 10 over')).toBeVisible();
});

test('changes through the API appear in the open window, and applied changes reach the API', {
  tag: ['@journey', '@both-shells'],
}, async ({ app }) => {
  const { page } = app;
  await expect(page.getByRole('heading', { name: 'Write your first question' })).toBeVisible();
  const created = await sendQuestion(app.api, { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' });
  await expect(findRow(page, 'Tea or coffee?')).toContainText('Ready');

  await findRow(page, 'Tea or coffee?').click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Tea or coffee?');
  await sendQuestion(
    app.api,
    { title: 'Tea, coffee or neither?', options: '🍵 - Tea\n☕ - Coffee' },
    { address: `${created.id}` },
  );
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Tea, coffee or neither?');

  await page.getByRole('textbox', { name: 'Title' }).fill('Milk first, or tea first?');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await fetchQuestion(app.api, `${created.id}`)).question)
    .toBe('Milk first, or tea first?');
});

test('an unapplied edit stays if the question changes through the API', async ({ app }) => {
  const { page } = app;
  await sendQuestion(app.api, { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' });
  await findRow(page, 'Tea or coffee?').click();
  await page.getByRole('textbox', { name: 'Footer' }).fill('mine');
  await expect(page.getByText('Edited, not applied')).toBeVisible();
  await sendQuestion(app.api, { title: 'Changed elsewhere', options: '🍵 - A\n☕ - B' }, { address: '1' });
  await expect(page.getByText('Another window or the local API changed this question.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Footer' })).toHaveValue('mine');
  await page.getByRole('button', { name: 'Use the other version' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Changed elsewhere');
  await expect(page.getByRole('textbox', { name: 'Footer' })).toHaveValue('');
});

test('a question can be written with only the keyboard', { tag: '@journey' }, async ({ app }) => {
  const { page } = app;
  const { keyboard } = page;
  const getOptionText = (position: number) =>
    page.getByRole('textbox', { name: `Option ${position} text`, exact: true });

  // An empty library opens with a new question that's ready for typing.
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await keyboard.type('Early bird or night owl?');
  for (const name of ['Rows', /^Move option 1:/, /^Option 1 has no emoji/, 'Option 1 text']) {
    await keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
  }
  await keyboard.type('🐦 - Early bird');
  await keyboard.press('Enter');
  await expect(getOptionText(2)).toBeFocused();
  await expect(getOptionText(1)).toHaveValue('Early bird');

  await keyboard.type('Night owl');
  await keyboard.press('Control+.');
  const picker = page.getByRole('dialog', { name: 'Choose an emoji for option 2' });
  await expect(picker.getByPlaceholder('Search')).toBeFocused();
  await keyboard.type('owl');
  await expect(picker.getByRole('option', { name: '🦉' })).toBeVisible();
  await keyboard.press('Enter');
  await expect(getOptionText(2)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Emoji for option 2: 🦉. Change emoji' })).toBeVisible();

  await keyboard.press('Enter');
  await keyboard.type('Both, badly');
  await keyboard.press('Alt+ArrowUp');
  await expect(getOptionText(2)).toHaveValue('Both, badly');
  await expect(page.getByText('Moved to position 2 of 3')).toBeAttached();

  // Only option 2 has a problem, so F8 skips option 1.
  await page.getByRole('textbox', { name: 'Title' }).focus();
  await keyboard.press('F8');
  await expect(getOptionText(2)).toBeFocused();
  await keyboard.press('Alt+ArrowDown');
  for (let letters = 'Both, badly'.length; letters > 0; letters -= 1) await keyboard.press('Backspace');
  await keyboard.press('Backspace');
  await expect(getOptionText(3)).toHaveCount(0);

  await keyboard.press('Control+s');
  await expect(findRow(page, 'Early bird or night owl?')).toContainText('Ready');
  expect((await fetchQuestion(app.api, '1')).options).toEqual([
    { emoji: '🐦', text: 'Early bird', votes: 0 },
    { emoji: '🦉', text: 'Night owl', votes: 0 },
  ]);
});

test('an edit with problems shows a message and focuses the problem', async ({ app }) => {
  const { page } = app;
  const title = page.getByRole('textbox', { name: 'Title' });
  await sendQuestion(app.api, { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' });
  await findRow(page, 'Tea or coffee?').click();
  await title.fill('Tea');
  await page.getByRole('textbox', { name: 'Footer' }).focus();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Your edit is saved. Fix the problems to apply it.').first()).toBeVisible();
  await expect(title).toBeFocused();
  expect((await fetchQuestion(app.api, '1')).question).toBe('Tea or coffee?');

  await page.getByRole('button', { name: 'Discard', exact: true }).press('Enter');
  await expect(title).toHaveValue('Tea or coffee?');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(title).toHaveValue('Tea');
  await expect(page.getByText('Edited, not applied')).toBeVisible();
});

test('votes can be set for several options by typing or clicking', async ({ app }) => {
  const { page } = app;
  await sendQuestion(app.api, { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' });
  await page.getByRole('link', { name: 'Local API' }).first().click();
  const panel = page.getByRole('region', { name: 'Test data' });
  await panel.getByRole('textbox', { name: 'Tea' }).fill('30');
  await panel.getByRole('button', { name: /Increase.*Coffee/ }).click();
  await panel.getByRole('button', { name: 'Mark as posted' }).click();
  await page.getByRole('link', { name: /^All/ }).click();
  await expect(findRow(page, 'Tea or coffee?')).toContainText('Posted');
  expect((await fetchQuestion(app.api, '1')).options.map(({ votes }) => votes)).toEqual([30, 1]);
});

test('a question can be copied as Markdown or for a Discord poll', async ({ app }) => {
  const { page } = app;
  const options = [
    '🍵 - Tea',
    `☕ - ${'Coffee'.repeat(10)}`,
    ...Array.from('abcdefghi', (one) => `🥛 - ${one}`),
  ];
  await sendQuestion(app.api, { title: 'Tea or *coffee*?', options: options.join('\n'), footer: 'Daily' });
  await findRow(page, 'Tea or *coffee*?').click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Copy for Discord poll' }).click();
  await expect(
    page
      .getByText(
        'Option 2 was cut to 55 characters. The last option was omitted. Polls have at most 10. Discord polls have no description, footer, or image.',
      )
      .first(),
  ).toBeVisible();
  expect(await app.clipboardText()).toMatch(/^Tea or \*coffee\*\?\n🍵 Tea\n☕ (Coffee){8}Coffe\n🥛 a\n/);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Copy as Markdown' }).click();
  await expect(page.getByText('Question copied').first()).toBeVisible();
  expect(await app.clipboardText()).toMatch(/^## Tea or \\\*coffee\\\*\?\n\n- 🍵 Tea\n- ☕ /);
});
