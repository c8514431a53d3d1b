import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startUiServer, type UiServer } from '../../../electron/host/http/ui/ui-server.ts';
import { nodeRandom } from '../../../electron/host/node-ports.ts';
import type { Handlers, HostEvent } from '../../../shared/bridge.ts';
import { CONTENT_SECURITY_POLICY } from '../../../shared/csp.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const calls: string[] = [];
/** Handlers that only notice that they were called. */
const handlers = new Proxy({} as Handlers, {
  get: (_, method: string) => async () => {
    calls.push(method);
    return { version: '1', shell: 'web', platform: 'test', dataDir: '/' };
  },
});
const listeners = new Set<(event: HostEvent) => void>();
const event: HostEvent = {
  type: 'api',
  revision: 7,
  status: { state: 'stopped', url: null, port: 4747, problem: null, faults: { faults: [], seed: 1 } },
};

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let ui: UiServer;
let port = '';
let cookie = '';

const start = () =>
  startUiServer({
    assetsDir: folder.dir,
    handlers,
    listen(onEvent) {
      listeners.add(onEvent);
      return () => listeners.delete(onEvent);
    },
    port: 0,
    random: nodeRandom,
    log: { info() {}, warn() {}, error() {} },
  });

beforeAll(async () => {
  folder = await temporaryFolder();
  await mkdir(path.join(folder.dir, 'assets'));
  await writeFile(path.join(folder.dir, 'index.html'), '<!doctype html><title>The app</title>');
  await writeFile(path.join(folder.dir, 'assets', 'main-1a2b3c4d.js'), 'export {};');
  await writeFile(path.join(folder.dir, '.hidden'), 'hidden');
  ui = await start();
  port = new URL(ui.origin).port;
  const opened = await get(ui.url.slice(ui.origin.length), { cookie: null });
  cookie = String(opened.headers['set-cookie']).split(';', 1)[0] ?? '';
});
afterAll(async () => {
  await ui.close();
  await folder[Symbol.asyncDispose]();
});

type Headers = Record<string, string | null>;
/** The cookie and these headers, without those that are null. */
const withCookie = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ cookie, ...headers }).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    ),
  );

async function send(
  method: 'GET' | 'POST' | 'PUT' | 'OPTIONS',
  target: string,
  headers: Headers = {},
  body?: string,
) {
  const answer = await request(ui.origin + target, {
    method,
    headers: withCookie(headers),
    ...(body !== undefined && { body }),
  });
  return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
}
const get = (target: string, headers: Headers = {}) => send('GET', target, headers);
const call = (method: string, headers: Headers = {}, body = '{}') =>
  send('POST', `/bridge/${method}`, { 'content-type': 'application/json', ...headers }, body);

