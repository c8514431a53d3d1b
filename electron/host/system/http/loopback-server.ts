import { executionAsyncResource } from 'node:async_hooks';
import type { Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import {
  type FastifyInstance,
  type FastifyServerOptions,
  fastify,
  type preValidationHookHandler,
} from 'fastify';
import { AppError } from '../../../../shared/errors.ts';
import { MAX_HEADER_BYTES, MAX_HEADERS } from './header-limits.ts';

/** Time limits for each connection. */
const HEADERS_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_TIMEOUT_MS = 30_000;
/** Closes idle sockets. A client that doesn't read its response must not occupy one. */
const IDLE_TIMEOUT_MS = 300_000;
/**
 * Limits both open connections and those waiting to be accepted, because Linux retries dropped connections
 * only after a second.
 */
const MAX_CONNECTIONS = 2_048;
/** The maximum number of sockets without a valid secret. The rest are reserved for authenticated clients. */
const MAX_UNAUTHENTICATED = 1_024;
const CLOSE_GRACE_MS = 1_000;

/**
 * Retains an object from Node's tick queue from the start. If a garbage collection finds no such object, V8
 * never optimizes `process.nextTick` again, and every request takes 2 µs longer.
 */
const RETAINED_TICK = new Promise<object>((resolve) => {
  process.nextTick(() => resolve(executionAsyncResource()));
});

/** Creates a server with limits on time, size, and connections, for programs on this computer. */
export function createLoopbackServer(
  options: FastifyServerOptions,
  http: Pick<
    ServerOptions,
    'IncomingMessage' | 'ServerResponse' | 'highWaterMark' | 'headersTimeout' | 'maxHeaderSize'
  > = {},
): FastifyInstance {
  const app = fastify({
    return503OnClosing: false,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    connectionTimeout: IDLE_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: MAX_HEADER_BYTES,
      // `findRejection` rejects a missing Host header with a proper error response.
      requireHostHeader: false,
      ...http,
    },
    ...options,
  });
  app.decorate('retainedTick', RETAINED_TICK);
  app.addHook('preValidation', dropTimedOut);
  app.server.maxConnections = MAX_CONNECTIONS;
  limitUnauthenticated(app.server);
  // Keeps one more header than allowed, because `hasTooManyHeaders` must detect it.
  app.server.maxHeadersCount = MAX_HEADERS + 1;
  return app;
}

const AUTHENTICATED = 'authenticated';

/**
 * Closes the oldest unauthenticated connection if there are too many. A client that sends its token
 * immediately is authenticated long before that.
 */
function limitUnauthenticated(server: Server): void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    for (const event of [AUTHENTICATED, 'close']) socket.once(event, () => sockets.delete(socket));
    const [oldest] = sockets;
    if (!oldest || sockets.size <= MAX_UNAUTHENTICATED) return;
    // Doesn't wait for `close`, because it's emitted after other connections in the same turn.
    sockets.delete(oldest);
    oldest.destroy();
  });
}

/** Exempts a socket that sent a valid secret from the limit. */
export const markAuthenticated = (socket: Socket): void => void socket.emit(AUTHENTICATED);

/**
 * Processes a fully received request unless the server already responded with 408 (RFC 9110). If the computer
 * was suspended, the rest of a request can arrive after that response. The client then sends the request
 * again, and processing both would apply it twice.
 */
const dropTimedOut: preValidationHookHandler = ({ raw }, reply, done) => {
  if (raw.socket.writableEnded) reply.hijack();
  else done();
};

/** Programs on other computers can't reach this address. */
export const LOOPBACK_ADDRESS = '127.0.0.1';

/** Listens on 127.0.0.1 or another `host`. Resolves with the port. Rejects with AppError('port-in-use'). */
export async function listenOnLoopback(
  app: FastifyInstance,
  port: number,
  host: string = LOOPBACK_ADDRESS,
): Promise<number> {
  try {
    await app.listen({ host, port, backlog: MAX_CONNECTIONS });
  } catch (error) {
    await app.close();
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // EACCES means that the system reserves this port.
    if (code === 'EADDRINUSE' || code === 'EACCES') {
      throw new AppError(
        'port-in-use',
        `Port ${port} isn't available (${code}). Use another port.`,
        { port },
        { cause: error },
      );
    }
    throw error;
  }
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** Stops accepting requests, waits up to a second for pending ones, and closes the remaining connections. */
export async function closeLoopbackServer(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), CLOSE_GRACE_MS);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}
