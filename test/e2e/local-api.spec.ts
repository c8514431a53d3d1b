import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { request } from 'undici';
import { z } from 'zod';
import { recordAnnouncements } from '../support/announcements.ts';
import { fetchQuestion, sendQuestion } from '../support/api-requests.ts';
import { type App, expect, test } from '../support/app-fixture.ts';
import { call } from '../support/bridge-call.ts';

const TEA = { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' };

/** The format `curl URL -H "Authorization: Bearer TOKEN"`. */
const CURL = /^curl (?<url>http:\/\/\S+) -H "Authorization: Bearer (?<token>[^"]+)"$/;

const runInShell = async (command: string): Promise<unknown> => {
  const { stdout } = await promisify(execFile)('/bin/sh', ['-c', command]);
  return JSON.parse(stdout);
};

async function openView(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Local API' }).first().click();
  await expect(page.getByRole('heading', { name: 'Local API', level: 1 })).toBeVisible();
}

/** Returns a response's status, or "dropped" if the connection was closed. */
const getStatus = (app: App, path: string, token: string): Promise<number | 'dropped'> =>
  request(`${app.api.url}${path}`, { headers: { authorization: `Bearer ${token}` } }).then(
    async ({ statusCode, body }) => {
      await body.dump();
      return statusCode;
    },
    () => 'dropped',
  );

const log = (page: Page) => page.getByRole('region', { name: 'Requests' });
const findRows = (page: Page) => log(page).locator('tbody tr');
const findSection = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const count = (page: Page) => findSection(page, 'Data').getByText(/^\d+ questions?/);
const getFaults = async (page: Page) =>
  z.object({ faults: z.unknown() }).parse(await call(page, 'api.status')).faults;
/**
 * Runs an action and waits until the backend has applied it. The UI shows changed faults before the backend
 * applies them.
 */
async function waitUntilApplied(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await getFaults(page);
  await act();
  await expect.poll(() => getFaults(page)).not.toEqual(before);
}

async function clear(page: Page, title: string): Promise<void> {
  await log(page).getByRole('button', { name: 'Clear log', exact: true }).click();
  await page.getByRole('alertdialog', { name: title }).getByRole('button', { name: 'Clear log' }).click();
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click();

test('the copied command fetches the question, and the page hides the token until the user shows it', {
  tag: '@journey',
}, async ({ app }) => {
  const { page } = app;
  await openView(page);
  await sendQuestion(app.api, TEA);
  await expect(findRows(page)).toHaveCount(1);
  await clear(page, 'Clear 1 request from the log?');
  await expect(page.getByText('Fetches “Tea or coffee?”.')).toBeVisible();
  for (const token of [app.api.tokens.administrator, app.api.tokens.member])
    expect(await page.content()).not.toContain(token);

  await page.getByRole('button', { name: /API token/ }).click();
  await page.getByRole('option', { name: 'Local member' }).click();
  await page.getByRole('button', { name: 'Copy curl command' }).click();
  const { url, token } = CURL.exec(await app.clipboardText())?.groups ?? {};
  expect(token).toBe(app.api.tokens.member);
  const answer = await request(url ?? '', { headers: { authorization: `Bearer ${token}` } });
  expect(await answer.body.json()).toMatchObject({ id: 1, question: 'Tea or coffee?' });

  await page.getByRole('button', { name: 'Show Local administrator’s token' }).click();
  await expect(page.getByText(app.api.tokens.administrator, { exact: true })).toBeVisible();
});

test('in an empty library, the copied command creates a question in a real shell', async ({ app }) => {
  const { page } = app;
  await openView(page);
  await expect(page.getByText('No requests yet')).toBeVisible();
  await page.getByRole('button', { name: 'Copy curl command' }).click();
  const command = await app.clipboardText();
  expect(await runInShell(`${command} --silent`)).toMatchObject({ id: 1, question: 'Tea or coffee?' });
  await expect(findRows(page)).toHaveCount(1);
});

test('the API reference opens in a new tab', async ({ app, shell }) => {
  test.skip(shell === 'desktop', 'It opens in the browser there, as desktop.spec.ts has it.');
  const { page } = app;
  await openView(page);
  const [docs] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'API docs' }).click(),
  ]);
  await expect(docs.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(docs.getByText('/questions').first()).toBeVisible();
  expect(docs.url()).toBe(app.api.url.replace('/api/v1', '/docs'));
});

