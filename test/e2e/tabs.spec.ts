import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sendQuestion } from '../support/api-requests.ts';
import { expect, notOnDesktop, test } from '../support/app-fixture.ts';

/** The content of the library's journal. */
async function journalOf(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'journal');
  const names = await readdir(folder);
  return (await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))).join('');
}

notOnDesktop('The desktop app has one window.');

// A browser makes at most six HTTP connections to one server, which WebSockets must not use up.
test('seven tabs of one browser all save and all receive changes', { tag: '@journey' }, async ({ app }) => {
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
  await expect.poll(() => journalOf(dataDir)).toContain('Typed in the seventh tab');

  await sendQuestion(app.api, { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' });
  for (const tab of tabs) await expect(tab.getByRole('option', { name: 'Tea or coffee?' })).toBeVisible();

  // The others work without the first one.
  await page.close();
  await sendQuestion(app.api, { title: 'Cats or dogs?', options: '🐈 - Cats\n🐕 - Dogs' });
  for (const tab of others) await expect(tab.getByRole('option', { name: 'Cats or dogs?' })).toBeVisible();
});
