/** Requires a scheme, two slashes, and a host: URL parsers accept `https:x` and `https:///x`. */
const WRITTEN_OUT = /^https?:\/\/[^\s/?#\\][^\s\p{Cc}]*$/iu;

/** Available in Node and in browsers. */
declare const URL: {
  canParse(url: string): boolean;
  parse(url: string): { protocol: string; host: string; hostname: string; port: string } | null;
};

/** Whether `text` is an absolute `http:` or `https:` URL without white space. */
export const isHttpUrl = (text: string): boolean => WRITTEN_OUT.test(text) && URL.canParse(text);

/** Whether the URL is on this computer, so that no other computer can load it. */
export const isLoopbackUrl = (url: string): boolean =>
  /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(?=[:/?#]|$)/i.test(url);

/** Host names of this computer, as URL parsers normalize them: `127.1` and `0x7f.1` become `127.0.0.1`. */
const OWN_HOSTS = /^(?:(?:.*\.)?localhost\.?|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:(?:7f|0:0).*\])$/;

/** Whether the URL leads to the running local API of this app, by any name of this computer. */
export function isOwnApiUrl(url: string, api: { state: string; url: string | null; port: number }): boolean {
  const parsed = URL.parse(url.trim());
  if (!parsed || api.state !== 'running') return false;
  const port = parsed.port === '' ? (parsed.protocol === 'https:' ? 443 : 80) : Number(parsed.port);
  const own = api.url === null ? null : URL.parse(api.url);
  return port === api.port && (OWN_HOSTS.test(parsed.hostname) || parsed.hostname === own?.hostname);
}
