import { connect } from 'node:net';
import { createResponseReader, type ReceivedResponse } from './response-reader.ts';

/** A socket to the server, for requests that no client would send. */
export interface Connection {
  /** Whether another request can be sent: neither side has ended it. */
  readonly open: boolean;
  send(bytes: Uint8Array): void;
  /** Sends nothing more, and still listens. */
  finish(): void;
  /** Ends it at once, unread answers and all. */
  cut(): void;
  /**
   * The next answer to a request of this method; null where the server ended the connection instead.
   * Rejects with MalformedAnswer, or with Silence where neither comes.
   */
  answer(method: string): Promise<ReceivedResponse | null>;
  /** Resolves once everything that was sent has been handed to the system. */
  flushed(): Promise<void>;
}

/** The server neither answers nor ends the connection. */
export class Silence extends Error {}

/** Longer than any of the server's own time limits. */
const PATIENCE_MS = 30_000;

/** Connects to 127.0.0.1. Rejects where nobody listens. */
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
  // A connection that the server resets while more is being sent is one that it ended.
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
    cut() {
      finished = true;
      socket.destroy();
    },
    async answer(method) {
      let silent = false;
      const patience = setTimeout(() => {
        silent = true;
        wake();
      }, PATIENCE_MS);
      try {
        for (;;) {
          const answer = reader.take(method);
          if (answer) return answer;
          if (ended) return null;
          if (silent) throw new Silence(`No answer within ${PATIENCE_MS / 1000} s.`);
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      } finally {
        clearTimeout(patience);
      }
    },
    flushed: () =>
      socket.writableLength === 0
        ? Promise.resolve()
        : new Promise((resolve) => void socket.once('drain', resolve).once('close', resolve)),
  };
}

/** The connection that a lane goes on using for as long as the server lets it. */
export interface KeptConnection {
  get(): Promise<Connection>;
  close(): void;
}

/** Opens it when it is first needed, and anew where the server has ended it. */
export function createKeptConnection(port: number): KeptConnection {
  let kept: Connection | null = null;
  return {
    async get() {
      if (!kept?.open) kept = await openConnection(port);
      return kept;
    },
    close: () => kept?.cut(),
  };
}
