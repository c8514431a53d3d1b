import type { IncomingMessage, Server } from 'node:http';
import { type RawData, WebSocketServer } from 'ws';
import type { Handlers, HostEvent } from '../../../shared/bridge/bridge-methods.ts';
import { dispatch } from '../../../shared/bridge/dispatch-call.ts';
import {
  HEARTBEAT_MS,
  MAX_CALL_LENGTH,
  type SocketMessage,
  socketCallSchema,
} from '../../../shared/bridge/socket-messages.ts';
import type { Log, Timers } from '../ports.ts';

/** A UTF-16 code unit takes at most 3 bytes in UTF-8. */
const MAX_CALL_BYTES = 3 * MAX_CALL_LENGTH;
/**
 * The maximum number of pending calls per client. At this number, further calls are read only after a reply.
 */
const MAX_PENDING_CALLS = 100;
/**
 * The maximum number of queued characters for a slow client. If there are more, the client is disconnected,
 * reconnects, and fetches everything again.
 */
const MAX_QUEUED_CHARACTERS = 4 * 1024 * 1024;
/** The maximum wait for pending calls, and then for the closing handshake, when the server closes. */
const CLOSE_GRACE_MS = 1_000;
/** RFC 6455 status codes. */
const GOING_AWAY = 1001;
const POLICY_VIOLATION = 1008;
const INTERNAL_ERROR = 1011;

interface BridgeSocketsOptions {
  path: string;
  isAllowed: (request: IncomingMessage) => boolean;
  handlers: Handlers;
  subscribe: (onEvent: (event: HostEvent) => void) => () => void;
  timers: Timers;
  log: Log;
}

/**
 * Serves the bridge over WebSockets. Returns a function that closes all connections. The function waits up to
 * a second for pending calls.
 */
export function serveBridgeSockets(server: Server, options: BridgeSocketsOptions): () => Promise<void> {
  const { path, isAllowed, handlers, subscribe, timers, log } = options;
  const closing = new AbortController();
  const pendingCalls = new Set<Promise<void>>();
  const sockets = new WebSocketServer({
    server,
    path,
    maxPayload: MAX_CALL_BYTES,
    verifyClient: ({ req }, done) => done(isAllowed(req), 403),
  });
  const report = (error: unknown) => log.error('A request from the UI failed unexpectedly.', error);

  // Ignores errors because the server's listener reports them.
  sockets.on('error', () => {});
  sockets.on('connection', (socket) => {
    const gone = new AbortController();
    let calls = 0;
    let queuedCharacters = 0;
    let cancelHeartbeat = () => {};

    const send = (message: SocketMessage, sent: () => void): number => {
      const text = JSON.stringify(message);
      socket.send(text, sent);
      return text.length;
    };
    const notify = (message: SocketMessage) => {
      if (queuedCharacters > MAX_QUEUED_CHARACTERS) {
        socket.terminate();
        return;
      }
      const length = send(message, () => {
        queuedCharacters -= length;
      });
      queuedCharacters += length;
    };
    const sendHeartbeat = () => {
      notify({});
      cancelHeartbeat = timers.after(HEARTBEAT_MS, sendHeartbeat);
    };
    const handleCall = async (data: RawData) => {
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
      const handled = handleCall(data)
        .catch((error: unknown) => {
          report(error);
          socket.close(INTERNAL_ERROR);
        })
        .finally(() => pendingCalls.delete(handled));
      pendingCalls.add(handled);
    });
    // Ignores the error because `close` is emitted next.
    socket.on('error', () => {});
    socket.on('close', () => {
      gone.abort();
      cancelHeartbeat();
      unsubscribe();
    });
    sendHeartbeat();
  });

  return async () => {
    closing.abort();
    sockets.close();
    const done = Promise.allSettled(pendingCalls);
    await Promise.race([done, new Promise<void>((resolve) => timers.after(CLOSE_GRACE_MS, resolve))]);
    for (const socket of sockets.clients) {
      socket.close(GOING_AWAY);
      timers.after(CLOSE_GRACE_MS, () => socket.terminate());
    }
  };
}

/** Returns undefined if the text isn't JSON, because undefined is never a valid call. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
