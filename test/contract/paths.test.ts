import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatHead, listStatuses, sendRaw } from '../support/raw-http.ts';
import { getProblem, MEMBER, startApi, type TestApi } from '../support/test-api.ts';
import { createBody, listMethods } from './question-bodies.ts';

let api: TestApi;
let messageID = '';
beforeAll(async () => {
  api = await startApi();
  const { id } = await api.create(createBody());
  messageID = (await api.library.markSent(id, [])).question?.messageID ?? '';
});
afterAll(() => api.close());

/** Sends the raw target, because HTTP clients would normalize it. */
async function ask(method: string, target: string): Promise<{ status: number | undefined; text: string }> {
  const sends = method === 'POST' || method === 'PUT';
  const json = sends ? JSON.stringify(createBody()) : '';
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(json) };
  const line = `${method} ${target.replace('MESSAGE', messageID).replace('PORT', String(api.port))}`;
  const text = await sendRaw(
    api.port,
    formatHead(line, { port: api.port, token: MEMBER, close: true, ...(sends && headers) }) + json,
  );
  return { status: listStatuses(text)[0], text };
}

/** Omits the Date header, because it can change between two responses. */
function omitDate<T extends { text: string }>(response: T): T {
  return { ...response, text: response.text.replace(/^Date: .*\r\n/im, '') };
}

