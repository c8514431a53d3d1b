/**
 * Takes out of what the request log shows whatever could be a secret: header values by a list of those that are none,
 * and the tokens of the local API wherever they stand.
 */
export interface Redactor {
  /** The text with every known token masked, also where it is percent-encoded or escaped in JSON. */
  text(text: string): string;
  /** The value of a header, or a mask. */
  header(name: string, value: string): string;
}

const MASK = '•••';
const TOKEN_MASK = '••••';
/** Of a token this long the last few characters tell nobody the rest. */
const LONG_TOKEN = 12;
const SHOWN_OF_LONG_TOKEN = 4;

/** Headers that say how a message is made, not who sends it. */
const HARMLESS = new Set([
  'accept',
  'accept-charset',
  'accept-encoding',
  'accept-language',
  'accept-ranges',
  'allow',
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'content-type',
  'date',
  'expect',
  'host',
  'keep-alive',
  'origin',
  'retry-after',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-fetch-user',
  'transfer-encoding',
  'user-agent',
  'www-authenticate',
  'x-content-type-options',
]);

const BEARER = /^(bearer) +(\S+)$/i;

/** A redactor that knows these tokens. */
export function createRedactor(tokens: ReadonlySet<string>): Redactor {
  const anyToken = patternOf(tokens);
  const text = (given: string): string => (anyToken ? given.replace(anyToken, TOKEN_MASK) : given);
  const authorization = (value: string): string => {
    const [, scheme = '', token = ''] = BEARER.exec(value) ?? [];
    if (scheme === '') return MASK;
    const shown = tokens.has(token) && token.length >= LONG_TOKEN ? token.slice(-SHOWN_OF_LONG_TOKEN) : '';
    return `${scheme} ${TOKEN_MASK}${shown}`;
  };
  return {
    text,
    header(name, value) {
      const known = name.toLowerCase();
      if (known === 'authorization') return authorization(value);
      return HARMLESS.has(known) ? text(value) : MASK;
    },
  };
}

/** Matches any of the tokens, longest first: one may begin with another. Null where there is none. */
function patternOf(tokens: ReadonlySet<string>): RegExp | null {
  const patterns = [...tokens]
    .filter((token) => token !== '')
    .sort((a, b) => b.length - a.length)
    .map((token) => Array.from(token, anyFormOf).join(''));
  if (patterns.length === 0) return null;
  // Most places of a text are passed over by the character that stands there.
  const first = [...tokens].map((token) => escaped(token.slice(0, 1))).join('');
  return new RegExp(`(?=[${first}%\\\\])(?:${patterns.join('|')})`, 'g');
}

/** One character as it is, percent-encoded, or escaped in JSON. */
function anyFormOf(character: string): string {
  const encoded = Array.from(Buffer.from(character), (byte) => `%${inAnyCase(hex(byte, 2))}`).join('');
  const inJson = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at))
    .map((unit) => `\\\\u${inAnyCase(hex(unit, 4))}`)
    .join('');
  return `(?:\\\\?${escaped(character)}|${encoded}|${inJson})`;
}

/** A character that means itself in a regular expression, in brackets as well. */
const escaped = (character: string): string => character.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&');

const hex = (number: number, digits: number): string => number.toString(16).padStart(digits, '0');

const inAnyCase = (digits: string): string =>
  digits.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
