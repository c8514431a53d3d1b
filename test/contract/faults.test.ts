import { afterEach, describe, expect, it } from 'vitest';
import { parseFault } from '../../shared/local-api/fault-spec.ts';
import type { Fault } from '../../shared/local-api/injected-fault.ts';
import { createManualTimers, type ManualTimers } from '../support/manual-timers.ts';
import { formatHead, listStatuses, openRaw, type RawConnection } from '../support/raw-http.ts';
import { getProblem, MEMBER, startApi, type TestApi } from '../support/test-api.ts';
import { createBody } from './question-bodies.ts';

const open: TestApi[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((api) => api.close()));
});

const getFault = (spec: string): Fault => {
  const parsed = parseFault(spec);
  if (!parsed.ok) throw new Error(parsed.why);
  return parsed.fault;
};

async function start(specs: string[], { seed = 1 } = {}): Promise<TestApi & { timers: ManualTimers }> {
  const timers = createManualTimers();
  const api = await startApi({ timers });
  open.push(api);
  api.faults.set(specs.map(getFault), seed);
  return { ...api, timers };
}

/** Sends one raw request, without the retries of an HTTP client. */
async function send(
  api: TestApi,
  method: string,
  path: string,
  given: { body?: unknown; token?: string } = {},
): Promise<RawConnection> {
  const connection = await openRaw(api.port);
  const json = given.body === undefined ? '' : JSON.stringify(given.body);
  const ofBody = json && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(json) };
  const headers = { port: api.port, token: MEMBER, close: true, ...given, ...ofBody };
  const { body: _, ...named } = headers;
  connection.socket.write(formatHead(`${method} /api/v1${path}`, named) + json);
  return connection;
}

/** Sends a raw request. Returns everything received until the server closes the connection. */
async function receive(...call: Parameters<typeof send>): Promise<string> {
  const { received, closed } = await send(...call);
  await closed;
  return received();
}

const getBody = (answer: string): string => answer.slice(answer.indexOf('\r\n\r\n') + 4);
const readLength = (answer: string): number => Number(/content-length: (\d+)/i.exec(answer)?.[1]);

/** Sends requests one after another. Returns their statuses, with 0 for a missing response. */
async function sendInSequence(api: TestApi, calls: readonly (readonly [string, string, unknown?])[]) {
  const all: number[] = [];
  for (const [method, path, given] of calls) {
    all.push(listStatuses(await receive(api, method, path, { body: given }))[0] ?? 0);
  }
  return all;
}

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
const CREATE = ['POST', '/questions', createBody()] as const;