describe('a path (service 4) [choice paths]', () => {
  it.each([9, 2_000, 9_000])("doesn't find a question with an ID of %i digits", async (digits) => {
    for (const prefix of ['', '_']) {
      const { text } = await ask('GET', `/api/v1/questions/${prefix}${'1'.repeat(digits)}`);
      expect(text).toContain('Question not found.');
    }
  });

  it.each([
    ['by ID', '/api/v1/questions/1'],
    ['by message ID', '/api/v1/questions/_MESSAGE'],
    ['with a query', '/api/v1/questions/1?a=1&b=%zz'],
    ['with an empty query', '/api/v1/questions/1?'],
    ['with a query that looks like a path', '/api/v1/questions/1?/../2'],
    ['with a percent-encoded digit', '/api/v1/questions/%31'],
    ['with a percent-encoded _', '/api/v1/questions/%5FMESSAGE'],
    ['with a percent-encoded letter', '/api/v1/%71uestions/1'],
    ['by an absolute URL', 'http://127.0.0.1:PORT/api/v1/questions/1'],
  ])('finds a question %s', async (_, target) => {
    expect((await ask('GET', target)).status).toBe(200);
    expect((await ask('PUT', target)).status).toBe(200);
  });

  it.each([
    ['an extra slash at the end', '/api/v1/questions/1/'],
    ['2 slashes', '/api/v1//questions/1'],
    ['2 slashes at the start', '//api/v1/questions/1'],
    ['2 slashes before the ID', '/api/v1/questions//1'],
    ['a different case', '/api/v1/Questions/1'],
    ['a prefix in a different case', '/API/V1/questions/1'],
    ['no prefix', '/questions/1'],
    ['a percent-encoded slash', '/api/v1/questions%2F1'],
    ['a percent-encoded slash after the ID', '/api/v1/questions/1%2F'],
    ['a dot segment', '/api/v1/./questions/1'],
    ['2 dots', '/api/v1/x/../questions/1'],
    ['2 percent-encoded dots', '/api/v1/x/%2e%2e/questions/1'],
    ['double percent encoding', '/api/v1/questions/%2531'],
    ['a lone percent sign', '/api/v1/questions/%'],
    ["percent encoding that isn't UTF-8", '/api/v1/questions/%ff'],
    ['a percent-encoded NUL', '/api/v1/questions/1%00'],
    ['a parameter', '/api/v1/questions/1;v=1'],
    ['a file extension', '/api/v1/questions/1.json'],
    ['an empty ID', '/api/v1/questions/'],
    ['an empty ID with a query', '/api/v1/questions/?id=1'],
    ['only a slash', '/'],
    ['only the prefix', '/api/v1'],
    ['the prefix with a slash', '/api/v1/'],
    ['a long ID', `/api/v1/questions/${'1'.repeat(10_000)}`],
    ['a property of every object', '/api/v1/constructor'],
  ])('returns 404: %s [choice error-404]', async (_, target) => {
    for (const method of ['GET', 'PUT']) {
      const { status, text } = await ask(method, target);
      expect({ method, status }).toEqual({ method, status: 404 });
      expect(text).toContain('"type":"about:blank"');
    }
  });

  it("returns an error with the base URL if it's outside the API [choice error-404]", async () => {
    const where = `The API is at ${api.origin}/api/v1. See ${api.origin}/docs.`;
    for (const target of [
      '/',
      '/questions/1',
      '/API/V1/questions/1',
      '/api/v2/questions/1',
      '/api/v11/questions',
      '/%',
      '//',
    ]) {
      expect((await ask('GET', target)).text).toContain(where);
    }
    for (const target of ['/api/v1', '/api/v1?a=/', '/api/v1/emojis']) {
      const { text } = await ask('GET', target);
      expect(text).toContain("The API doesn't have this operation.");
      expect(text).not.toContain(where);
    }
    for (const target of ['/api/v1/', '/api/v1/questions/', '/api/v1/questions/1/?a=1']) {
      const { text } = await ask('POST', target);
      expect(text).toContain("API paths don't end with a slash.");
    }
    expect((await ask('GET', 'http://127.0.0.1:PORT/api/v1/x')).text).toContain(
      "doesn't have this operation",
    );
    expect((await ask('GET', 'http://127.0.0.1:PORT/x')).text).toContain(where);
  });

  it.each(['%ff', '%', '%zz', '1%', '%c3%28'])(
    'is treated as an unknown ID if its percent encoding is invalid: %s',
    async (name) => {
      for (const method of ['GET', 'PUT']) {
        const unknown = omitDate(await ask(method, '/api/v1/questions/abc'));
        expect(omitDate(await ask(method, `/api/v1/questions/${name}?a=%ff`))).toEqual(unknown);
      }
      expect((await api.call('GET', `/questions/${name}`, { token: null })).status).toBe(401);
      expect((await ask('DELETE', `/api/v1/questions/${name}`)).status).toBe(405);
      expect(api.requests.list({ search: name, limit: 1 }).rows[0]?.path).toBe(`/api/v1/questions/${name}`);
    },
  );

  it('returns an error that names the kind of ID [choice error-404]', async () => {
    expect((await ask('GET', '/api/v1/questions/_99')).text).toContain('Check the message ID.');
    expect((await ask('PUT', '/api/v1/questions/99')).text).toContain('Check the ID.');
  });

  it.each([
    '/api/v1/questions/',
    '/api/v1/questions//',
    '/api/v1//questions',
    '/api/v1/Questions',
    '/questions',
  ])('returns 404 for a POST, HEAD, or OPTIONS request: %s [choice error-404]', async (target) => {
    for (const method of ['POST', 'HEAD', 'OPTIONS']) expect((await ask(method, target)).status).toBe(404);
  });

  it.each([
    ['no leading slash', 'api/v1/questions/1'],
    ['a space', '/api/v1/questions/1 2'],
    ['a control character', '/api/v1/questions/1\x01'],
    ['a non-ASCII letter', '/api/v1/questions/é'],
  ])('is invalid if it has %s [choice error-400]', async (_, target) => {
    expect((await ask('GET', target)).status).toBe(400);
  });

  it('can be an absolute https URL but not an ftp URL (service 4)', async () => {
    expect((await ask('GET', 'https://127.0.0.1:PORT/api/v1/questions/1')).status).toBe(200);
    expect((await ask('GET', 'ftp://127.0.0.1:PORT/api/v1/questions/1')).status).not.toBe(200);
  });
});

