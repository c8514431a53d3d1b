import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createEmptyDraft } from '../../shared/question/question-fields.ts';
import { sendQuestion } from '../support/api-requests.ts';
import { DELAYS_RESPONSES, expect, test } from '../support/app-fixture.ts';
import { runAxe } from '../support/axe.ts';
import { call, interceptCalls } from '../support/bridge-call.ts';
import { THEMES_AND_SIZES } from '../support/themes-and-sizes.ts';

const TEA = { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' };

const openSettings = async (page: Page) => {
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('tab', { name: 'Library' }).click();
};
/** Matches the name, because lists of choices also have the role `dialog`. */
const findDialog = (page: Page) => page.getByRole('dialog', { name: /^(Import|Export)/ });
const findNotices = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const findStatus = (page: Page) => findDialog(page).getByRole('status');
const getBox = (page: Page, title: string) =>
  findDialog(page).getByRole('checkbox', { name: `Import “${title}”` });
const importButton = (page: Page) =>
  findDialog(page).getByRole('button', { name: /^Import( \d+ questions?)?$/ });

async function openImport(page: Page): Promise<void> {
  await page.keyboard.press('Control+o');
  await expect(findDialog(page).getByRole('heading', { name: 'Import questions' })).toBeVisible();
}

async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    findDialog(page).getByRole('button', { name: 'Open file…' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
}

async function drop(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([file, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content ?? ''], file ?? ''));
      return transfer;
    },
    [name, text],
  );
  await page.dispatchEvent('body', 'dragover', { dataTransfer: data });
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
}

test('an exported library is recognized on import, and new questions are imported after a preview', {
  tag: ['@journey', '@both-shells'],
}, async ({ app }) => {
  const { page } = app;
  await sendQuestion(app.api, TEA);
  await openSettings(page);
  await page.getByRole('button', { name: 'Export…' }).click();
  await findDialog(page).getByText('JSON Lines').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    findDialog(page).getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^qotd-library-[\d-]+T[\d-]+\.jsonl$/);
  await expect(findDialog(page)).toHaveCount(0);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('"title":"Tea or coffee?"');

  await page.getByRole('button', { name: 'Import…' }).click();
  await choose(page, 'again.jsonl', text);
  await expect(findStatus(page)).toContainText('1 found: 0 to import, 1 already in library');
  await expect(getBox(page, 'Tea or coffee?')).not.toBeChecked();
  // The text exceeds the size limit of other bridge requests and the length limit of a description.
  const long = `${'D '.repeat(511)}\n`.repeat(2_048);
  const questions = [
    { title: 'Dogs?', options: '🐶 - Yes\n🐱 - No' },
    { ...TEA, title: 'T', description: long },
  ];
  await choose(page, 'new.json', JSON.stringify(questions));
  await expect(findDialog(page)).toContainText('new.json (2.1 MB) is too large to show here.');
  await expect(findStatus(page)).toContainText('2 found: 2 to import (1 as a draft)');
  await expect(findDialog(page)).toContainText('The title has 1 character; it needs at least 5.');
  await importButton(page).click();
  await expect(findNotices(page)).toContainText('Imported 1 question and 1 draft');
  await page.getByRole('option', { name: /Dogs\?/ }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Dogs?');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('its import was undone')).toBeVisible();
  await expect(findNotices(page)).toContainText('Import undone');
  await expect(page.getByRole('option', { name: /Tea or coffee/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /Dogs\?/ })).toHaveCount(0);
  await openSettings(page);
  const before = 'Automatic, before an import, reset, or restore';
  await expect(page.getByRole('list', { name: 'Restore points' }).getByRole('listitem')).toContainText([
    before,
    'Before importing new.json',
  ]);
});

test('an empty library can’t be exported until the first draft is saved', async ({ app: { page } }) => {
  await openSettings(page);
  const exportButton = page.getByRole('button', { name: 'Export…' });
  await exportButton.click();
  await expect(findNotices(page)).toContainText('The library is empty.');
  const input = { ...createEmptyDraft(), title: 'Tea or coffee?' };
  await call(page, 'question.save', { id: null, key: 'first', version: 0, basedOn: 0, input });
  await expect(page.getByRole('link', { name: /^Drafts/ })).toContainText('1');
  await exportButton.click();
  await expect(findDialog(page)).toBeVisible();
});

