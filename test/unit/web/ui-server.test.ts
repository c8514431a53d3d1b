import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { get as getOverHttp } from 'node:http';
import path from 'node:path';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeRandom } from '../../../electron/host/ports.ts';
import { startUiServer, type UiServer } from '../../../electron/host/web/ui-server.ts';
import type { Handlers, HostEvent } from '../../../shared/bridge/bridge-methods.ts';
import {
  createFirstListQuery,
  FIRST_RANGE,
  firstResponsesSchema,
} from '../../../shared/bridge/first-responses.ts';
import { MAX_CALL_LENGTH } from '../../../shared/bridge/socket-messages.ts';
import { CONTENT_SECURITY_POLICY } from '../../../shared/content-security-policy.ts';
import { createDefaultSettings } from '../../../shared/settings.ts';
import { createManualTimers } from '../../support/manual-timers.ts';
import { openManyRaw, sendRaw } from '../../support/raw-http.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { openLink, openSocket } from '../../support/window-bridge.ts';
import { COUNTS, createRow } from '../renderer/stores/library-rows.ts';

const calls: string[] = [];
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
  status: {
    ...{ state: 'stopped', url: null, port: 4747, problem: null },
    ...{ library: null, canChooseLibrary: true, faults: { faults: [], seed: 1 } },
  },
};

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
let ui: UiServer;
let port = '';
/** The app's path, such as `/…`. */
let base = '';
let cookie = '';
const timers = createManualTimers();

const start = (given = handlers, ownTimers = timers) =>
  startUiServer({
    assetsDir: folder.dir,
    handlers: given,
    subscribe(onEvent) {
      listeners.add(onEvent);
      return () => listeners.delete(onEvent);
    },
    port: 0,
    random: nodeRandom,
    timers: ownTimers,
    log: { info() {}, warn() {}, error() {} },
  });

