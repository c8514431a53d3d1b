import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MAX_HEADERS } from '../../electron/host/system/http/header-limits.ts';
import { createDefaultSettings } from '../../shared/settings.ts';
import { openHost } from '../support/host.ts';
import { createManualTimers } from '../support/manual-timers.ts';
import { formatHead, listStatuses, openManyRaw, openRaw, sendRaw } from '../support/raw-http.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { ADMIN, MEMBER, startApi } from '../support/test-api.ts';
import { createBody } from './question-bodies.ts';

const api = await startApi();
const { id } = await api.create(createBody());
afterAll(() => api.close());

const startedSchema = z.object({ request: z.instanceof(IncomingMessage) });
const json = JSON.stringify(createBody());
const get = (more: Record<string, unknown> = {}) =>
  formatHead(`GET /api/v1/questions/${id}`, { port: api.port, token: MEMBER, ...more });
const post = (text: string, more: Record<string, unknown> = {}) =>
  formatHead('POST /api/v1/questions', {
    port: api.port,
    token: MEMBER,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
    ...more,
  }) + text;

describe('one connection [choice connections]', () => {
  it('handles requests one after another', async () => {
    const { socket, received, closed } = await openRaw(api.port);
    for (const count of [1, 2, 3]) {
      socket.write(get());
      await expect.poll(() => listStatuses(received()).length).toBe(count);
    }
    socket.write(get({ close: true }));
    await closed;
    expect(listStatuses(received())).toEqual([200, 200, 200, 200]);
  });

  it('handles pipelined requests in order', async () => {
    const before = api.library.counts.all;
    const calls = [
      get(),
      post(json),
      post('{}'),
      get({ token: 'nobody' }),
      post(json),
      post('{'),
      get({ close: true }),
    ];
    const text = await sendRaw(api.port, calls.join(''));
    expect(listStatuses(text)).toEqual([200, 200, 422, 401, 200, 400, 200]);
    expect(api.library.counts.all - before).toBe(2);
  });

  it('accepts a request that arrives one byte at a time', async () => {
    const { socket, received, closed } = await openRaw(api.port);
    socket.setNoDelay(true);
    for (const byte of Buffer.from(post(json, { close: true }))) {
      await new Promise<void>((resolve) => socket.write(Buffer.from([byte]), () => resolve()));
    }
    await closed;
    expect(listStatuses(received())).toEqual([200]);
  });

  it('authenticates each request separately (service 5)', async () => {
    const text = await sendRaw(
      api.port,
      get() + formatHead(`GET /api/v1/questions/${id}`, { port: api.port, close: true }),
    );
    expect(listStatuses(text)).toEqual([200, 401]);
  });

  it('stays open after a rejected request and skips its body', async () => {
    const forged = 'GET /api/v1/questions/1 HTTP/1.1\r\n\r\n';
    const text = await sendRaw(api.port, post(forged, { token: 'nobody' }) + get({ close: true }));
    expect(listStatuses(text)).toEqual([401, 200]);
  });

  it('closes if a body is longer than its Content-Length', async () => {
    const before = api.library.counts.all;
    const text = await sendRaw(api.port, post(json, { 'Content-Length': 2 }) + post(json));
    expect(new Set(listStatuses(text))).toEqual(new Set([400]));
    expect(api.library.counts.all).toBe(before);
  });

  it.each([
    ['401', { token: 'nobody' }],
    ['403', { Origin: 'https://evil.example' }],
    ['413', { 'Content-Length': 262_145 }],
    ['415', { 'Content-Type': 'text/plain' }],
  ] as const)("doesn't wait for the body if the headers are rejected with %s", async (status, more) => {
    const { socket, received } = await openRaw(api.port);
    // Announces 200,000 bytes but doesn't send any.
    socket.write(post('', { 'Content-Length': 200_000, ...more }));
    await expect.poll(() => listStatuses(received())).toEqual([Number(status)]);
    socket.destroy();
  });

  it('supports Expect: 100-continue', async () => {
    const { socket, received, closed } = await openRaw(api.port);
    socket.write(post(json, { Expect: '100-continue', close: true }).slice(0, -json.length));
    await expect.poll(received).toContain('100 Continue');
    socket.write(json);
    await closed;
    expect(listStatuses(received())).toEqual([100, 200]);
  });

  it('accepts the body while a response is delayed', async () => {
    const timers = createManualTimers();
    const slow = await startApi({ timers });
    slow.faults.set([{ operation: 'POST', kind: 'delay', ms: 60_000, jitter: 0, probability: 1 }]);
    const requests: IncomingMessage[] = [];
    const onRequest = (message: unknown) => requests.push(startedSchema.parse(message).request);
    subscribe('http.server.request.start', onRequest);
    const answer = slow.call('POST', '/questions', { raw: JSON.stringify({ padding: 'x'.repeat(250_000) }) });
    await expect.poll(() => timers.getRemainingMs()).toEqual([60_000]);
    unsubscribe('http.server.request.start', onRequest);
    await expect.poll(() => requests.map(({ complete }) => complete)).toEqual([true]);
    timers.advance(60_000);
    expect((await answer).status).toBe(422);
    await slow.close();
  });

  it("doesn't store a question if it closes in the middle of a body", async () => {
    const before = api.library.counts.all;
    const { socket, closed } = await openRaw(api.port);
    socket.write(post(json).slice(0, -5));
    socket.end();
    await closed;
    expect((await api.call('GET', `/questions/${id}`)).status).toBe(200);
    expect(api.library.counts.all).toBe(before);
  });
});

