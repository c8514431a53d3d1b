import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { sendQuestion } from '../support/local-api.ts';

const TEA = { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' };

const openSettings = (page: Page) => page.getByRole('link', { name: 'Settings' }).first().click();
const dialog = (page: Page) => page.getByRole('dialog');
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });

async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Import…' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
}

test('the library is exported, and imported again after a look at what would come', async ({ app }) => {
  const { page } = app;
  await sendQuestion(app.api, TEA);
  await openSettings(page);
  await page.getByRole('button', { name: 'Export…' }).click();
  await dialog(page).getByText('JSON lines').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^qotd-library-[\d-]+T[\d-]+\.jsonl$/);
  await expect(dialog(page)).toHaveCount(0);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('"title":"Tea or coffee?"');

  await choose(page, 'again.jsonl', text);
  await expect(dialog(page)).toContainText('There is nothing new in it.');
  await expect(dialog(page)).toContainText('1 left out: the library has the same.');
  await dialog(page).getByRole('button', { name: 'Close' }).click();

  // Larger than any other call of the bridge may be.
  const long = 'D'.repeat(2 * 1024 * 1024);
  const questions = [
    { title: 'Dogs?', options: '🐶 - Yes\n🐱 - No' },
    { ...TEA, title: 'T', description: long },
  ];
  await choose(page, 'new.json', JSON.stringify(questions));
  await expect(dialog(page)).toContainText('Adds 1 question and 1 draft.');
  await expect(dialog(page)).toContainText('Line 1, [1].title: The title has 1 character');
  await dialog(page).getByRole('button', { name: 'Import' }).click();
  await expect(notices(page)).toContainText('Imported 1 question and 1 draft');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notices(page)).toContainText('The library is as it was before the import');
  await page.getByRole('link', { name: /^All/ }).first().click();
  await expect(page.getByText('Tea or coffee?').first()).toBeVisible();
  await expect(page.getByText('Dogs?')).toHaveCount(0);
});

/** By its button: the key would go nowhere before the dialog has the focus. */
async function close(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
}

test('a file that can’t be imported is told with its line, and nothing changes', async ({ app }) => {
  const { page } = app;
  await openSettings(page);
  await choose(page, 'bad.json', '[\n{"title":1}]');
  await expect(dialog(page)).toContainText('It can’t be imported before this is mended.');
  await expect(dialog(page)).toContainText('Line 2, [0].title: It must be a text.');
  await expect(dialog(page).getByRole('button', { name: 'Import' })).toHaveCount(0);
  await close(page);
  await choose(page, 'notes.docx', 'x');
  await expect(dialog(page)).toContainText('Its name must end with .json');
  await close(page);
  await choose(page, 'a.csv', Buffer.from([0xff]));
  await expect(dialog(page)).toContainText('It is not UTF-8.');
});
