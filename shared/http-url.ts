/** Requires a scheme, two slashes, and a host, because URL parsers also accept `https:x` and `https:///x`. */
const WRITTEN_OUT = /^https?:\/\/[^\s/?#\\][^\s\p{Cc}]*$/iu;

/** Declared here because shared code has no DOM or Node types. */
declare const URL: {
  canParse(url: string): boolean;
  parse(url: string): { protocol: string; host: string; hostname: string; port: string } | null;
};

/** Returns whether `text` is an absolute `http:` or `https:` URL without white space. */
export const isHttpUrl = (text: string): boolean => WRITTEN_OUT.test(text) && URL.canParse(text);

/** Returns whether the URL's host is this computer. No other computer can load such a URL. */
export const isLoopbackUrl = (url: string): boolean =>
  /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(?=[:/?#]|$)/i.test(url);

/** This computer's host names after URL parsing: `127.1` and `0x7f.1` become `127.0.0.1`. */
const OWN_HOSTS = /^(?:(?:.*\.)?localhost\.?|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:(?:7f|0:0).*\])$/;

/** Returns true if the URL leads to this app's running local API, by any of this computer's names. */
export function isOwnApiUrl(url: string, api: { state: string; url: string | null; port: number }): boolean {
  const parsed = URL.parse(url.trim());
  if (!parsed || api.state !== 'running') return false;
  const port = parsed.port === '' ? (parsed.protocol === 'https:' ? 443 : 80) : Number(parsed.port);
  const own = api.url === null ? null : URL.parse(api.url);
  return port === api.port && (OWN_HOSTS.test(parsed.hostname) || parsed.hostname === own?.hostname);
}
