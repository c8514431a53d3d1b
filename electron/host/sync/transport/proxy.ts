import { Socket } from 'node:net';
import { buildConnector, Client } from 'undici';

/** A proxy that the requests go through. */
export interface ProxyServer {
  /** Its scheme, host and port. */
  origin: string;
  /** What it is to be told in `Proxy-Authorization`; null where it wants no name. Never logged. */
  authorization: string | null;
}

/** What a proxy's address can be: an address to use, none, or text that is no address of a proxy. */
type ProxyChoice = ProxyServer | 'direct' | 'unusable';

/** Variables such as those of the process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The proxy for an https: URL. `setting`: an address, `none`, or empty for what the environment says in HTTPS_PROXY,
 * HTTP_PROXY and NO_PROXY; lower case comes first, as with curl. What NO_PROXY names goes direct with a set address too.
 */
export function chooseProxy(target: URL, setting: string, environment: Environment): ProxyChoice {
  const variable = (name: string) => environment[name.toLowerCase()] || environment[name] || '';
  if (setting === 'none' || isExcepted(target, variable('NO_PROXY'))) return 'direct';
  const address = setting || variable('HTTPS_PROXY') || variable('HTTP_PROXY');
  return address === '' ? 'direct' : readProxy(address);
}

/** `http://user:password@host:port`; without a scheme it is http. */
function readProxy(address: string): ProxyChoice {
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `http://${address}`);
  if (!url || !/^https?:$/.test(url.protocol)) return 'unusable';
  try {
    const name = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    return {
      origin: url.origin,
      authorization: url.username === '' ? null : `Basic ${Buffer.from(name).toString('base64')}`,
    };
  } catch {
    // A stray % in the name or the password.
    return 'unusable';
  }
}

/** Whether NO_PROXY names the host: `*`, `host`, `host:port`, `.domain`, `*.domain`, with commas or spaces between. */
function isExcepted({ hostname, port }: URL, list: string): boolean {
  const host = bare(hostname);
  return list
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .some((entry) => {
      const { name = entry, only } = NAME_AND_PORT.exec(entry)?.groups ?? {};
      if (only !== undefined && only !== (port || '443')) return false;
      if (name === '*') return true;
      const domain = bare(name.replace(/^\*?\./, ''));
      const isItself = host === domain && !name.startsWith('*');
      return domain !== '' && (isItself || host.endsWith(`.${domain}`));
    });
}

/** A name, IPv4, or IPv6 in brackets, with or without a port. IPv6 without brackets doesn't match: it has no port. */
const NAME_AND_PORT = /^(?<name>\[.+\]|[^:]+)(?::(?<only>\d+))?$/;

/** Without brackets around IPv6 and the dot at the end of a full name. */
const bare = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');

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
export function tunnelConnector(
  proxy: ProxyServer,
  options: buildConnector.BuildOptions,
): buildConnector.connector {
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