test('500 questions with 30 invalid ones are imported, and Ctrl+Z undoes the import', async ({ app }) => {
  test.slow();
  const { page } = app;
  await sendQuestion(app.api, { title: 'Question number 7?', options: '🍵 - Yes 7\n☕ - No 7' });
  const block = (at: number) =>
    at % 17 === 3
      ? `Question number ${at}?\n🍵 - Yes ${at}`
      : `Question number ${at}?\n🍵 - Yes ${at}\n☕ - No ${at}`;
  const blocks = Array.from({ length: 500 }, (_, at) => block(at));
  await openImport(page);
  await findDialog(page).getByRole('textbox', { name: 'Text to import' }).fill(blocks.join('\n\n'));
  await expect(findStatus(page)).toContainText('500 found:');
  // Waits for the comparison, which embeds each title.
  await expect(findStatus(page)).not.toContainText('Comparing');
  await expect(findStatus(page)).toContainText('30 as drafts');
  await findDialog(page).getByRole('radio', { name: '30 problems' }).click();
  await expect(findDialog(page).getByRole('checkbox', { name: /^Import “/ })).toHaveCount(30);
  await findDialog(page).getByRole('checkbox', { name: 'Import all questions shown' }).click({ force: true });
  await expect(getBox(page, 'Question number 3?')).not.toBeChecked();
  await findDialog(page).getByRole('radio', { name: 'All' }).click();
  await expect(getBox(page, 'Question number 7?')).not.toBeChecked();
  const words = await importButton(page).textContent();
  await importButton(page).click();
  await expect(findNotices(page)).toContainText(words?.replace('Import ', 'Imported ') ?? '');
  await expect(findDialog(page)).toHaveCount(0);
  await page.getByRole('option').first().focus();
  await page.keyboard.press('Control+z');
  await expect(findNotices(page)).toContainText('Import undone');
  await expect(page.getByRole('option')).toHaveCount(1);
});

