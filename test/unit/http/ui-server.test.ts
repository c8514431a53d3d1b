import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startUiServer, type UiServer } from '../../../electron/host/http/ui/ui-server.ts';
import { nodeRandom } from '../../../electron/host/node-ports.ts';
import type { Handlers, HostEvent } from '../../../shared/bridge.ts';
import { CONTENT_SECURITY_POLICY } from '../../../shared/csp.ts';
import { handTimers } from '../../support/hand-timers.ts';
import { openManyRaw } from '../../support/raw-http.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { openLink } from '../../support/window-bridge.ts';

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
/** `/…`, where the app is. */
let base = '';
let cookie = '';
const timers = handTimers();

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
    timers,
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
  const opened = await openLink(ui.createLink().url);
  base = new URL(opened.base).pathname.slice(0, -1);
  cookie = opened.cookie;
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
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'OPTIONS',
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
/** A path of the app. */
const getInside = (target: string, headers: Headers = {}) => get(base + target, headers);
const call = (method: string, headers: Headers = {}, body = '{}') =>
  send('POST', `${base}/bridge/${method}`, { 'content-type': 'application/json', ...headers }, body);

/** Opens a link as a browser does that was let in nowhere. */
const follow = (url: string, headers: Headers = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  send(method, url.slice(ui.origin.length), { cookie: null, ...headers });
const POLICY =
  /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'; frame-/;

describe('the link', () => {
  it('lets its browser in with a cookie that no page can read, and no other site or port gets', async () => {
    const { url } = ui.createLink();
    const { status, headers, text } = await follow(url);
    expect(status).toBe(200);
    expect(headers['set-cookie']).toBe(`${cookie}; Path=${base}/; HttpOnly; SameSite=Strict`);
    expect(cookie).toMatch(/^qotd-studio=[\w-]{43}$/);
    expect(base).toMatch(/^\/[\w-]{22}$/);
    expect(text).toContain(`<meta http-equiv="refresh" content="0; url=${base}/">`);
    expect(headers['content-security-policy']).toMatch(POLICY);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const key = new URL(url).searchParams.get('key') ?? '';
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(text + cookie + base).not.toContain(key);
  });

  it.each([['/open'], ['/open?key='], ['/open?key=wrong'], ['/open?key=a&key=b'], ['/open?key[]=a']])(
    '%s lets nobody in',
    async (target) => {
      const { status, headers, text } = await get(target, { cookie: null });
      expect(status).toBe(403);
      expect(headers['set-cookie']).toBeUndefined();
      expect(text).toContain('Open QOTD Studio with a new link');
      expect(text).toContain('Press Enter');
      expect(headers['content-security-policy']).toMatch(POLICY);
    },
  );

  it('works once, and says so', async () => {
    const { url, ended } = ui.createLink();
    const other = ui.createLink();
    expect((await follow(url)).status).toBe(200);
    await ended;
    const again = await follow(url);
    expect(again.status).toBe(403);
    expect(again.headers['set-cookie']).toBeUndefined();
    expect(again.text).toContain('This link was already used');
    expect(again.text).not.toContain(base);
    expect((await follow(url, { 'accept-language': 'de-CH,en;q=0.5' })).text).toContain(
      'Dieser Link wurde schon benutzt',
    );
    expect((await follow(other.url)).status).toBe(200);
  });

  it('works for 5 minutes, and says so', async () => {
    const { url, ended } = ui.createLink();
    const late = ui.createLink();
    timers.pass(5 * 60_000 - 1);
    expect((await follow(url)).status).toBe(200);
    timers.pass(1);
    await late.ended;
    const { status, headers, text } = await follow(late.url);
    expect(status).toBe(403);
    expect(headers['set-cookie']).toBeUndefined();
    expect(text).toContain('This link has expired');
    await ended;
  });

  it.each([
    ['a prefetch', { 'sec-purpose': 'prefetch' }, 'GET'],
    ['a prerendering', { 'sec-purpose': 'prefetch;prerender' }, 'GET'],
    ['an older prefetch', { purpose: 'prefetch' }, 'GET'],
    ['a preview', { 'x-purpose': 'preview' }, 'GET'],
    ['an older prefetch of Firefox', { 'x-moz': 'prefetch' }, 'GET'],
    ['a check of the link', {}, 'HEAD'],
    ['a form', {}, 'POST'],
    ['a picture', { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }, 'GET'],
    ['a frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' }, 'GET'],
    ['a script', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }, 'GET'],
    ['the name localhost', { host: 'localhost:PORT' }, 'GET'],
  ] as const)('is not used up by %s', async (_, given: Headers, method) => {
    const { url } = ui.createLink();
    const host = given.host?.replace('PORT', port);
    const early = await follow(url, { ...given, ...(host !== undefined && { host }) }, method);
    expect([307, 403]).toContain(early.status);
    expect(early.headers['set-cookie']).toBeUndefined();
    const opened = await follow(url, {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    });
    expect(opened.status).toBe(200);
  });

  it('is another one each time, and so are path and cookie with each start', async () => {
    const other = await start();
    const { base: otherBase, cookie: otherCookie } = await openLink(other.createLink().url);
    const own = { base: ui.origin + base, cookie };
    expect([new URL(otherBase).pathname, otherCookie]).not.toContain(new URL(own.base).pathname);
    expect(otherCookie).not.toBe(own.cookie);
    expect(other.createLink().url).not.toBe(other.createLink().url);
    await other.close();
  });

  it('ends with the server', async () => {
    const other = await start();
    const { ended } = other.createLink();
    await other.close();
    await ended;
  });
});

