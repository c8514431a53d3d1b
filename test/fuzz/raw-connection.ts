import { connect } from 'node:net';
import { createResponseReader, type ReceivedResponse } from './response-reader.ts';

/** A socket for requests that HTTP clients wouldn't send. */
export interface Connection {
  /** True if neither side has closed the connection, so another request can be sent. */
  readonly open: boolean;
  send(bytes: Uint8Array): void;
  /** Closes only the sending side. */
  finish(): void;
  /** Closes the connection immediately and discards unread responses. */
  destroy(): void;
  /**
   * Resolves with the next response to a request with this method, or with null if the server closed the
   * connection instead. Rejects with MalformedResponse, or with NoResponseError if neither happens in time.
   */
  response(method: string): Promise<ReceivedResponse | null>;
  /** Resolves after all data was passed to the operating system. */
  waitUntilFlushed(): Promise<void>;
}

/** The server neither responded nor closed the connection. */
export class NoResponseError extends Error {}

/** Longer than all of the server's time limits. */
const RESPONSE_TIMEOUT_MS = 30_000;

/** Connects to 127.0.0.1. Rejects if the connection is refused. */
export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve).once('error', reject);
  });
  const reader = createResponseReader();
  let ended = false;
  let finished = false;
  let wake: () => void = () => {};
  const end = () => {
    ended = true;
    wake();
  };
  socket.on('data', (chunk) => {
    reader.push(chunk);
    wake();
  });
  // A reset while sending means that the server closed the connection.
  socket.on('error', end).on('end', end).on('close', end);
  return {
    get open() {
      return !ended && !finished;
    },
    send: (bytes) => void socket.write(bytes),
    finish() {
      finished = true;
      socket.end();
    },
    destroy() {
      finished = true;
      socket.destroy();
    },
    async response(method) {
      let silent = false;
      const patience = setTimeout(() => {
        silent = true;
        wake();
      }, RESPONSE_TIMEOUT_MS);
      try {
        for (;;) {
          const answer = reader.take(method);
          if (answer) return answer;
          if (ended) return null;
          if (silent) throw new NoResponseError(`No response within ${RESPONSE_TIMEOUT_MS / 1000} s.`);
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      } finally {
        clearTimeout(patience);
      }
    },
    waitUntilFlushed: () =>
      socket.writableLength === 0
        ? Promise.resolve()
        : new Promise((resolve) => void socket.once('drain', resolve).once('close', resolve)),
  };
}

/** A lane's connection, which is reused while the server keeps it open. */
export interface ReusedConnection {
  get(): Promise<Connection>;
  close(): void;
}

/** Creates a connection that opens on first use, and again after the server closed it. */
export function createReusedConnection(port: number): ReusedConnection {
  let kept: Connection | null = null;
  return {
    async get() {
      if (!kept?.open) kept = await openConnection(port);
      return kept;
    },
    close: () => kept?.destroy(),
  };
}
