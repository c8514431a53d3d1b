import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { request } from 'undici';
import { createEmptyDraft } from '../../shared/question/question-fields.ts';
import { recordAnnouncements } from '../support/announcements.ts';
import { expect, test } from '../support/app-fixture.ts';
import { call } from '../support/bridge-call.ts';
import { type Served, serve } from '../support/headless-server.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

/** The service token. The window must not show it. */
const CANARY = `canary-${randomUUID()}`;

/** Starts a second backend as the live service. Pass `port` to restart the service on the same port. */
async function startLiveService(dir: string, port = '0', args: string[] = []): Promise<Served> {
  return serve(dir, ['--port', port, ...args], (command) => [
    'env',
    `QOTD_ADMIN_TOKEN=${CANARY}`,
    ...command,
  ]);
}

/** Returns the title and option texts of the service's question, or null if it doesn't exist. */
async function onService(api: string, id: number): Promise<{ title: string; options: string[] } | null> {
  const { statusCode, body } = await request(`${api}/questions/${id}`, {
    headers: { authorization: `Bearer ${CANARY}` },
  });
  const answer: { question?: string; options?: { text: string }[] } = JSON.parse(await body.text());
  if (statusCode === 404) return null;
  return { title: answer.question ?? '', options: (answer.options ?? []).map(({ text }) => text) };
}

const createDraft = (title: string, options: string) => ({
  ...createEmptyDraft(),
  title,
  options,
});

/** Saves a new question, or a new version of the question with this ID. */
async function save(
  page: Page,
  input: ReturnType<typeof createDraft>,
  id: number | null = null,
): Promise<void> {
  const entry = id === null ? null : await call(page, 'question.get', { id });
  const { version, saved } = entry === null ? { version: 0, saved: 0 } : getNumbers(entry);
  await call(page, 'question.save', { id, key: randomUUID(), version, basedOn: saved, input });
}

function getNumbers(entry: unknown): { version: number; saved: number } {
  const { version, saved }: { version: number; saved: number } = JSON.parse(JSON.stringify(entry));
  return { version, saved };
}

const getRow = (page: Page, title: string) =>
  page.getByRole('main', { name: 'Sync activity' }).locator('[data-sync-row]', { hasText: title });

