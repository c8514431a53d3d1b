import { cp } from 'node:fs/promises';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { request } from 'undici';
import { z } from 'zod';
import { call } from '../support/bridge-call.ts';
import { ADMIN_TOKEN, type Served, serve } from '../support/headless-server.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const FIXTURE = path.resolve(import.meta.dirname, '../fixtures/library-2026-11/library');

/** The app in a browser, as `npm start` opens it. */
const test = base.extend<{ dataDir: string; open: () => Promise<Served> }>({
  dataDir: async ({}, use) => {
    await using folder = await createTemporaryFolder();
    await use(folder.dir);
  },
  open: async ({ page, dataDir }, use) => {
    const all: Served[] = [];
    await use(async () => {
      const served = await serve(dataDir, ['--app']);
      all.push(served);
      await served.openIn(page);
      return served;
    });
    await page.close();
    for (const served of all) await served.stop();
  },
});

const statusSchema = z.object({
  state: z.string(),
  url: z.string().nullable(),
  library: z.string().nullable(),
});
const getStatus = async (page: Page) => statusSchema.parse(await call(page, 'api.status'));

async function send(page: Page, method: 'GET' | 'POST' | 'PUT', target: string, body?: object) {
  const { url } = await getStatus(page);
  const response = await request(`${url}${target}`, {
    method,
    headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.statusCode, text: await response.body.text() };
}

const ALL = { section: 'all', search: '', sort: 'created', offset: 0, limit: 1 };
const BOT_QUESTION = { title: 'Does the bot work?', options: '👍 - Yes\n👎 - No' };

test('the local API is off at first, asks which library to use, and doesn’t change the user’s questions', {
  tag: '@journey',
}, async ({ page, open }) => {
  await open();
  await expect(page.getByRole('tab', { name: 'Similar' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Request' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Local API' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Bot tools' }).click();
  await expect(page.getByRole('tab', { name: 'Request' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Local API' })).not.toBeChecked();
  await page.getByRole('textbox', { name: 'Title' }).fill('Is this mine?');
  await expect(page.getByRole('option', { name: 'Is this mine?' })).toBeVisible();
  await page.getByRole('link', { name: 'Local API' }).first().click();
  await expect(page.getByText('The local API is off')).toBeVisible();
  await page.getByRole('button', { name: 'Start local API' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which library should the local API use?' });
  await expect(dialog.getByRole('radio', { name: /^Test library/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await getStatus(page)).toMatchObject({ state: 'stopped', library: null });

  await page.getByRole('button', { name: 'Start local API' }).click();
  await dialog.getByRole('button', { name: 'Start local API' }).click();
  await expect(page.getByText('Serves the test library')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await send(page, 'POST', '/questions', BOT_QUESTION)).status).toBe(200);
  expect((await send(page, 'PUT', '/questions/1', { ...BOT_QUESTION, title: 'Changed?' })).status).toBe(200);
  const data = page.getByRole('region', { name: 'Data', exact: true });
  await expect(data).toContainText('1 question');
  await expect(page.getByRole('region', { name: 'Test data' })).toContainText('Changed?');
  await page.getByRole('button', { name: 'Empty test library' }).click();
  await expect(data).toContainText('0 questions');
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices).toContainText('Deleted 1 question or draft from the test library');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notices).toContainText('Restored the test library with 1 question or draft');
  await expect(data).toContainText('1 question');
  await expect(page.getByRole('region', { name: 'Restore points of the test library' })).toContainText(
    'before',
  );
  await page.getByRole('link', { name: /^All\b/ }).click();
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('option', { name: 'Is this mine?' })).toBeVisible();
});

test('the sidebar’s switch also asks which library to use, and the choice can be changed', async ({
  page,
  open,
}) => {
  await open();
  await page.getByRole('button', { name: 'Bot tools' }).click();
  const inSidebar = page.getByRole('switch', { name: 'Local API' });
  // The switch is disabled until the app knows the local API's state.
  await expect(inSidebar).toBeEnabled();
  await inSidebar.press('Space');
  const dialog = page.getByRole('dialog', { name: 'Which library should the local API use?' });
  await dialog.getByText('Bots can change your questions.').click();
  await dialog.getByRole('button', { name: 'Start local API' }).click();
  await expect(page.getByRole('switch', { name: 'Local API' })).toBeChecked();
  await send(page, 'POST', '/questions', BOT_QUESTION);
  await page.getByRole('link', { name: 'Local API' }).first().click();
  await expect(page.getByText('Serves this library')).toBeVisible();
  const { url } = await getStatus(page);
  await page
    .getByRole('region', { name: 'Library', exact: true })
    .getByText('Separate questions for testing.')
    .click();
  await expect(page.getByText('Serves the test library')).toBeVisible();
  expect(await getStatus(page)).toMatchObject({ state: 'running', url, library: 'test' });
  expect((await send(page, 'GET', '/questions/1')).status).toBe(404);
  await page.getByRole('link', { name: /^All\b/ }).click();
  await expect(page.getByRole('option', { name: BOT_QUESTION.title })).toBeVisible();
});

test('after an upgrade, the API still serves the user’s library and offers the test library once', async ({
  page,
  dataDir,
  open,
}) => {
  await cp(FIXTURE, dataDir, { recursive: true });
  const served = await open();
  const notice = page.getByText('Bots that use the local API change this library.');
  await expect(notice).toBeVisible();
  expect(await getStatus(page)).toMatchObject({ state: 'running', library: 'own' });
  await page.getByRole('button', { name: 'Use test library' }).click();
  await expect(notice).toBeHidden();
  expect(await getStatus(page)).toMatchObject({ state: 'running', library: 'test' });
  await served.stop();
  await open();
  await expect(page.getByRole('switch', { name: 'Local API' })).toBeChecked();
  await expect(notice).toBeHidden();
});

test('Ctrl+Z and the restore points in Settings affect only the user’s library', async ({
  page,
  dataDir,
  open,
}) => {
  await cp(FIXTURE, dataDir, { recursive: true });
  await open();
  await page.getByRole('button', { name: 'Use test library' }).click();
  await expect(page.getByRole('button', { name: 'Use test library' })).toBeHidden();
  await expect(page.getByRole('option')).toHaveCount(11);
  const counts = await call(page, 'apiLibrary.list', { ...ALL, library: 'own' });
  await page.getByRole('option').first().press('Delete');
  await expect(page.getByRole('option')).toHaveCount(10);
  await page.getByRole('link', { name: 'Local API' }).first().click();
  await page.getByRole('button', { name: 'Add samples' }).click();
  const data = page.getByRole('region', { name: 'Data', exact: true });
  await expect(data).toContainText('30 questions');
  await page.getByRole('button', { name: 'Empty test library' }).click();
  await expect(data).toContainText('0 questions');
  await page.getByRole('link', { name: /^All\b/ }).click();
  await expect(page.getByRole('option')).toHaveCount(10);
  // Undoes the earlier change to the user's library.
  await page.getByRole('option').first().press('Control+z');
  await expect(page.getByRole('option')).toHaveCount(11);
  await page.getByRole('link', { name: 'Local API' }).first().click();
  await expect(data).toContainText('0 questions');
  await call(page, 'library.reset', { what: 'all' });
  await page.getByRole('button', { name: 'Stop local API' }).click();
  await expect(page.getByText('Will serve the test library')).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('tab', { name: 'Library' }).click();
  const newest = page.getByRole('list', { name: 'Restore points' }).getByRole('listitem').first();
  await expect(newest).toContainText('Automatic, before an import, reset, or restore');
  await newest.getByRole('button', { name: /^Restore / }).click();
  const confirm = page.getByRole('alertdialog');
  await expect(confirm).toContainText('Replaces your library');
  await confirm.getByRole('button', { name: 'Restore library' }).click();
  await expect.poll(() => call(page, 'apiLibrary.list', { ...ALL, library: 'own' })).toEqual(counts);
});
