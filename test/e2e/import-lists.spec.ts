import type { Locator, Page } from '@playwright/test';
import { sendQuestion } from '../support/api-requests.ts';
import { DELAYS_RESPONSES, expect, test } from '../support/app-fixture.ts';
import { interceptCalls } from '../support/bridge-call.ts';

const findDialog = (page: Page) => page.getByRole('dialog', { name: /^Import/ });
const findNotices = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const findStatus = (page: Page) => findDialog(page).getByRole('status');
const importButton = (page: Page) =>
  findDialog(page).getByRole('button', { name: /^Import \d+ questions?$/ });

async function importText(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+o');
  await findDialog(page).getByRole('textbox').fill(text);
}

/** Pastes like the keyboard, but without the clipboard that all tests share. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('likely duplicates are shown after the import if the comparison wasn’t complete', async ({ app }) => {
  const { page, shell } = app;
  test.skip(shell === 'desktop', DELAYS_RESPONSES);
  await sendQuestion(app.api, { title: 'Do you prefer dogs or cats?', options: '🐶 - Dogs\n🐱 - Cats' });
  const held = Promise.withResolvers<void>();
  await interceptCalls(page, async ({ method }) => {
    if (method === 'similar.nearest') await held.promise;
  });
  await importText(
    page,
    'Do you prefer dogs or cats??\n🐶 - Dogs\n🐱 - Cats\n\nWhich city is next?\n🗼 - Paris\n🗽 - New York',
  );
  await expect(findStatus(page)).toContainText('2 found: 2 to import');
  await expect(findDialog(page)).toContainText(
    '2 questions haven’t been compared yet. Likely duplicates are shown after the import.',
  );
  await importButton(page).click();
  await expect(findNotices(page)).toContainText('1 imported question is a likely duplicate');
  await findNotices(page).getByRole('button', { name: 'Show duplicates' }).click();
  const rows = page.getByRole('listbox').getByRole('option');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('dogs or cats??');
  held.resolve();
});

test('the prompt for a pasted list is closed when another new question is started', async ({
  app: { page },
}) => {
  const title = page.getByRole('textbox', { name: 'Title' });
  const prompt = page.getByRole('group', { name: 'Pasted list' });
  for (const startNew of [
    () => page.keyboard.press('Alt+n'),
    () => page.getByRole('button', { name: 'New question' }).first().click(),
  ]) {
    await paste(title, '1. What is your favorite sandwich?\n2. Mountains or beach?');
    await expect(prompt).toContainText('This looks like 2 questions.');
    await startNew();
    await expect(prompt).toHaveCount(0);
    await expect(title).toHaveValue('');
    await expect(title).toBeFocused();
  }
});

test('a list of questions pasted into the title is imported as drafts', async ({ app: { page } }) => {
  const title = page.getByRole('textbox', { name: 'Title' });
  await paste(title, '1. What is your favorite sandwich?\n2. Mountains or beach?\n3. Why not?');
  const strip = page.getByRole('group', { name: 'Pasted list' });
  await expect(strip).toContainText('This looks like 3 questions.');
  await expect(strip.getByRole('button', { name: 'Import 3 questions…' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(findStatus(page)).toContainText('3 found: 3 to import as drafts');
  await expect(findDialog(page)).toContainText('These 3 lines are imported as 3 questions.');
  await importButton(page).click();
  await expect(findNotices(page)).toContainText('Imported 3 drafts');
  await expect(page.getByRole('option', { name: /^Mountains or beach\?/ })).toBeVisible();
});

test('an import asks once for the title column if none is recognized', async ({ app: { page } }) => {
  await importText(page, 'Nr\tOptions\tVotes\nA\tx | y\t3\nB\tx | y\t4');
  const message = findDialog(page).getByText('Which column contains the question?');
  await expect(message).toHaveCount(1);
  await findDialog(page)
    .getByRole('button', { name: /Field for column “Nr”/ })
    .click();
  await page.getByRole('option', { name: 'Title', exact: true }).click();
  await expect(message).toHaveCount(0);
  await expect(findStatus(page)).toContainText('2 found');
});

test('questions in one-line JSON are numbered, and each skipped row shows its reason', async ({ app }) => {
  const { page } = app;
  const tea = { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' };
  await sendQuestion(app.api, tea);
  const sun = { title: 'Sun or rain?', options: '☀️ - Sun\n🌧️ - Rain' };
  await importText(page, JSON.stringify([tea, sun, sun, { ...tea, title: 'Tea or coffee??' }]));
  await expect(findStatus(page)).toContainText(
    '4 found: 1 to import, 1 already in library, 1 repeated, 1 likely duplicate',
  );
  await expect(findDialog(page).getByRole('columnheader', { name: 'No.' })).toBeVisible();
  await expect(findDialog(page).getByRole('row').nth(3)).toContainText(
    '3Sun or rain?This question appears more than once in the file.',
  );
});

async function openFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.keyboard.press('Control+o');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    findDialog(page).getByRole('button', { name: 'Open file…' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer });
}

async function choose(page: Page, list: RegExp, choice: string): Promise<void> {
  await findDialog(page).getByRole('button', { name: list }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

test('a file’s encoding, delimiter, and date order can be changed, and the preview follows', async ({
  app: { page },
}) => {
  const csv =
    'Question;Option 1;Option 2;Date\nCaf\xe9, or bar?;Caf\xe9;Bar;3/4/2026\nWhy|not?;a;b;5/6/2026\n';
  await openFile(page, 'polls.csv', Buffer.from(csv, 'latin1'));
  const dialog = findDialog(page);
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('Café, or bar?', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Windows-1252 Encoding/ })).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'File warnings' })).toContainText(
    '2 dates, such as “3/4/2026”',
  );

  await choose(page, /Encoding/, 'Mac Roman');
  await expect(preview.getByText('CafÈ, or bar?', { exact: true })).toBeVisible();
  await choose(page, /Encoding/, 'Windows-1252');

  await choose(page, /Dates are/, 'Day/month');
  await expect(preview.getByRole('row', { name: /Café/ })).toContainText('April 3');
  await expect(dialog.getByRole('list', { name: 'File warnings' })).toHaveCount(0);

  await choose(page, /Delimiter/, 'Pipe (|)');
  await expect(preview.getByText('Café, or bar?', { exact: true })).toHaveCount(0);
  await choose(page, /Delimiter/, 'Semicolon');
  await expect(preview.getByText('Café, or bar?', { exact: true })).toBeVisible();
});

test('an import shows which columns are skipped and which headings become tags', async ({
  app: { page },
}) => {
  await importText(
    page,
    'Question,A,B,Mood,\nTea or coffee?,🍵 Tea,☕ Coffee,calm,x\nCats or dogs?,🐱 Cats,🐶 Dogs,,y',
  );
  await expect(findStatus(page)).toContainText('2 found: 2 to import');
  const dialog = findDialog(page);
  await expect(dialog).toContainText(
    'Line 1: Mood: Skipped this column with 1 cell. To import it, choose its field.',
  );
  await expect(dialog).toContainText(
    'Line 1: Skipped column 5 with 2 cells. To import it, choose its field.',
  );
  await dialog.getByRole('button', { name: /Field for column “Mood”/ }).click();
  await page.getByRole('option', { name: 'Tags', exact: true }).click();
  await expect(dialog).not.toContainText('Mood: Skipped');
  await dialog.getByRole('textbox').fill('# food\n\nWhich snack?\nSweet or salty?\n\n# travel\n\nWhere to?');
  await expect(findStatus(page)).toContainText('3 found');
  await expect(dialog).toContainText('2 headings, such as “food”, become tags.');
});

test('a spreadsheet file gets a message about CSV', async ({ app: { page } }) => {
  await openFile(page, 'polls.xlsx', Buffer.from('PK\x03\x04'));
  await expect(findDialog(page)).toContainText('save it as “CSV UTF-8”');
});
