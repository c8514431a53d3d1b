import { once } from 'node:events';
import { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestHandlers } from '../../electron/host/bridge/local-api-handlers.ts';
import { MAX_HEADERS } from '../../electron/host/system/http/header-limits.ts';
import { requestDetailSchema } from '../../shared/local-api/logged-request.ts';
import { createLocalProfile } from '../../shared/settings.ts';
import { MAX_GROWTH, measureGrowth, repeatTo } from '../support/growth-of-time.ts';
import { harSchema } from '../support/har.ts';
import { formatHead, listStatuses, openRaw, sendRaw } from '../support/raw-http.ts';
import { ADMIN, MEMBER, startApi, type TestApi } from '../support/test-api.ts';
import { createBody } from './question-bodies.ts';

const open: TestApi[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((api) => api.close()));
});
async function start(options: Parameters<typeof startApi>[0] = {}): Promise<TestApi> {
  const api = await startApi(options);
  open.push(api);
  return api;
}

const listRequests = (api: TestApi, search = '', limit = 200) =>
  api.requests.list({ search, all: true, limit });
const createLines = (api: TestApi, search = '') =>
  listRequests(api, search).rows.map(
    ({ method, path, status, phrase }) => `${method} ${path} ${status} ${phrase}`,
  );
function getNewest(api: TestApi) {
  const detail = api.requests.get(listRequests(api).rows[0]?.id ?? 0);
  return requestDetailSchema.parse(detail);
}
const bridge = (api: TestApi) => requestHandlers(api.requests, '1.2.3');

