import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { SecureContext } from 'node:tls';
import { buildConnector, Client, errors } from 'undici';
import { isLoopbackUrl } from '../../../../shared/http-url.ts';
import type { Timers } from '../../ports.ts';
import type { TransportSettings } from '../sync-ports.ts';
import { chooseProxy, type ProxyServer, type ProxySources, tunnelConnector } from './proxy.ts';
import { type Failure, failureOf } from './transport-failure.ts';
import { createTrustReader, reasonOfCertificateFile } from './trusted-certificates.ts';

/** How to connect to a server. */
interface Route {
  /** Scheme, host and port of the server. */
  origin: string;
  proxy: ProxyServer | null;
  /** The trusted certificates; undefined for Node's own list. */
  trust: SecureContext | undefined;
}

/** A connection to a server. It sends one request at a time. */
export interface Connection {
  readonly client: Client;
  /** Closes the connection at once, also during the DNS lookup, the handshake, or a request. */
  destroy(): void;
}

/** A connection that can be opened before its first request. */
interface NewConnection extends Connection {
  open(): void;
}

/** How long a connection stays open without a request: shorter than the timeouts of common servers. */
const IDLE_TIMEOUT_MS = 4_000;
const MAX_HEADER_BYTES = 32 * 1024;
/** Shared, because an error with its stack takes as long as parsing a response. */
const DESTROYED = new errors.ClientDestroyedError();

/** A connection that opens with `open` or with the first request. */
function createConnection({ origin, proxy, trust }: Route): NewConnection {
  const abort = new AbortController();
  const options: buildConnector.BuildOptions = {
    // With HTTP/1.1, we know if a byte of a request was sent.
    allowH2: false,
    // `roundTrip` has its own timers: those of undici are up to half a second late.
    timeout: 0,
    signal: abort.signal,
    // With NODE_TLS_REJECT_UNAUTHORIZED=0, Node would send the token to any server.
    rejectUnauthorized: true,
    ...(trust && { secureContext: trust }),
  };
  const connect = proxy ? tunnelConnector(proxy, options) : buildConnector(options);
  /** The socket of `open`; null if that failed, or after the first request. */
  let opening: Promise<Socket> | null = null;
  const client = new Client(origin, {
    connect(target, callback) {
      const socket = opening;
      opening = null;
      if (!socket) return connect(target, callback);
      // If the server has closed the socket or sent anything, undici connects again.
      socket.then(
        (opened) => callback(null, opened),
        (error: Error) => callback(error, null),
      );
    },
    pipelining: 1,
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: IDLE_TIMEOUT_MS,
    keepAliveMaxTimeout: IDLE_TIMEOUT_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
  });
  /** Whether the client has the socket, and so closes it. */
  let isConnected = false;
  client.on('connect', () => {
    isConnected = true;
  });
  client.on('disconnect', () => {
    isConnected = false;
  });
  return {
    client,
    open() {
      const { protocol, host, hostname, port } = new URL(origin);
      opening = new Promise((resolve, reject) => {
        connect({ protocol, host, hostname: withoutBrackets(hostname), port }, (error, socket) => {
          if (error) reject(error);
          else resolve(socket);
        });
      });
      opening.catch(() => {
        opening = null;
      });
    },
    destroy() {
      if (!isConnected) abort.abort();
      void client.destroy(DESTROYED);
    },
  };
}

const withoutBrackets = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1');

