import { Socket } from 'node:net';
import type { SecureContext } from 'node:tls';
import { buildConnector, Client } from 'undici';
import type { ProxyServer } from './proxy.ts';

/** The proxy kept a request from reaching its server. Nothing but CONNECT has left. */
export class ProxyFault extends Error {
  /** What it answered in the place of 2xx; null where it could not be reached, and `cause` says why. */
  readonly status: number | null;

  constructor(status: number | null, cause?: unknown) {
    super('The proxy gave no connection.', { cause });
    this.status = status;
  }
}

/** Connects to an https: server through a proxy: CONNECT, then TLS with the server itself. Fails with ProxyFault, or as TLS does. */
function tunnelConnector(proxy: ProxyServer, options: buildConnector.BuildOptions): buildConnector.connector {
  const secure = buildConnector(options);
  return (target, callback) => {
    openTunnel(proxy, `${target.hostname}:${target.port || '443'}`, options).then(
      (httpSocket) => secure({ ...target, httpSocket }, callback),
      (error: unknown) => callback(error instanceof ProxyFault ? error : new ProxyFault(null, error), null),
    );
  };
}

async function openTunnel(
  proxy: ProxyServer,
  target: string,
  options: buildConnector.BuildOptions,
): Promise<Socket> {
  const reach = buildConnector(options);
  // undici would take the name on the proxy's certificate from the Host header, which is that of the server.
  const connect: buildConnector.connector = ({ servername: _, ...own }, callback) => reach(own, callback);
  const client = new Client(proxy.origin, { connect, headersTimeout: 0 });
  const { statusCode, socket } = await client.connect({
    path: target,
    headers: {
      host: target,
      ...(proxy.authorization !== null && { 'proxy-authorization': proxy.authorization }),
    },
  });
  if (statusCode >= 200 && statusCode < 300 && socket instanceof Socket) return socket;
  socket.destroy();
  throw new ProxyFault(statusCode);
}

/** The way to a server. */
export interface Route {
  /** Scheme, host and port of the server. */
  origin: string;
  proxy: ProxyServer | null;
  /** Whose certificates are trusted; undefined: those whom Node trusts. */
  trust: SecureContext | undefined;
}

/** A connection to a server, which carries one request at a time. */
export interface Connection {
  readonly client: Client;
  /** Ends it at once, wherever it is: while it looks up the name, while it connects, with a request under way. */
  drop(): void;
}

/** Milliseconds that a connection without a request is kept: less than servers keep theirs. */
const IDLE = 4_000;
const MAX_HEADER_BYTES = 32 * 1024;

/** A connection that is made when the first request goes out. `single`: it ends after that one. */
export function createConnection({ origin, proxy, trust }: Route, single: boolean): Connection {
  const ending = new AbortController();
  const options: buildConnector.BuildOptions = {
    // HTTP/1.1 alone: there a request is on the wire or it is not.
    allowH2: false,
    // Deadlines are the caller's: those of undici are half a second late.
    timeout: 0,
    signal: ending.signal,
    ...(trust && { secureContext: trust }),
  };
  const client = new Client(origin, {
    connect: proxy ? tunnelConnector(proxy, options) : buildConnector(options),
    pipelining: single ? 0 : 1,
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: IDLE,
    keepAliveMaxTimeout: IDLE,
    maxHeaderSize: MAX_HEADER_BYTES,
  });
  return {
    client,
    drop() {
      ending.abort();
      void client.destroy();
    },
  };
}
