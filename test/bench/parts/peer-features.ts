import { readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { type Checked, call, memberOf, type Peer, QUESTION, type Running } from './peer-server.ts';

/** What a server does, determined by tests that start it, in a few words. */

/** Seconds that a server may take to notice an edited file. */
const EDIT_LIMIT_SECONDS = 5;
/** Milliseconds that a server gets to become idle before it is ended, because this test isn't about crashes. */
const PAUSE = 2_000;

async function externalEdit({ peer, folder, editable }: Checked): Promise<string> {
  if (!editable) return 'not tested';
  const dir = join(folder, 'edit');
  await peer.prepare(dir, 20);
  const running = await peer.start(dir, editable.options);
  try {
    const before = String(memberOf((await call(running, 'GET', '/1')).text, 'question'));
    // A server may start to watch its file after it has started to listen.
    await wait(PAUSE);
    const file = join(dir, editable.file);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(before, 'Edited by hand?'));
    for (let at = 0; at < EDIT_LIMIT_SECONDS * 10; at++) {
      // A server that restarts to see it is unavailable for a moment.
      const { text } = await call(running, 'GET', '/1').catch(() => ({ text: '' }));
      if (text.includes('Edited by hand?')) return 'applied';
      await wait(100);
    }
    return 'not applied';
  } finally {
    await running.stop();
  }
}

/** The text for a server without such a feature, after a check of its command line help. */
async function noOption(peer: Peer, words: RegExp): Promise<string> {
  return words.test(await peer.help()) ? 'an untested option' : 'no option';
}

async function restart({ peer, folder }: Checked): Promise<string> {
  const dir = join(folder, 'restart');
  await peer.prepare(dir, 20);
  const first = await peer.start(dir);
  const id = memberOf((await call(first, 'POST', '', QUESTION)).text, 'id');
  await wait(PAUSE);
  await first.stop();
  const second = await peer.start(dir);
  const { status, text } = await call(second, 'GET', `/${id}`);
  await second.stop();
  return status === 200 && text.includes(QUESTION.title) ? 'kept' : 'lost';
}

async function late({ peer, folder, slow }: Checked): Promise<string> {
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

async function dropped({ peer, folder, dropAfter }: Checked): Promise<string> {
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

async function openApi({ peer, folder, serveOpenApi }: Checked): Promise<string> {
  if (!serveOpenApi) return noOption(peer, /openapi/i);
  const file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(OPENAPI));
  const running = await serveOpenApi(folder, file);
  const { status } = await call({ ...running, path: '/things' }, 'GET', '');
  await running.stop();
  return status === 200 ? 'yes' : `${status}`;
}

/** What a running server does with one thing after another, in a few words. */

const BROKEN = { ...QUESTION, options: ':sunflower: - Summer\n:snowflake: Winter' };

/** The result of a create, which is whether the response matches the request. */
const taken = (status: number, text: string): string =>
  `${status}, ${text.includes(QUESTION.title) ? 'stored' : 'returns an example'}`;

const errorsSchema = z.object({ errors: z.array(z.object({ message: z.string() })) });

async function brokenLine(running: Running): Promise<string> {
  const { status, text } = await call(running, 'POST', '', BROKEN);
  if (status < 300) return taken(status, text);
  const { errors } = errorsSchema.parse(JSON.parse(text));
  return `${status}, ${errors.some(({ message }) => message.startsWith('Line ')) ? 'with the line number' : 'without a line number'}`;
}

async function emojiForm(running: Running): Promise<string> {
  const { text } = await call(running, 'POST', '', {
    ...QUESTION,
    options: ':kite: - Kite\n:yo-yo: - Yo-yo',
  });
  if (text.includes('🪁')) return '🪁';
  return text.includes(':kite:') ? 'as sent' : 'returns an example';
}

const similarIn = (text: string): string => {
  const found = memberOf(text, 'similarQuestions');
  if (Array.isArray(found)) return `${found.length} of them`;
  return found === null ? 'null' : 'no';
};

async function similar(running: Running, { roles }: Checked): Promise<string> {
  return similarIn((await call(running, 'POST', '', QUESTION, roles.administrator)).text);
}

async function similarForMember(running: Running, { roles }: Checked): Promise<string> {
  return similarIn((await call(running, 'POST', '', QUESTION, roles.member)).text);
}

async function unknownToken(running: Running): Promise<string> {
  const { status } = await call(running, 'GET', '/1', undefined, { authorization: 'Bearer nobody' });
  return status === 200 ? 'accepted (200)' : `${status}`;
}

async function ids(running: Running): Promise<string> {
  const created: unknown[] = [];
  for (let at = 0; at < 3; at++) {
    const { text } = await call(running, 'POST', '', QUESTION);
    created.push(memberOf(text, 'id'));
  }
  if (new Set(created).size === 1) return `${JSON.stringify(created[0])} each time`;
  return created.every((id, at) => typeof id === 'number' && id === Number(created[0]) + at)
    ? 'sequential numbers'
    : `such as ${JSON.stringify(created[0])}`;
}

async function fromPage(running: Running): Promise<string> {
  const { status, text } = await call(running, 'POST', '', QUESTION, { origin: 'https://evil.example' });
  return status < 300 ? taken(status, text) : `${status}`;
}

async function foreignHost({ port, path, headers }: Running): Promise<string> {
  // fetch sets Host automatically.
  return new Promise((resolve, reject) => {
    request(
      { port, host: '127.0.0.1', path: `${path}/1`, headers: { ...headers, host: 'evil.example' } },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode === 200 ? 'accepted (200)' : String(answer.statusCode));
      },
    )
      .on('error', reject)
      .end();
  });
}