describe('the link', () => {
  it('lets its browser in with a cookie that no page can read and no other site can send', async () => {
    const { status, headers } = await get(ui.url.slice(ui.origin.length), { cookie: null });
    expect(status).toBe(303);
    expect(headers.location).toBe('/');
    expect(headers['set-cookie']).toMatch(/^qotd-studio-\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(headers['set-cookie']).not.toContain(new URL(ui.url).searchParams.get('key'));
  });

  it.each([['/open'], ['/open?key='], ['/open?key=wrong'], ['/open?key=a&key=b'], ['/open?key[]=a']])(
    '%s lets nobody in',
    async (target) => {
      const { status, headers, text } = await get(target, { cookie: null });
      expect(status).toBe(403);
      expect(headers['set-cookie']).toBeUndefined();
      expect(text).toContain('link that was printed');
    },
  );

  it('is another one with every start', async () => {
    const other = await start();
    expect(new URL(other.url).searchParams.get('key')).not.toBe(new URL(ui.url).searchParams.get('key'));
    await other.close();
  });
});

describe('the interface', () => {
  it('is served with a strict policy, and the page itself never from a cache', async () => {
    const { status, headers, text } = await get('/');
    expect(status).toBe(200);
    expect(text).toContain('The app');
    expect(headers).toMatchObject({
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(CONTENT_SECURITY_POLICY).not.toContain('unsafe');
  });

  it('keeps files with a hash in their name for good', async () => {
    const { headers } = await get('/assets/main-1a2b3c4d.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['/nowhere.js'],
    ['/.hidden'],
    ['/../package.json'],
    ['/%2e%2e/package.json'],
    ['/..%2fpackage.json'],
    ['/assets/..%5c..%5cpackage.json'],
    ['/assets/%00'],
    ['/%zz'],
    ['/assets'],
    ['//etc/passwd'],
  ])('%s is nothing', async (target) => {
    const { status, text } = await get(target);
    expect([400, 403, 404]).toContain(status);
    expect(text).not.toMatch(/hidden|"name"|root:/);
  });

  it.each([
    ['no cookie', null],
    ['another cookie', 'other=1'],
    ['a wrong secret', 'COOKIE-wrong'],
  ])('says how to open it: %s', async (_, given) => {
    const wrong = given === 'COOKIE-wrong' ? `${cookie}x` : given;
    for (const target of ['/', '/assets/main-1a2b3c4d.js']) {
      const { status, headers, text } = await get(target, { cookie: wrong });
      expect(status).toBe(403);
      expect(headers['content-type']).toContain('text/html');
      expect(text).toContain('Open the link that was printed');
    }
  });

  it('finds its cookie among others', async () => {
    expect((await get('/', { cookie: `a=1; ${cookie}; b=2` })).status).toBe(200);
  });

  it('sends a browser that calls it localhost to its own name', async () => {
    const { status, headers } = await get('/open?key=x', { host: `localhost:${port}`, cookie: null });
    expect(status).toBe(307);
    expect(headers.location).toBe(`${ui.origin}/open?key=x`);
  });
});

describe('the bridge', () => {
  it('carries a call to its handler', async () => {
    calls.length = 0;
    const { status, text } = await call('app.info', { origin: ui.origin });
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ ok: true, value: { version: '1' } });
    expect(calls).toEqual(['app.info']);
  });

  it('answers failures as replies', async () => {
    const { status, text } = await call('no.such.method');
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ ok: false, problem: { code: 'bad-input' } });
  });

  it.each([
    ['no cookie', { cookie: null }, '{}', 403],
    ['a foreign Origin', { origin: 'https://evil.example' }, '{}', 403],
    ['the Origin of another port', { origin: 'http://127.0.0.1:1' }, '{}', 403],
    ['the Origin null', { origin: 'null' }, '{}', 403],
    ['a foreign Host', { host: 'evil.example' }, '{}', 403],
    ['the name localhost', { host: 'localhost:PORT' }, '{}', 403],
    ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }, '{}', 403],
    ['another port, as the browser says', { 'sec-fetch-site': 'same-site' }, '{}', 403],
    ['a navigation', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, '{}', 403],
    ['plain text', { 'content-type': 'text/plain' }, '{}', 415],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, '{}', 415],
    ['no type', { 'content-type': null }, '{}', 415],
    ['no JSON', {}, '{', 400],
    ['no body', {}, '', 400],
    ['more than 1 MiB', {}, JSON.stringify('x'.repeat(1024 * 1024)), 413],
  ])('calls nothing for %s', async (_, headers: Headers, body, expected) => {
    calls.length = 0;
    const host = headers.host?.replace('PORT', port);
    const { status, text } = await call(
      'app.info',
      { ...headers, ...(host !== undefined && { host }) },
      body,
    );
    expect(status).toBe(expected);
    expect(JSON.parse(text)).toMatchObject({ ok: false, problem: { code: 'bad-input' } });
    expect(calls).toEqual([]);
  });

  it('offers no other methods', async () => {
    expect((await get('/bridge/app.info')).status).toBe(404);
    expect((await send('PUT', '/bridge/app.info', { 'content-type': 'application/json' }, '{}')).status).toBe(
      404,
    );
    expect((await send('OPTIONS', '/bridge/app.info')).headers).not.toHaveProperty(
      'access-control-allow-origin',
    );
  });
});

describe('the event stream', () => {
  const open = () => request(`${ui.origin}/bridge/events`, { headers: { cookie } });

  it('carries every event as one line of JSON, and forgets who left', async () => {
    const before = listeners.size;
    const { statusCode, headers, body } = await open();
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/event-stream');
    for (const tell of listeners) tell(event);
    let received = '';
    for await (const chunk of body) {
      received += String(chunk);
      if (received.includes('data:')) break;
    }
    expect(received).toContain(`data: ${JSON.stringify(event)}\n\n`);
    await expect.poll(() => listeners.size).toBe(before);
  });

  it.each([
    ['has no cookie', { cookie: null }],
    ['comes from another page', { origin: 'https://evil.example' }],
    ['comes from another port, as the browser says', { 'sec-fetch-site': 'same-site' }],
    ['uses a foreign name', { host: 'evil.example' }],
  ])('is closed to whoever %s', async (_, headers: Headers) => {
    const { statusCode, body } = await request(`${ui.origin}/bridge/events`, {
      headers: withCookie(headers),
    });
    // A stream that is open after all would never be read to its end.
    body.on('error', () => {}).destroy();
    expect(statusCode).toBe(403);
  });

  it('ends when the server does', async () => {
    const other = await start();
    const opened = await request(other.url, { method: 'GET' });
    const ticket = String(opened.headers['set-cookie']).split(';', 1)[0] ?? '';
    const { body } = await request(`${other.origin}/bridge/events`, { headers: { cookie: ticket } });
    const text = body.text();
    await other.close();
    expect(await text).toContain(': connected');
    await opened.body.dump();
  });
});
