import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { sendQuestion } from '../support/local-api.ts';
import { serve } from '../support/serve.ts';

const TEA = { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' };
const DOGS = { title: 'Dogs or cats?', options: '🐶 - Dogs\n🐱 - Cats' };
const OWLS = { title: 'Early bird or night owl?', options: '🐦 - Early\n🦉 - Late' };

const openSettings = (page: Page) => page.getByRole('link', { name: 'Settings' }).first().click();
const row = (page: Page, name: string) =>
  page.getByRole('listbox', { name: 'All' }).getByRole('option', { name });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Part of your library could not be read' });

/** The library of a host that has stopped: two questions, a backup of both, and one more that no backup has. */
async function prepare(dataDir: string): Promise<void> {
  for (const questions of [[TEA, DOGS], [OWLS]]) {
    const served = await serve(dataDir);
    for (const question of questions) await sendQuestion(served.api, question);
    await served.stop();
  }
  // Closing makes a backup; this is the one with the third question.
  const backups = (await readdir(path.join(dataDir, 'backups'))).sort();
  expect(backups).toHaveLength(2);
  const newest = path.join(dataDir, 'backups', backups.at(-1) ?? '');
  await writeFile(newest, (await readFile(newest, 'utf8')).slice(0, -20));
}

/** Spoils lines of the file of questions. */
async function spoil(dataDir: string, ...titles: string[]): Promise<void> {
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
    await spoil(dataDir, DOGS.title, OWLS.title);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 400]) {
      test.describe(`${colorScheme}, ${width} wide`, () => {
        test.use({ colorScheme, viewport: { width, height: 640 } });

        test('opens, and says what happened, what came back, what is gone and where the rest is', async ({
          app,
          dataDir,
        }) => {
          const { page } = app;
          const told = dialog(page);
          await expect(told).toContainText('QOTD Studio found damaged files on');
          await expect(told).toContainText('Everything else is as you left it.');
          await expect(told.getByText(DOGS.title)).toBeVisible();
          await expect(told).toContainText('As it was on');
          await expect(told).toContainText('1 thing could not be brought back.');
          await expect(told).toContainText('Question 3');
          await expect(told).toContainText('questions/000001-000256.jsonl');
          const aside = path.join(dataDir, 'set-aside');
          const [folder = ''] = await readdir(aside);
          await expect(told.getByText(path.join(aside, folder), { exact: true })).toBeVisible();
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        });
      });
    }
  }

  test('tells it again after a restart and from Settings, until it is dismissed', async ({ app }) => {
    const { page } = app;
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(row(page, TEA.title)).toBeVisible();
    await expect(row(page, DOGS.title)).toBeVisible();
    await expect(row(page, OWLS.title)).toHaveCount(0);
    await app.restartAfterKill();
    await dialog(page).getByRole('button', { name: 'Show again next time' }).click();
    await openSettings(page);
    await page.getByRole('button', { name: 'Show what happened' }).click();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog(page).getByRole('button', { name: 'Copy folder' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(await readdir(copied)).not.toEqual([]);
    await dialog(page).getByRole('button', { name: 'Don’t show again' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Show what happened' })).toHaveCount(0);
    await app.restartAfterKill();
    await expect(row(page, TEA.title)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    expect(await readdir(copied)).not.toEqual([]);
  });
});

test.describe('backups in Settings', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 400]) {
      test.describe(`${colorScheme}, ${width} wide`, () => {
        test.use({
          colorScheme,
          viewport: { width, height: 640 },
          contextOptions: { reducedMotion: 'reduce' },
        });

        test('axe finds nothing in their list, and nothing is cut off at the side', async ({ app }) => {
          const { page } = app;
          await sendQuestion(app.api, TEA);
          await openSettings(page);
          await page.getByRole('button', { name: 'Make one now' }).click();
          await expect(page.getByRole('list', { name: 'Backups' })).toContainText('1 question, ');
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        });
      });
    }
  }

  test('are made, restored and undone', async ({ app, dataDir }) => {
    const { page } = app;
    await sendQuestion(app.api, TEA);
    await openSettings(page);
    await expect(page.getByText(dataDir, { exact: true })).toBeVisible();
    await expect(page.getByText('There is none yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Make one now' }).click();
    await expect(page.getByText('Made a backup').first()).toBeVisible();
    const listed = page.getByRole('list', { name: 'Backups' }).getByRole('listitem');
    await expect(listed).toHaveCount(1);
    await sendQuestion(app.api, DOGS);
    await listed.getByRole('button', { name: /^Restore the backup of/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Restore this backup?' });
    await expect(question).toContainText('with 1 question.');
    await question.getByRole('button', { name: 'Restore backup' }).click();
    await expect(page.getByText('The library is as it was then, with 1 question').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^All/ }).first()).toContainText('1');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('The library is as it was before, with 2 questions').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^All/ }).first()).toContainText('2');
  });
});

test('where the folder of the library is gone the window says so, and writes once it is back', async ({
  app,
  dataDir,
}) => {
  const { page } = app;
  const gone = page
    .getByRole('alert')
    .filter({ hasText: 'Could not save to this computer: its folder is gone.' });
  await page.getByRole('textbox', { name: 'Title' }).fill('Written before');
  await expect(page.getByText('Autosaved')).toBeVisible();
  await rm(path.join(dataDir, 'journal'), { recursive: true });
  await page.getByRole('textbox', { name: 'Description' }).fill('Written while it was gone');
  await expect(gone).toBeVisible();
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await mkdir(path.join(dataDir, 'journal'));
  await gone.getByRole('button', { name: 'Try again' }).click();
  await expect(gone).toHaveCount(0);
  await expect(page.getByText('Autosaved')).toBeVisible();
  await app.restartAfterKill();
  await row(page, 'Written before').click();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Written while it was gone');
});
