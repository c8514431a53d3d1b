/** Builds curl commands that are quoted for POSIX shells. A path, header, or body must never be executed. */

/** The environment variables with tokens (docs/bots/cli.md). */
type TokenVariable = 'QOTD_ADMIN_TOKEN' | 'QOTD_REMOTE_TOKEN';

export interface CurlRequest {
  /** Scheme, host, and port, such as `http://127.0.0.1:4747`. */
  origin: string;
  method: string;
  /** Path and query, or any other request target. */
  target: string;
  /** Header names and values, in order. */
  headers: readonly (readonly [name: string, value: string])[];
  body: string | null;
  /** The token, or the variable from which the shell reads the token. */
  token: string | { variable: TokenVariable };
}

/** Headers that curl sets, and headers that apply only to one connection. */
const OMITTED_HEADERS = new Set([
  'accept-encoding',
  'authorization',
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
]);

/**
 * Quotes text as one word for a POSIX shell. Escapes control characters except for line breaks and tabs,
 * because a pasted control character could make the terminal execute the rest.
 */
export const quoteShellWord = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text)
    ? text
    : `'${text.replaceAll("'", "'\\''").replace(CONTROLS, (controls) => `'"$(printf '${toOctal(controls)}')"'`)}'`;

const CONTROLS = /[^\P{Cc}\n\t]+/gu;

/** Escapes the UTF-8 bytes of control characters for any shell's `printf`. */
const toOctal = (controls: string): string =>
  Array.from(controls, (character) => character.charCodeAt(0))
    .flatMap((code) => (code < 0x80 ? [code] : [0xc2, code]))
    .map((byte) => `\\${byte.toString(8).padStart(3, '0')}`)
    .join('');

/** The replacement for tokens in the request log. */
const TOKEN_MASK = '••••';

/** Returns true if the target or body contains a masked token. A command then can't repeat the request. */
export const hasMaskedToken = ({ target, body }: Pick<CurlRequest, 'target' | 'body'>): boolean =>
  target.includes(TOKEN_MASK) || (body?.includes(TOKEN_MASK) ?? false);

/** Returns a multiline command that repeats the request, or null if the body contains U+0000. */
export function formatCurlCommand(call: CurlRequest): string | null {
  if (call.body?.includes('\0')) return null;
  const parts = [
    ['curl', ...formatMethod(call), ...formatTarget(call)].join(' '),
    ...formatAuthorization(call),
    ...formatHeaders(call),
    ...(call.body === null ? [] : [`--data-raw ${quoteShellWord(call.body)}`]),
  ];
  return parts.join(' \\\n  ');
}

function formatMethod({ method, body }: CurlRequest): string[] {
  if (method === 'HEAD') return ['--head'];
  return method === (body === null ? 'GET' : 'POST') ? [] : ['-X', quoteShellWord(method)];
}

/** Adds options without which curl expands brackets, resolves dots, and changes targets that aren't paths. */
function formatTarget({ origin, target }: CurlRequest): string[] {
  if (!target.startsWith('/')) return ['--request-target', quoteShellWord(target), quoteShellWord(origin)];
  const words = [];
  if (/[[\]{}]/.test(target)) words.push('--globoff');
  if (/\/\.{1,2}(\/|$|\?)/.test(target)) words.push('--path-as-is');
  // curl doesn't send fragments.
  if (target.includes('#')) words.push('--request-target', quoteShellWord(target));
  return [...words, quoteShellWord(origin + target)];
}

/** Returns an empty list if the request had no token. */
function formatAuthorization({ headers, token }: CurlRequest): string[] {
  const sent = headers.find(([name]) => name.toLowerCase() === 'authorization');
  if (!sent) return [];
  const scheme = /^[\w-]+(?= )/.exec(sent[1])?.[0] ?? 'Bearer';
  if (typeof token === 'object') return [`-H "Authorization: ${scheme} $${token.variable}"`];
  return [`-H ${quoteShellWord(`Authorization: ${scheme} ${token}`)}`];
}

function formatHeaders({ headers, body }: CurlRequest): string[] {
  const words = headers
    .filter(([name]) => !OMITTED_HEADERS.has(name.toLowerCase()))
    // In curl, `Name:` removes a header, and `Name;` sends an empty one.
    .map(([name, value]) => `-H ${quoteShellWord(value === '' ? `${name};` : `${name}: ${value}`)}`);
  const has = (wanted: string) => headers.some(([name]) => name.toLowerCase() === wanted);
  // If there's a body, curl adds the content type of forms.
  return body === null || has('content-type') ? words : [...words, "-H 'Content-Type:'"];
}
