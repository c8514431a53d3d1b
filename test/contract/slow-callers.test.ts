import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import {
  closeLoopbackServer,
  createLoopbackServer,
  listenOnLoopback,
} from '../../electron/host/system/http/loopback-server.ts';
import { formatHead, listStatuses, openManyRaw, openRaw, sendRaw } from '../support/raw-http.ts';
import { ADMIN, MEMBER, startApi } from '../support/test-api.ts';
import { createBody } from './question-bodies.ts';

/** The part of a request that a client has sent before it continues slowly or stops. */
const SLOW_KINDS = ['idle', 'half headers', 'half body'] as const;
type SlowKind = (typeof SLOW_KINDS)[number];

interface SlowSockets {
  open(): number;
  /** Sends one more byte on each connection that has started a request. */
  drip(): void;
  close(): void;
}

const CREATE = (port: number, token: string) =>
  `POST /api/v1/questions HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${token}\r\n` +
  'Content-Type: application/json\r\n';

/** Opens connections to the local API. On each connection, sends the part of a request that `kind` names. */
async function openSlowSockets(
  port: number,
  { count, kind, token }: { count: number; kind: SlowKind; token: string },
): Promise<SlowSockets> {
  const begun = {
    idle: '',
    'half headers': `${CREATE(port, token)}X-Slow: `,
    'half body': `${CREATE(port, token)}Content-Length: 100000\r\n\r\n{"title":"`,
  }[kind];
  const sockets = (await openManyRaw(port, count)).map(({ socket }) => socket);
  if (begun !== '') for (const socket of sockets) socket.write(begun);
  return {
    open: () => sockets.filter((socket) => socket.readyState === 'open').length,
    drip() {
      if (begun === '') return;
      for (const socket of sockets) socket.write('x');
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

const api = await startApi();
const { id } = await api.create(createBody());
afterAll(() => api.close());

const startOwn = async () => {
  const own = await startApi();
  return { ...own, [Symbol.asyncDispose]: own.close };
};

const json = JSON.stringify(createBody());
const length = Buffer.byteLength(json);
/** The time limit for a request's headers, in milliseconds. */
const HEADERS_TIMEOUT = 5_000;

describe('a server on the loopback address [choice bounded-sockets, bounded-time]', () => {
  it('limits headers to 5 s, requests to 10 s, idle time to 5 min, and sockets to 2,048', async () => {
    const { server } = createLoopbackServer({});
    const { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections } = server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections }).toEqual({
      headersTimeout: HEADERS_TIMEOUT,
      requestTimeout: 10_000,
      keepAliveTimeout: 30_000,
      timeout: 300_000,
      maxConnections: 2_048,
    });
  });
});

// The clients wait in parallel, each with a separate server.
describe.concurrent('clients that never finish a request [choice bounded-time]', () => {
  it('receive status 408, even if they keep sending bytes', async () => {
    await using api = await startOwn();
    const { id } = await api.create(createBody());
    const slow = {
      idle: '',
      'half a request line': 'GET /',
      'half headers': formatHead('POST /api/v1/questions', { port: api.port, token: ADMIN }).slice(0, -4),
      'half a body': `${formatHead('POST /api/v1/questions', { port: api.port, token: ADMIN, 'Content-Type': 'application/json', 'Content-Length': length })}{`,
      'half a chunk': `${formatHead('POST /api/v1/questions', { port: api.port, token: ADMIN, 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' })}ff\r\n{`,
      'half an edit': `${formatHead(`PUT /api/v1/questions/${id}`, { port: api.port, token: ADMIN, 'Content-Type': 'application/json', 'Content-Length': length })}{`,
    };
    const before = { all: api.library.counts.all, first: api.library.question(id) };
    const answers = await Promise.all(
      Object.entries(slow).flatMap(([name, bytes]) =>
        [false, true].map(async (drips) => {
          const { socket, received, closed } = await openRaw(api.port);
          socket.write(bytes);
          // Sends a byte regularly, so the connection isn't idle.
          const drip = setInterval(() => drips && bytes !== '' && socket.writable && socket.write('x'), 200);
          await closed;
          clearInterval(drip);
          return { name, drips, statuses: listStatuses(received()) };
        }),
      ),
    );
    for (const { statuses, ...which } of answers) {
      expect({ ...which, statuses }).toEqual({ ...which, statuses: [408] });
    }
    expect({ all: api.library.counts.all, first: api.library.question(id) }).toEqual(before);
  });

  it.each([
    ['create', () => 'POST /api/v1/questions'],
    ['edit', (id: number) => `PUT /api/v1/questions/${id}`],
  ])("can't complete their %s after status 408", async (_, lineOf) => {
    await using api = await startOwn();
    const { id } = await api.create(createBody());
    const before = { all: api.library.counts.all, first: api.library.question(id) };
    const socket = connect({ port: api.port, host: '127.0.0.1', allowHalfOpen: true });
    const late = JSON.stringify({ ...createBody(), title: 'Too late' });
    let received = '';
    const ended = once(socket, 'end');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      received += chunk;
    });
    const options = {
      port: api.port,
      token: ADMIN,
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(late),
    };
    socket.write(`${formatHead(lineOf(id), options)}{`);
    await ended;
    expect(listStatuses(received)).toEqual([408]);
    // This happens if the computer was suspended. The rest of the request has arrived, but the server reads
    // it after the response.
    socket.end(late.slice(1));
    await once(socket, 'close');
    // Requests are processed in order. After this response and commit, earlier requests have also finished.
    expect((await api.call('GET', `/questions/${id}`)).status).toBe(200);
    const behind = await api.create(createBody());
    expect({ all: api.library.counts.all - 1, first: api.library.question(id) }).toEqual(before);
    expect(behind.id).toBe(before.all + 1);
  });
});