describe('request headers [choice error-431]', () => {
  const createHeaders = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`a${at}`, '']));
  /** `get` also sends 3 headers: the host, the token, and `Connection`. */
  const allowed = createHeaders(MAX_HEADERS - 3);

  it('are all checked, up to the limit of 100', async () => {
    expect(listStatuses(await sendRaw(api.port, get({ ...allowed, close: true })))).toEqual([200]);
    const evil = { ...createHeaders(MAX_HEADERS - 4), Origin: 'https://evil.example', close: true };
    expect(listStatuses(await sendRaw(api.port, get(evil)))).toEqual([403]);
  });

  it.each([
    ['GET', `/api/v1/questions/1`],
    ['POST', '/api/v1/questions'],
    ['GET', '/nowhere'],
    ['GET', '/%zz'],
  ])('are rejected before any other check if there are more than 100: %s %s', async (method, path) => {
    const many = { ...allowed, Origin: 'https://evil.example', 'Content-Length': 0 };
    const text = await sendRaw(
      api.port,
      formatHead(`${method} ${path}`, { port: api.port, token: MEMBER, ...many, close: true }),
    );
    expect(listStatuses(text)).toEqual([431]);
    expect(text).toContain('at most 100 headers');
  });

  it("aren't parsed beyond the limit", async () => {
    const parsed: number[] = [];
    const onRequest = (message: unknown) => {
      const { request } = startedSchema.parse(message);
      if (request.socket.localPort === api.port) parsed.push(request.rawHeaders.length / 2);
    };
    subscribe('http.server.request.start', onRequest);
    const flood = get(createHeaders(700)).repeat(20);
    const attackers = await openManyRaw(api.port, 50);
    for (const { socket } of attackers) socket.write(get() + flood);
    expect(listStatuses(await sendRaw(api.port, get().repeat(5) + get({ close: true })))).toEqual(
      Array.from({ length: 6 }, () => 200),
    );
    for (const { socket, received } of attackers) {
      await expect.poll(() => listStatuses(received()).slice(0, 2)).toEqual([200, 431]);
      socket.destroy();
    }
    unsubscribe('http.server.request.start', onRequest);
    expect(Math.max(...parsed)).toBeLessThanOrEqual(MAX_HEADERS + 1);
  });

  it.each([
    [15_000, 200],
    [16_500, 431],
  ])('are limited by size (%i bytes: status %i)', async (bytes, status) => {
    const text = await sendRaw(api.port, get({ 'X-Padding': 'x'.repeat(bytes), close: true }));
    expect(listStatuses(text)).toEqual([status]);
  });
});

describe('the API server (service 9) [choice address]', () => {
  it('uses http://127.0.0.1:4747/api/v1 by default and any free port for port 0', () => {
    expect(createDefaultSettings().apiPort).toBe(4_747);
    expect(api.port).toBeGreaterThan(0);
    expect(api.url).toBe(`http://127.0.0.1:${api.port}/api/v1`);
  });

  it('listens only on 127.0.0.1', async () => {
    const others = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
    for (const { address } of others.filter(
      (one) => one.address !== '127.0.0.1' && one.scopeid === undefined,
    )) {
      const [error] = await once(connect(api.port, address), 'error');
      expect(error).toMatchObject({ code: expect.stringMatching(/^E/) });
    }
  });
});

describe('another program on the port [choice address]', () => {
  it("doesn't receive a connection", async () => {
    let visits = 0;
    const squatter = createServer(() => {
      visits += 1;
    }).listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    const address = squatter.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await using folder = await createTemporaryFolder();
    const { host } = await openHost(folder.dir, port);
    expect(await host.localApi.start()).toMatchObject({
      state: 'failed',
      url: null,
      port,
      problem: { code: 'port-in-use', details: { port } },
    });
    // The test's connection is the first connection that's counted, so the backend didn't connect.
    const caller = await openRaw(port);
    await expect.poll(() => visits).toBe(1);
    caller.socket.destroy();
    expect(await host.localApi.start(0)).toMatchObject({ state: 'running' });
    await host.close();
    squatter.close();
  });
});

describe('administrators and members [choice any-token]', () => {
  it('have the same permissions', async () => {
    for (const token of [ADMIN, MEMBER]) {
      expect((await api.call('GET', `/questions/${id}`, { token })).status).toBe(200);
      expect((await api.call('PUT', `/questions/${id}`, { token, body: createBody() })).status).toBe(200);
    }
  });
});
