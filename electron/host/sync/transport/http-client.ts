import type { IncomingHttpHeaders } from 'node:http';
import type { SecureContext } from 'node:tls';
import { Agent, type Dispatcher, errors, ProxyAgent } from 'undici';
import { isLoopbackUrl } from '../../../../shared/http-url.ts';
import type { Timers } from '../../ports.ts';
import type { TransportSettings } from '../sync-ports.ts';
import { chooseProxy, ProxyClient, type ProxySources } from './proxy.ts';
import { type Failure, toFailure } from './transport-failure.ts';
import { createTrustReader, getCertificateFileReason } from './trusted-certificates.ts';

interface Route {
  proxy: URL | null;
  /** The trusted certificates. If undefined, Node's default certificates are trusted. */
  trust: SecureContext | undefined;
}

export interface Connections {
  readonly dispatcher: Dispatcher;
  /** Closes the connections immediately, even during a DNS lookup, a handshake, or a request. */
  destroy(): void;
}

/** A question with 20 options and 5 similar questions takes about 10 kB. */
const MAX_RESPONSE_BYTES = 1024 * 1024;
/** The idle time before a connection is closed. Common servers wait longer. */
const IDLE_TIMEOUT_MS = 4_000;

export const AGENT_OPTIONS = {
  connections: 1,
  // Only HTTP/1.1 makes it possible to know whether a byte of a request was sent.
  allowH2: false,
  // `roundTrip` has its own timers because undici's are up to half a second late.
  headersTimeout: 0,
  bodyTimeout: 0,
  keepAliveTimeout: IDLE_TIMEOUT_MS,
  keepAliveMaxTimeout: IDLE_TIMEOUT_MS,
  maxHeaderSize: 32 * 1024,
  maxResponseSize: MAX_RESPONSE_BYTES,
};

function createConnections({ proxy, trust }: Route): Connections {
  const abort = new AbortController();
  const connect = {
    allowH2: false,
    timeout: 0,
    signal: abort.signal,
    // With NODE_TLS_REJECT_UNAUTHORIZED=0, Node would send the token to any server.
    rejectUnauthorized: true,
    ...(trust && { secureContext: trust }),
  };
  const dispatcher = proxy
    ? new ProxyAgent({
        ...AGENT_OPTIONS,
        uri: proxy.href,
        requestTls: connect,
        clientFactory: (url) => new ProxyClient(url, connect),
      })
    : new Agent({ ...AGENT_OPTIONS, connect });
  return {
    dispatcher,
    destroy() {
      abort.abort();
      void dispatcher.destroy();
    },
  };
}