describe('a delay [choice faults]', () => {
  it('postpones processing for the configured time', async () => {
    const api = await start(['POST:delay=400']);
    const { received, closed } = await send(api, ...withBody(CREATE));
    await expect.poll(api.timers.getRemainingMs).toEqual([400]);
    api.timers.advance(399);
    expect(api.library.counts.all).toBe(0);
    expect(received()).toBe('');
    api.timers.advance(1);
    await closed;
    expect(listStatuses(received())).toEqual([200]);
    expect(api.library.counts.all).toBe(1);
  });

  it('varies within its bounds', async () => {
    const api = await start(['GET:delay=200..800']);
    const connections = await Promise.all(times(20, null).map(() => send(api, 'GET', '/questions/1')));
    await expect.poll(() => api.timers.getRemainingMs().length).toBe(20);
    const waiting = api.timers.getRemainingMs();
    expect(Math.min(...waiting)).toBeGreaterThanOrEqual(200);
    expect(Math.max(...waiting)).toBeLessThanOrEqual(800);
    expect(new Set(waiting).size).toBeGreaterThan(10);
    for (const { socket } of connections) socket.destroy();
  });

  it('is added to other delays and precedes a failure', async () => {
    const api = await start(['*:delay=100', 'POST:status=503', 'POST:delay=20', 'PUT:delay=7']);
    const { received, closed } = await send(api, ...withBody(CREATE));
    await expect.poll(api.timers.getRemainingMs).toEqual([120]);
    api.timers.advance(120);
    await closed;
    expect(listStatuses(received())).toEqual([503]);
  });

  it('prevents processing if the client disconnects before the delay ends', async () => {
    const api = await start(['POST:delay=400']);
    const { socket } = await send(api, ...withBody(CREATE));
    await expect.poll(() => api.timers.getRemainingMs().length).toBe(1);
    socket.destroy();
    await expect.poll(() => api.timers.getRemainingMs().length).toBe(0);
    expect(api.requests.list({ search: '', limit: 1 }).rows).toMatchObject([
      { status: null, phrase: 'Client left', faults: ['POST:delay=400'] },
    ]);
    expect(api.library.counts.all).toBe(0);
  });

  it('prevents the processing of pipelined requests if the client disconnects', async () => {
    const api = await start(['POST:delay=400']);
    const { socket } = await openRaw(api.port);
    const json = JSON.stringify(createBody());
    const typed = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(json) };
    const request = formatHead('POST /api/v1/questions', { port: api.port, token: MEMBER, ...typed }) + json;
    socket.write(request.repeat(3));
    await expect.poll(() => api.timers.getRemainingMs().length).toBe(3);
    socket.destroy();
    await expect.poll(() => api.requests.list({ search: 'left', limit: 9 }).total).toBe(3);
    api.timers.advance(400);
    // All processing in progress finishes before this response.
    expect((await api.call('PUT', '/questions/1', { body: createBody() })).status).toBe(404);
    expect(api.library.counts.all).toBe(0);
  });

  it("doesn't prevent the server from closing", async () => {
    const api = await start(['POST:delay=60000']);
    const { received, closed } = await send(api, ...withBody(CREATE));
    await expect.poll(() => api.timers.getRemainingMs().length).toBe(1);
    open.splice(0);
    await api.close();
    await closed;
    expect(received()).toBe('');
    expect(api.library.counts.all).toBe(0);
  });
});

describe('a status fault [choice faults]', () => {
  it.each([400, 418, 500, 503, 599])(
    'uses the usual error format and prevents processing: %i',
    async (status) => {
      const api = await start([`POST:status=${status}`]);
      const answer = await api.call('POST', '/questions', { body: createBody() });
      expect(answer.status).toBe(status);
      expect(getProblem(answer).detail).toContain(`POST:status=${status}`);
      expect(api.library.counts.all).toBe(0);
    },
  );

  it('is applied before authentication', async () => {
    const api = await start(['POST:status=503']);
    expect((await api.call('POST', '/questions', { body: createBody(), token: null })).status).toBe(503);
  });

  it.each(['GET', 'fetch'])("also applies to HEAD if it's set for %s", async (operation) => {
    const api = await start([`${operation}:status=503`]);
    const answer = await api.call('HEAD', '/questions/1');
    expect([answer.status, answer.text]).toEqual([503, '']);
  });

  it('is applied after the origin check and only to API operations', async () => {
    const api = await start(['*:status=503']);
    const origin = { origin: 'https://evil.example' };
    expect((await api.call('POST', '/questions', { body: createBody(), headers: origin })).status).toBe(403);
    expect((await api.call('DELETE', '/questions/1')).status).toBe(405);
    expect((await api.call('GET', '/nowhere')).status).toBe(404);
    expect((await api.call('PATCH', '/questions/1')).status).toBe(405);
    expect((await api.call('GET', '/placeholders/emoji/a.svg')).status).toBe(200);
    expect((await api.call('GET', '/questions/1')).status).toBe(503);
  });
});

describe('a rate limit fault [choice faults]', () => {
  it('returns 429 with Retry-After in seconds', async () => {
    const api = await start(['PUT:rate-limit=5']);
    const { id } = await api.create(createBody());
    const answer = await api.call('PUT', `/questions/${id}`, {
      body: createBody({ title: 'Changed in vain' }),
    });
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toBe('5');
    getProblem(answer);
    expect(api.library.question(id)?.question.title).toBe(createBody().title);
  });
});