describe('a logged request [choice request-log]', () => {
  it('includes the request and the response', async () => {
    const api = await start();
    const sent = JSON.stringify(createBody());
    const answer = await api.call('POST', '/questions?a=1', { raw: sent, token: ADMIN });
    const call = getNewest(api);
    expect(call).toEqual({
      id: 1,
      at: api.clock.now(),
      method: 'POST',
      path: '/api/v1/questions?a=1',
      status: 200,
      phrase: 'OK',
      ms: expect.any(Number),
      faults: [],
      caller: { profileId: 'administrator', role: 'administrator', name: 'Local administrator' },
      requestBytes: Buffer.byteLength(sent),
      responseBytes: Buffer.byteLength(answer.text),
      request: {
        headers: expect.arrayContaining([
          ['host', `127.0.0.1:${api.port}`],
          ['authorization', 'Bearer ••••ator'],
          ['content-type', 'application/json'],
          ['content-length', String(Buffer.byteLength(sent))],
        ]),
        body: sent,
        bodyIsCut: false,
      },
      response: {
        status: 200,
        headers: expect.arrayContaining([
          ['content-type', 'application/json'],
          ['content-length', String(Buffer.byteLength(answer.text))],
          ['Date', expect.any(String)],
          ['Connection', 'keep-alive'],
          ['Keep-Alive', expect.any(String)],
        ]),
        body: answer.text,
        bodyIsCut: false,
      },
    });
    expect(call.ms).toBeGreaterThan(0);
  });

  it('is created for every outcome', async () => {
    const api = await start();
    await api.create(createBody());
    const answered: [string, string, object?][] = [
      ['GET', '/questions/1'],
      ['PUT', '/questions/1', { body: createBody() }],
      ['GET', '/questions/999'],
      ['GET', '/nowhere'],
      ['GET', '/questions/%ff'],
      ['PATCH', '/questions/1'],
      ['HEAD', '/questions/1'],
      ['GET', '/questions/1', { token: null }],
      ['GET', '/questions/1', { headers: { origin: 'https://evil.example' } }],
      ['POST', '/questions', { raw: '{' }],
      ['POST', '/questions', { body: {} }],
      ['POST', '/questions', { raw: 'x', headers: { 'content-type': 'text/plain' } }],
      ['POST', '/questions', { raw: 'x'.repeat(300_000) }],
      ['GET', '/placeholders/emoji/a.svg'],
      ['GET', '/openapi.json'],
    ];
    const statuses: number[] = [];
    for (const [method, path, given] of answered) {
      statuses.push((await api.call(method, path, given)).status);
    }
    const rows = listRequests(api).rows.slice(0, -1).reverse();
    expect(rows.map(({ status }) => status)).toEqual(statuses);
    expect(rows.map(({ method }) => method)).toEqual(answered.map(([method]) => method));
    expect(new Set(statuses)).toEqual(new Set([200, 404, 405, 401, 403, 400, 422, 415, 413]));
    expect(rows.map(({ phrase }) => phrase)).toContain('Method Not Allowed');
  });

  it('is created for a malformed request', async () => {
    const api = await start();
    const end = 'Connection: close\r\n\r\n';
    for (const [text, status] of [
      ['garbage\r\n\r\n', 400],
      [`GET / HTTP/1.1\r\nX: ${'x'.repeat(17_000)}\r\n${end}`, 431],
      [`CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n${end}`, 405],
      [`GET / HTTP/1.1\r\nHost: 127.0.0.1:${api.port}\r\nExpect: miracles\r\n${end}`, 417],
    ] as const) {
      expect(listStatuses(await sendRaw(api.port, text))).toEqual([status]);
    }
    expect(createLines(api).reverse()).toEqual([
      '—  400 Bad Request',
      '—  431 Request Header Fields Too Large',
      'CONNECT evil.example:443 405 Method Not Allowed',
      'GET / 417 Expectation Failed',
    ]);
    const [garbage] = listRequests(api, '400').rows;
    expect(api.requests.get(garbage?.id ?? 0)?.response).toMatchObject({
      status: 400,
      headers: expect.arrayContaining([['content-type', 'application/json']]),
      body: expect.stringContaining('"status":400'),
    });
  });

  it('is created once for a body that ends early', async () => {
    const api = await start();
    const typed = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
    const request = formatHead('POST /api/v1/questions', { port: api.port, token: MEMBER, ...typed });
    expect(listStatuses(await sendRaw(api.port, `${request}no chunk\r\n`))).toEqual([400]);
    expect(createLines(api)).toEqual(['POST /api/v1/questions 400 Bad Request']);
    expect(getNewest(api)).toMatchObject({ caller: { profileId: 'member' }, response: { status: 400 } });
  });

  it('is created even if the client disconnects before the response', async () => {
    const api = await start();
    const json = JSON.stringify(createBody());
    const typed = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(json) };
    const release = api.holdDisk();
    const { socket } = await openRaw(api.port);
    socket.write(formatHead('POST /api/v1/questions', { port: api.port, token: MEMBER, ...typed }) + json);
    await expect.poll(() => api.writesHeld()).toBeGreaterThan(0);
    socket.destroy();
    await expect.poll(() => createLines(api)).toEqual(['POST /api/v1/questions null Client left']);
    release();
    await expect.poll(() => api.library.counts.all).toBe(1);
    expect(listRequests(api).total).toBe(1);
    expect(getNewest(api)).toMatchObject({ request: { body: json }, response: null, responseBytes: 0 });
  });

  it('can be read in linear time even if a fault dropped its connection after a long body', async () => {
    const api = await start();
    api.faults.set([{ operation: 'POST', kind: 'drop-after', probability: 1 }]);
    const ids = new Map<number, number>();
    const sizes = [8 * 1024, 64 * 1024, 240 * 1024];
    for (const length of sizes) {
      await api.call('POST', '/questions', { raw: repeatTo('%61')(length) }).catch(() => {});
      await expect.poll(() => listRequests(api).total).toBe(ids.size + 1);
      const { id, phrase, request } = getNewest(api);
      // The last character could be the beginning of a token, so it's masked.
      expect([phrase, request.body?.endsWith('%61••••')]).toEqual(['Dropped', true]);
      ids.set(length, id);
    }
    const read = (id: number | undefined) => api.requests.get(id ?? 0);
    expect(await measureGrowth((length) => ids.get(length), read, sizes)).toBeLessThan(MAX_GROWTH);
  });

  it("includes its faults and the sent response's length", async () => {
    const api = await start();
    api.faults.set([
      { operation: 'POST', kind: 'drop-after', probability: 1 },
      { operation: 'GET', kind: 'cut-answer', probability: 1 },
      { operation: 'PUT', kind: 'status', status: 503, probability: 1 },
    ]);
    await api.call('POST', '/questions', { body: createBody() }).catch(() => {});
    expect(getNewest(api)).toMatchObject({
      status: null,
      phrase: 'Dropped',
      faults: ['POST:drop-after'],
      response: null,
    });
    await api.call('GET', '/questions/1').catch(() => {});
    await expect.poll(() => listRequests(api).total).toBe(2);
    const cut = getNewest(api);
    expect(cut).toMatchObject({ status: null, phrase: 'Cut off', response: { status: 200 } });
    const length = cut.response?.headers.find(([name]) => name === 'content-length')?.[1];
    expect(cut.responseBytes).toBe(Math.floor(Number(length) / 2));
    expect(Buffer.byteLength(cut.response?.body ?? '')).toBe(cut.responseBytes);
    await api.call('PUT', '/questions/1', { body: createBody() });
    expect(getNewest(api)).toMatchObject({ status: 503, phrase: 'Service Unavailable' });
  });

  it("doesn't have a response body if the method is HEAD", async () => {
    const api = await start();
    await api.call('HEAD', '/questions/1');
    expect(getNewest(api)).toMatchObject({ responseBytes: 0, response: { status: 404, body: null } });
  });

  it("includes an unread body's declared length", async () => {
    const api = await start();
    await api.call('POST', '/questions', { body: createBody(), token: null });
    const bytes = Buffer.byteLength(JSON.stringify(createBody()));
    expect(getNewest(api)).toMatchObject({ requestBytes: bytes, request: { body: null } });
  });
});

