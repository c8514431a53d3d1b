import { afterAll, describe, expect, it } from 'vitest';
import { listStatuses, sendRaw } from '../support/raw-http.ts';
import { ADMIN, getProblem, startApi } from '../support/test-api.ts';
import { createBody } from './question-bodies.ts';

const api = await startApi();
const { id } = await api.create(createBody());
afterAll(() => api.close());

const HOSTS: [string, boolean][] = [
  ['127.0.0.1:PORT', true],
  ['localhost:PORT', true],
  ['[::1]:PORT', true],
  ['127.0.0.1', false],
  ['localhost', false],
  ['127.0.0.1:1', false],
  ['127.0.0.1:0PORT', false],
  ['0.0.0.0:PORT', false],
  ['127.0.0.2:PORT', true],
  ['2130706433:PORT', false],
  ['evil.example', false],
  ['evil.example:PORT', false],
  ['127.0.0.1.evil.example:PORT', false],
  ['localhost.evil.example:PORT', false],
  ['localhost.:PORT', false],
  ['LOCALHOST:PORT', true],
  ['127.1:PORT', false],
  ['[::ffff:127.0.0.1]:PORT', false],
  ['user@localhost:PORT', false],
  ['127.0.0.1:PORT, evil.example', false],
  ['', false],
];
const ORIGINS: [string | null, boolean][] = [
  [null, true],
  ['https://evil.example', false],
  ['http://evil.example:PORT', false],
  ['null', false],
  ['http://127.0.0.1:PORT', false],
  ['http://localhost:PORT', false],
  ['app://qotd', false],
  ['file://', false],
  ['', false],
];
const TYPES: [string | null, boolean][] = [
  ['application/json', true],
  ['application/json; charset=utf-8', true],
  ['text/plain', false],
  ['application/x-www-form-urlencoded', false],
  ['multipart/form-data', false],
  [null, false],
];

const table = HOSTS.flatMap(([host, hostOk]) =>
  ORIGINS.flatMap(([origin, originOk]) =>
    TYPES.map(([type, typeOk]) => {
      const status = !(hostOk && originOk) ? 403 : typeOk ? 200 : 415;
      return { host, origin, type, status };
    }),
  ),
);