export interface RawRequest {
  origin: string;
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

interface Timeouts {
  connectMs: number;
  /** The time limit for the whole request, including the connection. */
  requestMs: number;
}

/**
 * Sends a request exactly once. Resolves with the response, or closes the connections and resolves with the
 * failure. Takes at most `requestMs`. Never rejects.
 */
export function roundTrip(
  { dispatcher, destroy }: Connections,
  request: RawRequest,
  { timeouts, timers, secure }: { timeouts: Timeouts; timers: Timers; secure: boolean },
): Promise<RawResponse | Failure> {
  const { promise, resolve } = Promise.withResolvers<RawResponse | Failure>();
  let reached = false;
  let settled = false;
  let head: Omit<RawResponse, 'text'> | null = null;
  const chunks: Buffer[] = [];
  const settle = (outcome: RawResponse | Failure) => {
    if (settled) return;
    settled = true;
    cancelConnectTimer();
    cancelRequestTimer();
    if ('code' in outcome) destroy();
    resolve(outcome);
  };
  const onTimeout = () => settle({ reached, code: 'timeout', facts: {} });
  const cancelConnectTimer = timers.after(timeouts.connectMs, onTimeout);
  const cancelRequestTimer = timers.after(timeouts.requestMs, onTimeout);
  dispatcher.dispatch(
    { ...request, headers: { ...request.headers } },
    {
      onRequestStart(controller) {
        // undici retries requests that it considers unsent, but only sync may decide to retry.
        if (reached || settled) return controller.abort(new Error('a request is sent only once'));
        reached = true;
        cancelConnectTimer();
      },
      onResponseStart(_, status, headers) {
        if (status >= 200) head = { status, headers };
      },
      onResponseData(_, chunk) {
        chunks.push(chunk);
      },
      onResponseEnd() {
        if (head) settle({ ...head, text: new TextDecoder().decode(Buffer.concat(chunks)) });
      },
      onResponseError(_, error) {
        if (!head) return settle(toFailure(error, reached, secure));
        const isTooLarge = error instanceof errors.ResponseExceededMaxSizeError;
        settle({ reached, code: isTooLarge ? 'too-large' : 'cut-off', facts: { status: head.status } });
      },
    },
  );
  return promise;
}

/** The operating system's network settings. Plain Node can't read them. */
export interface SystemNetwork {
  /** Resolves with a URL's proxies in the format of a PAC script. */
  resolveProxy(url: string): Promise<string>;
  /**
   * Resolves with the PEM certificates that the system trusts. They are trusted in addition to Node's own.
   */
  readSystemCertificates(): Promise<readonly string[]>;
}

export interface System extends Partial<SystemNetwork> {
  timers: Timers;
  /** Environment variables that may define proxies. */
  environment: ProxySources['environment'];
  readFile: (path: string) => Promise<string>;
}

interface SendOptions {
  /** True to use a connection for this request only. */
  newConnection: boolean;
  timeoutMs: number;
}

/** Sends each request exactly once. */
export interface Sender {
  /**
   * Sends a request. Sends unencrypted requests only to this computer, and never through a proxy. Never
   * rejects.
   */
  send(
    url: URL,
    request: Omit<RawRequest, 'origin' | 'path'>,
    options: SendOptions,
  ): Promise<RawResponse | Failure>;
  /** Closes every connection. Pending requests fail. */
  close(): void;
}

const CONNECT_TIMEOUT_MS = 10_000;

export function createSender(
  { timers, environment, resolveProxy, readFile, readSystemCertificates }: System,
  getSettings: () => TransportSettings,
): Sender {
  const readTrust = createTrustReader(readFile, readSystemCertificates);
  /** The connections for requests that may be repeated. */
  let shared: (Route & { connections: Connections }) | null = null;
  const open = new Set<Connections>();
  let isClosed = false;

  const routeTo = async (url: URL): Promise<Route | Failure> => {
    const { proxy: setting, caFile } = getSettings();
    const isSecure = url.protocol === 'https:';
    const proxy = isSecure ? await chooseProxy(url, setting, { environment, resolveProxy }) : 'direct';
    if (proxy === 'unusable') return createUnsentFailure('proxy', 'address');
    if (proxy === 'unsupported') return createUnsentFailure('proxy', 'unsupported');
    try {
      const trust = await readTrust(caFile, isSecure);
      return { proxy: proxy === 'direct' ? null : proxy, trust };
    } catch (error) {
      return createUnsentFailure('ca-file', getCertificateFileReason(error));
    }
  };

  const openConnections = (route: Route, newConnection: boolean): Connections => {
    if (!newConnection && shared && isSameRoute(shared, route)) return shared.connections;
    const connections = createConnections(route);
    open.add(connections);
    if (!newConnection) {
      if (shared) close(shared.connections);
      shared = { ...route, connections };
    }
    return connections;
  };

  const close = (connections: Connections): void => {
    open.delete(connections);
    if (shared?.connections === connections) shared = null;
    connections.destroy();
  };

  return {
    async send(url, request, { newConnection, timeoutMs }) {
      const fault = findUrlFault(url);
      if (fault !== null) return createUnsentFailure('not-sent', fault);
      const route = await routeTo(url);
      if ('code' in route) return route;
      if (isClosed) return { reached: false, code: 'reset', facts: {} };
      const connections = openConnections(route, newConnection);
      const outcome = await roundTrip(
        connections,
        { ...request, origin: url.origin, path: url.pathname + url.search },
        {
          timeouts: { connectMs: CONNECT_TIMEOUT_MS, requestMs: timeoutMs },
          timers,
          secure: url.protocol === 'https:',
        },
      );
      if (newConnection || 'code' in outcome) close(connections);
      return outcome;
    },
    close() {
      isClosed = true;
      for (const connections of open) close(connections);
    },
  };
}

/** Returns the reason why no request may be sent to a URL, or null if the URL is safe. */
export function findUrlFault(url: URL): 'scheme' | 'in-the-clear' | 'credentials' | null {
  if (url.username !== '' || url.password !== '') return 'credentials';
  if (url.protocol === 'https:') return null;
  if (url.protocol !== 'http:') return 'scheme';
  return isLoopbackUrl(url.href) ? null : 'in-the-clear';
}

const createUnsentFailure = (code: Failure['code'], reason: string): Failure => ({
  reached: false,
  code,
  facts: { reason },
});

const isSameRoute = (a: Route, b: Route): boolean => a.trust === b.trust && a.proxy?.href === b.proxy?.href;

export const createHeaders = (version: string): Record<string, string> => ({
  accept: 'application/json',
  'user-agent': `QOTD-Studio/${version}`,
});

/** Returns whether a token has only visible ASCII characters, as a header requires. */
export const isSendable = (token: string): boolean => /^[\x21-\x7e]+$/.test(token);
