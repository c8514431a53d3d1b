/** Requires a scheme, two slashes, and a host: URL parsers accept `https:x` and `https:///x`. */
const WRITTEN_OUT = /^https?:\/\/[^\s/?#\\][^\s\p{Cc}]*$/iu;

/** Available in Node and in browsers. */
declare const URL: { canParse(url: string): boolean };

/** Whether `text` is an absolute `http:` or `https:` URL without white space. */
export const isHttpUrl = (text: string): boolean => WRITTEN_OUT.test(text) && URL.canParse(text);

/** Whether the URL is on this computer, so that no other computer can load it. */
export const isLoopbackUrl = (url: string): boolean =>
  /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(?=[:/?#]|$)/i.test(url);