test('a table’s columns can be assigned with only the keyboard', async ({ app: { page } }) => {
  await openImport(page);
  await page.keyboard.insertText('Heading,First,Second\nTea or coffee?,🍵 Tea,☕ Coffee');
  await findDialog(page).getByRole('radio', { name: 'Text' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const columns = findDialog(page).getByRole('region', { name: 'Columns' });
  await expect(columns).toBeVisible();
  await columns.getByRole('checkbox', { name: 'First row contains column names' }).press('Space');
  await expect(getBox(page, 'Tea or coffee?')).toBeChecked();
  await expect(findDialog(page).getByRole('cell', { name: 'Ready' })).toHaveCount(1);
  await columns.getByRole('button', { name: /column “Second”/ }).press('Enter');
  await page.getByRole('option', { name: 'Skip column' }).press('Enter');
  await expect(findDialog(page)).toContainText('The question has 1 option; it needs at least 2.');
  await page.keyboard.press('Control+Enter');
  await expect(findNotices(page)).toContainText('Imported 1 draft');
});

test('columns become tags and dates, and the option format is visible with 6 columns', async ({
  app: { page },
}) => {
  await page.setViewportSize({ width: 1280, height: 820 });
  await openImport(page);
  const head = 'Frage;Antwort A;Antwort B;Antwort C;Notiz;Datum';
  await choose(page, 'a.csv', `${head}\nHund oder Katze?;🐶 Hund;🐱 Katze;;Tiere, lustig;2026-12-01`);
  const columns = findDialog(page).getByRole('region', { name: 'Columns' });
  await expect(columns.getByRole('button', { name: /Separate options by/ })).toBeInViewport({ ratio: 1 });
  await columns.getByRole('button', { name: /column “Notiz”/ }).click();
  await page.getByRole('option', { name: 'Tags' }).click();
  const row = findDialog(page).getByRole('row', { name: /Hund oder Katze/ });
  await expect(row).toContainText('Tags: Tiere, lustig · Planned for Tuesday, December 1');
  await importButton(page).click();
  await expect(findNotices(page)).toContainText('Imported 1 question');
  const question = page.getByRole('option', { name: /Hund oder Katze/ });
  await expect(question).toContainText('Planned for Tuesday, December 1');
});

test('the import suggests emoji for options without one', { tag: '@journey' }, async ({ app: { page } }) => {
  await openImport(page);
  const text = 'Do you like tea?\n- Yes\n- No\n\nTea or coffee?\n🍵 - Tea\nCoffee';
  await findDialog(page).getByRole('textbox').first().fill(text);
  const choice = findDialog(page).getByRole('radiogroup', { name: /^3 options/ });
  await expect(choice).toHaveAccessibleName('3 options have no emoji');
  const markedLines = findDialog(page).locator('[class*="gutter"] > [class*="problem"]');
  await expect(markedLines).toHaveText(['1', '5']);
  await expect(findStatus(page)).toContainText('2 to import as drafts');
  await choice.getByText('1 2 3').click();
  await expect(findDialog(page).getByRole('row', { name: /Do you like tea/ })).toContainText('1️⃣2️⃣');
  await choice.getByText('Use suggestions').click();
  await expect(findDialog(page).getByRole('row', { name: /Do you like tea/ })).toContainText('Ready');
  await expect(findStatus(page)).not.toContainText('draft');
  await expect(choice).toHaveAccessibleName('3 options get an emoji');
  await expect(markedLines).toHaveCount(0);
  const { violations } = await runAxe(page).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await importButton(page).click();
  await expect(page.getByRole('option', { name: 'Do you like tea?' })).toContainText('Ready');
  await page.getByRole('option', { name: 'Tea or coffee?' }).click();
  await expect(page.getByRole('main', { name: 'Editor' })).toContainText('☕');
});

test('a pack is imported with its custom emoji and exported from a selection', {
  tag: '@journey',
}, async ({ app: { page } }) => {
  const pack = {
    format: 'qotd-studio pack',
    version: 1,
    name: 'Birds',
    author: 'Ada',
    emoji: [{ name: 'parrot', url: 'https://cdn.test/parrot.png', keywords: [] }],
    questions: [{ title: 'Parrot or owl?', options: ':parrot: - Parrot\n🦉 - Owl', tags: ['birds'] }],
  };
  await drop(page, 'broken.json', JSON.stringify({ ...pack, name: '' }));
  await expect(findDialog(page)).toContainText('name: The pack needs a name');
  await drop(page, 'birds.json', JSON.stringify(pack));
  await expect(findDialog(page)).toContainText('Pack “Birds” by Ada');
  await expect(findDialog(page)).toContainText('Adds the custom emoji :parrot:.');
  await expect(findDialog(page)).toContainText(':parrot: is also a standard emoji.');
  await expect(findStatus(page)).toContainText('1 found: 1 to import');
  const { violations } = await runAxe(page).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await importButton(page).click();
  const imported = page.getByRole('option', { name: 'Parrot or owl?' });
  await expect(imported).toContainText('Ready');

  await imported.click();
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: 'More actions for 1 question' }).click();
  await page.getByRole('menuitem', { name: 'Export as pack…' }).click();
  const exportButton = findDialog(page).getByRole('button', { name: 'Export' });
  await exportButton.click();
  await expect(findDialog(page)).toContainText('Enter a name for the pack.');
  await expect(findDialog(page).getByRole('textbox', { name: 'Name' })).toBeFocused();
  await findDialog(page).getByLabel('Name').fill('Birds');
  await findDialog(page).getByLabel('Author').fill('Ada');
  const [download] = await Promise.all([page.waitForEvent('download'), exportButton.click()]);
  expect(download.suggestedFilename()).toBe('Birds.qotd-pack.json');
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual(pack);

  // The closed dialog left focus outside of the list.
  await expect(findDialog(page)).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(findNotices(page)).toContainText('Import undone');
  await expect(imported).toBeHidden();
});

test('a folder dropped on the window is reported and not imported', async ({ app: { page, dataDir } }) => {
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const folder = path.join(path.dirname(dataDir), 'my questions');
  await mkdir(folder, { recursive: true });
  const cdp = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await cdp.send('Input.dispatchDragEvent', {
      type,
      x: 300,
      y: 300,
      data: { items: [], files: [folder], dragOperationsMask: 1 },
    });
  await expect(findNotices(page)).toContainText(
    'my questions is a folder. Choose a file with questions instead.',
  );
  await expect(findDialog(page)).toHaveCount(0);
});

test('a dropped file is previewed with its problems', async ({ app: { page } }) => {
  await drop(page, 'bad.json', '[\n{"title":');
  await expect(findDialog(page)).toContainText('Line 2: This file isn’t valid JSON');
  await expect(importButton(page)).toHaveAttribute('aria-disabled', 'true');
  await drop(page, 'picture.png', 'x\0y');
  await expect(findDialog(page)).toContainText('picture.png: This isn’t a text file.');
  await drop(page, 'lines.jsonl', `${JSON.stringify(TEA)}\n{"title":`);
  await expect(findStatus(page)).toContainText('2 found: 1 to import, 1 invalid');
  await expect(findDialog(page)).toContainText('Invalid');
});

