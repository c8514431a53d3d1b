/** Scheme, two slashes and a host must be written out: parsers of URLs would let `https:x` and `https:///x` pass. */
const WRITTEN_OUT = /^https?:\/\/[^\s/?#\\][^\s\p{Cc}]*$/iu;

/** Part of Node and of every browser. */
declare const URL: { canParse(url: string): boolean };

/** Whether `text` is an absolute `http:` or `https:` URL, without white space anywhere. */
export const isHttpUrl = (text: string): boolean => WRITTEN_OUT.test(text) && URL.canParse(text);

/** Whether the URL names this very machine: nobody else can load what is there. */
export const isLoopbackUrl = (url: string): boolean =>
  /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(?=[:/?#]|$)/i.test(url);
