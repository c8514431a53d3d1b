/**
 * Commands for curl, quoted for POSIX shells: whatever stands in a path, a header or a body stays text and is never run.
 */

/** A call to be made once more. */
export interface CurlRequest {
  /** Scheme, host and port, such as `http://127.0.0.1:4747`. */
  origin: string;
  method: string;
  /** Path and query as sent, or whatever else stood in their place. */
  target: string;
  /** Name and value, in the order sent. */
  headers: readonly (readonly [name: string, value: string])[];
  /** Null: none was sent. */
  body: string | null;
  /** Null: the command asks the shell for it, as `$QOTD_TOKEN`. */
  token: string | null;
}

/** What curl writes itself, and what belongs to one connection or one body only. */
const ITS_OWN = new Set([
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
 * One word of a POSIX shell that stands for exactly this text. Control characters are written out, line ends and tabs
 * aside: pasted into a terminal they could end the paste, and what is behind them would be typed.
 */
export const shellWord = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text)
    ? text
    : `'${text.replaceAll("'", "'\\''").replace(CONTROLS, (controls) => `'"$(printf '${octal(controls)}')"'`)}'`;

const CONTROLS = /[^\P{Cc}\n\t]+/gu;

/** The bytes of control characters in UTF-8, as `printf` of every shell reads them. */
const octal = (controls: string): string =>
  Array.from(controls, (character) => character.charCodeAt(0))
    .flatMap((code) => (code < 0x80 ? [code] : [0xc2, code]))
    .map((byte) => `\\${byte.toString(8).padStart(3, '0')}`)
    .join('');

/** What the request log puts in the place of a token. */
const TOKEN_MASK = '••••';

/** True where the log may have masked a token in address or body: a command could not make that call again. */
export const hidesToken = ({ target, body }: Pick<CurlRequest, 'target' | 'body'>): boolean =>
  target.includes(TOKEN_MASK) || (body?.includes(TOKEN_MASK) ?? false);

/**
 * The command that makes the call again, over several lines. Null where no command line can carry the body: one with
 * U+0000 in it.
 */
export function curlCommand(call: CurlRequest): string | null {
  if (call.body?.includes('\0')) return null;
  const parts = [
    ['curl', ...methodWords(call), ...targetWords(call)].join(' '),
    ...authorizationWords(call),
    ...headerWords(call),
    ...(call.body === null ? [] : [`--data-raw ${shellWord(call.body)}`]),
  ];
  return parts.join(' \\\n  ');
}

function methodWords({ method, body }: CurlRequest): string[] {
  if (method === 'HEAD') return ['--head'];
  return method === (body === null ? 'GET' : 'POST') ? [] : ['-X', shellWord(method)];
}

/** curl would expand brackets, tidy up dots, and make an address of its own of anything but a path. */
function targetWords({ origin, target }: CurlRequest): string[] {
  if (!target.startsWith('/')) return ['--request-target', shellWord(target), shellWord(origin)];
  const words = [];
  if (/[[\]{}]/.test(target)) words.push('--globoff');
  if (/\/\.{1,2}(\/|$|\?)/.test(target)) words.push('--path-as-is');
  // curl keeps what is behind a number sign to itself.
  if (target.includes('#')) words.push('--request-target', shellWord(target));
  return [...words, shellWord(origin + target)];
}

/** Only where the call carried one: a call without a token is to be refused again. */
function authorizationWords({ headers, token }: CurlRequest): string[] {
  const sent = headers.find(([name]) => name.toLowerCase() === 'authorization');
  if (!sent) return [];
  const scheme = /^[\w-]+(?= )/.exec(sent[1])?.[0] ?? 'Bearer';
  if (token === null) return [`-H "Authorization: ${scheme} $QOTD_TOKEN"`];
  return [`-H ${shellWord(`Authorization: ${scheme} ${token}`)}`];
}

function headerWords({ headers, body }: CurlRequest): string[] {
  const words = headers
    .filter(([name]) => !ITS_OWN.has(name.toLowerCase()))
    // A colon with nothing behind it would take the header out; curl wants a semicolon for an empty one.
    .map(([name, value]) => `-H ${shellWord(value === '' ? `${name};` : `${name}: ${value}`)}`);
  const has = (wanted: string) => headers.some(([name]) => name.toLowerCase() === wanted);
  // With a body curl would add the type of a form.
  return body === null || has('content-type') ? words : [...words, "-H 'Content-Type:'"];
}