test('a later file replaces an earlier one that takes longer to read', async ({ app: { page } }) => {
  const slow = await page.evaluateHandle(() => {
    const begun = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const read = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = async function () {
      if (this instanceof File && this.name === 'slow.txt') {
        begun.resolve();
        await held.promise;
      }
      return read.call(this);
    };
    return { begun, held };
  });
  await drop(page, 'slow.txt', 'Sun or rain?\n☀️ - Sun\n🌧️ - Rain');
  await slow.evaluate(({ begun }) => begun.promise);
  await drop(page, 'quick.txt', 'Tea or coffee?\n🍵 - Tea\n☕ - Coffee');
  const field = findDialog(page).getByRole('textbox');
  await expect(field).toHaveValue(/Tea or coffee/);
  await slow.evaluate(async ({ held }) => {
    held.resolve();
    await new Response(new File([''], 'x')).arrayBuffer();
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  });
  await expect(field).toHaveValue(/Tea or coffee/);
});

test('a large file shows its progress and can be canceled', {
  tag: '@journey',
}, async ({ app: { page, shell } }) => {
  test.skip(shell === 'desktop', DELAYS_RESPONSES);
  test.slow();
  const released = Promise.withResolvers<void>();
  let held = Promise.withResolvers<void>();
  const methods: string[] = [];
  await interceptCalls(page, async ({ method }) => {
    methods.push(method);
    // The file keeps loading until the test releases it.
    if (method === 'import.preview') await released.promise;
    if (method === 'import.run') await held.promise;
  });
  const waitForCall = (method: string, times = 1) =>
    expect.poll(() => methods.filter((one) => one === method)).toHaveLength(times);
  const large = 'Tea or coffee?\n🍵 - Tea\n☕ - Coffee\n\n'.repeat(10_000);
  await drop(page, 'large.txt', large);
  const bar = findDialog(page).getByRole('progressbar', { name: 'Reading the file (0%)' });
  for (const { colorScheme, viewport } of THEMES_AND_SIZES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await expect(bar).toBeVisible();
    const { violations } = await runAxe(page).include('[role="dialog"]').analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  }
  await findDialog(page).getByRole('button', { name: 'Cancel reading' }).click();
  await waitForCall('import.cancel');
  await expect(findDialog(page)).toContainText('Import canceled');
  await expect(bar).toHaveCount(0);
  // If the file is dropped again, the app reads it completely.
  released.resolve();
  await drop(page, 'large.txt', large);
  await expect(findStatus(page)).toContainText('10,000 found', { timeout: 60_000 });
  // Canceling the import keeps the dialog open and shows a message.
  await importButton(page).click();
  await waitForCall('import.run');
  await findDialog(page).getByRole('button', { name: 'Cancel import' }).click();
  await expect(importButton(page)).toBeFocused();
  held.resolve();
  await expect(findDialog(page).getByText('Import canceled. Nothing was imported.')).toBeVisible();
  await expect(findNotices(page)).not.toContainText('canceled');
  // Closing the dialog also cancels the import.
  held = Promise.withResolvers<void>();
  await importButton(page).click();
  await waitForCall('import.run', 2);
  const canceled = methods.filter((one) => one === 'import.cancel').length;
  await page.keyboard.press('Escape');
  await waitForCall('import.cancel', canceled + 1);
  held.resolve();
  await expect(findDialog(page)).toHaveCount(0);
  await expect(findNotices(page).getByText('Canceled. Nothing was imported.')).toBeVisible();
});

test('the import dialog keeps pasted text that wasn’t imported', async ({ app: { page } }) => {
  await openImport(page);
  await page.keyboard.insertText('Tea or coffee?\n🍵 - Tea');
  await page.keyboard.press('Escape');
  await expect(findDialog(page)).toHaveCount(0);
  await openImport(page);
  await expect(findDialog(page).getByRole('textbox')).toHaveValue('Tea or coffee?\n🍵 - Tea');
});

test('the import dialog has no axe violations', async ({ app }) => {
  test.slow();
  const { page } = app;
  await sendQuestion(app.api, TEA);
  await openImport(page);
  await findDialog(page)
    .getByRole('textbox')
    .fill('title,options\nTea or coffee?,🍵 Tea|☕ Coffee\nDogs?,🐶 Dogs\nمطر أم شمس؟,☔ مطر|☀️ شمس');
  await expect(findStatus(page)).toContainText('3 found');
  for (const { colorScheme, viewport } of THEMES_AND_SIZES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    const { violations } = await runAxe(page).include('[role="dialog"]').analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  }
});