describe('path and cookie', () => {
  it.each<[string, () => string, Headers]>([
    ['the cookie alone', () => '/', {}],
    ['the cookie alone, at a path of the same form', () => `/${'A'.repeat(22)}/`, {}],
    ['the path alone', () => `${base}/`, { cookie: null }],
    ['the path and the cookie of another start', () => `${base}/`, { cookie: 'qotd-studio=other' }],
    ['the path without its slash', () => base, {}],
    ['the path, otherwise written', () => `/%${base.charCodeAt(1).toString(16)}${base.slice(2)}/`, {}],
  ])('%s lets nobody in', async (_, target, headers) => {
    const { status, text } = await get(target(), headers);
    expect(status).toBe(403);
    expect(text).toContain('Open QOTD Studio with a new link');
    expect(text).not.toContain(base);
    for (const method of ['app.info', 'events']) {
      const answer = await send('POST', `${target()}bridge/${method}`, headers, '{}');
      expect(answer.status).toBe(403);
    }
  });

  it('of a page on another port that sets a cookie of the same name keep the app open', async () => {
    expect((await getInside('/', { cookie: `qotd-studio=tossed; ${cookie}` })).status).toBe(200);
  });
});

describe('more silent sockets than there may be', () => {
  it('the oldest is closed, and the app is still served', async () => {
    const other = await start();
    const { base: url, cookie: own } = await openLink(other.createLink().url);
    const silent = await openManyRaw(Number(new URL(url).port), 2_100);
    const { statusCode, body } = await request(url, { headers: { cookie: own } });
    expect(statusCode).toBe(200);
    await body.dump();
    await silent[0]?.closed;
    for (const { socket } of silent) socket.destroy();
    await other.close();
  });

  it('an event stream stays', async () => {
    const other = await start();
    const { base: url, cookie: own } = await openLink(other.createLink().url);
    const { body } = await request(new URL('bridge/events', url), { headers: { cookie: own } });
    const text = body.text();
    const silent = await openManyRaw(Number(new URL(url).port), 1);
    while (silent[0]?.socket.readyState === 'open')
      silent.push(...(await openManyRaw(Number(new URL(url).port), 100)));
    for (const tell of listeners) tell(event);
    for (const { socket } of silent) socket.destroy();
    await other.close();
    expect(await text).toContain(`data: ${JSON.stringify(event)}\n\n`);
  });
});

describe('the interface', () => {
  it('is served with a strict policy, and the page itself never from a cache', async () => {
    const { status, headers, text } = await getInside('/');
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
    const { headers } = await getInside('/assets/main-1a2b3c4d.js');
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
    const { status, text } = await getInside(target);
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
      const { status, headers, text } = await getInside(target, { cookie: wrong });
      expect(status).toBe(403);
      expect(headers['content-type']).toContain('text/html');
      expect(text).toContain('Open QOTD Studio with a new link');
    }
  });

  it('draws placeholders, so that a page need not ask the local API for them', async () => {
    const { status, headers, text } = await getInside('/placeholders/emoji/red%20fox.svg');
    expect(status).toBe(200);
    expect(text).toContain('aria-label="red fox"');
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
      'cross-origin-resource-policy': 'same-origin',
    });
    const longest = `/placeholders/image/${encodeURIComponent('ü'.repeat(80))}.svg`;
    expect((await getInside(longest)).status).toBe(200);
    expect((await getInside('/placeholders/emoji/a.png')).status).toBe(404);
    expect((await get('/placeholders/emoji/a.svg')).status).toBe(403);
  });

  it('finds its cookie among others', async () => {
    expect((await getInside('/', { cookie: `a=1; ${cookie}; b=2` })).status).toBe(200);
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
    expect((await getInside('/bridge/app.info')).status).toBe(404);
    expect(
      (await send('PUT', `${base}/bridge/app.info`, { 'content-type': 'application/json' }, '{}')).status,
    ).toBe(404);
    expect((await send('OPTIONS', `${base}/bridge/app.info`)).headers).not.toHaveProperty(
      'access-control-allow-origin',
    );
  });
});

describe('the event stream', () => {
  const open = () => request(`${ui.origin}${base}/bridge/events`, { headers: { cookie } });

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
    const { statusCode, body } = await request(`${ui.origin}${base}/bridge/events`, {
      headers: withCookie(headers),
    });
    // A stream that is open after all would never be read to its end.
    body.on('error', () => {}).destroy();
    expect(statusCode).toBe(403);
  });

  it('ends when the server does', async () => {
    const other = await start();
    const opened = await openLink(other.createLink().url);
    const { body } = await request(`${opened.base}bridge/events`, { headers: { cookie: opened.cookie } });
    const text = body.text();
    await other.close();
    expect(await text).toContain(': connected');
  });
});
