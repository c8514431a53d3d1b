import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { request } from 'undici';
import { z } from 'zod';
import { type App, expect, test } from '../support/app.ts';
import { fetchQuestion, sendQuestion } from '../support/local-api.ts';
import { ADMIN_TOKEN, MEMBER_TOKEN } from '../support/serve.ts';

const TEA = { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' };

/** What a `curl URL -H "Authorization: Bearer TOKEN"` asks for. */
const CURL = /^curl (?<url>http:\/\/\S+) -H "Authorization: Bearer (?<token>[^"]+)"$/;

const inShell = async (command: string): Promise<unknown> => {
  const { stdout } = await promisify(execFile)('/bin/sh', ['-c', command]);
  return JSON.parse(stdout);
};

async function openView(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('link', { name: 'Local API' }).first().click();
  await expect(page.getByRole('heading', { name: 'Local API', level: 1 })).toBeVisible();
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** The status that a call gets, or «dropped» where the connection was cut. */
const statusOf = (app: App, path: string, token: string): Promise<number | 'dropped'> =>
  request(`${app.api}${path}`, { headers: { authorization: `Bearer ${token}` } }).then(
    async ({ statusCode, body }) => {
      await body.dump();
      return statusCode;
    },
    () => 'dropped',
  );

const log = (page: Page) => page.getByRole('region', { name: 'Requests' });
const rows = (page: Page) => log(page).locator('tbody tr');
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const count = (page: Page) => section(page, 'Data').getByText(/^\d+ questions?/);
/** Faults are shown before the host has taken them: does something, and waits until it has. */
async function andTaken(page: Page, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForResponse('**/bridge/api.setFaults'), act()]);
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click();

test('the command to copy fetches the question, and no token is on the screen before it is asked for', async ({
  app,
}) => {
  const { page } = app;
  await openView(page);
  await sendQuestion(app.api, TEA);
  await expect(rows(page)).toHaveCount(1);
  await log(page).getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('Fetches “Tea or coffee?”.')).toBeVisible();
  for (const token of [ADMIN_TOKEN, MEMBER_TOKEN]) expect(await page.content()).not.toContain(token);

  await page.getByRole('button', { name: /Token of/ }).click();
  await page.getByRole('option', { name: 'Local member' }).click();
  await page.getByRole('button', { name: 'Copy curl command' }).click();
  const { url, token } = CURL.exec(await copied(page))?.groups ?? {};
  expect(token).toBe(MEMBER_TOKEN);
  const answer = await request(url ?? '', { headers: { authorization: `Bearer ${token}` } });
  expect(await answer.body.json()).toMatchObject({ id: 1, question: 'Tea or coffee?' });

  await page.getByRole('button', { name: 'Show token of Local administrator' }).click();
  await expect(page.getByText(ADMIN_TOKEN, { exact: true })).toBeVisible();
});

test('with nothing saved, the command to copy creates a question in a real shell', async ({ app }) => {
  const { page } = app;
  await openView(page);
  await expect(page.getByText('No requests yet')).toBeVisible();
  await page.getByRole('button', { name: 'Copy curl command' }).click();
  const command = await copied(page);
  expect(await inShell(`${command} --silent`)).toMatchObject({ id: 1, question: 'Tea or coffee?' });
  await expect(rows(page)).toHaveCount(1);
});

test('the page about the API opens beside the window', async ({ app }) => {
  const { page } = app;
  await openView(page);
  const [docs] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'API docs' }).click(),
  ]);
  await expect(docs.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(docs.getByText('/questions').first()).toBeVisible();
  expect(docs.url()).toBe(app.api.replace('/api/v1', '/docs'));
});

