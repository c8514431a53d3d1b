import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Peer } from './peer.ts';
import { call, memberOf, QUESTION } from './peer-call.ts';
import type { Checked } from './peer-checked.ts';

/** What a server does that must be started for it, in a few words. */

/** Seconds that a server may take to see an edit. */
const PATIENCE = 5;
/**
 * Milliseconds that a server is given to come to rest, as before it is ended: nothing is to be said here of what a crash
 * costs.
 */
const PAUSE = 2_000;

export async function externalEdit({ peer, folder, editable }: Checked): Promise<string> {
  if (!editable) return 'not tried';
  const dir = join(folder, 'edit');
  await peer.prepare(dir, 20);
  const running = await peer.start(dir, editable.options);
  try {
    const before = String(memberOf((await call(running, 'GET', '/1')).text, 'question'));
    // A server may begin to watch its file after it has begun to listen.
    await wait(PAUSE);
    const file = join(dir, editable.file);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(before, 'Edited by hand?'));
    for (let at = 0; at < PATIENCE * 10; at++) {
      // A server that starts anew to see it is away for a moment.
      const { text } = await call(running, 'GET', '/1').catch(() => ({ text: '' }));
      if (text.includes('Edited by hand?')) return 'taken over';
      await wait(100);
    }
    return 'not seen';
  } finally {
    await running.stop();
  }
}

/** What is said of a server that has nothing to try, after a look at what its command line says of itself. */
async function noOption(peer: Peer, words: RegExp): Promise<string> {
  return words.test(await peer.help()) ? 'an option that was not tried' : 'no option';
}

export async function restart({ peer, folder }: Checked): Promise<string> {
  const dir = join(folder, 'restart');
  await peer.prepare(dir, 20);
  const first = await peer.start(dir);
  const id = memberOf((await call(first, 'POST', '', QUESTION)).text, 'id');
  await wait(PAUSE);
  await first.stop();
  const second = await peer.start(dir);
  const { status, text } = await call(second, 'GET', `/${id}`);
  await second.stop();
  return status === 200 && text.includes(QUESTION.title) ? 'there, under its id' : 'gone';
}

export async function late({ peer, folder, slow }: Checked): Promise<string> {
  if (!slow) return noOption(peer, /delay|latency/i);
  const dir = join(folder, 'late');
  await peer.prepare(dir, 20);
  const running = await peer.start(dir, await slow(dir));
  const start = performance.now();
  await call(running, 'GET', '/1');
  const ms = performance.now() - start;
  await running.stop();
  return ms >= 295 ? 'yes' : 'no';
}

export async function dropped({ peer, folder, dropAfter }: Checked): Promise<string> {
  if (!dropAfter) return noOption(peer, /\b(?:drops?|faults?|failures?)\b/i);
  const dir = join(folder, 'dropped');
  await peer.prepare(dir, 20);
  const running = await peer.start(dir, dropAfter);
  const answered = await call(running, 'POST', '', QUESTION).then(
    () => true,
    () => false,
  );
  const { status } = await call(running, 'GET', '/21');
  await running.stop();
  return !answered && status === 200 ? 'yes' : 'no';
}

const OPENAPI = {
  openapi: '3.0.0',
  info: { title: 'Another service', version: '1' },
  paths: {
    '/things': {
      get: {
        responses: { 200: { description: 'Things', content: { 'application/json': { example: [1] } } } },
      },
    },
  },
};

export async function openApi({ peer, folder, serveOpenApi }: Checked): Promise<string> {
  if (!serveOpenApi) return noOption(peer, /openapi/i);
  const file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(OPENAPI));
  const running = await serveOpenApi(folder, file);
  const { status } = await call({ ...running, path: '/things' }, 'GET', '');
  await running.stop();
  return status === 200 ? 'yes' : `${status}`;
}