describe('a dropped connection [choice faults]', () => {
  it('before processing prevents storing a question', async () => {
    const api = await start(['POST:drop-before']);
    expect(await receive(api, ...withBody(CREATE))).toBe('');
    expect(api.library.counts.all).toBe(0);
  });

  it("during processing doesn't prevent storing a question", async () => {
    const api = await start(['POST:drop-during']);
    const release = api.holdDisk();
    expect(await receive(api, ...withBody(CREATE))).toBe('');
    expect(api.library.counts.all).toBe(0);
    release();
    await expect.poll(() => api.library.counts.all).toBe(1);
  });

  it("after processing doesn't prevent storing a question", async () => {
    const api = await start(['POST:drop-after']);
    const release = api.holdDisk();
    const { socket, received, closed } = await send(api, ...withBody(CREATE));
    // Before that, a later request on another connection receives its response.
    expect((await api.call('GET', '/questions/999')).status).toBe(404);
    expect(socket.closed).toBe(false);
    release();
    await closed;
    expect(received()).toBe('');
    expect(api.library.counts.all).toBe(1);
  });

  it.each(['drop-during', 'drop-after'])("doesn't prevent storing an edit: %s", async (kind) => {
    const api = await start([`edit:${kind}`]);
    const { id } = await api.create(createBody());
    const changed = createBody({ title: 'Changed, and nobody was told' });
    expect(await receive(api, 'PUT', `/questions/${id}`, { body: changed })).toBe('');
    await expect.poll(() => api.library.question(id)?.question.title).toBe(changed.title);
  });

  it.each(['drop-before', 'drop-during', 'drop-after'])(
    'prevents a response to a fetch: %s',
    async (kind) => {
      const api = await start([`fetch:${kind}`]);
      const { id } = await api.create(createBody());
      expect(await receive(api, 'GET', `/questions/${id}`)).toBe('');
    },
  );

  it.each(['drop-before', 'drop-during', 'drop-after'])(
    'prevents a response to a rejected create: %s',
    async (kind) => {
      const api = await start([`create:${kind}`]);
      expect(await receive(api, 'POST', '/questions', { body: createBody(), token: 'unknown' })).toBe('');
      expect(await receive(api, 'POST', '/questions', { body: { title: 'no' } })).toBe('');
      expect(api.library.counts.all).toBe(0);
    },
  );

  it('causes a connection error instead of an empty response', async () => {
    const api = await start(['POST:drop-after']);
    await expect(api.call('POST', '/questions', { body: createBody() })).rejects.toMatchObject({
      code: expect.stringMatching(/UND_ERR_SOCKET|ECONNRESET/),
    });
    expect(api.library.counts.all).toBe(1);
  });

  it("doesn't affect the next request", async () => {
    const api = await start(['POST:drop-after']);
    await receive(api, ...withBody(CREATE));
    expect((await api.call('GET', '/questions/1')).status).toBe(200);
  });
});

describe('a truncated response [choice faults]', () => {
  it('has the full Content-Length but only half of the body', async () => {
    const api = await start(['GET:cut-answer']);
    const { id } = await api.create(createBody());
    const answer = await receive(api, 'GET', `/questions/${id}`);
    expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n/);
    expect(Buffer.byteLength(getBody(answer))).toBe(Math.floor(readLength(answer) / 2));
    expect(getBody(answer)).toMatch(new RegExp(`^{"id":${id},`));
  });

  it("doesn't prevent storing a question", async () => {
    const api = await start(['POST:cut-answer']);
    await receive(api, ...withBody(CREATE));
    expect(api.library.counts.all).toBe(1);
  });
});