export interface RawRequest {
  method: 'GET' | 'POST' | 'PUT';
  /** Path and query. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

/** A complete response with any status. */
export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

interface Timeouts {
  connectMs: number;
  /** For the whole request, including the connection. */
  requestMs: number;
}

/** A question with 20 options and 5 similar questions has some 10 kB. */
const MAX_RESPONSE_BYTES = 1024 * 1024;

/**
 * Sends a request exactly once. Resolves with the response, or with the failure after which the connection is closed, at the
 * latest after `requestMs`. Never rejects.
 */
export function roundTrip(
  connection: Connection,
  request: RawRequest,
  { timeouts, timers, secure }: { timeouts: Timeouts; timers: Timers; secure: boolean },
): Promise<RawResponse | Failure> {
  const { promise, resolve } = Promise.withResolvers<RawResponse | Failure>();
  let reached = false;
  let settled = false;
  let head: Omit<RawResponse, 'text'> | null = null;
  const chunks: Buffer[] = [];
  let length = 0;
  const settle = (outcome: RawResponse | Failure) => {
    if (settled) return;
    settled = true;
    cancelConnectTimer();
    cancelRequestTimer();
    if ('code' in outcome) connection.destroy();
    resolve(outcome);
  };
  const fail = (code: Failure['code'], facts: Failure['facts'] = {}) => settle({ reached, code, facts });
  const onTimeout = () => fail('timeout');
  const cancelConnectTimer = timers.after(timeouts.connectMs, onTimeout);
  const cancelRequestTimer = timers.after(timeouts.requestMs, onTimeout);
  connection.client.dispatch(
    { ...request, headers: { ...request.headers } },
    {
      onRequestStart(controller) {
        // undici retries requests that it considers unsent; only sync may decide about a retry.
        if (reached || settled) return controller.abort(new Error('a request is sent only once'));
        reached = true;
        cancelConnectTimer();
      },
      onResponseStart(_, status, headers) {
        if (status >= 200) head = { status, headers };
      },
      onResponseData(_, chunk) {
        length += chunk.length;
        if (length > MAX_RESPONSE_BYTES) fail('too-large', { status: head?.status ?? 0 });
        else chunks.push(chunk);
      },
      onResponseEnd() {
        if (head) settle({ ...head, text: new TextDecoder().decode(Buffer.concat(chunks)) });
      },
      onResponseError(_, error) {
        if (head) fail('cut-off', { status: head.status });
        else settle(failureOf(error, reached, secure));
      },
    },
  );
  return promise;
}

/** The network settings of the operating system, which plain Node doesn't know. */
export interface SystemNetwork {
  /** Returns the proxies for a URL in the format of a PAC script. */
  resolveProxy(url: string): Promise<string>;
  /** Returns PEM certificates that the system trusts. They are trusted in addition to Node's own. */
  systemCertificates(): Promise<readonly string[]>;
}

export interface System extends Partial<SystemNetwork> {
  timers: Timers;
  /** Environment variables, which may name proxies. */
  environment: ProxySources['environment'];
  readFile: (path: string) => Promise<string>;
}

interface SendOptions {
  /** Use a connection for this request only. */
  newConnection: boolean;
  /** During this request, open the connection of the next request with `newConnection`, which goes to the same origin. */
  opensNext?: boolean;
  timeoutMs: number;
}

/** Sends each request exactly once. */
export interface Sender {
  /** Never rejects. Sends unencrypted requests to this computer only, and those never through a proxy. */
  send(url: URL, request: Omit<RawRequest, 'path'>, options: SendOptions): Promise<RawResponse | Failure>;
  /** Ends every connection. A request that isn't sent yet fails. */
  close(): void;
}

const MAX_IDLE_CONNECTIONS = 4;
const CONNECT_TIMEOUT_MS = 10_000;
const CLOSE_DELAY_MS = 1;

/** `settings` returns the current settings. */
export function createSender(
  { timers, environment, resolveProxy, readFile, systemCertificates }: System,
  settings: () => TransportSettings,
): Sender {
  const readTrust = createTrustReader(readFile, systemCertificates);
  const idle: { route: Route; connection: Connection }[] = [];
  const open = new Set<Connection>();
  let isClosed = false;

  const routeTo = async (url: URL): Promise<Route | Failure> => {
    const { proxy: setting, caFile } = settings();
    const isSecure = url.protocol === 'https:';
    const proxy = isSecure ? await chooseProxy(url, setting, { environment, resolveProxy }) : 'direct';
    if (proxy === 'unusable') return notSent('proxy', 'address');
    if (proxy === 'unsupported') return notSent('proxy', 'unsupported');
    try {
      const trust = await readTrust(caFile, isSecure);
      return { origin: url.origin, proxy: proxy === 'direct' ? null : proxy, trust };
    } catch (error) {
      return notSent('ca-file', reasonOfCertificateFile(error));
    }
  };

  let next: { route: Route; connection: Connection; cancelTimer: () => void } | null = null;

  const openNext = (route: Route): void => {
    dropNext();
    const connection = createConnection(route);
    connection.open();
    next = { route, connection, cancelTimer: timers.after(IDLE_TIMEOUT_MS, dropNext) };
  };

  const takeNext = (): typeof next => {
    const taken = next;
    next = null;
    taken?.cancelTimer();
    return taken;
  };

  const dropNext = (): void => takeNext()?.connection.destroy();

  const takeIdle = (route: Route): (typeof idle)[number] | undefined => {
    const at = idle.findLastIndex((one) => isSameRoute(one.route, route));
    return at < 0 ? undefined : idle.splice(at, 1)[0];
  };

  const connectionFor = (route: Route, newConnection: boolean): Connection => {
    const found = newConnection ? takeNext() : takeIdle(route);
    const isUsable = found && isSameRoute(found.route, route);
    if (!isUsable) found?.connection.destroy();
    const connection = isUsable ? found.connection : createConnection(route);
    open.add(connection);
    return connection;
  };

  const finish = (connection: Connection): void => {
    open.delete(connection);
    connection.destroy();
  };

  const release = (route: Route, connection: Connection): void => {
    open.delete(connection);
    idle.push({ route, connection });
    if (idle.length > MAX_IDLE_CONNECTIONS) idle.shift()?.connection.destroy();
  };

  return {
    async send(url, request, { newConnection, opensNext = false, timeoutMs }) {
      const fault = urlFault(url);
      if (fault !== null) return notSent('not-sent', fault);
      const route = await routeTo(url);
      if ('code' in route) return route;
      if (isClosed) return { reached: false, code: 'reset', facts: {} };
      const connection = connectionFor(route, newConnection);
      const answered = roundTrip(
        connection,
        { ...request, path: url.pathname + url.search },
        {
          timeouts: { connectMs: CONNECT_TIMEOUT_MS, requestMs: timeoutMs },
          timers,
          secure: url.protocol === 'https:',
        },
      );
      if (opensNext) {
        // After the request is written.
        void setImmediate().then(() => open.has(connection) && openNext(route));
      }
      const outcome = await answered;
      if ('code' in outcome || outcome.status >= 300) dropNext();
      if ('code' in outcome) finish(connection);
      // Closing takes time, so it doesn't delay the write of the response.
      else if (newConnection) timers.after(CLOSE_DELAY_MS, () => finish(connection));
      else release(route, connection);
      return outcome;
    },
    close() {
      isClosed = true;
      dropNext();
      for (const connection of [...open, ...idle.splice(0).map((one) => one.connection)])
        connection.destroy();
    },
  };
}

/** Returns why no request may be sent to a URL; null if it is safe. */
export function urlFault(url: URL): 'scheme' | 'in-the-clear' | 'credentials' | null {
  if (url.username !== '' || url.password !== '') return 'credentials';
  if (url.protocol === 'https:') return null;
  if (url.protocol !== 'http:') return 'scheme';
  return isLoopbackUrl(url.href) ? null : 'in-the-clear';
}

const notSent = (code: Failure['code'], reason: string): Failure => ({
  reached: false,
  code,
  facts: { reason },
});

const isSameRoute = (a: Route, b: Route): boolean =>
  a.origin === b.origin &&
  a.trust === b.trust &&
  a.proxy?.origin === b.proxy?.origin &&
  a.proxy?.authorization === b.proxy?.authorization;

export const headersOf = (version: string): Record<string, string> => ({
  accept: 'application/json',
  'user-agent': `QOTD-Studio/${version}`,
});

/** Whether a token can be in a header: visible ASCII characters only. */
export const isSendable = (token: string): boolean => /^[\x21-\x7e]+$/.test(token);
