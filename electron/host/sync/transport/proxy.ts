import { Socket } from 'node:net';
import { buildConnector, Client } from 'undici';

/** A proxy server for requests. */
export interface ProxyServer {
  /** The scheme, host, and port of the proxy. */
  origin: string;
  /** The value of `Proxy-Authorization`; null without a user name. Never logged. */
  authorization: string | null;
}

/** A proxy, none, an invalid proxy URL, or a system that allows only proxies of other types. */
type ProxyChoice = ProxyServer | 'direct' | 'unusable' | 'unsupported';

/** Variables such as those of the process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Where proxies are configured outside of the settings. */
export interface ProxySources {
  /** Variables that may name proxies. */
  environment: Environment;
  /** Returns the system's proxies for a URL in the format of a PAC script. Without it, only variables are used. */
  resolveProxy?: ((url: string) => Promise<string>) | undefined;
}

/**
 * Returns the proxy for an https: URL. `setting` is a URL, `none`, or empty. If it's empty, HTTPS_PROXY and HTTP_PROXY of the
 * environment are used, and without them the system's proxy: a variable is set for this app. Lower-case names take precedence,
 * as in curl. NO_PROXY applies to all of them.
 */
export async function chooseProxy(
  target: URL,
  setting: string,
  { environment, resolveProxy }: ProxySources,
): Promise<ProxyChoice> {
  const variable = (name: string) => environment[name.toLowerCase()] || environment[name] || '';
  if (setting === 'none' || isExcepted(target, variable('NO_PROXY'))) return 'direct';
  const address = setting || variable('HTTPS_PROXY') || variable('HTTP_PROXY');
  if (address !== '') return readProxy(address);
  // Chromium connects directly, too, if it can't find the system's proxy.
  return resolveProxy ? chooseSystemProxy(await resolveProxy(target.href).catch(() => 'DIRECT')) : 'direct';
}

/** Returns the first usable choice of a list such as `SOCKS5 a:1080; PROXY b:8080; DIRECT`. */
function chooseSystemProxy(list: string): ProxyChoice {
  const choices = list
    .split(';')
    .map((choice) => choice.trim().split(/\s+/))
    .filter(([type]) => type !== '');
  for (const [type = '', server = ''] of choices) {
    const scheme = SYSTEM_PROXY_SCHEMES[type.toUpperCase()];
    if (type.toUpperCase() === 'DIRECT') return 'direct';
    const proxy = scheme && server ? readProxy(`${scheme}://${server}`) : 'unusable';
    if (proxy !== 'unusable') return proxy;
  }
  return choices.length === 0 ? 'direct' : 'unsupported';
}

const SYSTEM_PROXY_SCHEMES: Readonly<Record<string, string>> = {
  PROXY: 'http',
  HTTP: 'http',
  HTTPS: 'https',
};

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
