import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { type FaultyProxy, openProxy, type ProxyOptions } from '../../sockets/fault-proxy.ts';
import { NO_FAULT, type ProxyFault } from '../../sockets/proxy-faults.ts';
import { type CountingServer, closedPort, countingServer } from '../../support/transport/servers.ts';

const BODY = '{"title":"Which season?"}';
const ANSWER = '{"id":1,"question":"Which season?"}';

/** A service that always gives the same response, and a proxy in front of it that applies the fault to every request. */
async function behind(
  fate: Partial<ProxyFault>,
  more: Partial<ProxyOptions> = {},
): Promise<{ service: CountingServer; proxy: FaultyProxy } & AsyncDisposable> {
  const service = await countingServer((_, response) =>
    response.writeHead(200, { 'content-length': ANSWER.length }).end(ANSWER),
  );
  const proxy = await openProxy({ port: service.port, faultOf: () => ({ ...NO_FAULT, ...fate }), ...more });
  return {
    service,
    proxy,
    async [Symbol.asyncDispose]() {
      await proxy[Symbol.asyncDispose]();
      await service[Symbol.asyncDispose]();
    },
  };
}

/** Returns what a connection received until it ended, and how it ended. */
interface Heard {
  socket: Socket;
  text: () => string;
  ended: Promise<'end' | 'reset'>;
  /** Resolves after a complete response. */
  answered: Promise<void>;
}

/** Sends requests over one connection, one at a time. */
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
      if (text.endsWith(ANSWER)) answered.resolve();
    })
    .on('end', () => ended.resolve('end'))
    .on('error', () => ended.resolve('reset'));
  return { socket, text: () => text, ended: ended.promise, answered: answered.promise };
}

describe('the fault proxy', () => {
  it('forwards requests with the host name of the service', async () => {
    await using both = await behind({});
    const heard = ask(both.proxy);
    await heard.answered;
    expect(both.service.arrivals).toMatchObject([
      { method: 'POST', body: BODY, headers: { host: `127.0.0.1:${both.service.port}` } },
    ]);
    heard.socket.destroy();
  });

  it('forwards slowly sent data unchanged', async () => {
    await using both = await behind({ trickles: true });
    const heard = ask(both.proxy);
    await heard.answered;
    expect(both.service.arrivals.map(({ body }) => body)).toEqual([BODY]);
    heard.socket.destroy();
  });

  it.each([
    ['nothing', 0],
    ['half-request', 0],
    ['request', 1],
    ['no-answer', 1],
  ] as const)('cuts: %s, after which the service has received %i', async (reach, delivered) => {
    for (const resets of [false, true]) {
      await using both = await behind({ reach, resets });
      const heard = ask(both.proxy);
      expect(await heard.ended).toBe(resets ? 'reset' : 'end');
      await both.proxy.idle();
      expect(both.service.arrivals).toHaveLength(delivered);
      expect(heard.text()).toBe('');
    }
  });

  it('truncates a response', async () => {
    await using both = await behind({ reach: 'half-answer' });
    const heard = ask(both.proxy);
    expect(await heard.ended).toBe('end');
    expect(heard.text()).toMatch(/^HTTP\/1\.1 200/);
    expect(heard.text()).not.toContain(ANSWER);
    expect(both.service.arrivals).toHaveLength(1);
  });

  it('closes a connection after a complete response', async () => {
    await using both = await behind({ closes: true });
    const heard = ask(both.proxy);
    expect(await heard.ended).toBe('end');
    expect(heard.text()).toContain(ANSWER);
  });

  it.each([
    ['lost', 0],
    ['silence', 1],
  ] as const)('is silent: %s, after which the service has received %i', async (reach, delivered) => {
    const silent = Promise.withResolvers<void>();
    await using both = await behind({ reach }, { onTimeout: silent.resolve });
    const heard = ask(both.proxy);
    await silent.promise;
    await both.proxy.idle();
    expect(both.service.arrivals).toHaveLength(delivered);
    expect(heard.text()).toBe('');
    heard.socket.destroy();
  });

  it('delivers a request twice over two connections and returns one response', async () => {
    await using both = await behind({ deliveries: 2, closes: true });
    const heard = ask(both.proxy);
    await heard.ended;
    expect(both.service.arrivals.map(({ body }) => body)).toEqual([BODY, BODY]);
    expect(both.service.connections()).toBe(2);
    expect(heard.text().split(ANSWER)).toHaveLength(2);
  });

  it('delays the request and the response, and waits for concurrent changes', async () => {
    const seen: [string, number][] = [];
    await using both = await behind(
      { delay: 3 },
      { pause: async (at) => void seen.push([at, both.service.arrivals.length]) },
    );
    const heard = ask(both.proxy);
    await heard.answered;
    expect(seen).toEqual([
      ['request', 0],
      ['answer', 1],
    ]);
    heard.socket.destroy();
  });

  it('reports an unreachable service', async () => {
    await using proxy = await openProxy({ port: await closedPort(), faultOf: () => NO_FAULT });
    await ask(proxy).ended;
    await expect(proxy.idle()).rejects.toThrow('without an answer');
  });
});
