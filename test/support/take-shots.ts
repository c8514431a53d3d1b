import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { request } from 'undici';
import { buildIfStale } from '../../electron/build-if-stale.ts';
import type { Change, Input } from '../../shared/bridge/bridge-methods.ts';
import type { Draft } from '../../shared/library/entry.ts';
import { createEmptyDraft } from '../../shared/question/question-fields.ts';
import { type Frame, joinFrames } from './animated-webp.ts';
import { sendQuestion } from './api-requests.ts';
import { call } from './bridge-call.ts';
import { ensureChromium } from './chromium.ts';
import { ADMIN_TOKEN, MEMBER_TOKEN, serve } from './headless-server.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

/** `npm run tool -- shots` takes the screenshots for the README and the guide. */
const target = path.resolve(import.meta.dirname, '../../docs/shots');

const SAVED = [
  { title: '¿Qué desayunas los domingos?', options: '🍞 - Pan\n🥣 - Cereales\n☕ - Solo café' },
  { title: 'Window seat or aisle?', options: '🪟 - Window\n🚶 - Aisle\n🙃 - Whatever is left' },
  { title: 'ما الرائحة التي تذكرك بالبيت؟', options: '🍞 - الخبز\n☕ - القهوة\n🌧️ - المطر' },
  {
    title: 'Which household chore would you happily hand to a robot for the rest of your life?',
    options:
      '🧺 - Laundry\n🍽️ - Dishes\n🧹 - Sweeping\n🪴 - None, I like them\n🛁 - The bath\n🗑️ - Bins\n🪟 - Windows',
  },
  { title: 'Best smell in the kitchen?', options: '🧄 - Garlic in butter\n🍞 - Bread\n🍪 - Biscuits' },
  { title: 'What are you most afraid of?', options: '🕷️ - Spiders\n🌊 - Deep water\n🎤 - Speaking in public' },
  { title: 'Mountains or sea?', options: '⛰️ - Mountains\n🌊 - Sea' },
  { title: 'Quel est le bruit de ton enfance ?', options: '🔔 - Les cloches\n🚂 - Le train\n🐓 - Le coq' },
  {
    title: 'You find a key in an old coat. What does it open?',
    options: '📦 - A box\n🚪 - A door\n🚲 - A bike lock',
  },
];

const DRAFT = {
  ...createEmptyDraft(),
  title: 'Which small victory made your week better?',
  options:
    '🚌 - The bus waited for me\n🪴 - A plant I gave up on came back\n🧦 - Both socks survived the wash\n📨 - An email that said “no rush”\n📦 - A parcel came early',
  description: 'Not the promotion and not the marathon. Tell the story in the thread.',
  footer: 'A new question every day at nine',
  image: '$$small victory$$',
};

/** Questions that are similar to the draft. */
const SIMILAR = [
  { title: 'What little win made your week better?', options: '☀️ - Sun\n🎧 - A song\n🍰 - Cake' },
  { title: 'What made your week worse than it had to be?', options: '🌧️ - Rain\n📨 - An email\n🚌 - The bus' },
];

