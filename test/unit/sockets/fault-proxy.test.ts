import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { type FaultyProxy, openProxy, type ProxyOptions } from '../../sockets/fault-proxy.ts';
import { NO_FAULT, type ProxyFault } from '../../sockets/proxy-faults.ts';
import {
  type CountingServer,
  findClosedPort,
  startCountingServer,
} from '../../support/transport/tls-test-servers.ts';

const BODY = '{"title":"Which season?"}';
const RESPONSE = '{"id":1,"question":"Which season?"}';

/**
 * Starts a service that always sends the same response, and a proxy that applies the fault to every request.
 */
async function behind(
  fault: Partial<ProxyFault>,
  more: Partial<ProxyOptions> = {},
): Promise<{ service: CountingServer; proxy: FaultyProxy } & AsyncDisposable> {
  const service = await startCountingServer((_, response) =>
    response.writeHead(200, { 'content-length': RESPONSE.length }).end(RESPONSE),
  );
  const proxy = await openProxy({ port: service.port, getFault: () => ({ ...NO_FAULT, ...fault }), ...more });
  return {
    service,
    proxy,
    async [Symbol.asyncDispose]() {
      await proxy[Symbol.asyncDispose]();
      await service[Symbol.asyncDispose]();
    },
  };
}

/** A connection's received data, and how the connection ended. */
interface Heard {
  socket: Socket;
  text: () => string;
  ended: Promise<'end' | 'reset'>;
  /** Resolves after a complete response. */
  answered: Promise<void>;
}

/** Sends one request through the proxy over a new connection. */
function ask(proxy: FaultyProxy): Heard {
  const socket = connect(proxy.port, '127.0.0.1');
  socket.write(
    `POST /api/v1/questions HTTP/1.1\r\nhost: 127.0.0.1:${proxy.port}\r\ncontent-length: ${BODY.length}\r\n\r\n${BODY}`,
  );
  let text = '';
  const ended = Promise.withResolvers<'end' | 'reset'>();
  const answered = Promise.withResolvers<void>();
  socket
    .on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.endsWith(RESPONSE)) answered.resolve();
    })
    .on('end', () => ended.resolve('end'))
    .on('error', () => ended.resolve('reset'));
  return { socket, text: () => text, ended: ended.promise, answered: answered.promise };
}

describe('the fault proxy', () => {
  it("forwards requests with the service's host name", async () => {
    await using both = await behind({});
    const received = ask(both.proxy);
    await received.answered;
    expect(both.service.arrivals).toMatchObject([
      { method: 'POST', body: BODY, headers: { host: `127.0.0.1:${both.service.port}` } },
    ]);
    received.socket.destroy();
  });

  it('forwards slow data unchanged', async () => {
    await using both = await behind({ trickles: true });
    const received = ask(both.proxy);
    await received.answered;
    expect(both.service.arrivals.map(({ body }) => body)).toEqual([BODY]);
    received.socket.destroy();
  });

  it.each([
    ['nothing', 0],
    ['half-request', 0],
    ['request', 1],
    ['no-answer', 1],
  ] as const)(
    'closes the connection without a response for the fault "%s" (delivered requests: %i)',
    async (reach, delivered) => {
      for (const resets of [false, true]) {
        await using both = await behind({ reach, resets });
        const received = ask(both.proxy);
        expect(await received.ended).toBe(resets ? 'reset' : 'end');
        await both.proxy.idle();
        expect(both.service.arrivals).toHaveLength(delivered);
        expect(received.text()).toBe('');
      }
    },
  );

  it('truncates a response', async () => {
    await using both = await behind({ reach: 'half-answer' });
    const received = ask(both.proxy);
    expect(await received.ended).toBe('end');
    expect(received.text()).toMatch(/^HTTP\/1\.1 200/);
    expect(received.text()).not.toContain(RESPONSE);
    expect(both.service.arrivals).toHaveLength(1);
  });

  it('closes a connection after a complete response', async () => {
    await using both = await behind({ closes: true });
    const received = ask(both.proxy);
    expect(await received.ended).toBe('end');
    expect(received.text()).toContain(RESPONSE);
  });

  it.each([
    ['lost', 0],
    ['silence', 1],
  ] as const)('stays silent for the fault "%s" (delivered requests: %i)', async (reach, delivered) => {
    const silent = Promise.withResolvers<void>();
    await using both = await behind({ reach }, { onTimeout: silent.resolve });
    const received = ask(both.proxy);
    await silent.promise;
    await both.proxy.idle();
    expect(both.service.arrivals).toHaveLength(delivered);
    expect(received.text()).toBe('');
    received.socket.destroy();
  });

  it('delivers a request over 2 connections and returns one response', async () => {
    await using both = await behind({ deliveries: 2, closes: true });
    const received = ask(both.proxy);
    await received.ended;
    expect(both.service.arrivals.map(({ body }) => body)).toEqual([BODY, BODY]);
    expect(both.service.countConnections()).toBe(2);
    expect(received.text().split(RESPONSE)).toHaveLength(2);
  });

  it('pauses before the request and before the response', async () => {
    const seen: [string, number][] = [];
    await using both = await behind(
      { delay: 3 },
      { pause: async (at) => void seen.push([at, both.service.arrivals.length]) },
    );
    const received = ask(both.proxy);
    await received.answered;
    expect(seen).toEqual([
      ['request', 0],
      ['answer', 1],
    ]);
    received.socket.destroy();
  });

  it('reports an error if the service is unreachable', async () => {
    await using proxy = await openProxy({ port: await findClosedPort(), getFault: () => NO_FAULT });
    await ask(proxy).ended;
    await expect(proxy.idle()).rejects.toThrow('without a response');
  });
});
