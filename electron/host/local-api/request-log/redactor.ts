/** Masks secrets in what the request log shows: tokens of the local API, and headers that aren't known to be harmless. */
export interface Redactor {
  /** Masks every known token, also one that is percent-encoded or escaped in JSON. */
  text(text: string): string;
  /** The same for an incomplete text: also masks the beginning of a token at its end. */
  incompleteText(text: string): string;
  /** Returns the value of a header, or a mask. */
  header(name: string, value: string): string;
}

const MASK = '•••';
const TOKEN_MASK = '••••';
/** Tokens of this length are still secret if their last characters are shown. */
const LONG_TOKEN = 12;
const SHOWN_OF_LONG_TOKEN = 4;

/** Headers that never contain secrets. */
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

/** Creates a redactor of these tokens. */
export function createRedactor(tokens: ReadonlySet<string>): Redactor {
  const patterns = [...tokens]
    .filter((token) => token !== '')
    // Of two tokens of which one begins with the other, the longer one is masked.
    .sort((a, b) => b.length - a.length)
    .map(tokenPatterns);
  const text = (given: string): string =>
    patterns.reduce((masked, { whole }) => masked.replaceAll(whole, TOKEN_MASK), given);
  const authorization = (value: string): string => {
    const [, scheme = '', token = ''] = BEARER.exec(value) ?? [];
    if (scheme === '') return MASK;
    const shown = tokens.has(token) && token.length >= LONG_TOKEN ? token.slice(-SHOWN_OF_LONG_TOKEN) : '';
    return `${scheme} ${TOKEN_MASK}${shown}`;
  };
  return {
    text,
    incompleteText(given) {
      let start = given.length;
      // Whole tokens are blanked from the longest on: masked first, a shorter one would hide the beginning of a longer one.
      let left = given;
      for (const { whole, beginning } of patterns) {
        left = left.replaceAll(whole, (found) => '\0'.repeat(found.length));
        const at = left.search(beginning);
        if (at >= 0) start = Math.min(start, at);
      }
      return start === given.length ? text(given) : text(given.slice(0, start)) + TOKEN_MASK;
    },
    header(name, value) {
      const wanted = name.toLowerCase();
      if (wanted === 'authorization') return authorization(value);
      return HARMLESS.has(wanted) ? text(value) : MASK;
    },
  };
}

/** Characters of a token that are compared. A longer pattern can exceed the limits of the regular expression compiler. */
const MAX_COMPARED = 256;
/** What the end of an incomplete text leaves of a character: a part of its escapes or, decoded from UTF-8, U+FFFD. */
const INCOMPLETE_CHARACTER = '(?:(?:%[\\da-fA-F]{0,2}|\\\\u?[\\da-fA-F]{0,4})*|\uFFFD)';

function tokenPatterns(token: string): { whole: RegExp; beginning: RegExp } {
  const all = Array.from(token, characterPattern);
  const characters = all.slice(0, MAX_COMPARED);
  const rest = all.length > MAX_COMPARED ? '[^\\s"]*' : '';
  const beginning = characters.reduceRight((after, character) => `${character}(?:${after})?`);
  return {
    whole: new RegExp(characters.join('') + rest, 'g'),
    beginning: new RegExp(`${beginning}${INCOMPLETE_CHARACTER}$`),
  };
}

/** Matches a character percent-encoded, escaped in JSON, or as it is: last, since `%` begins `%25`. */
function characterPattern(character: string): string {
  const raw = character.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const percent = Array.from(Buffer.from(character), (byte) => `%${hex(byte, 2)}`).join('');
  const json = Array.from(
    { length: character.length },
    (_, at) => `\\\\u${hex(character.charCodeAt(at), 4)}`,
  ).join('');
  const backslash = /["\\/]/.test(character) ? '\\\\?' : '';
  return `(?:${percent}|${json}|${backslash}${raw})`;
}

/** Matches a number in hexadecimal digits of either case. */
const hex = (value: number, digits: number): string =>
  value
    .toString(16)
    .padStart(digits, '0')
    .replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