test('calls appear as they come, can be searched, opened and sent again', async ({ app }) => {
  const { page } = app;
  await openView(page);
  await sendQuestion(app.api, TEA);
  await expect(rows(page).filter({ hasText: 'POST' })).toContainText('200 OK');
  expect(await statusOf(app, '/questions/7', ADMIN_TOKEN)).toBe(404);
  await expect(rows(page).first()).toContainText('404 Not Found');
  expect(await statusOf(app, '/questions/1?a=<img%20src=x>', 'nobody')).toBe(401);
  await expect(rows(page)).toHaveCount(3);

  await test.step('open one with the keyboard', async () => {
    const toggle = log(page).getByRole('button', { name: '/questions', exact: true });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const asked = log(page).getByRole('group', { name: 'Request' });
    await expect(asked).toContainText('"title": "Tea or coffee?"');
    await expect(asked).toContainText('authorization: Bearer ••••');
    await expect(log(page).getByRole('group', { name: 'Response' })).toContainText(
      '"similarQuestions": null',
    );
    await expect(log(page)).toContainText('Local member (member)');
    expect(await page.content()).not.toContain(MEMBER_TOKEN);
  });

  await test.step('send it again from a real shell', async () => {
    await log(page).getByRole('button', { name: 'Copy as curl' }).click();
    const command = await copied(page);
    expect(command).toContain(MEMBER_TOKEN);
    expect(await inShell(`${command} --silent`)).toMatchObject({
      id: 2,
      question: 'Tea or coffee?',
      author: '100000000000000003',
      similarQuestions: null,
    });
    await log(page).getByRole('button', { name: 'Copy as JSON' }).click();
    expect(JSON.parse(await copied(page))).toMatchObject({ method: 'POST', status: 200 });
  });

  await test.step('while it is open nothing moves, and what came is counted', async () => {
    await expect(log(page).getByRole('button', { name: '1 new' })).toBeVisible();
    await expect(rows(page).first()).toContainText('401');
    await log(page).getByRole('button', { name: '1 new' }).click();
    await expect(rows(page).first()).toContainText('POST');
    await expect(log(page).getByRole('button', { name: /new$/ })).toHaveCount(0);
    await expect(log(page).getByRole('group', { name: 'Request' })).toBeVisible();
  });

  await test.step('search and clear', async () => {
    await page.getByRole('searchbox', { name: 'Filter requests' }).fill('404');
    await expect(log(page).getByText('1 of 4')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('searchbox', { name: 'Filter requests' }).fill('nothing like it');
    await expect(page.getByText('Nothing matches “nothing like it”')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(rows(page).filter({ hasText: '404' })).toHaveCount(1);
    await log(page).getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByText('No requests yet')).toBeVisible();
  });
});

test('what a caller sends stays text, and is exported without a token', async ({ app }) => {
  const { page } = app;
  await openView(page);
  const title = '<img src=x onerror="document.body.dataset.hit=1">';
  await sendQuestion(app.api, { ...TEA, title, description: ADMIN_TOKEN });
  await log(page).getByRole('button', { name: '/questions', exact: true }).click();
  await expect(log(page).getByRole('group', { name: 'Request' })).toContainText('<img src=x');
  await expect(page.locator('body[data-hit], img')).toHaveCount(0);

  await log(page).getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'As HAR' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^qotd-requests-[\dT-]+\.har$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).not.toContain(ADMIN_TOKEN);
  expect(text).not.toContain(MEMBER_TOKEN);
  expect(JSON.parse(text)).toMatchObject({
    log: { version: '1.2', entries: [{ request: { method: 'POST' } }] },
  });
});

test('a fault turned on in the window hits a call, and shows wherever the address does', async ({ app }) => {
  const { page } = app;
  await openView(page);
  const faults = section(page, 'Faults');
  await sendQuestion(app.api, TEA);

  await faults.getByRole('button', { name: /Drop the connection/ }).click();
  await andTaken(page, () => page.getByRole('option', { name: 'After saving' }).click());
  const tile = page.getByRole('region', { name: 'Local API' });
  await expect(tile.getByText('1 fault on')).toBeVisible();
  await expect(page.getByRole('main').getByText('1 fault on')).toBeVisible();
  await page.setViewportSize({ width: 960, height: 640 });
  await expect(page.getByRole('link', { name: 'Local API: on, 1 fault on' })).toContainText('1 fault');
  await page.setViewportSize({ width: 1280, height: 820 });

  await expect(sendQuestion(app.api, { ...TEA, title: 'Saved, and nobody knows' })).rejects.toThrow();
  await expect(rows(page).first()).toContainText('Dropped');
  await expect(rows(page).first()).toContainText('fault');
  await expect(count(page)).toHaveText('2 questions');

  await faults.getByRole('button', { name: 'Turn all off' }).click();
  await expect(tile.getByText(/fault/)).toHaveCount(0);
});