test('requests appear as they arrive, and can be searched, opened, and sent again', async ({ app }) => {
  const { page } = app;
  await openView(page);
  await sendQuestion(app.api, TEA);
  await expect(findRows(page).filter({ hasText: 'POST' })).toContainText('200 OK');
  expect(await getStatus(app, '/questions/7', app.api.tokens.administrator)).toBe(404);
  await expect(findRows(page).first()).toContainText('404 Not Found');
  expect(await getStatus(app, '/questions/1?a=<img%20src=x>', 'nobody')).toBe(401);
  await expect(findRows(page)).toHaveCount(3);

  await test.step('open a request with the keyboard', async () => {
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
    expect(await page.content()).not.toContain(app.api.tokens.member);
  });

  await test.step('send the request again from a real shell', async () => {
    await log(page).getByRole('button', { name: 'Copy as curl' }).click();
    const command = await app.clipboardText();
    expect(command).toContain(app.api.tokens.member);
    expect(await runInShell(`${command} --silent`)).toMatchObject({
      id: 2,
      question: 'Tea or coffee?',
      author: '100000000000000003',
      similarQuestions: null,
    });
    await log(page).getByRole('button', { name: 'Copy as JSON' }).click();
    expect(JSON.parse(await app.clipboardText())).toMatchObject({ method: 'POST', status: 200 });
  });

  await test.step('while a request is open, the list stays in place and counts new requests', async () => {
    await expect(log(page).getByRole('button', { name: '1 new' })).toBeVisible();
    await expect(findRows(page).first()).toContainText('401');
    await log(page).getByRole('button', { name: '1 new' }).click();
    await expect(findRows(page).first()).toContainText('POST');
    await expect(log(page).getByRole('button', { name: /new$/ })).toHaveCount(0);
    await expect(log(page).getByRole('group', { name: 'Request' })).toBeVisible();
  });

  await test.step('search and clear the log', async () => {
    await page.getByRole('searchbox', { name: 'Filter requests' }).fill('404');
    await expect(log(page).getByText('1 of 4')).toBeVisible();
    await expect(findRows(page)).toHaveCount(1);
    await page.getByRole('searchbox', { name: 'Filter requests' }).fill('nothing like it');
    await expect(page.getByText('No requests match “nothing like it”')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(findRows(page).filter({ hasText: '404' })).toHaveCount(1);
    await clear(page, 'Clear 4 requests from the log?');
    await expect(page.getByText('No requests yet')).toBeVisible();
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  });
});

test('placeholder and documentation requests are listed only if you include them', async ({ app }) => {
  const { page } = app;
  await openView(page);
  await expect(page.getByRole('switch', { name: 'Include images and docs' })).toHaveCount(0);
  await sendQuestion(app.api, TEA);
  const origin = new URL(app.api.url).origin;
  for (const path of ['/docs', '/placeholders/emoji/cat.svg', '/nowhere']) {
    await request(`${origin}${path}`).then(({ body }) => body.dump());
  }
  await expect(findRows(page)).toHaveCount(2);
  await expect(findRows(page).first()).toContainText('/nowhere');
  await expect(log(page).getByRole('heading', { name: 'Requests' }).locator('+ *')).toHaveText('2');
  await page.getByRole('switch', { name: 'Include images and docs' }).click({ force: true });
  await expect(findRows(page)).toHaveCount(4);
  await expect(findRows(page).nth(1)).toContainText('/placeholders/emoji/cat.svg');
  await page.getByRole('switch', { name: 'Include images and docs' }).click({ force: true });
  await expect(findRows(page)).toHaveCount(2);
});

test('the sample command stays available when requests are listed', async ({ app }) => {
  const { page } = app;
  await openView(page);
  await expect(page.getByText('Creates “Tea or coffee?”')).toBeVisible();
  await sendQuestion(app.api, TEA);
  await expect(findRows(page)).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Try it' })).toHaveCount(0);
  const button = log(page).getByRole('button', { name: 'Try request' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(page.getByRole('region', { name: 'Try it' })).toContainText('Fetches “Tea or coffee?”.');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(page.getByRole('region', { name: 'Try it' })).toHaveCount(0);
});

test('all request rows share one Tab stop, separate from the toolbar', async ({ app }) => {
  const { page } = app;
  await openView(page);
  await sendQuestion(app.api, TEA);
  for (const id of [2, 3, 4]) await getStatus(app, `/questions/${id}`, app.api.tokens.administrator);
  await expect(findRows(page)).toHaveCount(4);
  const row = (name: string) => log(page).getByRole('button', { name, exact: true });

  await log(page).getByRole('button', { name: 'Clear log', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(row('/questions/4')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(row('/questions/3')).toBeFocused();
  await page.keyboard.press('End');
  await expect(row('/questions')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(row('/questions')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(row('/questions/4')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(log(page).getByRole('group', { name: 'Response' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(log(page).getByRole('button', { name: 'Copy request' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(row('/questions/3')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const add = findSection(page, 'API tokens').getByRole('button', { name: 'Add' });
  await expect(add).toBeFocused();

  await page.keyboard.press('Shift+F6');
  await expect(page.getByRole('button', { name: 'Copy URL' })).toBeFocused();
  await page.keyboard.press('F6');
  await expect(add).toBeFocused();
  await page.keyboard.press('F6');
  await expect(page.getByRole('navigation', { name: 'Main' }).locator(':focus')).toHaveCount(1);
});

for (const viewport of [
  { width: 1280, height: 820 },
  { width: 800, height: 700 },
  { width: 500, height: 700 },
]) {
  test(`an opened request is visible without horizontal scrolling, at ${viewport.width} × ${viewport.height}`, async ({
    app,
  }) => {
    const { page } = app;
    await page.setViewportSize(viewport);
    await openView(page);
    await sendQuestion(app.api, TEA);
    for (let id = 2; id <= 40; id++) await getStatus(app, `/questions/${id}`, app.api.tokens.administrator);
    await expect(findRows(page)).toHaveCount(40);
    const last = log(page).getByRole('button', { name: '/questions', exact: true });
    await last.focus();
    await page.keyboard.press('Enter');
    await expect(last).toBeInViewport();
    await expect(log(page).getByRole('group', { name: 'Request' })).toBeInViewport({ ratio: 0.9 });
    const { right, bottom } = await last.evaluate((row) => {
      const status = row.closest('tr')?.querySelector('td:nth-child(4) b')?.getBoundingClientRect();
      return { right: status?.right ?? Infinity, bottom: status?.bottom ?? Infinity };
    });
    expect(right).toBeLessThan(viewport.width);
    expect(bottom).toBeLessThan(viewport.height);
    const sideways = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
        .map((element) => element.className),
    );
    expect(sideways).toEqual([]);
  });
}

test('after a retry on a port that’s still in use, a message shows the time of the attempt', async ({
  app: { page },
}) => {
  await openView(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('The local API is off')).toBeVisible();
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  try {
    const { port } = z.object({ port: z.int() }).parse(other.address());
    await call(page, 'api.start', { port });
    await expect(page.getByText('Another program is using port')).toBeVisible();
    await expect(page.getByText('Tried again')).toHaveCount(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    const announcements = page
      .getByRole('main')
      .getByText(/Tried again at \d+:\d\d:\d\d [AP]M, but the local API still couldn’t start/);
    await expect(announcements).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  } finally {
    other.close();
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Running')).toBeVisible();
});

/** Occupies 2 consecutive ports until `free` is called. */
async function takeTwoPorts(): Promise<{ port: number; free: () => void }> {
  for (;;) {
    const first = createServer().listen(0, '127.0.0.1');
    await once(first, 'listening');
    const { port } = z.object({ port: z.int() }).parse(first.address());
    const second = createServer();
    const listening = await new Promise<boolean>((resolve) => {
      second.once('error', () => resolve(false));
      if (port === 65_535) return resolve(false);
      second.listen(port + 1, '127.0.0.1', () => resolve(true));
    });
    const free = () => {
      first.close();
      second.close();
    };
    if (listening) return { port, free };
    free();
  }
}

test('a failure on a different port isn’t reported as a second attempt', async ({ app: { page } }) => {
  const { port, free } = await takeTwoPorts();
  try {
    await openView(page);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('The local API is off')).toBeVisible();
    await call(page, 'api.start', { port });
    await page.getByRole('button', { name: 'Try again' }).click();
    const main = page.getByRole('main');
    await expect(main.getByText('but the local API still couldn’t start')).toBeVisible();
    const announcements = await recordAnnouncements(page);
    await page.getByRole('button', { name: `Use port ${port + 1}` }).click();
    await expect(main.getByText(`Another program is using port ${port + 1}`)).toBeVisible();
    await expect(main.getByText('but the local API still couldn’t start')).toHaveCount(0);
    await expect
      .poll(async () => (await announcements()).join())
      .toContain(`Another program is using port ${port + 1}`);
    expect((await announcements()).join()).not.toContain('but the local API still couldn’t start');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByText('but the local API still couldn’t start')).toBeVisible();
  } finally {
    free();
  }
});

test('in the narrow sidebar, a failed server looks different from a stopped one', async ({
  app: { page },
}) => {
  await page.setViewportSize({ width: 960, height: 700 });
  const { port, free } = await takeTwoPorts();
  try {
    const findWord = (state: string) =>
      page.getByRole('link', { name: `Local API: ${state}` }).locator('span[aria-hidden]');
    const getColor = (of: Locator) => of.evaluate((element) => getComputedStyle(element).color);
    await call(page, 'api.stop');
    await expect(findWord('off')).toHaveText('Off');
    const off = await getColor(findWord('off'));
    await call(page, 'api.start', { port });
    await expect(findWord('couldn’t start')).toHaveText('Failed');
    expect(await getColor(findWord('couldn’t start'))).not.toBe(off);
  } finally {
    free();
  }
});

test('the sidebar’s cards fit in short windows', async ({ app: { page } }) => {
  const card = page.getByRole('navigation').getByRole('region', { name: /^(Local|Lokale) API$/ });
  await expect(card).toBeVisible();
  const getBottomOfCards = () => card.evaluate((element) => element.getBoundingClientRect().bottom);
  for (const height of [800, 720]) {
    await page.setViewportSize({ width: 1280, height });
    await expect.poll(getBottomOfCards).toBeLessThan(height);
  }
  await call(page, 'settings.set', { language: 'de' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(card).toHaveAccessibleName('Lokale API');
  await expect.poll(getBottomOfCards).toBeLessThan(800);
  await call(page, 'api.setFaults', { faults: [{ operation: '*', kind: 'delay', ms: 1 }] });
  await call(page, 'settings.set', { syncUrl: 'http://127.0.0.1:9/api/v1' });
  await call(page, 'sync.setToken', { token: 'unused' });
  for (const height of [820, 880]) {
    await page.setViewportSize({ width: 1280, height });
    await expect.poll(getBottomOfCards).toBeLessThan(height);
  }
});

test('hidden bot tools stay in the palette and warn if the local API can’t start', async ({
  app: { page },
}) => {
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  const toggle = sidebar.getByRole('button', { name: 'Bot tools' });
  const localApi = sidebar.getByRole('region', { name: 'Local API' });
  const request = page.getByRole('tab', { name: 'Request' });
  await expect(localApi).toBeVisible();
  await expect(request).toBeVisible();
  await toggle.click();
  await expect(localApi).toBeHidden();
  await expect(request).toHaveCount(0);
  await page.keyboard.press('Alt+3');
  await expect(request).toHaveAttribute('aria-selected', 'true');
  // Waits until the setting is stored, because a reload can drop a request in progress.
  await expect.poll(() => call(page, 'settings.get')).toMatchObject({ botTools: false });
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(sidebar.getByRole('link', { name: 'Local API' })).toHaveCount(0);
  await expect(sidebar.getByRole('link', { name: 'Sync activity' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('Go to Local API');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Local API', level: 1 })).toBeVisible();
  const { port, free } = await takeTwoPorts();
  try {
    await call(page, 'api.stop');
    await call(page, 'api.start', { port });
    await expect(toggle).toHaveAccessibleName('Bot tools. Local API: couldn’t start');
  } finally {
    free();
  }
  await toggle.click();
  await expect(localApi).toBeVisible();
});

test('markup in requests is shown as text and exported without a token', async ({ app }) => {
  const { page } = app;
  await openView(page);
  const title = '<img src=x onerror="document.body.dataset.hit=1">';
  await sendQuestion(app.api, { ...TEA, title, description: app.api.tokens.administrator });
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
  expect(text).not.toContain(app.api.tokens.administrator);
  expect(text).not.toContain(app.api.tokens.member);
  expect(JSON.parse(text)).toMatchObject({
    log: { version: '1.2', entries: [{ request: { method: 'POST' } }] },
  });
});

test('a fault turned on in the window affects a request and is shown next to the base URL', async ({
  app,
}) => {
  const { page } = app;
  await openView(page);
  const faults = findSection(page, 'Faults');
  await sendQuestion(app.api, TEA);

  await faults.getByRole('button', { name: /Drop connection/ }).click();
  await waitUntilApplied(page, () => page.getByRole('option', { name: 'After saving' }).click());
  const tile = page.getByRole('region', { name: 'Local API' });
  await expect(tile.getByText('1 fault on')).toBeVisible();
  await expect(page.getByRole('main').getByText('1 fault on')).toBeVisible();
  await page.setViewportSize({ width: 960, height: 640 });
  await expect(page.getByRole('link', { name: 'Local API: on, 1 fault on' })).toContainText('1 fault');
  await page.setViewportSize({ width: 1280, height: 820 });

  await expect(sendQuestion(app.api, { ...TEA, title: 'Saved, and nobody knows' })).rejects.toThrow();
  await expect(findRows(page).first()).toContainText('Dropped');
  await expect(findRows(page).first()).toContainText('fault');
  await expect(count(page)).toHaveText('2 questions');

  await faults.getByRole('button', { name: 'Turn off all' }).click();
  await expect(tile.getByText(/fault/)).toHaveCount(0);
});

test('any fault can be turned on and off for one operation or all', async ({ app }) => {
  const { page } = app;
  await openView(page);
  const faults = findSection(page, 'Faults');
  await sendQuestion(app.api, TEA);

  await test.step('add any kind of fault for one operation', async () => {
    await faults.getByRole('button', { name: 'Add fault' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add fault' });
    await dialog.getByRole('button', { name: /Fault/ }).click();
    await page.getByRole('option', { name: 'Return error status' }).click();
    await dialog.getByRole('textbox', { name: 'Status' }).fill('418');
    await dialog.getByRole('button', { name: /^All requests/ }).click();
    await page.getByRole('option', { name: 'Fetch' }).click();
    await waitUntilApplied(page, () => dialog.getByRole('button', { name: 'Add fault' }).click());
    await expect(faults.getByText('GET:status=418')).toBeVisible();
    expect(await getStatus(app, '/questions/1', app.api.tokens.administrator)).toBe(418);
    await sendQuestion(app.api, TEA);
    await waitUntilApplied(page, () =>
      faults.getByRole('button', { name: 'Turn off GET:status=418' }).click(),
    );
    await expect(faults.getByText('GET:status=418')).toHaveCount(0);
    expect(await getStatus(app, '/questions/1', app.api.tokens.administrator)).toBe(200);
  });

  await test.step('change sliders and switches with the keyboard', async () => {
    await faults.getByRole('slider', { name: 'Random errors' }).focus();
    await waitUntilApplied(page, () => page.keyboard.press('End'));
    await expect(faults.getByText('100%')).toBeVisible();
    await faults.getByRole('button', { name: /Error status/ }).click();
    await waitUntilApplied(page, () => page.getByRole('option', { name: '503' }).click());
    await expect(faults.getByText('1 on')).toBeVisible();
    expect(await getStatus(app, '/questions/1', app.api.tokens.administrator)).toBe(503);
    await faults.getByRole('slider', { name: 'Random errors' }).focus();
    await waitUntilApplied(page, () => page.keyboard.press('Home'));
    await faults.getByRole('switch', { name: 'Rate limit (429)' }).focus();
    await waitUntilApplied(page, () => page.keyboard.press('Space'));
    await faults.getByRole('textbox', { name: 'Retry-After' }).fill('7');
    await waitUntilApplied(page, () => page.keyboard.press('Tab'));
    await expect(faults.getByText('Retry-After: 7 s')).toBeVisible();
    const answer = await request(`${app.api.url}/questions/1`, {
      headers: { authorization: `Bearer ${app.api.tokens.administrator}` },
    });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '7']);
    await answer.body.dump();
  });
});

test('a replaced token stops working, and a new token’s author is used for its questions', async ({
  app,
}) => {
  const { page } = app;
  await openView(page);
  expect(await getStatus(app, '/questions/1', app.api.tokens.member)).toBe(404);
  await page.getByRole('button', { name: 'More actions for Local member' }).click();
  await page.getByRole('menuitem', { name: 'Replace token' }).click();
  const confirm = page.getByRole('alertdialog', { name: 'Replace Local member’s token?' });
  await expect(confirm).toContainText('The old token stops working');
  await confirm.getByRole('button', { name: 'Replace token' }).click();
  await expect(confirm).toHaveCount(0);
  expect(await getStatus(app, '/questions/1', app.api.tokens.member)).toBe(401);
  await page.getByRole('button', { name: 'Copy Local member’s token' }).click();
  expect(await getStatus(app, '/questions/1', await app.clipboardText())).toBe(404);

  await findSection(page, 'API tokens').getByRole('button', { name: 'Add' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add token' });
  await dialog.getByRole('textbox', { name: 'Author ID' }).fill('12x');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByText('An author ID must have 1 to 20 digits.')).toBeVisible();
  await expect(dialog.getByText('A display name must have 1 to 100 characters.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Author ID' }).fill('123456789012345678');
  await dialog.getByRole('textbox', { name: 'Display name' }).fill('Mira Okafor');
  await dialog.getByRole('textbox', { name: 'Username' }).fill('mira');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy Mira Okafor’s token' }).click();
  const answer = await request(`${app.api.url}/questions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await app.clipboardText()}`, 'content-type': 'application/json' },
    body: JSON.stringify(TEA),
  });
  const { id, author } = z.object({ id: z.int(), author: z.string() }).parse(await answer.body.json());
  expect(author).toBe('123456789012345678');
  expect((await fetchQuestion(app.api, `${id}`, 'administrator')).author).toMatchObject({
    username: 'mira',
    globalName: 'Mira Okafor',
  });
});

test('samples are added, and a reset can be undone', async ({ app }) => {
  const { page } = app;
  await openView(page);
  await sendQuestion(app.api, TEA);
  await expect(count(page)).toHaveText('1 question');
  await findSection(page, 'Data').getByRole('button', { name: 'Add samples' }).click();
  await expect(page.getByText('Added 30 sample questions').first()).toBeVisible();
  await expect(count(page)).toHaveText('31 questions');

  await test.step('undo, but keep later changes', async () => {
    const sample = await fetchQuestion(app.api, '5');
    await sendQuestion(app.api, { ...TEA, title: `${sample.question} Really?` }, { address: '5' });
    await undo(page);
    await expect(page.getByText('Deleted 29 sample questions. Kept 1 that changed').first()).toBeVisible();
    await expect(count(page)).toHaveText('2 questions');
    expect((await fetchQuestion(app.api, '5')).question).toBe(`${sample.question} Really?`);
    expect(await getStatus(app, '/questions/6', app.api.tokens.administrator)).toBe(404);
    await findSection(page, 'Data').getByRole('button', { name: 'Add samples' }).click();
    await expect(count(page)).toHaveText('32 questions');
  });

  await test.step('reset and undo', async () => {
    await findSection(page, 'Data').getByRole('button', { name: 'Reset' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reset the library' });
    await expect(dialog).toContainText('Deletes 32 questions. Questions you wrote here are kept.');
    await expect(dialog).toContainText('You can undo the reset.');
    await dialog.getByRole('radio', { name: 'All questions and drafts' }).click({ force: true });
    await dialog.getByRole('button', { name: 'Reset' }).click();
    await expect(count(page)).toHaveText('0 questions');
    expect(await getStatus(app, '/questions/1', app.api.tokens.administrator)).toBe(404);
    await undo(page);
    await expect(count(page)).toHaveText('32 questions');
    await expect(page.getByText('Restored the library').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    expect((await fetchQuestion(app.api, '1')).question).toBe(TEA.title);
  });
});

test('a question is marked as posted with votes, and Undo reverses the change', async ({ app }) => {
  const { page } = app;
  await sendQuestion(app.api, TEA);
  await sendQuestion(app.api, { title: 'Mountains or sea?', options: '⛰️ - Mountains\n🌊 - Sea' });
  await openView(page);
  const panel = findSection(page, 'Test data');
  await panel.getByRole('button', { name: /^Question:/ }).click();
  const search = page.getByRole('searchbox', { name: 'Search questions' });
  await search.fill('sea');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Mountains or sea?#2Ready']);
  // Enter must apply to the results for this text, not to the results that are still displayed.
  await search.fill('coffee');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Question: Tea or coffee?, #1' })).toBeVisible();
  await panel.getByRole('textbox', { name: 'Tea' }).fill('41');
  await panel
    .getByRole('textbox', { name: 'Message link' })
    .fill('https://chat.example/1/2/123456789012345678');
  await panel.getByRole('button', { name: 'Mark as posted' }).click();
  await expect(page.getByText('Marked “Tea or coffee?” as posted').first()).toBeVisible();
  expect(await fetchQuestion(app.api, '1')).toMatchObject({
    status: 3,
    messageLink: 'https://chat.example/1/2/123456789012345678',
    options: [{ votes: 41 }, { votes: 0 }],
  });
  await expect(panel.getByRole('button', { name: 'Edit status', exact: true })).toBeVisible();
  await undo(page);
  await expect(panel.getByRole('button', { name: 'Mark as posted' })).toBeVisible();
  expect(await fetchQuestion(app.api, '1')).toMatchObject({
    status: 2,
    sentAt: null,
    messageLink: null,
    options: [{ votes: 0 }, { votes: 0 }],
  });
  await expect(panel.getByRole('textbox', { name: 'Tea' })).toHaveValue('0');

  await panel.getByText('2', { exact: true }).click();
  await panel.getByRole('button', { name: 'Mark as posted' }).click();
  await expect(page.getByText('Set the status of “Tea or coffee?” to 2').first()).toBeVisible();
  expect((await fetchQuestion(app.api, '1')).status).toBe(2);
});

test('a question’s ID and message ID can be copied', async ({ app }) => {
  const { page } = app;
  await sendQuestion(app.api, TEA);
  await sendQuestion(app.api, { ...TEA, title: 'Mountains or sea?' });
  await page.getByRole('option', { name: 'Mountains or sea?' }).click();
  const editor = page.getByRole('main', { name: 'Editor' });
  await expect(editor.getByText('#2')).toBeVisible();
  await editor.getByRole('button', { name: 'Copy ID #2' }).click();
  expect(await app.clipboardText()).toBe('2');

  await call(page, 'question.markSent', { id: 2 });
  await page.getByRole('button', { name: 'Copy message ID' }).click();
  const messageID = await app.clipboardText();
  expect((await fetchQuestion(app.api, `_${messageID}`)).id).toBe(2);
  await expect(page.getByText(messageID, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'New question' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Only a draft');
  await expect(page.getByRole('option', { name: 'Only a draft' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Copy ID/ })).toHaveCount(0);
});

test('text is copied even if the page can’t use the clipboard', async ({ app }) => {
  const { page } = app;
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    document.addEventListener('copy', () => document.body.setAttribute('data-unhandled-copy', ''));
  });
  await page.getByRole('button', { name: `Copy ${app.api.url}` }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('');
  await page.getByRole('textbox', { name: 'Title' }).press('Control+v');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(app.api.url);
  await expect(page.locator('body[data-unhandled-copy]')).toHaveCount(0);
});

test('the local API can be turned off and on from the window', async ({ app }) => {
  const { page, api } = app;
  const fetchStatus = () =>
    request(`${api.url}/questions/1`, {
      headers: { authorization: `Bearer ${app.api.tokens.administrator}` },
    }).then(
      ({ statusCode }) => statusCode,
      () => 'unreachable',
    );
  expect(await fetchStatus()).toBe(404);
  await page.getByRole('switch', { name: 'Local API' }).click({ force: true });
  await expect.poll(fetchStatus).toBe('unreachable');
  await page.getByRole('link', { name: 'Local API' }).first().click();
  await expect(page.getByText('The local API is off')).toBeVisible();
  // Some requests may have succeeded before the API was turned off.
  await page.getByRole('button', { name: /^Show \d+ requests?$/ }).click();
  await expect(findRows(page).first()).toContainText('404');
  await expect(findSection(page, 'API tokens').getByText('Local administrator')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).first().click();
  await expect(page.getByText('Running')).toBeVisible();
});