beforeAll(async () => {
  folder = await createTemporaryFolder();
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
/** Returns these headers with the cookie. A null value removes a header. */
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
  const response = await request(ui.origin + target, {
    method,
    headers: withCookie(headers),
    ...(body !== undefined && { body }),
  });
  return { status: response.statusCode, headers: response.headers, text: await response.body.text() };
}
const get = (target: string, headers: Headers = {}) => send('GET', target, headers);
/** Requests a path below the app's path. */
const getInside = (target: string, headers: Headers = {}) => get(base + target, headers);

/** Opens a WebSocket to a server's bridge and records the received messages. */
async function connect(server: UiServer = ui) {
  const opened = await openLink(server.createLink().url);
  const socket = openSocket(opened);
  const received: unknown[] = [];
  socket.on('message', (data) => received.push(JSON.parse(String(data))));
  const closed = once(socket, 'close').then(([code]) => Number(code));
  await once(socket, 'open');
  return { socket, received, closed, port: Number(new URL(opened.base).port) };
}
/** Returns the response status of a WebSocket request. */
async function requestUpgradeStatus(target: string, headers: Headers = {}): Promise<number> {
  const handshake = {
    origin: ui.origin,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  };
  const all = Object.entries(withCookie({ ...handshake, ...headers }));
  const result = getOverHttp(ui.origin + target, {
    headers: Object.fromEntries(all.map(([name, value]) => [name, value.replace('PORT', port)])),
  });
  const [response] = await Promise.race([once(result, 'upgrade'), once(result, 'response')]);
  response.socket.destroy();
  return response.statusCode;
}

/** Opens a link as a browser without a session would. */
const follow = (url: string, headers: Headers = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  send(method, url.slice(ui.origin.length), { cookie: null, ...headers });
const POLICY =
  /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'; frame-/;

describe('the access link', () => {
  it('sets an HttpOnly cookie that is limited to this site and path', async () => {
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
    "doesn't grant access without a valid key: %s",
    async (target) => {
      const { status, headers, text } = await get(target, { cookie: null });
      expect(status).toBe(403);
      expect(headers['set-cookie']).toBeUndefined();
      expect(text).toContain('Open QOTD Studio with a new link');
      expect(text).toContain('Press Enter');
      expect(headers['content-security-policy']).toMatch(POLICY);
    },
  );

  it('works once, then shows a message', async () => {
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
      'Dieser Link wurde schon verwendet',
    );
    expect((await follow(other.url)).status).toBe(200);
  });

  it('expires after 5 minutes, then shows a message', async () => {
    const { url, ended } = ui.createLink();
    const late = ui.createLink();
    timers.advance(5 * 60_000 - 1);
    expect((await follow(url)).status).toBe(200);
    timers.advance(1);
    await late.ended;
    const { status, headers, text } = await follow(late.url);
    expect(status).toBe(403);
    expect(headers['set-cookie']).toBeUndefined();
    expect(text).toContain('This link has expired');
    await ended;
  });

  it.each([
    ['a prefetch', { 'sec-purpose': 'prefetch' }, 'GET'],
    ['a prerender', { 'sec-purpose': 'prefetch;prerender' }, 'GET'],
    ['an older prefetch', { purpose: 'prefetch' }, 'GET'],
    ['a preview', { 'x-purpose': 'preview' }, 'GET'],
    ['an older Firefox prefetch', { 'x-moz': 'prefetch' }, 'GET'],
    ['a link check', {}, 'HEAD'],
    ['a form', {}, 'POST'],
    ['an image', { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }, 'GET'],
    ['a frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' }, 'GET'],
    ['a script', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }, 'GET'],
    ['the name localhost', { host: 'localhost:PORT' }, 'GET'],
  ] as const)("isn't used up by %s", async (_, given: Headers, method) => {
    const { url } = ui.createLink();
    const host = given.host?.replace('PORT', port);
    const early = await follow(url, { ...given, ...(host !== undefined && { host }) }, method);
    expect(method === 'HEAD' ? [200] : [307, 403]).toContain(early.status);
    expect(early.headers['set-cookie']).toBeUndefined();
    const opened = await follow(url, {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    });
    expect(opened.status).toBe(200);
  });

  it('redirects HEAD requests from localhost as it redirects GET requests', async () => {
    const { url } = ui.createLink();
    const [head, get] = await Promise.all(
      (['HEAD', 'GET'] as const).map((method) => follow(url, { host: `localhost:${port}` }, method)),
    );
    expect(head?.status).toBe(307);
    expect(head?.headers.location).toBe(get?.headers.location);
    expect(head?.text).toBe('');
  });

  it('differs each time, and a new server has a new path and cookie', async () => {
    const other = await start();
    const { base: otherBase, cookie: otherCookie } = await openLink(other.createLink().url);
    const own = { base: ui.origin + base, cookie };
    expect([new URL(otherBase).pathname, otherCookie]).not.toContain(new URL(own.base).pathname);
    expect(otherCookie).not.toBe(own.cookie);
    expect(other.createLink().url).not.toBe(other.createLink().url);
    await other.close();
  });

  it('is invalid after the server stops', async () => {
    const other = await start();
    const { ended } = other.createLink();
    await other.close();
    await ended;
  });
});

describe('access to the app', () => {
  it.each<[string, () => string, Headers]>([
    ['only the cookie', () => '/', {}],
    ['only the cookie, at a path in the same format', () => `/${'A'.repeat(22)}/`, {}],
    ['only the path', () => `${base}/`, { cookie: null }],
    ['the path and a cookie from another start', () => `${base}/`, { cookie: 'qotd-studio=other' }],
    ['the path without its trailing slash', () => base, {}],
    ['the path in another spelling', () => `/%${base.charCodeAt(1).toString(16)}${base.slice(2)}/`, {}],
  ])('is denied with %s', async (_, target, headers) => {
    const { status, text } = await get(target(), headers);
    expect(status).toBe(403);
    expect(text).toContain('Open QOTD Studio with a new link');
    expect(text).not.toContain(base);
    expect(await requestUpgradeStatus(`${target()}bridge`, headers)).toBeGreaterThanOrEqual(400);
  });

  it('is still granted if another page sets a cookie with the same name', async () => {
    expect((await getInside('/', { cookie: `qotd-studio=tossed; ${cookie}` })).status).toBe(200);
  });
});