test('any fault is turned on, for one operation or all, and off again', async ({ app }) => {
  const { page } = app;
  await openView(page);
  const faults = section(page, 'Faults');
  await sendQuestion(app.api, TEA);

  await test.step('any kind, for one operation', async () => {
    await faults.getByRole('button', { name: 'Add fault' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a fault' });
    await dialog.getByRole('button', { name: /What goes wrong/ }).click();
    await page.getByRole('option', { name: 'Fail with a status' }).click();
    await dialog.getByRole('textbox', { name: 'Status' }).fill('418');
    await dialog.getByRole('button', { name: /^All calls/ }).click();
    await page.getByRole('option', { name: 'Fetch' }).click();
    await andTaken(page, () => dialog.getByRole('button', { name: 'Turn on' }).click());
    await expect(faults.getByText('GET:status=418')).toBeVisible();
    expect(await statusOf(app, '/questions/1', ADMIN_TOKEN)).toBe(418);
    await sendQuestion(app.api, TEA);
    await andTaken(page, () => faults.getByRole('button', { name: 'Turn off GET:status=418' }).click());
    await expect(faults.getByText('GET:status=418')).toHaveCount(0);
    expect(await statusOf(app, '/questions/1', ADMIN_TOKEN)).toBe(200);
  });

  await test.step('sliders and switches, by keyboard', async () => {
    await faults.getByRole('slider', { name: 'Fail at random' }).focus();
    await andTaken(page, () => page.keyboard.press('End'));
    await expect(faults.getByText('100 %')).toBeVisible();
    await faults.getByRole('button', { name: /Fail with/ }).click();
    await andTaken(page, () => page.getByRole('option', { name: '503' }).click());
    await expect(faults.getByText('1 on')).toBeVisible();
    expect(await statusOf(app, '/questions/1', ADMIN_TOKEN)).toBe(503);
    await faults.getByRole('slider', { name: 'Fail at random' }).focus();
    await andTaken(page, () => page.keyboard.press('Home'));
    await faults.getByRole('switch', { name: 'Answer 429' }).focus();
    await andTaken(page, () => page.keyboard.press('Space'));
    await faults.getByRole('textbox', { name: 'Retry after' }).fill('7');
    await andTaken(page, () => page.keyboard.press('Tab'));
    await expect(faults.getByText('retry after 7 s')).toBeVisible();
    const answer = await request(`${app.api}/questions/1`, {
      headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
    });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '7']);
    await answer.body.dump();
  });
});

test('a new token refuses the old one, and a new profile is the author of what it creates', async ({
  app,
}) => {
  const { page } = app;
  await openView(page);
  expect(await statusOf(app, '/questions/1', MEMBER_TOKEN)).toBe(404);
  await page.getByRole('button', { name: 'More for Local member' }).click();
  await page.getByRole('menuitem', { name: 'New token' }).click();
  const confirm = page.getByRole('alertdialog', { name: 'New token for Local member?' });
  await expect(confirm).toContainText('The old token stops working');
  await confirm.getByRole('button', { name: 'Make a new token' }).click();
  await expect(confirm).toHaveCount(0);
  expect(await statusOf(app, '/questions/1', MEMBER_TOKEN)).toBe(401);
  await page.getByRole('button', { name: 'Copy token of Local member' }).click();
  expect(await statusOf(app, '/questions/1', await copied(page))).toBe(404);

  await section(page, 'Tokens').getByRole('button', { name: 'Add' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a token' });
  await dialog.getByRole('textbox', { name: 'Author id' }).fill('12x');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByText('An author id is 1 to 20 digits.')).toBeVisible();
  await expect(dialog.getByText('A name needs 1 to 100 characters.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Author id' }).fill('123456789012345678');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Mira Okafor');
  await dialog.getByRole('textbox', { name: 'Username' }).fill('mira');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy token of Mira Okafor' }).click();
  const answer = await request(`${app.api}/questions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await copied(page)}`, 'content-type': 'application/json' },
    body: JSON.stringify(TEA),
  });
  const { id, author } = z.object({ id: z.int(), author: z.string() }).parse(await answer.body.json());
  expect(author).toBe('123456789012345678');
  expect((await fetchQuestion(app.api, `${id}`, 'administrator')).author).toMatchObject({
    username: 'mira',
    globalName: 'Mira Okafor',
  });
});

