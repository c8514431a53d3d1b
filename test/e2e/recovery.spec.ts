import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { sendQuestion } from '../support/api-requests.ts';
import { type App, expect, test } from '../support/app-fixture.ts';
import { runAxe } from '../support/axe.ts';
import { call } from '../support/bridge-call.ts';
import { serve } from '../support/headless-server.ts';

const TEA = { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' };
const DOGS = { title: 'Dogs or cats?', options: '🐶 - Dogs\n🐱 - Cats' };
const OWLS = { title: 'Early bird or night owl?', options: '🐦 - Early\n🦉 - Late' };

const openSettings = async (page: Page) => {
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('tab', { name: 'Library' }).click();
};
const findRow = (page: Page, name: string) =>
  page.getByRole('listbox', { name: 'All' }).getByRole('option', { name });
const findDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Part of your library couldn’t be read' });

/**
 * Creates the library of a stopped backend. It has 2 questions, an intact restore point with both questions,
 * and a third question whose restore point is damaged.
 */
async function prepare(dataDir: string): Promise<void> {
  for (const questions of [[TEA, DOGS], [OWLS]]) {
    const served = await serve(dataDir);
    for (const question of questions) await sendQuestion(served.api, question);
    await served.stop();
  }
  // Closing the library creates a restore point that contains the third question.
  const backups = (await readdir(path.join(dataDir, 'restore-points'))).sort();
  expect(backups).toHaveLength(2);
  const newest = path.join(dataDir, 'restore-points', backups.at(-1) ?? '');
  await writeFile(newest, (await readFile(newest, 'utf8')).slice(0, -20));
}

/** Truncates these questions' lines in the question file. */
async function damageLines(dataDir: string, ...titles: string[]): Promise<void> {
  const file = path.join(dataDir, 'questions/000001-000256.jsonl');
  const lines = (await readFile(file, 'utf8')).split('\n');
  const isMeant = (line: string) => titles.some((title) => line.includes(title));
  expect(lines.filter(isMeant)).toHaveLength(titles.length);
  await writeFile(file, lines.map((line) => (isMeant(line) ? line.slice(0, -9) : line)).join('\n'));
}

test.describe('a library with damaged files', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.beforeEach(async ({ dataDir }) => {
    await prepare(dataDir);
    await damageLines(dataDir, DOGS.title, OWLS.title);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 400]) {
      test.describe(`${colorScheme}, ${width} wide`, () => {
        test.use({ colorScheme, viewport: { width, height: 640 } });

        test('shows a report of damaged, restored, and lost items and the location of the copies', {
          tag: colorScheme === 'dark' && width === 400 ? ['@journey'] : [],
        }, async ({ app: { page }, dataDir }) => {
          const told = findDialog(page);
          await expect(told).toContainText('QOTD Studio found damaged files on');
          await expect(told).toContainText('Everything else is unchanged.');
          await expect(told.getByText(DOGS.title, { exact: true })).toBeVisible();
          await expect(told).toContainText('Version from');
          await expect(told).toContainText('Couldn’t restore 1 item.');
          await expect(told).toContainText('Question 3');
          await expect(told).toContainText(
            'Not applied: the end of the line is missing. The question was restored',
          );
          await expect(told).toContainText('The content is lost.');
          await expect(told).toContainText('questions/000001-000256.jsonl');
          const aside = path.join(dataDir, 'set-aside');
          const [folder = ''] = await readdir(aside);
          await expect(told.getByText(path.join(aside, folder), { exact: true })).toBeVisible();
          const { violations } = await runAxe(page).analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        });
      });
    }
  }

  test('shows the report in Settings and after a restart until it’s dismissed', async ({ app }) => {
    let { page } = app;
    await expect(findDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(findDialog(page)).toHaveCount(0);
    await expect(findRow(page, TEA.title)).toBeVisible();
    await expect(findRow(page, DOGS.title)).toBeVisible();
    await expect(findRow(page, OWLS.title)).toHaveCount(0);
    page = await app.restartAfterKill();
    await findDialog(page).getByRole('button', { name: 'Remind me next time' }).click();
    await openSettings(page);
    await page.getByRole('button', { name: 'Show report' }).click();
    await findDialog(page).getByRole('button', { name: 'Copy folder' }).click();
    const copied = await app.clipboardText();
    expect(await readdir(copied)).not.toEqual([]);
    await findDialog(page).getByRole('button', { name: 'Don’t show again' }).click();
    await expect(findDialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Show report' })).toHaveCount(0);
    page = await app.restartAfterKill();
    await expect(findRow(page, TEA.title)).toBeVisible();
    await expect(findDialog(page)).toHaveCount(0);
    expect(await readdir(copied)).not.toEqual([]);
  });
});

test.describe('a library changed by another program while open', () => {
  const findChangedDialog = (page: Page) =>
    page.getByRole('dialog', { name: 'Another program changed your library' });
  const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });

  /**
   * Creates 2 questions in a question file. The first question is open and has an unapplied edit. Returns the
   * file's path.
   */
  async function begin(app: App): Promise<string> {
    for (const question of [TEA, DOGS]) await sendQuestion(app.api, question);
    // When the app starts, it checkpoints the journal that the crash left behind.
    await app.restartAfterKill();
    const file = path.join(app.dataDir, 'questions/000001-000256.jsonl');
    await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain(DOGS.title);
    await findRow(app.page, TEA.title).click();
    await title(app.page).fill('Tea, coffee or juice?');
    await expect(app.page.getByText('Edited, not applied')).toBeVisible();
    return file;
  }
  const edit = async (file: string, from: string, to: string) => {
    const text = await readFile(file, 'utf8');
    expect(text).toContain(from);
    await writeFile(file, text.replace(from, to));
  };

  const findBanner = (page: Page) =>
    page.getByRole('alert').filter({ hasText: 'Another program changed the library’s files.' });
  const listQuarantined = async (app: App) => {
    const aside = path.join(app.dataDir, 'set-aside');
    const names = await readdir(aside, { recursive: true }).catch(() => []);
    const copies = names.filter((name) => name.endsWith('000256.jsonl'));
    return Promise.all(copies.map((name) => readFile(path.join(aside, name), 'utf8')));
  };

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 400]) {
      test.describe(`${colorScheme}, ${width} wide`, () => {
        test.use({
          colorScheme,
          viewport: { width, height: 640 },
          contextOptions: { reducedMotion: 'reduce' },
        });

        test('shows a banner without accessibility problems', async ({ app }, testInfo) => {
          for (const question of [TEA, DOGS]) await sendQuestion(app.api, question);
          await app.restartAfterKill();
          const { page } = app;
          const file = path.join(app.dataDir, 'questions/000001-000256.jsonl');
          await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain(DOGS.title);
          await edit(file, DOGS.title, 'Dogs, or rather cats?');
          await expect(findBanner(page)).toBeVisible();
          await page.screenshot({ path: testInfo.outputPath('banner.png') });
          const { violations } = await runAxe(page).analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        });
      });
    }
  }

  test('shows a banner and is reloaded from the keyboard without losing an unapplied edit', {
    tag: ['@journey', '@both-shells'],
  }, async ({ app }) => {
    const file = await begin(app);
    const { page } = app;
    await edit(file, DOGS.title, 'Dogs, or rather cats?');
    await expect(findBanner(page)).toBeVisible();
    await expect(findRow(page, DOGS.title)).toBeVisible();
    await title(page).fill('Tea, coffee, juice?');
    await findBanner(page).getByRole('button', { name: 'Reload files' }).focus();
    await page.keyboard.press('Enter');
    await expect(findChangedDialog(page)).toContainText(
      'Another program changed it. The change was applied.',
    );
    await findChangedDialog(page).getByRole('button', { name: 'Don’t show again' }).click();
    await expect(findBanner(page)).toHaveCount(0);
    await expect(title(page)).toHaveValue('Tea, coffee, juice?');
    await expect(page.getByText('Edited, not applied')).toBeVisible();

    await findRow(page, 'Dogs, or rather cats?').click();
    await page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Show versions…' }).click();
    const versions = page.getByRole('dialog', { name: 'Versions' }).getByRole('option');
    await expect(versions.nth(0)).toContainText('Another program');
    await expect(versions.nth(1)).toContainText('Local API');
  });

  test('keeps the app’s version on request and saves a copy of the changed file', async ({ app }) => {
    const file = await begin(app);
    const { page } = app;
    await edit(file, DOGS.title, 'Dogs, or rather cats?');
    await findBanner(page).getByRole('button', { name: 'Keep my version' }).click();
    await expect(findBanner(page)).toHaveCount(0);
    await expect(findChangedDialog(page)).toContainText(
      'Another program changed the file; your version was kept.',
    );
    await findChangedDialog(page).getByRole('button', { name: 'Don’t show again' }).click();
    await expect.poll(() => readFile(file, 'utf8')).toContain('Tea, coffee or juice?');
    expect(await readFile(file, 'utf8')).toContain(DOGS.title);
    expect((await listQuarantined(app)).join()).toContain('Dogs, or rather cats?');
  });
});