describe('slow sockets [choice bounded-sockets]', () => {
  it.each(SLOW_KINDS)("don't block a valid request, even if there are 1,000: %s", async (kind) => {
    // Uses a separate server, because the previous test's sockets may still be open.
    const beset = await startApi();
    const began = performance.now();
    const slow = await openSlowSockets(beset.port, { count: 1_000, kind, token: MEMBER });
    slow.drip();
    const created = await beset.create(createBody());
    expect((await beset.call('GET', `/questions/${created.id}`)).status).toBe(200);
    // On a slow computer, the time limit may have disconnected the slow sockets.
    if (performance.now() - began < HEADERS_TIMEOUT) expect(slow.open()).toBe(1_000);
    slow.close();
    await beset.close();
  });

  it("don't block a valid request, even if they don't read responses", async () => {
    const request = formatHead(`GET /api/v1/questions/${id}`, { port: api.port, token: MEMBER });
    const deaf = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const { socket } = await openRaw(api.port);
        socket.pause().write(request.repeat(500));
        return socket;
      }),
    );
    expect((await api.call('GET', `/questions/${id}`)).status).toBe(200);
    for (const socket of deaf) socket.destroy();
  });
});

describe('sockets without a token beyond the limit [choice bounded-sockets]', () => {
  const TOO_MANY = 2_100;
  it.each([
    ['that stay silent', () => ''],
    ['with half a request line', () => 'GET /api/v1/que'],
    ['with half the headers', (port: number) => formatHead('GET /api/v1/questions/1', { port }).slice(0, -4)],
    ['with a wrong token', (port: number) => formatHead('GET /api/v1/questions/1', { port, token: 'wrong' })],
    [
      "that fetch a resource that doesn't require a token",
      (port: number) => formatHead('GET /placeholders/emoji/a.svg', { port }),
    ],
  ])('are closed, oldest first, to accept a valid request: %s', async (_, bytesFor) => {
    const beset = await startApi();
    const [oldest, ...others] = await openManyRaw(beset.port, 1);
    for (let opened = 1; opened < TOO_MANY; opened += 100) {
      const more = await openManyRaw(beset.port, 100);
      for (const { socket } of more) socket.write(bytesFor(beset.port));
      others.push(...more);
    }
    const created = await beset.create(createBody());
    expect((await beset.call('GET', `/questions/${created.id}`)).status).toBe(200);
    await oldest?.closed;
    for (const { socket } of others) socket.destroy();
    await beset.close();
  });

  it("don't close connections that had a valid token", async () => {
    const beset = await startApi();
    const { id } = await beset.create(createBody());
    const get = formatHead(`GET /api/v1/questions/${id}`, { port: beset.port, token: MEMBER });
    const { socket, received } = await openRaw(beset.port);
    let calls = 0;
    const call = async () => {
      socket.write(get);
      calls += 1;
      await expect.poll(() => listStatuses(received()).length).toBe(calls);
    };
    await call();
    const younger = await openRaw(beset.port);
    const others = [younger];
    while (younger.socket.readyState === 'open') {
      others.push(...(await openManyRaw(beset.port, 100)));
      await call();
    }
    await call();
    expect(new Set(listStatuses(received()))).toEqual(new Set([200]));
    for (const other of [socket, ...others.map((one) => one.socket)]) other.destroy();
    await beset.close();
  });
});

describe('sockets beyond the limit [choice bounded-sockets]', () => {
  it('are rejected until another socket closes', async () => {
    const app = createLoopbackServer({});
    app.get('/', async () => 'served');
    // Every limit is enforced in the same way. With 2,048, the first connections would be idle for too long
    // before a busy computer opened the last connections.
    app.server.maxConnections = 8;
    // A computer that stalls for a few seconds would also disconnect these sockets.
    Object.assign(app.server, { headersTimeout: 0, requestTimeout: 0, keepAliveTimeout: 0 });
    const port = await listenOnLoopback(app, 0);
    const get = (close: boolean) => formatHead('GET /', { port, close });
    const inside = await openManyRaw(port, 8);
    for (const { socket, received } of inside) {
      socket.write(get(false));
      await expect.poll(() => listStatuses(received())).toEqual([200]);
    }
    for (const outside of await openManyRaw(port, 20)) {
      await outside.closed;
      expect(outside.received()).toBe('');
    }
    const [first] = inside;
    first?.socket.write(get(true));
    await first?.closed;
    expect(listStatuses(first?.received() ?? '')).toEqual([200, 200]);
    expect(listStatuses(await sendRaw(port, get(true)))).toEqual([200]);
    for (const { socket } of inside) socket.destroy();
    await closeLoopbackServer(app);
  });
});
