import { fromBytes, inBytes } from './decodings.ts';
import { brokenTokenPlace, joined, type Place, tokenPlaces } from './token-places.ts';

/**
 * Takes out of what the request log shows whatever could be a secret: header values by a list of those that are none,
 * and the tokens of the local API wherever they stand.
 */
export interface Redactor {
  /** The text with every known token masked, also where it is percent-encoded or escaped in JSON, once or more. */
  text(text: string): string;
  /** The same for a text that breaks off: what may be the beginning of a token at its end is masked as well. */
  brokenText(text: string): string;
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
  const known = [...tokens].filter((token) => token !== '').map(inBytes);
  const text = (given: string): string => {
    const bytes = inBytes(given);
    const places = tokenPlaces(bytes, known);
    return places.length === 0 ? given : masked(bytes, places);
  };
  const authorization = (value: string): string => {
    const [, scheme = '', token = ''] = BEARER.exec(value) ?? [];
    if (scheme === '') return MASK;
    const shown = tokens.has(token) && token.length >= LONG_TOKEN ? token.slice(-SHOWN_OF_LONG_TOKEN) : '';
    return `${scheme} ${TOKEN_MASK}${shown}`;
  };
  return {
    text,
    brokenText(given) {
      // Half a character that was read ends as U+FFFD.
      const bytes = inBytes(given.replace(/\uFFFD$/, ''));
      const broken = brokenTokenPlace(bytes, known);
      if (!broken) return text(given);
      // A token that ends as it begins may stand there whole, with the beginning of another in it.
      return masked(bytes, joined([...tokenPlaces(bytes, known), broken]));
    },
    header(name, value) {
      const wanted = name.toLowerCase();
      if (wanted === 'authorization') return authorization(value);
      return HARMLESS.has(wanted) ? text(value) : MASK;
    },
  };
}

/** The bytes with a mask in each of the places. */
function masked(bytes: string, places: readonly Place[]): string {
  let done = 0;
  const parts = places.map(({ start, end }) => {
    const before = bytes.slice(done, start);
    done = end;
    return before + inBytes(TOKEN_MASK);
  });
  return fromBytes(parts.join('') + bytes.slice(done));
}
