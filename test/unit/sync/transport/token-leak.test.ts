import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createLazyTransport } from '../../../../electron/host/sync/transport/lazy-transport.ts';
import { openHost } from '../../../support/host.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';
import { startCountingServer } from '../../../support/transport/tls-test-servers.ts';

const CANARY = 'canary-token-of-the-live-service-5f3a9c';
/** The forms that a leaked token could have in a file. */
const SHAPES = [
  CANARY,
  Buffer.from(CANARY).toString('hex'),
  Buffer.from(CANARY).toString('base64').slice(0, 48),
];

/**
 * The statuses with which the service rejects requests. Each response repeats the token, and the last one
 * asks for a different token.
 */
const STATUSES = [422, 503, 401];

async function listFiles(dir: string): Promise<string[]> {
  const found = await readdir(dir, { recursive: true, withFileTypes: true });
  return Promise.all(
    found
      .filter((one) => one.isFile())
      .map(
        async ({ parentPath, name }) => `${name}\n${await readFile(path.join(parentPath, name), 'latin1')}`,
      ),
  );
}

const escapeUnits = (text: string, prefix: string, base: number) =>
  Array.from(text, (character) => prefix + character.charCodeAt(0).toString(base).padStart(4, '0')).join('');
const encodePercent = (text: string) => Buffer.from(text).toString('hex').replaceAll(/../g, '%$&');
/** Ways to write the token in a JSON string. */
const ENCODINGS: Readonly<Record<string, (token: string) => string>> = {
  unchanged: (token) => token,
  'with escapes': (token) => escapeUnits(token, '\\u', 16),
  'with double escapes': (token) => escapeUnits(token, '\\\\u', 16),
  'partly with escapes': (token) => escapeUnits(token.slice(0, 3), '\\u', 16) + token.slice(3),
  'after a backslash': (token) => `\\\\${escapeUnits(token, '\\u', 16)}`,
  'with escaped slashes': (token) => token.replaceAll('/', '\\/'),
  'percent-encoded': encodePercent,
  'percent-encoded in uppercase': (token) => encodePercent(token).toUpperCase(),
  'percent-encoded twice': (token) => encodePercent(token).replaceAll('%', '%25'),
  'percent-encoded, then with escapes': (token) => escapeUnits(encodePercent(token), '\\u', 16),
};
const decodeEscapes = (text: string) =>
  text
    .replaceAll(/\\u([\da-f]{4})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll(/\\(.)/g, '$1');
const decodePercent = (text: string) =>
  text.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
/** Returns the text and the results of up to 3 decodings. */
function listDecodings(text: string, depth = 3): string[] {
  const next = [decodeEscapes(text), decodePercent(text)].filter((decoded) => decoded !== text);
  return [text, ...(depth === 0 ? [] : next.flatMap((decoded) => listDecodings(decoded, depth - 1)))];
}

it('the live service token stays out of every file, log, event, response, and export', async () => {
  await using folder = await createTemporaryFolder();
  await using service = await startCountingServer(({ headers }, response) => {
    const status = STATUSES[service.arrivals.length - 1] ?? 401;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ detail: `Not with ${headers.authorization}` }));
  });
  const openTransport = createLazyTransport({ environment: {}, version: '0.0.0' });
  const { host, said } = await openHost(folder.dir, 0, { openTransport });
  const { handlers } = host;
  const shown: unknown[] = [];
  await handlers['settings.set']({ syncUrl: `${service.origin}/api/v1` });
  shown.push(await handlers['sync.setToken']({ token: CANARY }));
  const { ids } = await handlers['library.addSamples']({});
  shown.push(await handlers['sync.queue']({ ids: ids.slice(0, 4) }));
  for (const _ of STATUSES) shown.push(await handlers['sync.runNow']({}));
  shown.push(await handlers['sync.test']({}));
  shown.push(await handlers['sync.activity']({ offset: 0, limit: 100 }));
  shown.push(await handlers['sync.question']({ id: ids[0] ?? 0 }));
  for (const id of ids.slice(0, 4)) shown.push(await handlers['sync.lastResponses']({ id }));
  shown.push(await handlers['settings.get']({}));
  shown.push(await handlers['export.run']({ format: 'json' }));
  shown.push(await handlers['requests.export']({ format: 'har', search: '' }));
  shown.push(await handlers['restorePoint.create']({ library: 'own' }));
  await host.close();

  expect(service.arrivals.length).toBeGreaterThan(STATUSES.length);
  expect(service.arrivals.some(({ headers }) => headers.authorization === `Bearer ${CANARY}`)).toBe(true);
  const files = await listFiles(folder.dir);
  expect(files.some((text) => text.startsWith('live-tokens.bin'))).toBe(true);
  for (const text of [...files, ...said, ...shown.map((one) => JSON.stringify(one))]) {
    for (const shape of SHAPES) expect(text.includes(shape), text.slice(0, 200)).toBe(false);
  }
});