async function list(running: Running): Promise<string> {
  const { status, text } = await call(running, 'GET', '');
  return status === 200 && Array.isArray(JSON.parse(text)) ? 'yes' : `${status}`;
}

async function otherResource(running: Running): Promise<string> {
  const { status } = await call({ ...running, path: running.path.replace('questions', 'things') }, 'GET', '');
  return status === 200 ? 'yes' : `${status}`;
}

async function template(running: Running): Promise<string> {
  const { status, text } = await call({ ...running, path: '/template' }, 'GET', '/word');
  return status === 200 && text.includes('word') ? 'yes' : 'no';
}

async function description({ port }: Running): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/openapi.json`);
  return answer.ok && /"openapi":\s*"3/.test(await answer.text()) ? 'yes' : 'no';
}

/** A feature that users of such servers ask for, as observed. */
export interface Feature {
  name: string;
  /** Behavior, in a few words: `yes`, `no`, or what happened. */
  seen: string;
}

/** Tests all features on new servers. */
export async function observe(checked: Checked): Promise<Feature[]> {
  const { peer, folder } = checked;
  const dir = join(folder, 'features');
  await peer.prepare(dir, 20);
  const running = await peer.start(dir);
  const seen: Feature[] = [];
  const look = async (name: string, check: () => Promise<string>) => {
    seen.push({
      name,
      seen: await check().catch((error: unknown) => `failed: ${String(error).slice(0, 80)}`),
    });
  };
  try {
    await look('Option line without ` - `', () => brokenLine(running));
    await look('`:kite:` in a response', () => emojiForm(running));
    await look('`similarQuestions` for administrators', () => similar(running, checked));
    await look('`similarQuestions` for members', () => similarForMember(running, checked));
    await look('Unknown token', () => unknownToken(running));
    await look('IDs of 3 created questions', () => ids(running));
    await look('Request from a web page (`Origin`)', () => fromPage(running));
    await look('Request with `Host: evil.example`', () => foreignHost(running));
    await look('List of all questions', () => list(running));
    await look('Other resources', () => otherResource(running));
    await look('Templates in responses', () => template(running));
    await look('OpenAPI document of its API', () => description(running));
  } finally {
    await running.stop();
  }
  await look('Edits of its file while it runs', () => externalEdit(checked));
  await look('Created question after a restart', () => restart(checked));
  await look('Delayed responses', () => late(checked));
  await look('Dropped responses after saving', () => dropped(checked));
  await look('Mocks from an OpenAPI document', () => openApi(checked));
  return seen;
}
