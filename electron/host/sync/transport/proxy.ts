import { buildConnector, Client, type Dispatcher } from 'undici';

/**
 * A proxy with its user name and password, no proxy, an invalid proxy URL, or a system that has only proxies
 * of other types.
 */
type ProxyChoice = URL | 'direct' | 'unusable' | 'unsupported';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface ProxySources {
  environment: Environment;
  /**
   * Resolves with the system's proxies for a URL in the format of a PAC script. If this is missing, only
   * variables are used.
   */
  resolveProxy?: ((url: string) => Promise<string>) | undefined;
}

/**
 * Resolves with the proxy for an https: URL. `setting` is a URL, `none`, or empty. If it's empty, uses
 * HTTPS_PROXY and HTTP_PROXY, or the system's proxy if both are unset. Variables take precedence over the
 * system's proxy because they can be set for this app only. Lowercase names take precedence, as in curl.
 * NO_PROXY applies to all proxies.
 */
export async function chooseProxy(
  target: URL,
  setting: string,
  { environment, resolveProxy }: ProxySources,
): Promise<ProxyChoice> {
  const readVariable = (name: string) => environment[name.toLowerCase()] || environment[name] || '';
  if (setting === 'none' || isExcepted(target, readVariable('NO_PROXY'))) return 'direct';
  const address = setting || readVariable('HTTPS_PROXY') || readVariable('HTTP_PROXY');
  if (address !== '') return readProxy(address);
  // Chromium also connects directly if it can't find the system's proxy.
  return resolveProxy ? chooseSystemProxy(await resolveProxy(target.href).catch(() => 'DIRECT')) : 'direct';
}

/** Returns the first usable choice in a list such as `SOCKS5 a:1080; PROXY b:8080; DIRECT`. */
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

/** Parses `http://user:password@host:port`. The default scheme is http. */
function readProxy(address: string): ProxyChoice {
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `http://${address}`);
  if (!url || !/^https?:$/.test(url.protocol)) return 'unusable';
  try {
    decodeURIComponent(url.username + url.password);
    return url;
  } catch {
    // The user name or password has a stray %.
    return 'unusable';
  }
}

/**
 * Returns whether NO_PROXY contains the host. Entries are `*`, `host`, `host:port`, `.domain`, and
 * `*.domain`, separated by commas or spaces.
 */
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

/**
 * Matches a host name, an IPv4 address, or an IPv6 address in brackets, with an optional port. An IPv6
 * address without brackets doesn't match. It can't have a port, so the whole entry is the name.
 */
const NAME_AND_PORT = /^(?<name>\[.+\]|[^:]+)(?::(?<only>\d+))?$/;

/** Returns the host without IPv6 brackets and without a trailing dot. */
const normalizeHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');

/** The proxy can't be reached, or its response isn't HTTP. `cause` has the reason. */
export class ProxyError extends Error {
  constructor(cause: unknown) {
    super('The proxy connection failed.', { cause });
  }
}

/**
 * A client that requests tunnels from a proxy. A failed request rejects with ProxyError, unlike a failed
 * connection through a tunnel.
 */
export class ProxyClient extends Client {
  constructor(url: URL, options: buildConnector.BuildOptions) {
    const connect = buildConnector(options);
    super(url.origin, {
      headersTimeout: 0,
      // undici would set the server name even if the proxy's host is an IP address, but TLS doesn't allow
      // that.
      connect: ({ servername: _, ...target }, callback) => connect(target, callback),
    });
  }

  override connect<T = null>(options: Dispatcher.ConnectOptions<T>): Promise<Dispatcher.ConnectData<T>> {
    return super.connect(options).catch((error: unknown) => {
      throw new ProxyError(error);
    });
  }
}