it.each(Object.entries(ENCODINGS))(
  'a token that the service repeats %s stays out of every file and export',
  async (_, encode) => {
    const token = 'canary/token+of "the" live-service'.replaceAll(/[ "]/g, '=');
    const echo = encode(token);
    const createBody = (id: number) =>
      `{"id":${id},"question":"Title ${echo}","options":[{"emoji":"🍵","text":"Tea ${echo}","votes":0},{"emoji":"☕","text":"Coffee","votes":0}],` +
      `"description":"${echo}","footer":"","imageUrl":"","author":{"id":"7","username":"${echo}","globalName":"${echo}"},"status":0,` +
      `"createdAt":"2026-11-27T00:00:00.000Z","sentAt":null,"messageID":null,"messageLink":"${echo}","other":{"${echo}":"${echo}"}}`;
    await using folder = await createTemporaryFolder();
    let next = 100;
    await using service = await startCountingServer(({ method, url }, response) => {
      response.setHeader('content-type', 'application/json');
      const id = Number(/\d+$/.exec(url)?.[0] ?? 0);
      if (method === 'POST' && next === 102) response.writeHead(422).end(`{"detail":"Not with ${echo}"}`);
      else response.end(createBody(method === 'POST' ? next++ : id));
    });
    const openTransport = createLazyTransport({ environment: {}, version: '0.0.0' });
    const { host, said } = await openHost(folder.dir, 0, { openTransport });
    const { handlers } = host;
    await handlers['settings.set']({ syncUrl: `${service.origin}/api/v1` });
    await handlers['sync.setToken']({ token });
    const { ids } = await handlers['library.addSamples']({});
    await handlers['sync.queue']({ ids: ids.slice(0, 3) });
    const shown: unknown[] = [];
    for (let round = 0; round < 3; round++) shown.push(await handlers['sync.runNow']({}));
    shown.push(await handlers['sync.test']({}));
    for (const id of ids.slice(0, 3)) {
      shown.push(await handlers['sync.question']({ id }), await handlers['sync.lastResponses']({ id }));
    }
    shown.push(await handlers['sync.activity']({ offset: 0, limit: 100 }));
    shown.push(
      await handlers['export.run']({ format: 'json' }),
      await handlers['export.run']({ format: 'csv' }),
    );
    await handlers['restorePoint.create']({ library: 'own' });
    await host.close();

    const files = await listFiles(folder.dir);
    // The service's addition to the message was stored, but the token wasn't.
    expect(files.some((text) => text.includes('Title'))).toBe(true);
    expect(shown.some((one) => JSON.stringify(one).includes('Not with'))).toBe(true);
    for (const text of [...files, ...said, ...shown.map((one) => JSON.stringify(one))]) {
      for (const decoded of listDecodings(text))
        expect(decoded.includes(token), text.slice(0, 500)).toBe(false);
    }
  },
);