describe('a log entry', () => {
  it("is listed by the time the response's first byte arrives", async () => {
    const api = await start();
    const { port } = api;
    const chunked = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
    const requests = [
      formatHead('GET /api/v1/questions/1', { port, token: MEMBER, close: true }),
      formatHead('GET /nowhere', { port, close: true }),
      formatHead('GET / ', { port, Expect: 'miracles', close: true }),
      'garbage\r\n\r\n',
      `GET / HTTP/1.1\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`,
      'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n',
      `${formatHead('POST /api/v1/questions', { port, token: MEMBER, ...chunked })}no chunk\r\n`,
    ];
    const late: string[] = [];
    for (let sent = 1; sent <= 1_000; sent++) {
      const request = requests[sent % requests.length] ?? '';
      const { socket } = await openRaw(port);
      const answered = once(socket, 'data');
      socket.write(request);
      await answered;
      if (listRequests(api).rows[0]?.id !== sent) late.push(request.slice(0, 40));
      socket.destroy();
    }
    expect(late).toEqual([]);
  });

  it('is recorded before the response ends', async () => {
    const api = await start();
    const ids: (number | undefined)[] = [];
    const { end } = ServerResponse.prototype;
    const spy = vi.spyOn(ServerResponse.prototype, 'end').mockImplementation(function (
      this: never,
      ...given
    ) {
      ids.push(listRequests(api).rows[0]?.id);
      return Reflect.apply(end, this, given);
    });
    try {
      await api.create(createBody());
      await api.call('GET', '/questions/1');
      await api.call('GET', '/openapi.json');
    } finally {
      spy.mockRestore();
    }
    expect(ids).toEqual([1, 2, 3]);
  });
});

