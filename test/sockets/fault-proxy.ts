import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import {
  createMessageReader,
  type ProxiedRequest,
  parseRequest,
  withHostPort,
} from './http-message-reader.ts';
import type { ProxyFault } from './proxy-faults.ts';

export interface ProxyOptions {
  /** The service's port on this computer. */
  port: number;
  /** Called once for each complete request to choose its fault. */
  getFault: (request: ProxiedRequest) => ProxyFault;
  /**
   * Awaited after a request has arrived and after its response has arrived, before the message is forwarded.
   */
  pause?: (at: 'request' | 'answer') => Promise<void>;
  /** Called if a request won't receive a response. The client's timeout may then elapse. */
  onTimeout?: () => void;
}

/** A proxy between a client and the service that applies a fault to each request. */
export interface FaultyProxy extends AsyncDisposable {
  port: number;
  /**
   * Resolves after all requests were handled and the service has responded to the requests that it received.
   * Rejects if handling a request failed.
   */
  idle(): Promise<void>;
}

/** The number of bytes that are sent one by one. The remaining bytes are sent in pieces of `PIECE` bytes. */
const SINGLE = 24;
const PIECE = 61;

/**
 * Opens a proxy on a free local port, over real sockets. Disposing of the proxy closes all open connections.
 */
export async function openProxy({
  port,
  getFault: fateOf,
  pause,
  onTimeout: onSilence,
}: ProxyOptions): Promise<FaultyProxy> {
  const sockets = new Set<Socket>();
  const working = new Set<Promise<void>>();
  const failures: unknown[] = [];

  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    // Socket errors are ignored, because code that waits for a socket checks whether it's still open.
    return socket
      .setNoDelay()
      .on('error', () => {})
      .on('close', () => sockets.delete(socket));
  };

  /** Sends a request to the service on a separate connection. */
  function deliver(request: Buffer, trickles: boolean): Delivery {
    const socket = keep(connect(port, '127.0.0.1'));
    const read = createMessageReader();
    const answered = new Promise<Buffer>((resolve, reject) => {
      socket.on('data', (chunk) => {
        for (const answer of read(chunk)) {
          resolve(answer);
          socket.destroy();
        }
      });
      socket.on('close', () => reject(new Error('The service closed a connection without a response.')));
    });
    // Prevents an unhandled rejection. Code that awaits `answered` still receives the rejection.
    answered.catch(() => undefined);
    return { sent: write(socket, request, trickles), answered };
  }

  async function deliverHalf(request: Buffer): Promise<void> {
    const socket = keep(connect(port, '127.0.0.1'));
    await write(socket, request.subarray(0, request.length / 2), false);
    reset(socket);
  }

  async function carry(client: Socket, bytes: Buffer): Promise<void> {
    const fault = fateOf(parseRequest(bytes));
    await pause?.('request');
    if (fault.delay > 0) await wait(fault.delay);
    const request = withHostPort(port, bytes);
    if (fault.reach === 'nothing') return cut(client, fault);
    if (fault.reach === 'lost') return onSilence?.();
    if (fault.reach === 'half-request') {
      await deliverHalf(request);
      return cut(client, fault);
    }
    const deliveries = Array.from({ length: fault.deliveries }, () => deliver(request, fault.trickles));
    if (fault.reach === 'request') {
      await Promise.all(deliveries.map(({ sent }) => sent));
      cut(client, fault);
    }
    // The response waits for both deliveries, because a request must not arrive at the service after its
    // response has reached the client.
    const [answer] = await Promise.all(deliveries.map(({ answered }) => answered));
    if (answer && fault.reach !== 'request') await answerWith(client, answer, fault);
  }

  async function answerWith(client: Socket, answer: Buffer, fault: ProxyFault): Promise<void> {
    await pause?.('answer');
    if (fault.reach === 'silence') return onSilence?.();
    if (fault.reach === 'no-answer') return cut(client, fault);
    const isHalf = fault.reach === 'half-answer';
    await write(client, isHalf ? answer.subarray(0, answer.length / 2) : answer, fault.trickles);
    if (isHalf) cut(client, fault);
    else if (fault.closes) client.end();
  }

  const server = createServer((client) => {
    const read = createMessageReader();
    keep(client).on('data', (chunk) => {
      for (const request of read(chunk)) {
        const work = carry(client, request).catch((error: unknown) => {
          failures.push(error);
          client.destroy();
        });
        working.add(work);
        void work.then(() => working.delete(work));
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');

  return {
    port: address.port,
    async idle() {
      while (working.size > 0) await Promise.all(working);
      for (const failure of failures.splice(0)) throw failure;
    },
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await Promise.all([closed, ...working]);
    },
  };
}

interface Delivery {
  /** Resolves after the whole request was sent. */
  sent: Promise<void>;
  answered: Promise<Buffer>;
}

function cut(client: Socket, { resets }: ProxyFault): void {
  if (resets) reset(client);
  else client.end();
}

/**
 * Closes the connection with a reset. A socket that's already closing is destroyed instead, because resetting
 * it would leave it open forever in Node.
 */
function reset(socket: Socket): void {
  if (socket.writableEnded) socket.destroy();
  else socket.resetAndDestroy();
}

/** Resolves when the bytes were sent or can no longer be sent. */
async function write(socket: Socket, bytes: Buffer, trickles: boolean): Promise<void> {
  for (const piece of trickles ? splitIntoPieces(bytes) : [bytes]) {
    if (socket.destroyed) return;
    await new Promise<void>((resolve) => socket.write(piece, () => resolve()));
    if (trickles) await nextTurn();
  }
}

function* splitIntoPieces(bytes: Buffer): Generator<Buffer> {
  let at = 0;
  while (at < bytes.length) {
    const end = at + (at < SINGLE ? 1 : PIECE);
    yield bytes.subarray(at, end);
    at = end;
  }
}