describe('a page from another site or port', () => {
  const OPENED = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const REFUSED = { code: 'UND_ERR_SOCKET' };
  const targets = () => ['/', '/open', `/open?key=${'A'.repeat(43)}`, '/nowhere', '/%zz'];

  it.each([
    ['a script on another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a script in a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['an image on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }],
    ['a pop-up from another site', { 'sec-fetch-site': 'cross-site', ...OPENED }],
    ['a pop-up from a page on another port', { 'sec-fetch-site': 'same-site', ...OPENED }],
    [
      'a request to another name for this computer',
      { host: 'evil.example:PORT', 'sec-fetch-site': 'same-origin' },
    ],
    [
      'a request with too many headers',
      Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`a${at}`, ''])),
    ],
  ] as const)('receives no response: %s', async (_, given: Headers) => {
    const host = given.host?.replace('PORT', port);
    const headers = { ...given, ...(host !== undefined && { host }) };
    for (const target of targets()) await expect(get(target, headers)).rejects.toMatchObject(REFUSED);
    await expect(getInside('/icon.svg', { ...headers, 'sec-fetch-dest': 'image' })).rejects.toMatchObject(
      REFUSED,
    );
  });

  it('receives no response to invalid HTTP or a URL that is too long', async () => {
    for (const request of [`GET /${'a'.repeat(1_100_000)} HTTP/1.1\r\n\r\n`, 'GET / HTTP/9\r\n\r\n'])
      expect(await sendRaw(Number(port), request)).toBe('');
  });

  it('can open the app only with an unused link', async () => {
    const site = { 'sec-fetch-site': 'cross-site', ...OPENED };
    const { url } = ui.createLink();
    expect((await follow(url, site)).status).toBe(200);
    expect((await follow(url, site)).status).toBe(403);
    // A browser omits the cookie from cross-site requests.
    expect((await follow(`${ui.origin}${base}/`, site)).status).toBe(403);
  });
});