describe('a web page or an unknown host name [choice error-403]', () => {
  const insertPort = (text: string | null) => text?.replace('PORT', String(api.port)) ?? null;

  it(`can't write unless Host, Origin, and Content-Type are allowed (${table.length} combinations)`, async () => {
    const before = { all: api.library.counts.all, first: api.library.question(id) };
    let expected = 0;
    for (const { host, origin, type, status } of table) {
      const headers = { host: insertPort(host), origin: insertPort(origin), 'content-type': type };
      const answer = await api.call('POST', '/questions', { body: createBody(), token: ADMIN, headers });
      expect({ host, origin, type, status: answer.status }).toEqual({ host, origin, type, status });
      if (status === 200) expected += 1;
      else getProblem(answer);
      if (status === 200) continue;
      const edit = await api.call('PUT', `/questions/${id}`, {
        body: createBody({ title: 'Changed by a page' }),
        token: ADMIN,
        headers,
      });
      expect(edit.status).toBe(status);
    }
    expect(api.library.counts.all - before.all).toBe(expected);
    expect(api.library.question(id)).toEqual(before.first);
    expect(expected).toBe(10);
  });

  it.each([
    ['GET', '/questions/1'],
    ['GET', '/nowhere'],
    ['GET', '/questions/%zz'],
    ['OPTIONS', '/questions'],
    ['DELETE', '/questions/1'],
    ['GET', '/placeholders/emoji/a.svg'],
  ])('is rejected before any other check: %s %s', async (method, path) => {
    for (const headers of [{ origin: 'https://evil.example' }, { host: 'evil.example' }]) {
      const answer = await api.call(method, path, { token: ADMIN, headers });
      expect(answer.status).toBe(403);
      getProblem(answer);
    }
  });

  const NAVIGATE = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  it.each([
    ['/docs', {}, 403],
    ['/docs', NAVIGATE, 200],
    ['/docs?from=app', NAVIGATE, 200],
    ['/docs', { ...NAVIGATE, 'sec-fetch-dest': 'iframe' }, 403],
    ['/docs', { ...NAVIGATE, 'sec-fetch-mode': 'no-cors' }, 403],
    ['/docs/reference.js', {}, 403],
    ['/docs/reference.js', NAVIGATE, 403],
    ['/openapi.json', {}, 403],
    ['/openapi.json', NAVIGATE, 403],
    ['/questions/1', {}, 403],
    ['/questions/1', NAVIGATE, 403],
    ['/questions/%zz', NAVIGATE, 403],
    ['/nowhere', NAVIGATE, 403],
  ])('has limited access from another site: %s with %j returns %i', async (path, headers, status) => {
    for (const site of ['cross-site', 'same-site']) {
      const answer = await api.call('GET', path, { headers: { ...headers, 'sec-fetch-site': site } });
      expect(answer.status).toBe(status);
      if (status === 403) getProblem(answer);
    }
    if (path.startsWith('/questions/')) return;
    for (const site of ['same-origin', 'none']) {
      const answer = await api.call('GET', path, { headers: { ...headers, 'sec-fetch-site': site } });
      expect(answer.status).toBe(path === '/nowhere' ? 404 : 200);
    }
  });

  it("can't read the API description", async () => {
    const getPolicy = async (path: string) =>
      (await api.call('GET', path, { token: null })).headers['cross-origin-resource-policy'];
    for (const path of ['/openapi.json', '/docs', '/docs/reference.js']) {
      expect(await getPolicy(path)).toBe('same-origin');
    }
    expect(await getPolicy('/placeholders/emoji/a.svg')).toBe('same-site');
  });

  it("can't detect placeholders from another site but can show them from another port", async () => {
    const show = async (path: string, site: string) => {
      const sent = { 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
      const { status, headers, text } = await api.call('GET', path, { token: null, headers: sent });
      return { status, text, policy: headers['cross-origin-resource-policy'] };
    };
    const nothing = await show('/nowhere', 'cross-site');
    expect(nothing).toMatchObject({ status: 403, policy: 'same-origin' });
    for (const path of ['/placeholders/emoji/a.svg', '/placeholders/image/a.svg']) {
      expect(await show(path, 'cross-site')).toEqual(nothing);
      expect((await show(path, 'same-site')).status).toBe(200);
    }
  });

  it("can send requests if it's this server's API reference", async () => {
    const own = { origin: api.origin, 'sec-fetch-site': 'same-origin' };
    const create = (headers: Record<string, string>, token: string | null = ADMIN) =>
      api.call('POST', '/questions', { body: createBody(), token, headers });
    expect((await create(own)).status).toBe(200);
    expect((await create(own, null)).status).toBe(401);
    for (const headers of [
      { origin: api.origin },
      { ...own, origin: `http://localhost:${api.port}` },
      { ...own, origin: 'https://evil.example' },
      { ...own, 'sec-fetch-site': 'same-site' },
      { ...own, host: 'evil.example' },
      { ...own, host: 'evil.example', origin: 'http://evil.example' },
    ])
      expect((await create(headers)).status).toBe(403);
  });

  it('is rejected with 2 Host headers or none [choice error-400]', async () => {
    const request = `GET /api/v1/questions/${id} HTTP/1.1\r\nAuthorization: Bearer ${ADMIN}\r\nConnection: close\r\n`;
    const own = `Host: 127.0.0.1:${api.port}\r\n`;
    for (const hosts of [
      own,
      '',
      `${own}Host: evil.example\r\n`,
      `Host: evil.example\r\n${own}`,
      own + own,
    ]) {
      const text = await sendRaw(api.port, `${request}${hosts}\r\n`);
      expect(listStatuses(text)).toEqual([hosts === own ? 200 : 400]);
    }
  });

  it("doesn't receive CORS permission for a different origin [choice no-web-pages]", async () => {
    const answers = [
      await api.call('OPTIONS', '/questions', {
        headers: {
          origin: 'https://evil.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization, content-type',
          'access-control-request-private-network': 'true',
        },
      }),
      await api.call('GET', `/questions/${id}`),
      await api.call('POST', '/questions', { body: createBody() }),
    ];
    for (const { headers } of answers) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });
});