describe('HTTP methods [choice error-405]', () => {
  it.each([
    ['/questions', listMethods('/questions').join(', ')],
    ['/questions/1', listMethods('/questions/1').join(', ')],
  ] as const)('are limited to those allowed for %s: %s [choice undescribed]', async (path, allow) => {
    const others = [
      'GET',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'HEAD',
      'OPTIONS',
      'TRACE',
      'QUERY',
      'SEARCH',
      'COPY',
    ];
    for (const method of others.filter((one) => !allow.split(', ').includes(one))) {
      const answer = await api.call(method, path);
      expect({ method, status: answer.status, allow: answer.headers.allow }).toEqual({
        method,
        status: 405,
        allow,
      });
      if (method === 'HEAD') expect(answer.text).toBe('');
      else getProblem(answer);
    }
  });

  it("can't be overridden by a header", async () => {
    const headers = {
      'x-http-method-override': 'DELETE',
      'x-http-method': 'PUT',
      'x-method-override': 'PUT',
    };
    expect((await api.call('GET', '/questions/1', { headers })).status).toBe(200);
  });
});

describe('HEAD [choice head]', () => {
  it.each([
    '/api/v1/questions/1',
    '/api/v1/questions/999',
    '/openapi.json',
    '/docs',
    '/docs/reference.css',
    '/placeholders/emoji/cat.svg',
    '/calendar.ics',
    '/nowhere',
  ])(
    'returns the status and headers of GET without a body and keeps the connection open: %s',
    async (path) => {
      const [body, none] = await Promise.all(
        ['GET', 'HEAD'].map((method) =>
          sendRaw(api.port, formatHead(`${method} ${path}`, { port: api.port, token: MEMBER, close: true })),
        ),
      );
      const end = '\r\n\r\n';
      const readHead = (text = '') => omitDate({ text: text.slice(0, text.indexOf(end)) }).text;
      expect(readHead(none)).toBe(readHead(body));
      expect(none?.slice(none.indexOf(end))).toBe(end);
      const asked = formatHead(`HEAD ${path}`, { port: api.port, token: MEMBER });
      const next = formatHead('GET /api/v1/questions/1', { port: api.port, token: MEMBER, close: true });
      expect(listStatuses(await sendRaw(api.port, asked + next))).toEqual([listStatuses(body ?? '')[0], 200]);
    },
  );
});

describe('paths outside the service [choice own-paths]', () => {
  it.each(['/openapi.json', '/docs', '/placeholders/emoji/cat.svg'])(
    "include %s and don't require a token",
    async (path) => {
      expect((await api.call('GET', path, { token: null })).status).toBe(200);
      expect((await api.call('GET', `/api/v1${path}`)).status).toBe(404);
    },
  );
});

describe('a fetch request (service 4.3) [choice fetch-body]', () => {
  it.each([
    ['JSON', 'application/json', '{"title":"x"}'],
    ['invalid JSON', 'application/json', '{'],
    ['a different type', 'text/plain', 'text'],
    ['a body over the size limit', 'application/json', 'x'.repeat(300_000)],
  ])("can have a body that's ignored: %s", async (_, type, text) => {
    const line = 'GET /api/v1/questions/1';
    const headers = { 'Content-Type': type, 'Content-Length': text.length };
    const asked = formatHead(line, { port: api.port, token: MEMBER, ...headers }) + text;
    const next = formatHead(line, { port: api.port, token: MEMBER, close: true });
    expect(listStatuses(await sendRaw(api.port, asked + next))).toEqual([200, 200]);
  });

  it('receives the full JSON, regardless of Accept and conditional headers', async () => {
    for (const headers of [
      { accept: 'text/html' },
      { accept: 'image/png;q=1, */*;q=0' },
      { 'if-none-match': '*' },
    ]) {
      const answer = await api.call('GET', '/questions/1', { headers });
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('application/json');
    }
  });
});
