import { createSecretPatterns } from '../../system/secret-pattern.ts';

/** Masks secrets in the request log: the local API's tokens, and headers that may contain secrets. */
export interface Redactor {
  /** Masks every known token, even if it's percent-encoded or JSON-escaped once or twice. */
  text(text: string): string;
  /** Masks tokens in truncated text, including the start of a token at its end. */
  maskIncompleteText(text: string): string;
  /** Returns a header's value without its secrets. */
  header(name: string, value: string): string;
}

const MASK = '•••';
const TOKEN_MASK = '••••';
/** Tokens of at least this length remain secret if their last characters are shown. */
const LONG_TOKEN = 12;
const SHOWN_OF_LONG_TOKEN = 4;

/** Headers whose value isn't a secret. */
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

export function createRedactor(tokens: ReadonlySet<string>): Redactor {
  const patterns = [...tokens]
    .filter((token) => token !== '')
    // Masks longer tokens first because a token can begin with another one.
    .sort((a, b) => b.length - a.length)
    .map(createSecretPatterns);
  const redactText = (given: string): string =>
    patterns.reduce((masked, { whole }) => masked.replaceAll(whole, TOKEN_MASK), given);
  const redactAuthorization = (value: string): string => {
    const [, scheme = '', token = ''] = BEARER.exec(value) ?? [];
    if (scheme === '') return MASK;
    const shown = tokens.has(token) && token.length >= LONG_TOKEN ? token.slice(-SHOWN_OF_LONG_TOKEN) : '';
    return `${scheme} ${TOKEN_MASK}${shown}`;
  };
  return {
    text: redactText,
    maskIncompleteText(given) {
      let start = given.length;
      // Blanks whole tokens from the longest to the shortest, because masking a shorter token would hide the
      // beginning of a longer one.
      let left = given;
      for (const { whole, beginning, maxBeginning } of patterns) {
        left = left.replaceAll(whole, (found) => '\0'.repeat(found.length));
        const end = left.slice(-maxBeginning);
        const at = end.search(beginning);
        if (at >= 0) start = Math.min(start, left.length - end.length + at);
      }
      return start === given.length ? redactText(given) : redactText(given.slice(0, start)) + TOKEN_MASK;
    },
    header(name, value) {
      const wanted = name.toLowerCase();
      if (wanted === 'authorization') return redactAuthorization(value);
      return HARMLESS.has(wanted) ? redactText(value) : MASK;
    },
  };
}
