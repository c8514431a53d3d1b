import type { IncomingMessage, Server } from 'node:http';
import { type RawData, WebSocketServer } from 'ws';
import { dispatch, type Handlers, type HostEvent } from '../../../shared/bridge/bridge-protocol.ts';
import {
  HEARTBEAT_MS,
  MAX_CALL_LENGTH,
  type SocketMessage,
  socketCallSchema,
} from '../../../shared/bridge/socket-messages.ts';
import type { Log, Timers } from '../ports.ts';

/** Bytes of UTF-8 that a call of that length has at most. */
const MAX_CALL_BYTES = 3 * MAX_CALL_LENGTH;
/** Calls of one client at a time. The next ones aren't read before one of them has its reply. */
const MAX_PENDING_CALLS = 100;
/** Characters of events that may wait for a client that doesn't read. It connects again, and fetches what it missed. */
const MAX_QUEUED_CHARACTERS = 4 * 1024 * 1024;
/** Milliseconds that calls, and then the closing handshake, may take when the server closes. */
const CLOSE_GRACE_MS = 1_000;
/** Status codes of RFC 6455. */
const GOING_AWAY = 1001;
const POLICY_VIOLATION = 1008;
const INTERNAL_ERROR = 1011;

interface BridgeSocketsOptions {
  /** The path of the WebSocket. */
  path: string;
  /** Whether a client may connect. */
  isAllowed: (request: IncomingMessage) => boolean;
  handlers: Handlers;
  subscribe: (onEvent: (event: HostEvent) => void) => () => void;
  timers: Timers;
  log: Log;
}

/** Carries the bridge of each client over a WebSocket. Returns how to close them all; calls under way have a second to end. */
export function serveBridgeSockets(server: Server, options: BridgeSocketsOptions): () => Promise<void> {
  const { path, isAllowed, handlers, subscribe, timers, log } = options;
  const closing = new AbortController();
  const underWay = new Set<Promise<void>>();
  const sockets = new WebSocketServer({
    server,
    path,
    maxPayload: MAX_CALL_BYTES,
    verifyClient: ({ req }, answer) => answer(isAllowed(req), 403),
  });
  const report = (error: unknown) => log.error('A request of the UI failed unexpectedly.', error);

  // The server's own listener reports it.
  sockets.on('error', () => {});
  sockets.on('connection', (socket) => {
    const gone = new AbortController();
    let calls = 0;
    let waiting = 0;
    let cancelHeartbeat = () => {};

    const send = (message: SocketMessage, sent: () => void): number => {
      const text = JSON.stringify(message);
      socket.send(text, sent);
      return text.length;
    };
    const notify = (message: SocketMessage) => {
      if (waiting > MAX_QUEUED_CHARACTERS) {
        socket.terminate();
        return;
      }
      const length = send(message, () => {
        waiting -= length;
      });
      waiting += length;
    };
    const beat = () => {
      notify({});
      cancelHeartbeat = timers.after(HEARTBEAT_MS, beat);
    };
    const answer = async (data: RawData) => {
      const call = socketCallSchema.safeParse(parseJson(String(data)));
      if (!call.success) {
        socket.close(POLICY_VIOLATION);
        return;
      }
      const { id, method, input } = call.data;
      calls += 1;
      if (calls >= MAX_PENDING_CALLS) socket.pause();
      const signal = AbortSignal.any([gone.signal, closing.signal]);
      const reply = await dispatch(handlers, method, input, report, signal);
      await new Promise<void>((resolve) => send({ id, reply }, resolve));
      calls -= 1;
      socket.resume();
    };

    const unsubscribe = subscribe((event) => notify({ event }));
    socket.on('message', (data) => {
      if (closing.signal.aborted) return;
      const answered = answer(data)
        .catch((error: unknown) => {
          report(error);
          socket.close(INTERNAL_ERROR);
        })
        .finally(() => underWay.delete(answered));
      underWay.add(answered);
    });
    // `close` comes after it.
    socket.on('error', () => {});
    socket.on('close', () => {
      gone.abort();
      cancelHeartbeat();
      unsubscribe();
    });
    beat();
  });

  return async () => {
    closing.abort();
    sockets.close();
    const done = Promise.allSettled(underWay);
    await Promise.race([done, new Promise<void>((resolve) => timers.after(CLOSE_GRACE_MS, resolve))]);
    for (const socket of sockets.clients) {
      socket.close(GOING_AWAY);
      timers.after(CLOSE_GRACE_MS, () => socket.terminate());
    }
  };
}

/** `undefined`, which no call is, for text that isn't JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
