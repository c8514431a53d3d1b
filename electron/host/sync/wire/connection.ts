import type { SecureContext } from 'node:tls';
import { buildConnector, Client } from 'undici';
import type { ProxyServer } from './proxy.ts';
import { tunnelConnector } from './tunnel.ts';

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
