import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { ADMIN, getProblem, startApi } from '../support/test-api.ts';
import { createBody, listMethods } from './question-bodies.ts';

const api = await startApi();
const { id } = await api.create(createBody());
afterAll(() => api.close());

/** Sends raw text. Returns everything received until the server closes the connection. */
async function sendRaw(text: string): Promise<string> {
  const socket = connect(api.port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    received += chunk;
  });
  socket.write(text);
  await once(socket, 'close');
  return received;
}

const fetchRawProblem = (response: string): unknown =>
  JSON.parse(response.slice(response.indexOf('\r\n\r\n') + 4));

describe("status 400 for a body that isn't JSON [choice error-400]", () => {
  it.each([
    ['an empty string', ''],
    ['truncated JSON', '{"title":'],
    ['2 values', '{} {}'],
    ['form data', 'title=Which&options=x'],
    ['a trailing comma', '{"title":"x",}'],
    ['invalid UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
    ['an overlong NUL', new Uint8Array([0x22, 0xc0, 0x80, 0x22])],
    ['UTF-16', new Uint8Array(Buffer.from(JSON.stringify(createBody()), 'utf16le'))],
    ['deeply nested, truncated JSON', '['.repeat(200_000)],
  ])('is returned for %s', async (_, raw) => {
    for (const [method, path] of [
      ['POST', '/questions'],
      ['PUT', `/questions/${id}`],
    ] as const) {
      const answer = await api.call(method, path, { raw });
      expect(answer.status).toBe(400);
      getProblem(answer);
    }
  });

  it('is returned for a missing body, even if Content-Type is set', async () => {
    const answer = await api.call('POST', '/questions', { headers: { 'content-type': 'application/json' } });
    expect(answer.status).toBe(400);
    getProblem(answer);
  });
});

describe('status 401 for an unknown token (service 5) [choice error-401]', () => {
  it.each([
    ['none', null],
    ['empty', ''],
    ['no scheme', ADMIN],
    ['a different scheme', `Basic ${ADMIN}`],
    ['no token', 'Bearer'],
    ['only spaces as the token', 'Bearer  '],
    ['an unknown token', 'Bearer unknown'],
    ['a token without its last character', `Bearer ${ADMIN.slice(0, -1)}`],
    ['a token with an extra character', `Bearer ${ADMIN}x`],
    ['a token in a different case', `Bearer ${ADMIN.toUpperCase()}`],
    ['2 tokens', `Bearer ${ADMIN} ${ADMIN}`],
    ['a list of 2 tokens', `Bearer ${ADMIN}, Bearer ${ADMIN}`],
    ['a non-ASCII token', 'Bearer tok\u00e9n'],
    ['a very long token', `Bearer ${'x'.repeat(8_000)}`],
  ])('is returned for this Authorization header: %s', async (_, authorization) => {
    for (const [method, path, given] of [
      ['GET', `/questions/${id}`, {}],
      ['POST', '/questions', { body: createBody() }],
      ['PUT', `/questions/${id}`, { body: createBody() }],
    ] as const) {
      const answer = await api.call(method, path, { ...given, token: null, headers: { authorization } });
      expect(answer.status).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      expect(getProblem(answer).detail).not.toContain(ADMIN);
    }
  });

  it("depends on the token's case but not the scheme's [choice bearer]", async () => {
    const answer = await api.call('GET', `/questions/${id}`, {
      token: null,
      headers: { authorization: `bearer ${ADMIN}` },
    });
    expect(answer.status).toBe(200);
    const shouted = { authorization: `BEARER   ${ADMIN.toUpperCase()}` };
    expect((await api.call('GET', `/questions/${id}`, { token: null, headers: shouted })).status).toBe(401);
  });
});

describe('status 404 for unspecified features (service 1) [choice undescribed]', () => {
  const undescribed = [
    ['the emoji lookup', 'GET', '/emojis'],
    ['a single emoji', 'GET', '/emojis/smile'],
    ['voting', 'POST', '/questions/1/vote'],
    ['voting', 'POST', '/questions/1/votes'],
    ['sending', 'POST', '/questions/1/send'],
    ['the base path', 'GET', ''],
    ['a path in a different case', 'GET', '/Questions/1'],
    ['2 slashes', 'GET', '//questions/1'],
  ] as const;
  it.each(undescribed.filter(([, method, path]) => !listMethods(path.replace(/\?.*/, '')).includes(method)))(
    'is returned for %s: %s %s',
    async (_, method, path) => {
      const answer = await api.call(method, path, method === 'POST' ? { body: createBody() } : {});
      expect(answer.status).toBe(404);
      expect(getProblem(answer).detail).toContain(
        "The API doesn't have this operation. See /docs on this server.",
      );
    },
  );

  it('is returned with an explanation for a path with a trailing slash', async () => {
    for (const path of ['/questions/', '/questions/1/']) {
      const answer = await api.call('POST', path, { body: createBody() });
      expect(answer.status).toBe(404);
      expect(getProblem(answer).detail).toBe("API paths don't end with a slash. See /docs on this server.");
    }
  });
});

describe('status 405 for a different method [choice error-405]', () => {
  const others = [
    ['PUT', '/questions'],
    ['PATCH', '/questions'],
    ['DELETE', '/questions'],
    ['OPTIONS', '/questions'],
    ['HEAD', '/questions'],
    ['POST', '/questions/1'],
    ['PATCH', '/questions/1'],
    ['OPTIONS', '/questions/1'],
    ['PROPFIND', '/questions/1'],
    ['TRACE', '/questions/1'],
    ['POST', '/questions/_x'],
    ['POST', '/placeholders/emoji/a.svg'],
  ] as const;
  const rows = others
    .map(([method, path]) => ({
      method,
      path,
      allowed: path.startsWith('/placeholders/') ? ['GET', 'HEAD'] : listMethods(path),
    }))
    .filter(({ method, allowed }) => !allowed.includes(method))
    .map(({ method, path, allowed }) => [method, path, allowed.join(', ')] as const);
  it.each(rows)('is returned for %s %s with Allow: %s', async (method, path, allow) => {
    const answer = await api.call(method, path, /^P/.test(method) ? { raw: 'no JSON' } : {});
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe(allow);
    if (method === 'HEAD') expect(answer.text).toBe('');
    else expect(getProblem(answer).detail).toContain(`Use ${allow}. See /docs on this server.`);
  });
});

describe('status 413 for more than 256 KiB (service 8) [choice error-413]', () => {
  const createBodyOfSize = (bytes: number) => {
    const empty = Buffer.byteLength(JSON.stringify(createBody({ padding: '' })));
    return JSON.stringify(createBody({ padding: 'x'.repeat(bytes - empty) }));
  };
  it.each([
    [256 * 1024 - 1, 200],
    [256 * 1024, 200],
    [256 * 1024 + 1, 413],
    [3 * 1024 * 1024, 413],
  ])('depends on the size (%i bytes: status %i)', async (bytes, status) => {
    const answer = await api.call('POST', '/questions', { raw: createBodyOfSize(bytes) });
    expect(answer.status).toBe(status);
    if (status !== 200) getProblem(answer);
  });
});

describe('status 415 for types other than application/json [choice error-415]', () => {
  it.each([
    [null],
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['application/jsonp'],
    ['application/problem+json'],
    ['text/json'],
    ['json'],
    ['text/plain; application/json'],
    ['text/plain, application/json'],
    [';'],
  ])('is returned for %s', async (type) => {
    for (const [method, path] of [
      ['POST', '/questions'],
      ['PUT', `/questions/${id}`],
    ] as const) {
      const answer = await api.call(method, path, { body: createBody(), headers: { 'content-type': type } });
      expect(answer.status).toBe(415);
      getProblem(answer);
    }
  });

  it.each([
    ['application/json'],
    ['application/json; charset=utf-8'],
    ['APPLICATION/JSON'],
    ['application/json;charset="UTF-8"'],
  ])("isn't returned for %s", async (type) => {
    const answer = await api.call('POST', '/questions', {
      body: createBody(),
      headers: { 'content-type': type },
    });
    expect(answer.status).toBe(200);
  });

  it('is returned for a compressed body', async () => {
    const answer = await api.call('POST', '/questions', {
      body: createBody(),
      headers: { 'content-encoding': 'gzip' },
    });
    expect(answer.status).toBe(415);
  });
});

describe('status 422 for an invalid question [choice error-422]', () => {
  it('lists all problems in field order [choice every-problem]', async () => {
    const answer = await api.call('POST', '/questions', {
      body: {
        title: 'abc',
        options: 'x\n:no_such_emoji_at_all: - a\n🔵  b\n🔵 - \u200b',
        description: 'd'.repeat(351),
        footer: 4,
        image: 'nowhere',
      },
    });
    expect(answer.status).toBe(422);
    expect(
      getProblem(answer).errors?.map(({ path, code, line, message }) => [
        ...[path, code, line],
        message.split(':')[0],
      ]),
    ).toEqual([
      ['title', 'too-short', undefined, expect.any(String)],
      ['options', 'bad-option-line', 1, 'Line 1'],
      ['options', 'unknown-emoji-name', 2, 'Line 2'],
      ['options', 'bad-option-line', 3, 'Line 3'],
      ['options', 'no-visible-text', 4, 'Line 4'],
      ['description', 'too-long', undefined, expect.any(String)],
      ['footer', 'wrong-type', undefined, expect.any(String)],
      ['image', 'bad-image', undefined, expect.any(String)],
    ]);
  });

  it('means that nothing was stored', async () => {
    const before = api.library.counts.all;
    await api.call('POST', '/questions', { body: createBody({ title: 'no' }) });
    expect(api.library.counts.all).toBe(before);
  });
});

describe('an error (service 7) [choice error-form]', () => {
  it.each([
    [400, 'Bad Request', 'POST', '/questions', { raw: '{' }],
    [401, 'Unauthorized', 'GET', '/questions/1', { token: null }],
    [403, 'Forbidden', 'GET', '/questions/1', { headers: { origin: 'https://evil.example' } }],
    [404, 'Not Found', 'GET', '/questions/999', {}],
    [405, 'Method Not Allowed', 'PATCH', '/questions/1', {}],
    [413, 'Content Too Large', 'POST', '/questions', { raw: 'x'.repeat(300_000) }],
    [
      415,
      'Unsupported Media Type',
      'POST',
      '/questions',
      { raw: '{}', headers: { 'content-type': 'text/plain' } },
    ],
    [422, 'Unprocessable Content', 'POST', '/questions', { body: {} }],
  ] as const)(
    'has the standard problem details and has `errors` only with 422: %i %s',
    async (status, title, method, path, given) => {
      const answer = await api.call(method, path, given);
      const { errors, ...document } = getProblem(answer);
      expect(document).toEqual({
        type: 'about:blank',
        title,
        status,
        detail: expect.stringMatching(/^[A-Z].+/),
      });
      expect(errors === undefined).toBe(status !== 422);
      expect(answer.text).not.toMatch(/node_modules|at \w+ \(|\.ts:/);
    },
  );

  it('has status 500 if the disk fails [choice error-500]', async () => {
    const full = await startApi();
    const { id: kept } = await full.create(createBody());
    full.fillDisk();
    const created = await full.call('POST', '/questions', { body: createBody() });
    const edited = await full.call('PUT', `/questions/${kept}`, {
      body: createBody({ title: 'Too late to edit' }),
    });
    for (const answer of [created, edited]) expect(getProblem(answer)).toMatchObject({ status: 500 });
    expect(full.library.counts.all).toBe(1);
    expect((await full.call('GET', `/questions/${kept}`)).json).toMatchObject({
      question: createBody().title,
    });
    await full.close();
  });
});

describe('the order of checks [choice check-order]', () => {
  const everythingWrong = {
    raw: 'no JSON',
    token: null,
    headers: { 'content-type': 'text/plain', origin: 'https://evil.example' },
  };
  it.each([
    ['the origin before the path', 'GET', '/nowhere', everythingWrong, 403],
    ['the path before the token', 'POST', '/nowhere', { ...everythingWrong, headers: {} }, 404],
    ['the method before the token', 'PATCH', '/questions/1', { ...everythingWrong, headers: {} }, 405],
    ['the token before the ID', 'PUT', '/questions/999', { ...everythingWrong, headers: {} }, 401],
    [
      'the ID before the content type',
      'PUT',
      '/questions/999',
      { raw: 'x', headers: { 'content-type': 'text/plain' } },
      404,
    ],
    [
      'the content type before the size',
      'POST',
      '/questions',
      { raw: 'x'.repeat(300_000), headers: { 'content-type': 'text/plain' } },
      415,
    ],
    ['the size before the JSON', 'POST', '/questions', { raw: 'x'.repeat(300_000) }, 413],
    ['the JSON before the limits', 'POST', '/questions', { raw: '{"title":"no"' }, 400],
  ] as const)('puts %s', async (_, method, path, given, status) => {
    expect((await api.call(method, path, given)).status).toBe(status);
  });
});

describe('a raw HTTP request [choice error-form, error-417, error-431]', () => {
  const end = 'Connection: close\r\n\r\n';
  it.each([
    ['garbage', 'garbage\r\n\r\n', 400],
    ['a header without a colon', `GET / HTTP/1.1\r\nHost\r\n${end}`, 400],
    ['a header with a control character', `GET / HTTP/1.1\r\nHost: a\x01b\r\n${end}`, 400],
    [
      '2 Content-Length headers',
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n${end}`,
      400,
    ],
    [
      'Content-Length with a chunked body',
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n${end}`,
      400,
    ],
    ['headers over 16 KiB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(17_000)}\r\n${end}`, 431],
    ['an unknown method', `BREW / HTTP/1.1\r\nHost: a\r\n${end}`, 400],
    ['the CONNECT method', `CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n${end}`, 405],
    ['no Host header', `GET / HTTP/1.1\r\n${end}`, 400],
    ['an unsupported Expect header', `GET / HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\n${end}`, 417],
  ])('is rejected in the usual error format: %s', async (_, text, status) => {
    const response = await sendRaw(text);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(response.toLowerCase()).toContain('content-type: application/json\r\n');
    expect(fetchRawProblem(response)).toMatchObject({
      type: 'about:blank',
      status,
      detail: expect.any(String),
    });
  });

  it.each(['HTTP/0.9', 'HTTP/1.2', 'HTTP/2.0'])("can't have the version %s", async (version) => {
    const response = await sendRaw(`GET /openapi.json ${version}\r\nHost: 127.0.0.1:${api.port}\r\n${end}`);
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(fetchRawProblem(response)).toMatchObject({
      detail: "The request isn't valid HTTP. Send an HTTP/1.1 request.",
    });
  });

  it("can't have an asterisk as its target", async () => {
    const response = await sendRaw(`OPTIONS * HTTP/1.1\r\nHost: 127.0.0.1:${api.port}\r\n${end}`);
    expect(response).toMatch(/^HTTP\/1.1 404 /);
  });

  it("can have an absolute URL only with this server's host", async () => {
    const createTarget = (host: string) =>
      sendRaw(
        `GET http://${host}/api/v1/questions/${id} HTTP/1.1\r\nHost: 127.0.0.1:${api.port}\r\nAuthorization: Bearer ${ADMIN}\r\n${end}`,
      );
    expect(await createTarget(`127.0.0.1:${api.port}`)).toMatch(/^HTTP\/1.1 200 /);
    expect(await createTarget('evil.example')).toMatch(/^HTTP\/1.1 403 /);
  });

  it("can't have a chunked body that's too long", async () => {
    const chunk = `${(300_000).toString(16)}\r\n${'x'.repeat(300_000)}\r\n`;
    const known = `Host: 127.0.0.1:${api.port}\r\nAuthorization: Bearer ${ADMIN}\r\n`;
    const response = await sendRaw(
      `POST /api/v1/questions HTTP/1.1\r\n${known}Content-Type: application/json\r\n` +
        `Transfer-Encoding: chunked\r\n\r\n${chunk}${chunk}0\r\n\r\n` +
        `GET /api/v1/questions/${id} HTTP/1.1\r\n${known}${end}`,
    );
    expect(response.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  });
});
