import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sendQuestion } from '../support/api-requests.ts';
import { expect, skipOnDesktop, test } from '../support/app-fixture.ts';

async function readJournal(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'journal');
  const names = await readdir(folder);
  return (await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))).join('');
}

skipOnDesktop('The desktop app has one window.');

// A browser opens at most 6 HTTP connections to a server. WebSockets must not use them up.
test('7 tabs of one browser all save and receive changes', { tag: '@journey' }, async ({ app }) => {
  const { page, dataDir } = app;
  const others = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const tab = await page.context().newPage();
      await tab.goto(new URL('.', page.url()).href);
      return tab;
    }),
  );
  const tabs = [page, ...others];
  for (const tab of tabs) await expect(tab.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const last = tabs.at(-1) ?? page;
  await last.bringToFront();
  await last.getByRole('textbox', { name: 'Title' }).fill('Typed in the seventh tab');
  await expect.poll(() => readJournal(dataDir)).toContain('Typed in the seventh tab');

  await sendQuestion(app.api, { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' });
  for (const tab of tabs) await expect(tab.getByRole('option', { name: 'Tea or coffee?' })).toBeVisible();

  // The other tabs work without the first tab.
  await page.close();
  await sendQuestion(app.api, { title: 'Cats or dogs?', options: '🐈 - Cats\n🐕 - Dogs' });
  for (const tab of others) await expect(tab.getByRole('option', { name: 'Cats or dogs?' })).toBeVisible();
});

test('2 tabs that edit one title at the same time both keep their text', async ({ app }) => {
  const { page, dataDir } = app;
  await page.getByRole('textbox', { name: 'Title' }).fill('Tea or coffee?');
  await expect.poll(() => readJournal(dataDir)).toContain('Tea or coffee?');
  await expect(page).toHaveURL(/\/1$/);
  const other = await page.context().newPage();
  await other.goto(page.url());
  const titles = [page, other].map((tab) => tab.getByRole('textbox', { name: 'Title' }));
  for (const title of titles) await expect(title).toHaveValue('Tea or coffee?');
  const [first, second] = titles;
  await first?.press('End');
  await second?.press('Home');
  await Promise.all([page.keyboard.type(' AAAA AAAA'), other.keyboard.type('BBBB BBBB ')]);
  for (const title of titles) await expect(title).toHaveValue('BBBB BBBB Tea or coffee? AAAA AAAA');

  // If both authors type at the same place, each author's text stays in one piece.
  await Promise.all(titles.map((title) => title.press('End')));
  await Promise.all([page.keyboard.type(' CCCC'), other.keyboard.type(' DDDD')]);
  const end = /^BBBB BBBB Tea or coffee\? AAAA AAAA(?: CCCC DDDD| DDDD CCCC)$/;
  for (const title of titles) await expect(title).toHaveValue(end);
  expect(await first?.inputValue()).toBe(await second?.inputValue());

  // The caret must stay after the text that was typed in the caret's tab.
  await page.keyboard.type('!');
  for (const title of titles) await expect(title).toHaveValue(/CCCC!/);

  // Both tabs have the same rows, including empty ones. Each tab keeps the row that is being typed in.
  const options = [page, other].map((tab) => tab.getByRole('textbox', { name: /^Option \d+ text/ }));
  for (const rows of options) await expect(rows).toHaveCount(2);
  await Promise.all(options.map((rows) => rows.first().focus()));
  await Promise.all([page.keyboard.type('Green tea'), other.keyboard.type('Espresso')]);
  for (const rows of options) {
    await expect
      .poll(() =>
        rows.evaluateAll((all) => all.map((row) => (row instanceof HTMLInputElement ? row.value : ''))),
      )
      .toEqual(expect.arrayContaining(['Green tea', 'Espresso', '']));
  }
});