describe('a slow response body [choice faults]', () => {
  it('arrives in chunks over the configured time', async () => {
    const api = await start(['GET:slow-body=900']);
    const { id } = await api.create(createBody());
    const connection = await send(api, 'GET', `/questions/${id}`);
    const { received, closed } = connection;
    const lengths: number[] = [];
    for (let piece = 1; piece <= 9; piece++) {
      await expect.poll(api.timers.getRemainingMs).toEqual([100]);
      await expect.poll(() => getBody(received()).length).toBeGreaterThan(lengths.at(-1) ?? 0);
      lengths.push(getBody(received()).length);
      api.timers.advance(100);
    }
    await closed;
    expect(api.timers.getRemainingMs()).toEqual([]);
    expect(lengths).toHaveLength(9);
    expect(Buffer.byteLength(getBody(received()))).toBe(readLength(received()));
    expect(JSON.parse(getBody(received()))).toMatchObject({ id });
  });

  it('stops when the client disconnects', async () => {
    const api = await start(['GET:slow-body=900']);
    const { socket } = await send(api, 'GET', '/questions/1');
    await expect.poll(api.timers.getRemainingMs).toEqual([100]);
    socket.destroy();
    await expect.poll(api.timers.getRemainingMs).toEqual([]);
  });
});

describe('a response with the wrong content type [choice faults]', () => {
  it('has status 200 and the usual body', async () => {
    const api = await start(['GET:wrong-type=text/html; charset=utf-8']);
    const { id } = await api.create(createBody());
    const answer = await api.call('GET', `/questions/${id}`);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(JSON.parse(answer.text)).toMatchObject({ id });
  });
});

describe('a response with truncated JSON [choice faults]', () => {
  it('is a complete HTTP response', async () => {
    const api = await start(['POST:truncated']);
    const { socket, received } = await openRaw(api.port);
    const json = JSON.stringify(createBody());
    const typed = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(json) };
    const request = formatHead('POST /api/v1/questions', { port: api.port, token: MEMBER, ...typed }) + json;
    socket.write(request + request);
    // The connection remains usable, so the second request also receives a response.
    await expect.poll(() => received().match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
    const [, first = ''] = received().split('HTTP/1.1 200 OK');
    await expect.poll(() => Buffer.byteLength(getBody(first))).toBe(readLength(first));
    expect(first).toMatch(/content-type: application\/json\r\n/i);
    expect(() => JSON.parse(getBody(first))).toThrow(SyntaxError);
    expect(api.library.counts.all).toBe(2);
    socket.destroy();
  });

  it('never ends within a character', async () => {
    const api = await start(['GET:truncated']);
    for (let more = 0; more < 8; more++) {
      const description = `${'!'.repeat(more)}${'😀'.repeat(330)}`;
      const { id } = await api.create(createBody({ description }));
      const text = getBody(await receive(api, 'GET', `/questions/${id}`));
      expect(text).not.toContain('\ufffd');
      expect(() => JSON.parse(text)).toThrow(SyntaxError);
    }
  });
});

describe('combined faults [choice faults]', () => {
  it('are applied up to the first one that ends the request', async () => {
    const api = await start(['POST:rate-limit=1', 'POST:drop-before', 'POST:status=500', 'PUT:status=501']);
    expect((await api.call('POST', '/questions', { body: createBody() })).status).toBe(429);
    expect(api.requests.list({ search: '', limit: 1 }).rows[0]?.faults).toEqual(['POST:rate-limit=1']);
  });

  it('all change the response, except a second fault of the same kind', async () => {
    const api = await start([
      'GET:slow-body=90',
      'GET:truncated',
      'GET:wrong-type=text/css',
      'GET:wrong-type',
    ]);
    const { received, closed } = await send(api, 'GET', '/questions/1');
    await expect.poll(api.timers.getRemainingMs).toHaveLength(1);
    while (api.timers.getRemainingMs().length > 0) api.timers.advance(1);
    expect(api.timers.now()).toBeCloseTo(90, -1);
    await closed;
    expect(received()).toMatch(/^HTTP\/1.1 404 Not Found\r\n/);
    expect(received()).toMatch(/content-type: text\/css\r\n/i);
    expect(Buffer.byteLength(getBody(received()))).toBe(readLength(received()));
    expect(() => JSON.parse(getBody(received()))).toThrow(SyntaxError);
    expect(api.requests.list({ search: '', limit: 1 }).rows[0]?.faults).toEqual([
      'GET:slow-body=90',
      'GET:truncated',
      'GET:wrong-type=text/css',
    ]);
  });

  it("don't change the response if one of them ends the request", async () => {
    const api = await start(['GET:wrong-type', 'GET:status=500']);
    const answer = await api.call('GET', '/questions/1');
    expect(answer.headers['content-type']).toBe('application/json');
    expect(api.requests.list({ search: '', limit: 1 }).rows[0]?.faults).toEqual(['GET:status=500']);
  });
});

