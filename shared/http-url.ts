/** Requires a scheme, `//`, and a host, because URL parsers also accept `https:x` and `https:///x`. */
const WRITTEN_OUT = /^https?:\/\/[^\s/?#\\][^\s\p{Cc}]*$/iu;

/** Declared here because shared code has no DOM or Node types. */
declare const URL: {
  canParse(url: string): boolean;
  parse(url: string): { protocol: string; host: string; hostname: string; port: string } | null;
};

/** Returns whether `text` is an absolute `http:` or `https:` URL without white space. */
export const isHttpUrl = (text: string): boolean => WRITTEN_OUT.test(text) && URL.canParse(text);

/** Returns whether a base URL has a query or fragment. A path appended to it would become part of that. */
export const hasQueryOrFragment = (url: string): boolean => /[?#]/.test(url);

const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i;

/**
 * Returns true for `localhost`, 127.0.0.0/8, and `::1` with or without brackets. Other computers can't connect
 * to them.
 */
export const isLoopbackHost = (host: string): boolean => LOOPBACK_HOST.test(host);

/** Returns true if the URL is on this computer. No other computer can load it. */
export function isLoopbackUrl(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && /^https?:$/.test(parsed.protocol) && isLoopbackHost(parsed.hostname);
}

/** This computer's other host names after URL parsing. `127.1` and `0x7f.1` become `127.0.0.1`. */
const OTHER_OWN_HOSTS = /^(?:(?:.*\.)?localhost\.?|0\.0\.0\.0|\[::\]|\[::ffff:(?:7f|0:0).*\])$/;

/** Returns true if the URL leads to this app's running local API, by any of this computer's names. */
export function isOwnApiUrl(url: string, api: { state: string; url: string | null; port: number }): boolean {
  const parsed = URL.parse(url.trim());
  if (!parsed || api.state !== 'running') return false;
  const port = parsed.port === '' ? (parsed.protocol === 'https:' ? 443 : 80) : Number(parsed.port);
  const own = api.url === null ? null : URL.parse(api.url);
  const { hostname } = parsed;
  const isOwn = isLoopbackHost(hostname) || OTHER_OWN_HOSTS.test(hostname) || hostname === own?.hostname;
  return port === api.port && isOwn;
}
