import { HEARTBEAT_MS, MAX_CALL_LENGTH, socketMessageSchema } from '../../shared/bridge/socket-messages.ts';
import { AppError } from '../../shared/errors.ts';
import type { ConnectionState, Transport, TransportListener } from './bridge-transport.ts';

interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketListener {
  onOpen: () => void;
  onMessage: (text: string) => void;
  /** Called when the socket closes or couldn't be opened. */
  onClose: () => void;
}

export interface SocketPorts {
  connect: (listener: SocketListener) => Socket;
  /**
   * Resolves with whether the backend rejects this page. The WebSocket API doesn't report why a connection
   * failed.
   */
  isRefused: () => Promise<boolean>;
  /** Calls `run` once after a delay. Returns a function that cancels the call. */
  after: (milliseconds: number, run: () => void) => () => void;
}

/** The delays before attempts to reconnect. */
const RETRY_DELAYS_MS = [250, 500, 1000, 2000] as const;
const MAX_RETRY_DELAY_MS = 3000;
/** A connection counts as lost after this time without a message. */
const MAX_SILENCE_MS = 3 * HEARTBEAT_MS;

/**
 * Returns the browser's WebSocket, HTTP, and timers. The first `connect` uses the socket that the page opened
 * early. `isRefused` rejects if the backend can't be reached.
 */
export const createBrowserPorts = (): SocketPorts => ({
  connect({ onOpen, onMessage, onClose }) {
    const socket = takeEarlySocket() ?? new WebSocket(bridgeUrl());
    if (socket.readyState === WebSocket.OPEN) queueMicrotask(onOpen);
    else socket.addEventListener('open', onOpen);
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => onMessage(data));
    socket.addEventListener('close', onClose);
    return socket;
  },
  async isRefused() {
    const signal = AbortSignal.timeout(MAX_SILENCE_MS);
    const { status } = await fetch(location.pathname, { cache: 'no-store', signal });
    return status === 403;
  },
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
});

function bridgeUrl(): URL {
  const url = new URL('bridge', location.href);
  url.protocol = 'ws:';
  return url;
}

/** Returns the socket from `early-socket.js` on the first call, unless the socket failed. */
function takeEarlySocket(): WebSocket | null {
  const { earlySocket } = window;
  delete window.earlySocket;
  const isUsable = earlySocket && earlySocket.readyState <= WebSocket.OPEN;
  return isUsable ? earlySocket : null;
}

/** Sends requests and receives events over a WebSocket. Reconnects when the connection is lost. */
export function createSocketTransport(ports: SocketPorts): Transport {
  const calls = new Map<number, PromiseWithResolvers<unknown> & { text: string }>();
  let listener: TransportListener | null = null;
  let state: ConnectionState = 'connecting';
  let socket: Socket | null = null;
  let lastId = 0;
  let failures = 0;

  const enter = (next: ConnectionState) => {
    if (next === state) return;
    state = next;
    listener?.onState(next);
  };

  const receive = (text: string) => {
    const message = socketMessageSchema.safeParse(parseJson(text)).data;
    if (message?.event !== undefined) listener?.onEvent(message.event);
    if (message?.id === undefined) return;
    calls.get(message.id)?.resolve(message.reply);
    calls.delete(message.id);
  };

  const connect = () => {
    let isLost = false;
    let stopWatching = () => {};
    const dropConnection = () => {
      if (isLost) return;
      isLost = true;
      stopWatching();
      connection.close();
      socket = null;
      for (const { reject } of calls.values()) reject(createUnreachableError());
      calls.clear();
      void retry();
    };
    const watch = () => {
      stopWatching();
      stopWatching = ports.after(MAX_SILENCE_MS, dropConnection);
    };
    const connection = ports.connect({
      onOpen() {
        socket = connection;
        failures = 0;
        // Send pending requests first, because listeners send new ones as soon as they're notified.
        for (const { text } of calls.values()) connection.send(text);
        enter('online');
      },
      onMessage(text) {
        watch();
        receive(text);
      },
      onClose: dropConnection,
    });
    watch();
  };

  const retry = async () => {
    const wait = RETRY_DELAYS_MS[failures];
    failures += 1;
    // The first failure may be a short interruption.
    const isRefused = failures > 1 && (await ports.isRefused().catch(() => false));
    enter(isRefused ? 'refused' : wait === undefined ? 'stopped' : 'unreachable');
    ports.after(wait ?? MAX_RETRY_DELAY_MS, connect);
  };

  return {
    async call(method, input) {
      lastId += 1;
      const id = lastId;
      const text = JSON.stringify({ id, method, input });
      if (text.length > MAX_CALL_LENGTH)
        throw new AppError('bad-input', `${method}: the input is too large.`);
      if (state !== 'online' && state !== 'connecting') throw createUnreachableError();
      const call = { ...Promise.withResolvers<unknown>(), text };
      calls.set(id, call);
      socket?.send(text);
      return call.promise;
    },
    listen(next) {
      listener = next;
      connect();
    },
  };
}

const createUnreachableError = () => new AppError('unreachable', 'The backend can’t be reached.');

/** Parses JSON. Returns undefined if the text isn't valid. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