test('samples, and a reset that can be undone', async ({ app }) => {
  const { page } = app;
  await openView(page);
  await sendQuestion(app.api, TEA);
  await expect(count(page)).toHaveText('1 question');
  await section(page, 'Data').getByRole('button', { name: 'Seed' }).click();
  await expect(page.getByText('Added 30 sample questions').first()).toBeVisible();
  await expect(count(page)).toHaveText('31 questions');

  await test.step('reset and undo', async () => {
    await section(page, 'Data').getByRole('button', { name: 'Reset' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reset the library' });
    await expect(dialog).toContainText('Takes out 31 questions. What you wrote here stays.');
    await dialog.getByRole('radio', { name: 'Everything' }).click({ force: true });
    await dialog.getByRole('button', { name: 'Reset' }).click();
    await expect(count(page)).toHaveText('0 questions');
    expect(await statusOf(app, '/questions/1', ADMIN_TOKEN)).toBe(404);
    await undo(page);
    await expect(count(page)).toHaveText('31 questions');
    expect((await fetchQuestion(app.api, '1')).question).toBe(TEA.title);
  });
});

test('a known state is kept under a name and restored, and that can be undone', async ({ app }) => {
  const { page } = app;
  await openView(page);
  await sendQuestion(app.api, TEA);

  await test.step('keep it under a name', async () => {
    await section(page, 'Snapshots').getByRole('textbox', { name: 'Name' }).fill('Not a name');
    await expect(section(page, 'Snapshots').getByText('Small letters, digits and hyphens')).toBeVisible();
    await section(page, 'Snapshots').getByRole('textbox', { name: 'Name' }).fill('known-state');
    await page.keyboard.press('Enter');
    await expect(section(page, 'Snapshots').getByRole('listitem')).toContainText('known-state');
  });

  await test.step('go back to the name', async () => {
    await sendQuestion(app.api, { ...TEA, title: 'Later than the snapshot' });
    await expect(count(page)).toHaveText('2 questions');
    await page.getByRole('button', { name: 'Actions for known-state' }).click();
    await page.getByRole('menuitem', { name: 'Restore' }).click();
    const confirm = page.getByRole('alertdialog', { name: 'Restore known-state?' });
    await expect(confirm).toContainText('1 question or draft');
    await confirm.getByRole('button', { name: 'Restore' }).click();
    await expect(count(page)).toHaveText('1 question');
    await expect(section(page, 'Snapshots').getByText('Before the last reset or restore')).toBeVisible();
    await undo(page);
    await expect(count(page)).toHaveText('2 questions');
  });
});

test('a question is marked as sent with votes, and that can be undone', async ({ app }) => {
  const { page } = app;
  await sendQuestion(app.api, TEA);
  await sendQuestion(app.api, { title: 'Mountains or sea?', options: '⛰️ - Mountains\n🌊 - Sea' });
  await openView(page);
  const panel = section(page, 'Mark as sent');
  await panel.getByRole('button', { name: /^Question:/ }).click();
  await page.getByRole('searchbox', { name: 'Search saved questions' }).fill('coffee');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Question: Tea or coffee?' })).toBeVisible();
  await panel.getByRole('textbox', { name: 'Tea' }).fill('41');
  await panel
    .getByRole('textbox', { name: 'Message link' })
    .fill('https://chat.example/1/2/123456789012345678');
  await panel.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(page.getByText('Marked “Tea or coffee?” as sent').first()).toBeVisible();
  expect(await fetchQuestion(app.api, '1')).toMatchObject({
    status: 3,
    messageLink: 'https://chat.example/1/2/123456789012345678',
    options: [{ votes: 41 }, { votes: 0 }],
  });
  await expect(panel.getByRole('button', { name: 'Change votes' })).toBeVisible();
  await undo(page);
  await expect(panel.getByRole('button', { name: 'Mark as sent' })).toBeVisible();
  expect(await fetchQuestion(app.api, '1')).toMatchObject({
    status: 2,
    sentAt: null,
    messageLink: null,
    options: [{ votes: 0 }, { votes: 0 }],
  });
  await expect(panel.getByRole('textbox', { name: 'Tea' })).toHaveValue('0');
});

test('what the editor marks as sent can be undone as well', async ({ app }) => {
  const { page } = app;
  await sendQuestion(app.api, TEA);
  await page.getByRole('option', { name: TEA.title }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Mark as sent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark as sent' });
  await dialog.getByRole('textbox', { name: 'Message link' }).fill('chat');
  await expect(dialog.getByText('Must start with http://')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Message link' }).fill('https://chat.example/c/1');
  await dialog.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(page.getByText('Marked “Tea or coffee?” as sent').first()).toBeVisible();
  expect((await fetchQuestion(app.api, '1')).messageLink).toBe('https://chat.example/c/1');
  await undo(page);
  await expect(page.getByRole('main', { name: 'Editor' })).toContainText('No problems');
  expect(await fetchQuestion(app.api, '1')).toMatchObject({ status: 2, messageID: null, messageLink: null });
});

test('copies where the page may not use the clipboard, as in the desktop shell', async ({ app }) => {
  const { page } = app;
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    document.addEventListener('copy', () => document.body.setAttribute('data-unhandled-copy', ''));
  });
  await page.getByRole('button', { name: `Copy ${app.api}` }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('');
  await page.getByRole('textbox', { name: 'Title' }).press('Control+v');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(app.api);
  await expect(page.locator('body[data-unhandled-copy]')).toHaveCount(0);
});

test('is switched off and on from the window', async ({ app }) => {
  const { page, api } = app;
  const reach = () =>
    request(`${api}/questions/1`, { headers: { authorization: `Bearer ${ADMIN_TOKEN}` } }).then(
      ({ statusCode }) => statusCode,
      () => 'unreachable',
    );
  expect(await reach()).toBe(404);
  await page.getByRole('switch', { name: 'Local API' }).click({ force: true });
  await expect.poll(reach).toBe('unreachable');
  await page.getByRole('link', { name: 'Local API' }).first().click();
  await expect(page.getByText('The local API is stopped')).toBeVisible();
  await page.getByRole('button', { name: 'Show 1 request' }).click();
  await expect(rows(page)).toContainText('404');
  await expect(section(page, 'Tokens').getByText('Local administrator')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).first().click();
  await expect(page.getByText('Running')).toBeVisible();
});