describe("a fault's probability [choice faults]", () => {
  const run = async (seed: number) => {
    const api = await start(['POST:status=503:0.4', 'POST:drop-after:0.3'], { seed });
    return sendInSequence(api, times(40, CREATE));
  };

  it('affects the same requests in every run with the same seed', async () => {
    const first = await run(7);
    expect(await run(7)).toEqual(first);
    expect(await run(8)).not.toEqual(first);
    expect(new Set(first)).toEqual(new Set([0, 200, 503]));
  });

  it('restarts its sequence when faults are turned on again', async () => {
    const api = await start(['POST:status=503:0.5'], { seed: 7 });
    const first = await sendInSequence(api, times(20, CREATE));
    api.faults.set([getFault('POST:status=503:0.5')]);
    expect(await sendInSequence(api, times(20, CREATE))).toEqual(first);
  });

  it('affects creates and fetches independently', async () => {
    const specs = ['GET:status=500:0.5', 'POST:status=503:0.5'];
    const alone = await sendInSequence(await start(specs, { seed: 7 }), times(20, CREATE));
    const mixed = await sendInSequence(
      await start(specs, { seed: 7 }),
      times(20, [['GET', '/questions/1'] as const, CREATE, ['GET', '/questions/1'] as const]).flat(),
    );
    expect(mixed.filter((_, at) => at % 3 === 1)).toEqual(alone);
  });
});

describe('a series of faults [choice faults]', () => {
  it('affects creates only at the specified positions', async () => {
    const api = await start(['POST@1-2:status=503', 'POST@4:drop-after']);
    expect(await sendInSequence(api, times(6, CREATE))).toEqual([503, 503, 200, 0, 200, 200]);
    expect(api.requests.list({ search: '503', limit: 1 }).rows[0]?.faults).toEqual(['POST@1-2:status=503']);
  });

  it('returns 429 only until Retry-After has passed', async () => {
    const api = await start(['*:rate-limit=3,once']);
    const fetchOne = () => api.call('GET', '/questions/1');
    expect((await fetchOne()).headers['retry-after']).toBe('3');
    api.clock.forward(2_000);
    const again = await fetchOne();
    expect([again.status, again.headers['retry-after']]).toEqual([429, '1']);
    api.clock.forward(1_000);
    expect([(await fetchOne()).status, (await fetchOne()).status]).toEqual([404, 404]);
  });
});

describe('a custom fault body [choice faults]', () => {
  it("replaces the error's JSON", async () => {
    const api = await start([]);
    const text = '<h1>Bad gateway 🌩</h1>';
    const html = { body: text, contentType: 'text/html' };
    api.faults.set([
      { operation: 'POST', kind: 'status', status: 502, probability: 1, ...html },
      { operation: 'GET', kind: 'rate-limit', retryAfter: 7, probability: 1, body: '{"retry":true}' },
    ]);
    const created = await api.call('POST', '/questions', { body: createBody() });
    expect([created.status, created.headers['content-type'], created.text]).toEqual([502, 'text/html', text]);
    const fetched = await api.call('GET', '/questions/1');
    expect([fetched.status, fetched.json, fetched.headers]).toMatchObject([
      429,
      { retry: true },
      { 'content-type': 'application/json', 'retry-after': '7' },
    ]);
    expect(api.library.counts.all).toBe(0);
  });
});

describe('inactive faults [choice faults]', () => {
  it("don't affect any request", async () => {
    const api = await start(['*:status=503']);
    api.faults.set([]);
    expect(await sendInSequence(api, times(3, CREATE))).toEqual([200, 200, 200]);
    expect(api.requests.list({ search: '', limit: 9 }).rows.flatMap(({ faults }) => faults)).toEqual([]);
  });
});

function withBody([method, path, given]: readonly [string, string, unknown]): [
  string,
  string,
  { body: unknown },
] {
  return [method, path, { body: given }];
}