test('questions written offline are synced, and each problem is resolved in the window', {
  tag: '@journey',
}, async ({ app, browser }) => {
  test.slow();
  const { page } = app;
  await using folder = await createTemporaryFolder();
  let live = await startLiveService(folder.dir);
  const { port } = new URL(live.api);

  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('tab', { name: 'Live service' }).click();
  await page.getByRole('textbox', { name: 'Base URL' }).fill(live.api);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add token…' }).click();
  await page.getByLabel('Token', { exact: true }).fill(CANARY);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByRole('region', { name: 'Test results' })).toContainText('Token accepted');
  const tile = page.getByRole('region', { name: 'Live service' });
  await expect(tile).toContainText('Connected');
  await expect(tile).toContainText('Not synced yet');
  await expect(
    page
      .getByRole('region', { name: 'Test results' })
      .getByRole('listitem')
      .filter({ hasText: 'TLS certificate valid' }),
  ).toHaveText('TLS certificate validNot needed for a service on this computer');

  await save(page, createDraft('Mountains or sea?', '⛰️ - Mountains\n🌊 - Sea'));
  await save(page, createDraft('Early bird or night owl?', '🐦 - Early bird\n🦉 - Night owl'));
  await call(page, 'sync.queue', { ids: [1, 2] });
  await page.getByRole('link', { name: 'Sync activity' }).first().click();
  await page.getByRole('button', { name: 'Sync now' }).click();
  await expect(page.getByRole('list', { name: 'Synced: 2 questions' })).toBeVisible();
  await expect(tile).toContainText('Connected');

  // While the service is offline, all questions are saved and queued, and nothing is sent.
  await live.stop();
  await save(page, createDraft('Mountains or the open sea?', '⛰️ - Mountains\n🌊 - Sea'), 1);
  await save(page, createDraft('Early bird or night owl?', '🐦 - Early bird\n:nosuchowl: - Night owl'), 2);
  await save(page, createDraft('Pineapple on pizza?', '🍍 - Always\n🙅 - Never'));
  await page.getByRole('link', { name: 'All', exact: false }).first().click();
  await expect(page.getByRole('option', { name: 'Mountains or the open sea?' })).toContainText(
    'Local changes',
  );
  await expect(tile).toContainText('2 questions with local changes, not queued');
  for (const title of ['Mountains or the open sea?', 'Early bird or night owl?', 'Pineapple on pizza?']) {
    const row = page.getByRole('option', { name: title }).first();
    await row.hover();
    await row.locator('[data-mark]').click();
  }
  await page.getByRole('button', { name: 'Sync 3 questions' }).click();
  await page.getByRole('menuitem', { name: /^Queue 3 questions/ }).click();
  await page.getByRole('link', { name: 'Sync activity' }).first().click();
  // A sync sends only questions that were queued before it started.
  await expect(getRow(page, 'Pineapple on pizza?')).toContainText('Waiting for the next sync');
  await page.getByRole('button', { name: 'Sync now' }).click();
  const activity = page.getByRole('main', { name: 'Sync activity' });
  await expect(activity).toContainText('Couldn’t reach the service');
  await expect(activity).toContainText('Last attempt: ');
  await expect(activity).not.toContainText('Last sync: ');
  await expect(getRow(page, 'Pineapple on pizza?')).toContainText('Nothing was synced');

  // Another client changes a question without the app noticing. The service then restarts and loses
  // responses.
  live = await startLiveService(folder.dir);
  const other = await browser.newPage();
  await live.openIn(other);
  await save(other, createDraft('Mountains or a lake?', '⛰️ - Mountains\n🌊 - Sea'), 1);
  await live.stop();
  live = await startLiveService(folder.dir, port, ['--fault', 'POST:drop-after:1']);
  await live.openIn(other);
  await page.getByRole('button', { name: 'Sync now' }).click();
  await expect(page.getByRole('list', { name: 'Needs attention: 3 questions' })).toBeVisible();
  await call(other, 'api.setFaults', { faults: [] });
  await page.setViewportSize({ width: 960, height: 720 });
  await expect(page.getByRole('button', { name: 'Live service: 3 need attention' })).toHaveText('3');
  await page.setViewportSize({ width: 1280, height: 720 });

  // Resolves the lost response: the app looks up the question on the service.
  await getRow(page, 'Pineapple on pizza?')
    .getByRole('button', { name: /^Resolve/ })
    .click();
  await expect(page.getByRole('main', { name: 'Resolve' })).toContainText(
    'The connection was closed before a response arrived.',
  );
  await expect(page.getByText('Found on the service with the same content:')).toBeVisible();
  // The app offers the question that it found, but doesn't choose for the author.
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Link #3: Pineapple on pizza?' }).click();

  // Resolves the conflict by keyboard alone.
  await getRow(page, 'Mountains or the open sea?')
    .getByRole('button', { name: /^Compare/ })
    .press('Enter');
  const compare = page.getByRole('main', { name: 'Mountains or the open sea?' });
  const mine = compare.getByRole('radio', { name: 'Title, Yours: Mountains or the open sea?' });
  await mine.focus();
  await expect(compare.getByText('3 combine')).toBeVisible();
  await page.keyboard.press('3');
  await expect(compare.getByRole('textbox', { name: /Combined/ })).toBeFocused();
  // Here, a digit would be typed into the text.
  await expect(compare.getByText('3 combine')).toBeHidden();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Mountains, a lake or the open sea?');
  await page.keyboard.press('ControlOrMeta+Enter');
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await expect(notifications).toContainText('Queued 1 question');
  await notifications.getByRole('button', { name: 'Sync now' }).click();
  await expect(page.getByRole('list', { name: 'Synced: 2 questions' })).toBeVisible();

  await getRow(page, 'Early bird or night owl?').getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByText(/The service rejected this: .*nosuchowl/)).toBeVisible();
  // The banner doesn't repeat the error.
  await expect(
    page.getByText('The service rejected the options. Edit it and apply the changes to retry.'),
  ).toBeVisible();
  // The question is on the service despite the rejected edit.
  await expect(page.getByRole('list', { name: 'Status' }).locator('[aria-current]')).toHaveText('Synced');
  await save(page, createDraft('Early bird or night owl?', '🐦 - Early bird\n🦉 - A night owl'), 2);
  await expect(page.getByRole('textbox', { name: 'Option 2 text' })).toHaveValue('A night owl');
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.keyboard.press('Control+Shift+Y');
  await page.getByRole('link', { name: 'Sync activity' }).first().click();
  await expect(page.getByRole('list', { name: 'Synced: 3 questions' })).toBeVisible();

  expect(await Promise.all([1, 2, 3, 4].map((id) => onService(live.api, id)))).toEqual([
    { title: 'Mountains, a lake or the open sea?', options: ['Mountains', 'Sea'] },
    { title: 'Early bird or night owl?', options: ['Early bird', 'A night owl'] },
    { title: 'Pineapple on pizza?', options: ['Always', 'Never'] },
    null,
  ]);
  expect(await page.content()).not.toContain(CANARY);
  await other.close();
  await live.stop();
});