test.describe('a library with a lot of lost data', () => {
  test.use({ viewport: { width: 760, height: 640 } });
  test.beforeEach(async ({ dataDir }) => {
    const served = await serve(dataDir);
    for (let number = 1; number <= 20; number++) {
      await sendQuestion(served.api, { ...TEA, title: `Tea or coffee, number ${number}?` });
    }
    await served.stop();
    await rm(path.join(dataDir, 'questions'), { recursive: true });
  });

  test('has a report that can be read with only the keyboard', async ({ app: { page } }) => {
    const told = page.getByRole('region', { name: 'Part of your library was missing' });
    await expect(told).toBeFocused();
    const getTop = () => told.evaluate((element) => element.scrollTop);
    for (const [key, moves] of [
      ['PageDown', true],
      ['End', true],
      ['Home', false],
      ['ArrowDown', true],
      ['Home', false],
      ['Space', true],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(async () => (await getTop()) > 0, key).toBe(moves);
    }
  });
});

async function createRestorePoint(page: Page, name = ''): Promise<void> {
  await page.getByRole('button', { name: 'Create restore point…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a restore point' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Create restore point' }).click();
  await expect(dialog).toBeHidden();
}
const restorePoints = (page: Page) =>
  page.getByRole('list', { name: 'Restore points' }).getByRole('listitem');
const allCount = (page: Page) => page.getByRole('link', { name: /^All/ }).first();

test.describe('restore points in Settings', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 400]) {
      test.describe(`${colorScheme}, ${width} wide`, () => {
        test.use({
          colorScheme,
          viewport: { width, height: 640 },
          contextOptions: { reducedMotion: 'reduce' },
        });

        test('have no axe violations and aren’t cut off at the side', async ({ app }) => {
          const { page } = app;
          await sendQuestion(app.api, TEA);
          await openSettings(page);
          await createRestorePoint(page);
          await createRestorePoint(page, 'known-state');
          await call(page, 'library.reset', { what: 'api' });
          await expect(restorePoints(page)).toContainText([
            'Automatic, before an import, reset, or restore',
            'known-state',
            'Automatic · 1 question or draft, ',
          ]);
          const { violations } = await runAxe(page).analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        });
      });
    }
  }

  test('are created, restored, undone, and deleted', async ({ app, dataDir }) => {
    const { page } = app;
    await sendQuestion(app.api, TEA);
    await openSettings(page);
    await expect(page.getByText(dataDir, { exact: true })).toBeVisible();
    await expect(page.getByText('No restore points yet.')).toBeVisible();
    await createRestorePoint(page);
    await expect(page.getByText('Restore point created').first()).toBeVisible();
    await expect(restorePoints(page)).toHaveCount(1);
    await sendQuestion(app.api, DOGS);
    const restoreOldest = async () => {
      await restorePoints(page)
        .last()
        .getByRole('button', { name: /^Restore / })
        .click();
      const dialog = page.getByRole('alertdialog', { name: 'Restore the library?' });
      await expect(dialog).toContainText('Replaces your library with the 1 question or draft from');
      await dialog.getByRole('button', { name: 'Restore library' }).click();
      await expect(dialog).toBeHidden();
    };
    await restoreOldest();
    await expect(page.getByText('Restored the library with 1 question or draft').first()).toBeVisible();
    await expect(allCount(page)).toContainText('1');
    await expect(restorePoints(page).first()).toContainText('2 questions and drafts');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Restored the library with 2 questions and drafts').first()).toBeVisible();
    await expect(allCount(page)).toContainText('2');
    await restoreOldest();
    await expect(allCount(page)).toContainText('1');
    await page.keyboard.press('Control+z');
    await expect(allCount(page)).toContainText('2');
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(allCount(page)).toContainText('1');

    await page.getByRole('button', { name: 'Create restore point…' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Not a name');
    await expect(page.getByText('lowercase letters, digits, and hyphens')).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill('known-state');
    await page.keyboard.press('Enter');
    await restorePoints(page).getByRole('button', { name: 'Delete restore point known-state…' }).click();
    await page.getByRole('button', { name: 'Delete restore point', exact: true }).click();
    await expect(page.getByText('Deleted restore point “known-state”').first()).toBeVisible();
    await expect(restorePoints(page).filter({ hasText: 'known-state' })).toHaveCount(0);
  });
});

test('if the library folder is missing, the window shows a message and saves after the folder is restored', async ({
  app,
  dataDir,
}) => {
  let { page } = app;
  const gone = page
    .getByRole('alert')
    .filter({ hasText: 'Couldn’t save to this computer: the file or folder doesn’t exist.' });
  // The recovery report can appear as soon as the app notices that the files are missing.
  const closeReport = (shown: Page) =>
    shown.addLocatorHandler(shown.getByRole('dialog'), (report) =>
      report.getByRole('button', { name: 'Don’t show again' }).click(),
    );
  await closeReport(page);
  await page.getByRole('textbox', { name: 'Title' }).fill('Written before');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const away = `${dataDir}-away`;
  await cp(dataDir, away, { recursive: true });
  await rm(dataDir, { recursive: true });
  await page.getByRole('textbox', { name: 'Description' }).fill('Written while it was gone');
  await expect(gone).toBeVisible();
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await rename(away, dataDir);
  const tryAgain = gone.getByRole('button', { name: 'Try again' });
  // The app also tries to save when it notices the restored folder.
  await expect(async () => {
    if (await tryAgain.isVisible()) await tryAgain.click({ timeout: 1000 });
    await expect(gone).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  page = await app.restartAfterKill();
  await closeReport(page);
  await findRow(page, 'Written before').click();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Written while it was gone');
});