const RECORDING = { viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' } as const;

const LIST = `Tea or coffee?
🍵 - Tea
☕ - Coffee

Mountains or sea?
⛰️ - Mountains
🌊 - Sea

Best soup?
🥣 - Ramen
Stew`;

buildIfStale();
await using folder = await createTemporaryFolder();
const served = await serve(folder.dir);
const browser = await chromium.launch({ executablePath: ensureChromium() });
try {
  mkdirSync(target, { recursive: true });
  const page = await browser.newPage({
    viewport: { width: 1280, height: 820 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  await served.openIn(page);
  for (const question of [...SAVED, ...SIMILAR]) {
    await call(page, 'question.save', beginQuestion({ ...createEmptyDraft(), ...question }));
  }
  await sendQuestion(served.api, { title: 'Tabs or spaces?', options: '➡️ - Tabs\n🌌 - Spaces' });
  await call(page, 'question.markSent', { id: 2, votes: [12, 9, 3] });
  await call(page, 'question.markSent', { id: 7, votes: [20, 22] });
  await call(page, 'draft.save', beginQuestion(DRAFT));
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await open(page);
    await takeScreenshot(page, `main-${theme}`);
  }
  await recordDuplicate(await browser.newPage(RECORDING));
  await callAsBots(page, served.api);
  await openLocalApi(page);
  await takeScreenshot(page, 'local-api-light');
  await openSimilar(page);
  await takeScreenshot(page, 'similar-light');
  await openImport(page);
  await takeScreenshot(page, 'import-light');
} finally {
  await browser.close();
  await served.stop();
}

/** Sends various requests, some of them with faults. 3 faults remain active. */
async function callAsBots(page: Page, api: string): Promise<void> {
  const send = async (method: string, address: string, token: string | null, body?: object) => {
    const headers = {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const sent = body ? { body: JSON.stringify(body) } : {};
    // One fault closes the connection without a response, so that request rejects.
    const answer = await request(`${api}/questions${address}`, { method, headers, ...sent }).catch(
      () => null,
    );
    await answer?.body.dump();
  };
  const setFaults = (...faults: Input<'api.setFaults'>['faults']) => call(page, 'api.setFaults', { faults });
  const question = { title: 'Early bird or night owl?', options: '🐦 - Early bird\n🦉 - Night owl' };
  await send('GET', '/1', ADMIN_TOKEN);
  await setFaults({ operation: 'GET', kind: 'status', status: 500 });
  await send('GET', '/3', MEMBER_TOKEN);
  await setFaults();
  await send('GET', '/99', ADMIN_TOKEN);
  await send('GET', '/3', null);
  await setFaults({ operation: 'PUT', kind: 'rate-limit', retryAfter: 5 });
  await send('PUT', '/4', MEMBER_TOKEN, question);
  await setFaults();
  await send('POST', '', MEMBER_TOKEN, { title: 'Tea?', options: 'Yes' });
  await setFaults({ operation: 'POST', kind: 'drop-after' });
  await send('POST', '', MEMBER_TOKEN, question);
  await setFaults();
  await send('POST', '', MEMBER_TOKEN, { title: 'Pineapple on pizza?', options: '🍍 - Always\n🙅 - Never' });
  await setFaults(
    { operation: '*', kind: 'delay', ms: 400 },
    { operation: '*', kind: 'status', status: 500, probability: 0.1 },
    { operation: '*', kind: 'drop-after' },
  );
}

/** Opens the Local API view and shows the newest request. */
async function openLocalApi(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('link', { name: 'Local API' }).first().click();
  await page.getByRole('button', { name: '/questions', exact: true }).first().click();
  await page.getByRole('group', { name: 'Response' }).getByText('"similarQuestions"').waitFor();
  await page.getByRole('button', { name: 'Copy Local member’s token' }).waitFor();
}

/** Creates the change that starts a new question. */
function beginQuestion(input: Draft): Change {
  return { id: null, key: randomUUID(), version: 0, basedOn: 0, input };
}

/** Reloads the app and opens the draft. */
async function open(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('option', { name: DRAFT.title }).click();
  await page.getByRole('textbox', { name: 'Title' }).and(page.getByText(DRAFT.title)).waitFor();
  await page.getByText(`Already in your library: ${SIMILAR[0]?.title}`).waitFor();
}

/** Opens the draft's Similar tab and an explanation. */
async function openSimilar(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'All' }).first().click();
  await open(page);
  await page.keyboard.press('Alt+2');
  const nearest = page.getByRole('list', { name: 'Similar questions' }).getByRole('listitem').first();
  await nearest.getByRole('button', { name: /^Why/ }).click();
  await page.getByText('In common', { exact: true }).waitFor();
}

async function openImport(page: Page): Promise<void> {
  await open(page);
  await page.keyboard.press('Control+o');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(LIST);
  await dialog.getByRole('button', { name: /^Import \d/ }).waitFor();
}

/** Records how a typed title turns out to be a likely duplicate in other words. Takes about 10 seconds to watch. */
async function recordDuplicate(page: Page): Promise<void> {
  await served.openIn(page);
  const session = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  const record = async (milliseconds: number) => {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
    frames.push({ webp: Buffer.from(data, 'base64'), milliseconds });
  };
  await page.keyboard.press('Alt+n');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('');
  await record(800);
  for (const word of 'What scares you the most?'.split(/(?<= )/)) {
    await title.press('End');
    await page.keyboard.insertText(word);
    await record(250);
  }
  await page.getByText('Already in your library').waitFor();
  await record(3_000);
  await page.keyboard.press('Alt+2');
  const nearest = page.getByRole('list', { name: 'Similar questions' }).getByRole('listitem').first();
  await nearest.waitFor();
  await record(1_500);
  await nearest.getByRole('button', { name: /^Why/ }).click();
  await page.getByText('In common', { exact: true }).waitFor();
  await record(3_500);
  writeFileSync(path.join(target, 'duplicate.webp'), joinFrames(frames, RECORDING.viewport));
  await page.close();
}

/** Writes a screenshot as WebP, because a PNG is 10 times as large. */
async function takeScreenshot(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 85 });
  writeFileSync(path.join(target, `${name}.webp`), Buffer.from(data, 'base64'));
  await session.detach();
}