test('Queued and Synced are shown while a service is connected or questions are synced', async ({
  app: { page },
}) => {
  await using folder = await createTemporaryFolder();
  const live = await startLiveService(folder.dir);
  await save(page, createDraft('Mountains or sea?', '⛰️ - Mountains\n🌊 - Sea'));
  await page.getByRole('option', { name: 'Mountains or sea?' }).click();
  const steps = page.getByRole('list', { name: 'Status' }).getByRole('listitem');
  const section = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Synced/ });
  const state = page.getByRole('dialog', { name: 'Filter' }).getByRole('checkbox', { name: /^Synced/ });
  const command = page.getByRole('option', { name: 'Go to Synced' });
  const shortcut = page.getByRole('main').getByText('Go to Synced', { exact: true });
  const chart = page.getByRole('region', { name: 'Questions by status' });
  const openFilter = () => page.getByRole('button', { name: 'Filter', exact: true }).click();
  const searchCommand = async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('>go to');
    await expect(page.getByRole('option', { name: 'Go to Posted' })).toBeVisible();
  };
  const goTo = async (name: string) => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page.getByRole('main', { name })).toBeVisible();
  };

  await expect(steps).toHaveText(['Draft', 'Ready', 'Posted']);
  await expect(section).toHaveCount(0);
  await openFilter();
  await expect(page.getByRole('checkbox', { name: /^Posted/ })).toBeVisible();
  await expect(state).toHaveCount(0);
  await page.keyboard.press('Escape');
  await searchCommand();
  await expect(command).toHaveCount(0);
  await page.keyboard.press('Escape');
  await goTo('Statistics');
  await expect(chart.locator('svg text', { hasText: 'Posted' })).toBeVisible();
  await expect(chart.locator('svg text', { hasText: 'Synced' })).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByText('Go to Posted', { exact: true })).toBeVisible();
  await expect(shortcut).toHaveCount(0);
  await goTo('Sync activity');
  await expect(page.getByText('You aren’t connected to a service.')).toBeVisible();
  await expect(page.getByText('Queued and synced questions are listed here.')).toHaveCount(0);

  await call(page, 'settings.set', { syncUrl: live.api });
  await call(page, 'sync.setToken', { token: CANARY });
  await expect(page.getByText('Queued and synced questions are listed here.')).toBeVisible();
  await expect(section).toBeVisible();
  await goTo('Statistics');
  await expect(chart.locator('svg text', { hasText: 'Synced' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(shortcut).toBeVisible();
  await page.getByRole('link', { name: /^All/ }).click();
  await page.getByRole('option', { name: 'Mountains or sea?' }).click();
  await expect(steps).toHaveText(['Draft', 'Ready', 'Queued', 'Synced', 'Posted']);
  await openFilter();
  await expect(state).toBeVisible();
  await page.keyboard.press('Escape');
  await searchCommand();
  await expect(command).toBeVisible();
  await page.keyboard.press('Escape');

  const current = page.getByRole('list', { name: 'Status' }).locator('[aria-current]');
  await call(page, 'sync.queue', { ids: [1] });
  await expect(current).toHaveText('Queued');
  await call(page, 'sync.runNow', {});
  await expect(current).toHaveText('Synced');

  // After the app disconnects from the service, the synced questions are still available.
  await call(page, 'settings.set', { syncUrl: '' });
  await page.getByRole('link', { name: 'Sync activity' }).first().click();
  await expect(page.getByText('You aren’t connected to a service.')).toBeVisible();
  await section.click();
  await expect(page.getByRole('option', { name: 'Mountains or sea?' })).toBeVisible();
  await live.stop();
});

test('an account is shown by name or host, never by ID', async ({ app: { page } }) => {
  await using folder = await createTemporaryFolder();
  const live = await startLiveService(folder.dir);
  await call(page, 'settings.set', { syncUrl: live.api });
  await call(page, 'sync.setToken', { token: CANARY });
  await save(page, createDraft('Mountains or sea?', '⛰️ - Mountains\n🌊 - Sea'));
  await call(page, 'sync.queue', { ids: [1] });
  // The response to a create contains the author's ID.
  const author = { id: expect.stringMatching(/^\d+$/), name: null };
  expect(await call(page, 'sync.runNow', {})).toMatchObject({ account: { author } });
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('tab', { name: 'Live service' }).click();
  const { host } = new URL(live.api);
  const told = page.getByRole('region', { name: 'Test results' });
  await expect(told.getByText(`Account: at ${host}`, { exact: true })).toBeVisible();
  const tile = page.getByRole('region', { name: 'Live service' });
  await expect(tile.getByText(host, { exact: true })).toBeVisible();
  await expect(tile).not.toContainText(/\d{6}/);

  await call(page, 'sync.refresh', { ids: [1] });
  await expect(told.getByText(`Account: Local administrator at ${host}`, { exact: true })).toBeVisible();
  await expect(tile.getByText('Local administrator', { exact: true })).toBeVisible();
  await live.stop();
});

test('in a narrow sidebar, the service shows no number for an empty queue', async ({ app: { page } }) => {
  await using folder = await createTemporaryFolder();
  const live = await startLiveService(folder.dir);
  await page.setViewportSize({ width: 960, height: 720 });
  await call(page, 'settings.set', { syncUrl: live.api });
  await call(page, 'sync.setToken', { token: CANARY });
  await save(page, createDraft('Mountains or sea?', '⛰️ - Mountains\n🌊 - Sea'));
  const findService = (state: string) => page.getByRole('button', { name: `Live service: ${state}` });
  await call(page, 'sync.queue', { ids: [1] });
  await expect(findService('Not synced yet')).toHaveText('1');
  await page.setViewportSize({ width: 1280, height: 720 });
  const card = page.getByRole('region', { name: 'Live service' });
  await expect(card.getByText('Not synced yet')).toHaveCount(1);
  await page.setViewportSize({ width: 960, height: 720 });
  await call(page, 'sync.runNow', {});
  await expect(findService('Connected')).toHaveText('');
  await call(page, 'sync.setToken', { token: 'invalid' });
  await call(page, 'sync.refresh', { ids: [1] });
  await expect(findService('Paused')).toHaveText('');
  await live.stop();
});

test('titles in Sync activity are shown in full', async ({ app: { page } }) => {
  const name =
    'Which small victory made your week better than it had any right to be, all things considered?';
  await call(page, 'settings.set', { syncUrl: 'http://127.0.0.1:9/api/v1' });
  await call(page, 'sync.setToken', { token: CANARY });
  await save(page, createDraft(name, '🍵 - Tea\n☕ - Coffee'));
  await call(page, 'sync.queue', { ids: [1] });
  await page.getByRole('link', { name: 'Sync activity' }).first().click();
  for (const width of [960, 1280, 1920]) {
    await page.setViewportSize({ width, height: 720 });
    const { height, whole } = await getRow(page, name)
      .getByRole('button', { name, exact: true })
      .evaluate(({ clientHeight, scrollHeight }) => ({ height: clientHeight, whole: scrollHeight }));
    expect(whole).toBeLessThanOrEqual(height);
  }
});

test('votes over time are shown as a chart and a table', async ({ app: { page }, browser }) => {
  await using folder = await createTemporaryFolder();
  const live = await startLiveService(folder.dir);
  const other = await browser.newPage();
  await live.openIn(other);
  await call(page, 'settings.set', { syncUrl: live.api });
  await call(page, 'sync.setToken', { token: CANARY });
  await save(page, createDraft('Mountains or sea?', '⛰️ - Mountains\n🌊 - Sea'));
  await call(page, 'sync.queue', { ids: [1] });
  await call(page, 'sync.runNow', {});
  for (const votes of [
    [1, 0],
    [4, 2],
  ]) {
    await call(other, 'question.markSent', { id: 1, votes });
    await call(page, 'sync.refresh', { ids: [1] });
  }
  await page.getByRole('link', { name: /^Posted/ }).click();
  await page.getByRole('option', { name: 'Mountains or sea?' }).click();
  const chart = page.getByRole('region', { name: 'Votes over time' });
  await expect(chart.getByText(/^6 votes · /)).toBeVisible();
  // The legend has one item per option.
  await expect(chart.locator('li')).toHaveText(['⛰️ Mountains', '🌊 Sea']);
  await expect(chart.locator('svg text', { hasText: 'Votes' })).toBeVisible();
  const rows = chart.getByRole('table', { name: 'Votes over time' }).getByRole('row');
  await expect(rows).toHaveText(['Time⛰️ Mountains🌊 Sea', /10$/, /42$/]);
  await chart.getByRole('button', { name: 'Show as table: Votes over time' }).click();
  await expect(chart.locator('svg')).toHaveCount(0);
  await page.getByRole('link', { name: 'Sync activity' }).first().click();
  const synced = getRow(page, 'Mountains or sea?');
  await expect(synced.getByText('Posted', { exact: true })).toBeVisible();
  await expect(synced.getByText('Synced', { exact: true })).toHaveCount(0);
  await other.close();
  await live.stop();
});

test('each line of votes over time has a unique combination of color and dashes', async ({
  app: { page },
  browser,
}) => {
  await using folder = await createTemporaryFolder();
  const live = await startLiveService(folder.dir);
  const other = await browser.newPage();
  await live.openIn(other);
  await call(page, 'settings.set', { syncUrl: live.api });
  await call(page, 'sync.setToken', { token: CANARY });
  const emoji = [...'🍎🍊🍋🍌🍉🍇🍓🫐🍈🍒🍑🥭🍍🥥🥝🍅🍆🥑🥦🥬'];
  await save(page, createDraft('Best fruit?', emoji.map((each) => `${each} - ${each}`).join('\n')));
  await call(page, 'sync.queue', { ids: [1] });
  await call(page, 'sync.runNow', {});
  for (const times of [1, 2]) {
    await call(other, 'question.markSent', { id: 1, votes: emoji.map((_, index) => times * index) });
    await call(page, 'sync.refresh', { ids: [1] });
  }
  await page.evaluate(() => {
    window.location.hash = '#/sent/1';
  });
  const chart = page.getByRole('region', { name: 'Votes over time' });
  /** Counts the strokes' different appearances. */
  const countLooks = (strokes: Element[]) =>
    new Set(
      strokes.map((stroke) => {
        const { stroke: color, strokeDasharray } = getComputedStyle(stroke);
        return `${color} ${strokeDasharray}`;
      }),
    ).size;
  await expect(chart.locator('li line')).toHaveCount(emoji.length);
  expect(await chart.locator('li line').evaluateAll(countLooks)).toBe(emoji.length);
  // The chart's lines are the only strokes of 2 pixels without a fill.
  const lines = chart.locator('path[fill="none"][stroke-width="2"]');
  await expect(lines).toHaveCount(emoji.length);
  expect(await lines.evaluateAll(countLooks)).toBe(emoji.length);
  await other.close();
  await live.stop();
});

test('the Request tab shows the next sync request', async ({ app: { page } }) => {
  await using folder = await createTemporaryFolder();
  const live = await startLiveService(folder.dir);
  await call(page, 'settings.set', { syncUrl: live.api });
  await call(page, 'sync.setToken', { token: CANARY });
  await save(page, createDraft('Mountains or sea?', '⛰️ - Mountains\n🌊 - Sea'));
  await page.getByRole('option', { name: 'Mountains or sea?' }).click();
  await page.keyboard.press('Alt+3');
  const tab = page.getByRole('tabpanel', { name: 'Request' });
  await expect(tab).toContainText(`POST ${live.api}/questions`);
  await expect(tab).toContainText('This is the request that sync sends.');
  await expect(tab).toContainText('"description": ""');
  await expect(tab).toContainText('No response yet. To get one, queue the question and sync.');
  await call(page, 'sync.queue', { ids: [1] });
  await call(page, 'sync.runNow', {});
  await expect(tab).toContainText(`PUT ${live.api}/questions/1`);
  await expect(tab).toContainText('The service already has this version, so sync sends nothing.');
  const response = tab.getByRole('group', { name: 'Last response to POST' });
  await expect(response).toContainText('HTTP 200');
  await expect(response).toContainText('content-type: application/json');
  await expect(response).toContainText('"question": "Mountains or sea?"');
  await expect(tab.getByRole('region', { name: 'Last response to POST' })).toContainText(
    `POST ${live.api}/questions`,
  );
  await expect(tab).not.toContainText(CANARY);
  await page.getByRole('textbox', { name: 'Title' }).fill('Mountains or a lake?');
  await expect(tab).toContainText('This is the request that sync sends.');
  await call(page, 'settings.set', { syncUrl: '' });
  await expect(tab).toContainText('You aren’t connected to a service');
  await live.stop();
});

test('an unconfirmed question shows the problem and preselects no resolution', async ({ app }) => {
  const { page } = app;
  await using folder = await createTemporaryFolder();
  let live = await startLiveService(folder.dir);
  const { port } = new URL(live.api);
  await call(page, 'settings.set', { syncUrl: live.api });
  await call(page, 'sync.setToken', { token: CANARY });
  await save(page, createDraft('Tea or coffee?', '🍵 - Tea\n☕ - Coffee'));
  await call(page, 'sync.queue', { ids: [1] });
  await call(page, 'sync.runNow');
  await live.stop();
  live = await startLiveService(folder.dir, port, ['--fault', 'POST:status=500']);
  await save(page, createDraft('Beach or mountains?', '🏖️ - Beach\n⛰️ - Mountains'));
  await call(page, 'sync.queue', { ids: [2] });
  await page.getByRole('link', { name: 'Sync activity' }).first().click();
  await page.getByRole('button', { name: 'Sync now' }).click();
  const failed = /The service failed \(500: .+\)\. The service may still have saved the question\./;
  await expect(getRow(page, 'Beach or mountains?')).toContainText(failed);
  await getRow(page, 'Beach or mountains?')
    .getByRole('button', { name: /^Resolve/ })
    .click();
  const resolve = page.getByRole('main', { name: 'Resolve' });
  await expect(resolve).toContainText(failed);
  await expect(resolve).toContainText(
    'The question isn’t at these IDs on the service: 2, 3, 4, 5, and 6. It may have another ID.',
  );
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  // Without a choice, there is no button to press by mistake.
  await expect(resolve.getByRole('button')).toHaveText(['']);

  // Sync reports a problem, so the editor must not say that there are none.
  await page.getByRole('link', { name: 'All', exact: false }).first().click();
  await page.getByRole('option', { name: 'Beach or mountains?' }).click();
  const editor = page.getByRole('main', { name: 'Editor' });
  await expect(editor).toContainText(failed);
  await expect(editor.getByText('No problems')).toHaveCount(0);
  await page.getByRole('option', { name: 'Tea or coffee?' }).click();
  await expect(editor.getByText('No problems')).toBeVisible();
  await live.stop();
});

test('a sync result disappears when it no longer applies', async ({ app }) => {
  const { page } = app;
  await using folder = await createTemporaryFolder();
  let live = await startLiveService(folder.dir);
  const { port } = new URL(live.api);
  await call(page, 'settings.set', { syncUrl: live.api });
  await call(page, 'sync.setToken', { token: CANARY });
  await save(page, createDraft('Tea or coffee?', '🍵 - Tea\n☕ - Coffee'));
  await call(page, 'sync.queue', { ids: [1] });
  await live.stop();
  await page.getByRole('link', { name: 'Sync activity' }).first().click();
  // Stops the toast's countdown, so the toast closes only if its message no longer applies.
  await page.evaluate(() => {
    performance.now = () => 0;
  });
  // The toast itself may be closed before the test sees it, because the next attempt follows within 2 seconds.
  const announced = await recordAnnouncements(page);
  await page.getByRole('button', { name: 'Sync now' }).click();
  await expect
    .poll(announced)
    .toContainEqual(expect.stringMatching(/Couldn’t reach the service: .* Retrying at /));
  live = await startLiveService(folder.dir, port);
  // For a moment, the question can be in the list of synced questions and still in another one.
  const synced = getRow(page, 'Tea or coffee?').filter({ hasText: 'The local copy matches the service.' });
  await expect(synced).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeEmpty();
  await live.stop();
});
