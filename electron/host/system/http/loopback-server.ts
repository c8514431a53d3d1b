import type { Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import {
  type FastifyInstance,
  type FastifyServerOptions,
  fastify,
  type preValidationHookHandler,
} from 'fastify';
import { AppError } from '../../../../shared/errors.ts';

/** Milliseconds, bytes and sockets that a caller may take up (reliability of both servers). */
const HEADERS_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_TIMEOUT_MS = 30_000;
/** Without a byte in either direction: whoever reads no answer holds no socket for ever. */
const IDLE_TIMEOUT_MS = 300_000;
const MAX_HEADER_BYTES = 16 * 1024;
/** Also how many may wait to be let in: where that many are lost, Linux tries again only after a second. */
const MAX_CONNECTIONS = 2_048;
/** Of those, sockets whose client has not shown that it may be here. The rest is left for those who have. */
const MAX_UNAUTHENTICATED = 1_024;
/** How long a connection may take to finish after the server has been told to stop. */
const CLOSE_GRACE_MS = 1_000;

/** The frame of a server for programs on this computer: bounded, and silent about itself. */
export function createLoopbackServer(
  options: FastifyServerOptions,
  http: Pick<ServerOptions, 'ServerResponse' | 'highWaterMark' | 'headersTimeout'> = {},
): FastifyInstance {
  const app = fastify({
    exposeHeadRoutes: false,
    return503OnClosing: false,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    connectionTimeout: IDLE_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: MAX_HEADER_BYTES,
      // A missing Host is refused by the guard, in the form of every other refusal.
      requireHostHeader: false,
      ...http,
    },
    ...options,
  });
  app.addHook('preValidation', dropTimedOut);
  app.server.maxConnections = MAX_CONNECTIONS;
  limitUnauthenticated(app.server);
  // Node would drop headers beyond a count, and with them perhaps the one that forbids the request. Bytes are bounded.
  app.server.maxHeadersCount = 0;
  return app;
}

const AUTHENTICATED = 'authenticated';

/**
 * A newcomer takes the place of the oldest socket that has not authenticated: a client that sends its token at once is read
 * long before, and sockets that stay silent can't keep it out.
 */
function limitUnauthenticated(server: Server): void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    for (const event of [AUTHENTICATED, 'close']) socket.once(event, () => sockets.delete(socket));
    const [oldest] = sockets;
    if (!oldest || sockets.size <= MAX_UNAUTHENTICATED) return;
    // At once: its `close` comes after newcomers of the same turn.
    sockets.delete(oldest);
    oldest.destroy();
  });
}

/** Exempts a socket from that: it carried a request with a valid secret. */
export const markAuthenticated = (socket: Socket): void => void socket.emit(AUTHENTICATED);

/**
 * A request that has come as a whole by now goes on, but for one whose caller was answered before: that it was too
 * late (RFC 9110, 408). Where the computer stood still, its rest was there all along and is read after that answer;
 * whoever got it sends the request again, and carrying out both would do everything twice.
 */
const dropTimedOut: preValidationHookHandler = ({ raw }, reply, done) => {
  if (raw.socket.writableEnded) reply.hijack();
  else done();
};

/** Listens on 127.0.0.1 and nowhere else. Returns the port. Throws AppError('port-in-use') or ('bad-input'). */
export async function listenOnLoopback(app: FastifyInstance, port: number): Promise<number> {
  try {
    await app.listen({ host: '127.0.0.1', port, backlog: MAX_CONNECTIONS });
  } catch (error) {
    await app.close();
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // EACCES: the system keeps this port for others.
    if (code === 'EADDRINUSE' || code === 'EACCES') {
      throw new AppError('port-in-use', `Port ${port} can't be had (${code}).`, { port }, { cause: error });
    }
    throw error;
  }
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** Takes no more calls, lets those under way finish, then cuts whoever is still connected. */
export async function closeLoopbackServer(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), CLOSE_GRACE_MS);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}