describe('log redaction [choice request-log]', () => {
  const CANARY = 'canary-0123456789.~+/AbZ==';
  const percentEncode = (text: string) =>
    Array.from(text, (c) => `%${c.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');
  const escapeText = (text: string) =>
    Array.from(text, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');

  async function withCanary(): Promise<TestApi> {
    const api = await start();
    api.setAccounts([{ ...createLocalProfile('administrator'), token: CANARY }]);
    await api.call('GET', '/questions/1', { token: CANARY });
    await api.call(
      'GET',
      `/questions/${encodeURIComponent(CANARY)}?token=${CANARY}&t=${percentEncode(CANARY)}`,
    );
    await api.call('POST', '/questions', { body: createBody({ title: `My ${CANARY}` }), token: CANARY });
    await api.call('POST', '/questions', { raw: `{"title":"My ${escapeText(CANARY)}"`, token: CANARY });
    await api.call('POST', '/questions', {
      raw: `{"title":"${CANARY.replaceAll('/', '\\/')}"}`,
      token: CANARY,
    });
    await api.call('GET', '/questions/1', {
      token: null,
      headers: { cookie: CANARY, 'x-token': CANARY, 'user-agent': CANARY },
    });
    await api.call('GET', '/questions/1', { token: null, headers: { authorization: `Basic ${CANARY}` } });
    return api;
  }
  /** Returns the encodings of the token that the JSON text contains. */
  const findLeaks = (json: string) =>
    [CANARY, encodeURIComponent(CANARY), percentEncode(CANARY), escapeText(CANARY)]
      .map((form) => JSON.stringify(form).slice(1, -1))
      .filter((form) => json.toLowerCase().includes(form.toLowerCase()));

  it('masks tokens in every encoding', async () => {
    const api = await withCanary();
    const { rows, total } = listRequests(api);
    expect(total).toBe(7);
    expect(findLeaks(JSON.stringify(rows))).toEqual([]);
    for (const { id } of rows) {
      expect(findLeaks(JSON.stringify(api.requests.get(id)))).toEqual([]);
    }
    for (const format of ['har', 'json'] as const) {
      const { text } = await bridge(api)['requests.export']({ format, search: '' });
      expect(findLeaks(text)).toEqual([]);
    }
  });

  it('masks tokens in a HAR export, even in the URL', async () => {
    const api = await start();
    api.setAccounts([{ ...createLocalProfile('administrator'), token: CANARY }]);
    const dotted = `GET /api/v1/questions/${CANARY.replace('/', '/./')}`;
    await sendRaw(api.port, formatHead(dotted, { port: api.port, close: true }));
    const { text } = await bridge(api)['requests.export']({ format: 'har', search: '' });
    expect(harSchema.parse(JSON.parse(text)).log.entries[0]?.request.url).toBe(`${api.url}/questions/••••`);
  });

  it('masks revoked tokens', async () => {
    const api = await withCanary();
    api.setAccounts([{ ...createLocalProfile('administrator'), token: 'another-one' }]);
    expect(JSON.stringify(listRequests(api))).not.toContain(CANARY);
    await api.call('GET', `/questions/${CANARY}`);
    expect(getNewest(api).path).toBe('/api/v1/questions/••••');
    expect(listRequests(api, 'local administrator').matching).toBe(4);
  });

  it('excludes masked tokens from search', async () => {
    const api = await withCanary();
    expect(listRequests(api, CANARY).matching).toBe(0);
    expect(listRequests(api, 'canary').matching).toBe(0);
  });

  it.each([
    [`Bearer ${CANARY}`, 'Bearer ••••bZ=='],
    [`bearer  ${CANARY}`, 'bearer ••••bZ=='],
    ['Bearer short', 'Bearer ••••'],
    ['Bearer a-token-that-nobody-knows', 'Bearer ••••'],
    [`Basic ${CANARY}`, '•••'],
    [CANARY, '•••'],
    ['', '•••'],
  ])('shows at most part of “Authorization: %s”: %s', async (authorization, shown) => {
    const api = await start();
    const profile = createLocalProfile('member');
    api.setAccounts([
      { ...profile, token: CANARY },
      { ...profile, token: 'short' },
    ]);
    await api.call('GET', '/questions/1', { token: null, headers: { authorization } });
    expect(getNewest(api).request.headers).toContainEqual(['authorization', shown]);
  });

  it("masks every header that isn't known to be safe", async () => {
    const api = await start();
    const headers = {
      cookie: 'a=b',
      'x-api-key': 'secret',
      referer: 'http://x/',
      accept: 'text/x',
      te: 'trailers',
    };
    await api.call('GET', '/questions/1', { headers });
    const shown = Object.fromEntries(getNewest(api).request.headers);
    expect(shown).toMatchObject({
      cookie: '•••',
      'x-api-key': '•••',
      referer: '•••',
      accept: 'text/x',
      te: '•••',
    });
  });

  it.each([
    ['in the middle of a token', CANARY.slice(0, 12)],
    ['before the last character of a token', CANARY.slice(0, -1)],
    ['in the middle of a percent-encoded token', percentEncode(CANARY).slice(0, 20)],
    ['in the middle of a token that is escaped in JSON', escapeText(CANARY).slice(0, 22)],
  ])("doesn't show part of a token if a logged body ends %s", async (_, end) => {
    const start200 = `{"title":"${'x'.repeat(200 - '{"title":"'.length - end.length)}`;
    const api = await start({ limits: { requests: 10, bytes: 100_000, bodyBytes: 200 } });
    api.setAccounts([
      { ...createLocalProfile('member'), token: 'short' },
      { ...createLocalProfile('administrator'), token: CANARY },
    ]);
    await api.call('POST', '/questions', { raw: `${start200}${end}${'y'.repeat(200)}"}`, token: CANARY });
    expect(getNewest(api).request).toMatchObject({ body: `${start200}••••`, bodyIsCut: true });
  });

  it("doesn't show part of a token if a fault truncates the response within the token", async () => {
    const api = await start();
    const countFrom = (from: number) => Array.from({ length: 45 }, (_, at) => `${from + at}`).join('-');
    const { id } = await api.create(createBody({ description: countFrom(1_000), footer: countFrom(100) }));
    await api.call('GET', `/questions/${id}`);
    const answer = getNewest(api).response?.body ?? '';
    const middle = Math.floor(Buffer.byteLength(answer) / 2);
    const token = answer.slice(middle - 3, middle + 9);
    for (const kind of ['cut-answer', 'truncated'] as const) {
      api.setAccounts([{ ...createLocalProfile('member'), token: MEMBER }]);
      api.faults.set([{ operation: 'GET', kind, probability: 1 }]);
      await api.call('GET', `/questions/${id}`).catch(() => {});
      api.setAccounts([{ ...createLocalProfile('member'), token }]);
      expect(getNewest(api).response?.body).toBe(`${answer.slice(0, middle - 3)}••••`);
    }
  });

  it("doesn't mask the end of a complete body", async () => {
    const api = await start();
    await api.call('POST', '/questions', { raw: `{"title":"${ADMIN.slice(0, 9)}` });
    expect(getNewest(api).request.body).toBe(`{"title":"${ADMIN.slice(0, 9)}`);
  });

  it('completely masks the longer of 2 tokens with the same start', async () => {
    const api = await start();
    const profile = createLocalProfile('member');
    api.setAccounts([
      { ...profile, token: 'abc' },
      { ...profile, token: 'abc-def' },
    ]);
    await api.call('GET', '/questions/abc-def');
    expect(getNewest(api).path).toBe('/api/v1/questions/••••');
  });
});

describe('the request log [choice request-log]', () => {
  it('keeps only the newest requests up to the maximum number', async () => {
    const api = await start({ limits: { requests: 3, bytes: 1_000_000, bodyBytes: 300_000 } });
    for (let id = 1; id <= 10; id++) await api.call('GET', `/questions/${id}`);
    expect(listRequests(api).rows.map(({ id }) => id)).toEqual([10, 9, 8]);
    expect(api.requests.get(7)).toBeUndefined();
    expect(api.requests.get(8)?.path).toBe('/api/v1/questions/8');
    await expect(bridge(api)['requests.get']({ id: 7 })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('keeps only the newest requests up to the maximum size', async () => {
    const api = await start({ limits: { requests: 1_000, bytes: 50_000, bodyBytes: 20_000 } });
    for (let at = 0; at < 10; at++) {
      await api.call('POST', '/questions', { raw: JSON.stringify({ padding: 'x'.repeat(14_000) }) });
    }
    // Only the latest requests fit, and one more may be lost when the buffer wraps around.
    expect(listRequests(api).rows.map(({ id }) => id)).toEqual([10, 9, 8].slice(0, listRequests(api).total));
    expect(listRequests(api).total).toBeGreaterThanOrEqual(2);
  });

  it('keeps all headers of a request with the maximum number of headers', async () => {
    const api = await start();
    const names = Array.from({ length: MAX_HEADERS - 3 }, (_, at) => `a${at}`);
    const many = Object.fromEntries(names.map((name) => [name, 'b']));
    const path = `/api/v1/questions/1?${'é'.repeat(500)}`;
    const request = formatHead(`GET ${encodeURI(path)}`, {
      port: api.port,
      token: MEMBER,
      close: true,
      ...many,
    });
    expect(listStatuses(await sendRaw(api.port, request))).toEqual([404]);
    const call = getNewest(api);
    expect(call.request.headers.map(([name]) => name)).toEqual([
      'Host',
      'Authorization',
      ...names,
      'Connection',
    ]);
    expect([call.path, call.caller?.profileId]).toEqual([encodeURI(path), 'member']);
  });

  it('keeps only the start of a long body and marks it as truncated', async () => {
    const api = await start({ limits: { requests: 1_000, bytes: 1_000_000, bodyBytes: 1_000 } });
    const raw = JSON.stringify({ ...createBody(), padding: 'x'.repeat(2_000) });
    await api.call('POST', '/questions', { raw });
    expect(getNewest(api)).toMatchObject({
      requestBytes: Buffer.byteLength(raw),
      request: { body: Buffer.from(raw).subarray(0, 1_000).toString(), bodyIsCut: true },
      response: { bodyIsCut: false },
    });
  });

  it('keeps requests after the server stops, until the log is cleared', async () => {
    const api = await start();
    await api.call('GET', '/questions/1');
    open.splice(0);
    await api.close();
    expect(listRequests(api).total).toBe(1);
    const changes = api.logChanges();
    await bridge(api)['requests.clear']({});
    expect(listRequests(api)).toEqual({ total: 0, matching: 0, omitted: 0, rows: [] });
    expect(api.logChanges()).toBe(changes + 1);
  });
});

describe('the request list [choice request-log]', () => {
  it('hides only requests for placeholders, the documentation, and the icon by default', async () => {
    const api = await start();
    const aside = [
      '/placeholders/emoji/a.svg',
      '/placeholders/none',
      '/openapi.json',
      '/docs',
      '/docs/reference.css?v=1',
      '/docs/reference.js',
      '/favicon.ico',
    ];
    const calls = [
      '/api/v1/questions/1',
      '/questions/1',
      '/',
      '/api/v1/docs',
      '/docs/',
      '/api/v1/placeholders/a',
    ];
    for (const path of [...aside, ...calls]) {
      await sendRaw(
        api.port,
        `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${api.port}\r\nConnection: close\r\n\r\n`,
      );
    }
    await sendRaw(api.port, 'garbage\r\n\r\n');
    await expect.poll(() => listRequests(api).total).toBe(14);
    const handlers = bridge(api);
    const listPaths = ({ rows }: { rows: { path: string }[] }) => rows.map(({ path }) => path).reverse();
    const few = await handlers['requests.list']({ search: '', limit: 200 });
    expect(listPaths(few)).toEqual([...calls, '']);
    expect(few).toMatchObject({ total: 7, matching: 7, omitted: 7 });
    const every = await handlers['requests.list']({ search: '', all: true, limit: 200 });
    expect(listPaths(every)).toEqual([...aside, ...calls, '']);
    expect(every).toMatchObject({ total: 14, matching: 14, omitted: 0 });
    const exportRequests = async (all: boolean) => {
      const { text } = await handlers['requests.export']({ format: 'json', search: '', all });
      return requestDetailSchema.array().parse(JSON.parse(text)).length;
    };
    expect([await exportRequests(false), await exportRequests(true)]).toEqual([7, 14]);
  });

  it('is divided into pages, with the newest requests first', async () => {
    const api = await start();
    for (let id = 1; id <= 5; id++) await api.call('GET', `/questions/${id}`);
    const handlers = bridge(api);
    const ids = async (before?: number) => {
      const { rows, total } = await handlers['requests.list']({ search: '', limit: 2, before });
      expect(total).toBe(5);
      return rows.map(({ id }) => id);
    };
    expect(await ids()).toEqual([5, 4]);
    expect(await ids(4)).toEqual([3, 2]);
    expect(await ids(2)).toEqual([1]);
    expect(await ids(1)).toEqual([]);
  });

  it.each([
    ['post', 1],
    ['GET /QUESTIONS/7', 1],
    ['404', 2],
    ['not found', 2],
    ['drop-before', 1],
    ['dropped put', 1],
    ['administrator', 1],
    ['local', 4],
    ['  ', 5],
    ['nothing-of-the-kind', 0],
    ['post 404', 0],
  ])('can be searched: “%s” matches %i of 5 requests', async (search, count) => {
    const api = await start();
    await api.call('POST', '/questions', { body: createBody(), token: ADMIN });
    await api.call('GET', '/questions/7');
    await api.call('GET', '/questions/8');
    await api.call('GET', '/questions/1', { token: null });
    api.faults.set([{ operation: 'PUT', kind: 'drop-before', probability: 1 }]);
    await api.call('PUT', '/questions/1', { body: createBody() }).catch(() => {});
    const { total, matching, rows } = listRequests(api, search);
    expect({ total, matching, rows: rows.length }).toEqual({ total: 5, matching: count, rows: count });
  });
});

describe('a request log export [choice request-log]', () => {
  const listCalls = async (): Promise<TestApi> => {
    const api = await start({ limits: { requests: 1_000, bytes: 1_000_000, bodyBytes: 1_000 } });
    await api.call('POST', '/questions', { body: createBody({ padding: 'x'.repeat(2_000) }) });
    api.clock.forward(1_500);
    await api.call('GET', '/questions/1?a=1&b=%20x&a=2');
    await sendRaw(api.port, 'garbage\r\n\r\n');
    await sendRaw(api.port, `CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    await sendRaw(api.port, `GET / HTTP/1.1\r\nHost: not a host\r\nConnection: close\r\n\r\n`);
    api.faults.set([
      { operation: 'POST', kind: 'drop-before', probability: 1 },
      { operation: 'GET', kind: 'cut-answer', probability: 1 },
    ]);
    await api.call('POST', '/questions', { body: createBody() }).catch(() => {});
    await api.call('GET', '/questions/1').catch(() => {});
    await expect.poll(() => listRequests(api).total).toBe(7);
    return api;
  };

  it('can be a HAR 1.2 document with the oldest request first', async () => {
    const api = await listCalls();
    const { text } = await bridge(api)['requests.export']({ format: 'har', search: '' });
    const { log } = harSchema.parse(JSON.parse(text));
    expect(log.creator).toEqual({ name: 'QOTD Studio', version: '1.2.3' });
    expect(
      log.entries.map(({ request, response }) => [request.method, request.url, response.status]),
    ).toEqual([
      ['POST', `${api.url}/questions`, 200],
      ['GET', `${api.url}/questions/1?a=1&b=%20x&a=2`, 200],
      ['—', 'http://127.0.0.1/', 400],
      ['CONNECT', 'http://127.0.0.1/', 405],
      ['GET', 'http://127.0.0.1/', 403],
      ['POST', `${api.url}/questions`, 0],
      ['GET', `${api.url}/questions/1`, 200],
    ]);
    const [create, fetch, , , , dropped, cut] = log.entries;
    expect(create?.request.postData).toMatchObject({
      mimeType: 'application/json',
      comment: expect.stringContaining('start of the body'),
    });
    expect(create?.request.bodySize).toBeGreaterThan(2_000);
    expect(fetch?.request.queryString).toEqual([
      { name: 'a', value: '1' },
      { name: 'b', value: ' x' },
      { name: 'a', value: '2' },
    ]);
    expect(JSON.parse(fetch?.response.content.text ?? '')).toMatchObject({ id: 1 });
    expect(Date.parse(fetch?.startedDateTime ?? '') - Date.parse(create?.startedDateTime ?? '')).toBe(1_500);
    expect(dropped).toMatchObject({ comment: 'Dropped, POST:drop-before', response: { bodySize: -1 } });
    expect(cut).toMatchObject({ comment: 'Cut off, GET:cut-answer' });
  });

  it('can be a JSON array filtered like the list', async () => {
    const api = await listCalls();
    const { text } = await bridge(api)['requests.export']({ format: 'json', search: 'get questions' });
    const calls = requestDetailSchema.array().parse(JSON.parse(text));
    expect(calls.map(({ phrase }) => phrase)).toEqual(['OK', 'Cut off']);
    expect(calls).toEqual(calls.map(({ id }) => api.requests.get(id)));
  });
});
