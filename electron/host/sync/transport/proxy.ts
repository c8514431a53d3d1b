import { Socket } from 'node:net';
import { buildConnector, Client } from 'undici';

/** A proxy server for requests. */
export interface ProxyServer {
  /** The scheme, host, and port of the proxy. */
  origin: string;
  /** The value of `Proxy-Authorization`; null without a user name. Never logged. */
  authorization: string | null;
}

/** A proxy, none, or an invalid proxy URL. */
type ProxyChoice = ProxyServer | 'direct' | 'unusable';

/** Variables such as those of the process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The proxy for an https: URL. `setting` is a URL, `none`, or empty for HTTPS_PROXY, HTTP_PROXY, and NO_PROXY of the environment;
 * lower-case names take precedence, as in curl. NO_PROXY also applies to a URL in the setting.
 */
export function chooseProxy(target: URL, setting: string, environment: Environment): ProxyChoice {
  const variable = (name: string) => environment[name.toLowerCase()] || environment[name] || '';
  if (setting === 'none' || isExcepted(target, variable('NO_PROXY'))) return 'direct';
  const address = setting || variable('HTTPS_PROXY') || variable('HTTP_PROXY');
  return address === '' ? 'direct' : readProxy(address);
}

/** Reads `http://user:password@host:port`. The default scheme is http. */
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

/** Whether NO_PROXY contains the host: `*`, `host`, `host:port`, `.domain`, `*.domain`, separated by commas or spaces. */
function isExcepted({ hostname, port }: URL, list: string): boolean {
  const host = normalizeHost(hostname);
  return list
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .some((entry) => {
      const { name = entry, only } = NAME_AND_PORT.exec(entry)?.groups ?? {};
      if (only !== undefined && only !== (port || '443')) return false;
      if (name === '*') return true;
      const domain = normalizeHost(name.replace(/^\*?\./, ''));
      const isItself = host === domain && !name.startsWith('*');
      return domain !== '' && (isItself || host.endsWith(`.${domain}`));
    });
}

/** A name, IPv4, or IPv6 in brackets, with or without a port. IPv6 without brackets doesn't match: it has no port. */
const NAME_AND_PORT = /^(?<name>\[.+\]|[^:]+)(?::(?<only>\d+))?$/;

/** The host without brackets around IPv6 and without a final dot. */
const normalizeHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');

/** The proxy rejected the connection or couldn't be reached. Only CONNECT was sent. */
export class ProxyFault extends Error {
  /** The status of its response; null if it couldn't be reached, and `cause` has the reason. */
  readonly status: number | null;

  constructor(status: number | null, cause?: unknown) {
    super('The proxy connection failed.', { cause });
    this.status = status;
  }
}

/** Connects to an https: server through a proxy with CONNECT and then TLS. Fails with ProxyFault or a TLS error. */
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
  const connector = buildConnector(options);
  // undici would check the proxy's certificate against the Host header, which names the server.
  const connect: buildConnector.connector = ({ servername: _, ...own }, callback) => connector(own, callback);
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
