import { X509Certificate } from 'node:crypto';
import { createSecureContext, type SecureContext } from 'node:tls';
import { isLoopbackUrl } from '../../../../shared/http-url.ts';
import type { Timers } from '../../ports.ts';
import type { TransportSettings } from '../sync-ports.ts';
import {
  type Connection,
  chooseProxy,
  createConnection,
  type Environment,
  type Route,
} from './http-connection.ts';
import { type RawAnswer, type RawRequest, roundTrip } from './round-trip.ts';
import type { Failure } from './transport-failure.ts';

/** The file with certificates can't be used. `reason`: the disk's code, or `no-certificate`. */
class TrustFault extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super('The certificates can not be used.');
    this.reason = reason;
  }
}

/**
 * Whose certificates are trusted when a file in PEM is named: those in it, beside those whom Node trusts. Empty: the
 * latter alone. The function rejects with TrustFault.
 */
function createTrust(
  readFile: (path: string) => Promise<string>,
): (path: string) => Promise<SecureContext | undefined> {
  let last: { text: string; context: SecureContext } | null = null;
  return async (path) => {
    if (path === '') return undefined;
    const text = await readFile(path).catch((error: unknown) => {
      throw new TrustFault(error instanceof Error && 'code' in error ? String(error.code) : 'unknown');
    });
    if (last?.text !== text) {
      const context = createSecureContext();
      // The option `ca` would take the place of those whom Node trusts, and to read all of them again takes a second.
      for (const pem of inPem(text)) context.context.addCACert(pem);
      last = { text, context };
    }
    return last.context;
  };
}

const CERTIFICATE =
  /-----BEGIN (?:TRUSTED |X509 )?CERTIFICATE-----[^-]+-----END (?:TRUSTED |X509 )?CERTIFICATE-----/g;

/** Throws TrustFault where there is none, or one that can't be read. */
function inPem(text: string): string[] {
  const found = text.match(CERTIFICATE) ?? [];
  if (found.length === 0) throw new TrustFault('no-certificate');
  try {
    return found.map((pem) => new X509Certificate(pem).toString());
  } catch {
    throw new TrustFault('no-certificate');
  }
}

/** What requests need of this computer. */
export interface System {
  timers: Timers;
  /** Where proxies are named. */
  environment: Environment;
  readFile: (path: string) => Promise<string>;
}

interface SendOptions {
  /** On a connection of its own, that ends after it. */
  fresh: boolean;
  /** Milliseconds until it is given up. */
  deadline: number;
}

/** Sends single requests, each of them once. */
export interface Sender {
  /** Never rejects. Nothing is sent in the clear but to this very computer, and there through no proxy. */
  send(url: URL, request: Omit<RawRequest, 'path'>, options: SendOptions): Promise<RawAnswer | Failure>;
  /** Ends every connection. */
  close(): void;
}

/** As many connections without a request are kept. */
const KEPT = 4;
/** Milliseconds to have a connection. */
const CONNECT = 10_000;

/** `way` is asked for the settings as they are now. */
export function createSender(
  { timers, environment, readFile }: System,
  way: () => TransportSettings,
): Sender {
  const trustIn = createTrust(readFile);
  const kept: { route: Route; connection: Connection }[] = [];
  const open = new Set<Connection>();

  const routeTo = async (url: URL): Promise<Route | Failure> => {
    const { proxy: setting, caFile } = way();
    const proxy = url.protocol === 'http:' ? 'direct' : chooseProxy(url, setting, environment);
    if (proxy === 'unusable') return unsent('proxy', 'address');
    try {
      const trust = await trustIn(caFile);
      return { origin: url.origin, proxy: proxy === 'direct' ? null : proxy, trust };
    } catch (error) {
      return unsent('ca-file', error instanceof TrustFault ? error.reason : 'unknown');
    }
  };

  const connectionFor = (route: Route, fresh: boolean): Connection => {
    const at = fresh ? -1 : kept.findLastIndex((one) => isSameRoute(one.route, route));
    const [found] = at < 0 ? [] : kept.splice(at, 1);
    const connection = found?.connection ?? createConnection(route, fresh);
    open.add(connection);
    return connection;
  };

  const giveBack = (route: Route, connection: Connection): void => {
    kept.push({ route, connection });
    if (kept.length > KEPT) kept.shift()?.connection.drop();
  };

  return {
    async send(url, request, { fresh, deadline }) {
      const fault = addressFault(url);
      if (fault !== null) return unsent('not-sent', fault);
      const route = await routeTo(url);
      if ('code' in route) return route;
      const connection = connectionFor(route, fresh);
      const outcome = await roundTrip(
        connection,
        { ...request, path: url.pathname + url.search },
        { deadlines: { connect: CONNECT, whole: deadline }, timers, secure: url.protocol === 'https:' },
      );
      open.delete(connection);
      if ('code' in outcome || fresh) connection.drop();
      else giveBack(route, connection);
      return outcome;
    },
    close() {
      for (const connection of [...open, ...kept.splice(0).map((one) => one.connection)]) connection.drop();
    },
  };
}

/** Why nothing may be sent to an address; null where it may. */
export function addressFault(url: URL): 'scheme' | 'in-the-clear' | 'credentials' | null {
  if (url.username !== '' || url.password !== '') return 'credentials';
  if (url.protocol === 'https:') return null;
  if (url.protocol !== 'http:') return 'scheme';
  return isLoopbackUrl(url.href) ? null : 'in-the-clear';
}

const unsent = (code: Failure['code'], reason: string): Failure => ({
  reached: false,
  code,
  facts: { reason },
});

const isSameRoute = (a: Route, b: Route): boolean =>
  a.origin === b.origin &&
  a.trust === b.trust &&
  a.proxy?.origin === b.proxy?.origin &&
  a.proxy?.authorization === b.proxy?.authorization;