describe('too many idle sockets', () => {
  it('are closed, oldest first, while the app is still served', async () => {
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

  it("don't disconnect a tab's bridge", async () => {
    const other = await start();
    const { received, closed, port: at } = await connect(other);
    const silent = await openManyRaw(at, 1);
    while (silent[0]?.socket.readyState === 'open') silent.push(...(await openManyRaw(at, 100)));
    for (const tell of listeners) tell(event);
    for (const { socket } of silent) socket.destroy();
    await expect.poll(() => received).toContainEqual({ event });
    await other.close();
    expect(await closed).toBe(1001);
  });
});

describe('the UI', () => {
  it('is served with a strict Content-Security-Policy and never cached', async () => {
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

  it("contains the first responses as current data that can't be executed", async () => {
    const title = `</script><script>alert(1)</script><!--<script>\u2028 $& "'`;
    const list = { revision: 1, total: 1, counts: COUNTS, rows: [{ ...createRow(1), title }], search: '' };
    const settings = {
      ...createDefaultSettings(),
      listSorts: { all: { sort: 'title', reversed: true } },
    } as const;
    const inputs: unknown[] = [];
    const other = await start({
      ...handlers,
      'settings.get': async () => settings,
      'library.list': async (input) => {
        inputs.push(input);
        return { ...list, revision: inputs.length };
      },
    });
    const { base: url, cookie: own } = await openLink(other.createLink().url);
    const read = async () => await (await request(url, { headers: { cookie: own } })).body.text();
    for (const revision of [1, 2]) {
      const [, before, data, after] =
        /^(.*)<script type="application\/json" id="first-responses">(.*?)<\/script>(.*)$/s.exec(
          await read(),
        ) ?? [];
      expect(before + String(after)).toBe('<!doctype html><title>The app</title>');
      expect(data).not.toContain('<');
      expect(firstResponsesSchema.parse(JSON.parse(String(data)))).toEqual({
        settings,
        list: { ...list, revision },
      });
    }
    expect(inputs).toEqual(Array(2).fill({ ...createFirstListQuery(settings.listSorts), ...FIRST_RANGE }));
    await other.close();
  });

  it("is served without the first responses if they can't be loaded", async () => {
    const other = await start({
      ...handlers,
      'settings.get': async () => {
        throw new Error('The disk is gone.');
      },
    });
    const { base: url, cookie: own } = await openLink(other.createLink().url);
    const { statusCode, body } = await request(url, { headers: { cookie: own } });
    expect([statusCode, await body.text()]).toEqual([200, '<!doctype html><title>The app</title>']);
    await other.close();
  });

  it('lets browsers cache files with a hash in their name permanently', async () => {
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
  ])('returns an error without file content for %s', async (target) => {
    const { status, text } = await getInside(target);
    expect([400, 403, 404]).toContain(status);
    expect(text).not.toMatch(/hidden|"name"|root:/);
  });

  it.each([
    ['no cookie', null],
    ['another cookie', 'other=1'],
    ['a wrong secret', 'COOKIE-wrong'],
  ])('explains how to open the app: %s', async (_, given) => {
    const wrong = given === 'COOKIE-wrong' ? `${cookie}x` : given;
    for (const target of ['/', '/assets/main-1a2b3c4d.js']) {
      const { status, headers, text } = await getInside(target, { cookie: wrong });
      expect(status).toBe(403);
      expect(headers['content-type']).toContain('text/html');
      expect(text).toContain('Open QOTD Studio with a new link');
    }
  });

  it('serves placeholder images without the local API', async () => {
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

  it('opens despite the cookies that other programs on this computer set', async () => {
    const others = Array.from({ length: 180 }, (_, at) => `other-${at}=${'x'.repeat(4_000)}`).join('; ');
    expect((await getInside('/', { cookie: `${others}; ${cookie}` })).status).toBe(200);
    expect(await requestUpgradeStatus(`${base}/bridge`, { cookie: `${others}; ${cookie}` })).toBe(101);
  });

  it('redirects a browser from localhost to its own host name', async () => {
    const { status, headers } = await get('/open?key=x', { host: `localhost:${port}`, cookie: null });
    expect(status).toBe(307);
    expect(headers.location).toBe(`${ui.origin}/open?key=x`);
  });
});

describe('the bridge', () => {
  it('passes requests to their handlers and returns each response', async () => {
    calls.length = 0;
    const { socket, received } = await connect();
    socket.send('{"id":1,"method":"app.info","input":{}}');
    socket.send('{"id":2,"method":"no.such.method","input":{}}');
    await expect.poll(() => received).toHaveLength(3);
    expect(new Set(received)).toEqual(
      new Set([
        {},
        { id: 1, reply: { ok: true, value: expect.objectContaining({ version: '1' }) } },
        { id: 2, reply: { ok: false, problem: expect.objectContaining({ code: 'outdated-client' }) } },
      ]),
    );
    expect(calls).toEqual(['app.info']);
    socket.close();
  });

  it('sends every event to every tab and removes closed tabs', async () => {
    const before = listeners.size;
    const tabs = await Promise.all([connect(), connect(), connect()]);
    for (const tell of listeners) tell(event);
    for (const { received } of tabs) await expect.poll(() => received).toEqual([{}, { event }]);
    for (const { socket } of tabs) socket.close();
    await expect.poll(() => listeners.size).toBeLessThanOrEqual(before);
  });

  it('sends a heartbeat every 5 seconds', async () => {
    const { socket, received } = await connect();
    timers.advance(10_000);
    await expect.poll(() => received).toEqual([{}, {}, {}]);
    socket.close();
    await once(socket, 'close');
  });

  it.each<[string, Headers]>([
    ['no cookie', { cookie: null }],
    ['a cookie from another start', { cookie: 'qotd-studio=other' }],
    ['no Origin', { origin: null }],
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['the Origin of another port', { origin: 'http://127.0.0.1:1' }],
    ['the Origin of the name localhost', { origin: 'http://localhost:PORT' }],
    ['the Origin null', { origin: 'null' }],
    ['a foreign Host', { host: 'evil.example' }],
    ['the name localhost', { host: 'localhost:PORT' }],
  ])('is rejected before it opens: %s', async (_, headers) => {
    expect(await requestUpgradeStatus(`${base}/bridge`, headers)).toBe(403);
  });

  it('accepts only WebSocket connections at its own path', async () => {
    expect(await requestUpgradeStatus(`${base}/bridge`)).toBe(101);
    expect(await requestUpgradeStatus(`${base}/bridge/`)).toBe(400);
    expect(await requestUpgradeStatus('/bridge')).toBe(400);
    expect(await requestUpgradeStatus(`${base}/bridge`, { upgrade: 'h2c' })).toBe(400);
    for (const method of ['GET', 'POST'] as const) {
      const { status } = await send(method, `${base}/bridge`, {}, method === 'POST' ? '{}' : undefined);
      expect([404, 415]).toContain(status);
    }
  });

  it.each([
    ['invalid JSON', '{', 1008],
    ['a message without a request', '{"id":"1"}', 1008],
    ['more than the maximum size', `"${'x'.repeat(3 * MAX_CALL_LENGTH)}"`, 1009],
  ])('closes the connection without calling a handler after %s', async (_, text, code) => {
    calls.length = 0;
    const { socket, closed } = await connect();
    socket.send(text);
    expect(await closed).toBe(code);
    expect(calls).toEqual([]);
  });

  it('accepts a request of the maximum size', async () => {
    const { socket, received } = await connect();
    const call = { id: 1, method: 'app.info', input: { text: '' } };
    const rest = MAX_CALL_LENGTH - JSON.stringify(call).length;
    socket.send(JSON.stringify({ ...call, input: { text: '語'.repeat(rest) } }));
    await expect.poll(() => received).toContainEqual({ id: 1, reply: expect.objectContaining({ ok: true }) });
    socket.close();
  });

  it("processes about 100 of a tab's requests at a time and completes all of them", async () => {
    const gate = Promise.withResolvers<void>();
    let started = 0;
    const slow = new Proxy({} as Handlers, {
      get: () => async () => {
        started += 1;
        await gate.promise;
        return {};
      },
    });
    const other = await start(slow);
    const { socket, received } = await connect(other);
    // Each request is sent in a separate packet. Requests that have already arrived are still processed.
    for (let id = 0; id < 150; id += 1) socket.send(createLongCall(id));
    await expect.poll(() => started).toBeGreaterThanOrEqual(100);
    expect(started).toBeLessThan(110);
    gate.resolve();
    await expect.poll(() => received).toHaveLength(151);
    await other.close();
  });

  it("disconnects only a tab that doesn't read its events", async () => {
    const silent = await connect();
    const other = await connect();
    silent.socket.pause();
    const large: HostEvent = { type: 'import', revision: 1, job: 'x'.repeat(1024 * 1024), share: 0 };
    const before = listeners.size;
    for (let times = 0; listeners.size === before; times += 1) {
      for (const tell of listeners) tell(large);
      await expect.poll(() => other.received).toHaveLength(times + 2);
      expect(times).toBeLessThan(100);
    }
    expect(other.socket.readyState).toBe(other.socket.OPEN);
    silent.socket.resume();
    expect(await silent.closed).toBe(1006);
    other.socket.close();
  });

  it('completes requests in progress when the server closes', async () => {
    const gate = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const slow = new Proxy({} as Handlers, {
      get: () => async () => {
        started.resolve();
        await gate.promise;
        return { version: '1', shell: 'web', platform: 'test', dataDir: '/' };
      },
    });
    const other = await start(slow);
    const { socket, received, closed } = await connect(other);
    socket.send(createLongCall(1));
    await started.promise;
    const closing = other.close();
    gate.resolve();
    expect(await closed).toBe(1001);
    expect(received).toContainEqual({ id: 1, reply: expect.objectContaining({ ok: true }) });
    await closing;
  });

  it('is closed within a few seconds when the server closes, even during a request', async () => {
    const started = Promise.withResolvers<void>();
    const never = new Proxy({} as Handlers, {
      get: () => () => {
        started.resolve();
        return new Promise(() => {});
      },
    });
    const own = createManualTimers();
    const other = await start(never, own);
    const { socket, closed } = await connect(other);
    socket.send(createLongCall(1));
    await started.promise;
    socket.pause();
    const closing = other.close();
    // One timer for the request, then one for the closing handshake.
    for (const _ of ['call', 'handshake']) {
      await expect.poll(() => own.getRemainingMs()).toContain(1_000);
      own.advance(1_000);
    }
    await closing;
    socket.resume();
    await closed;
  });
});

/** Returns a request that fills one packet. */
const createLongCall = (id: number): string =>
  JSON.stringify({ id, method: 'app.info', input: { text: 'x'.repeat(64 * 1024) } });
