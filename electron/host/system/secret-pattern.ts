/** Patterns that find a secret in text, plain or encoded. */
export interface SecretPatterns {
  whole: RegExp;
  /** Matches the beginning of the secret at the end of the text. */
  beginning: RegExp;
  maxBeginning: number;
}

/**
 * The maximum number of characters to compare. A longer pattern can exceed the regular expression compiler's
 * limits.
 */
const MAX_COMPARED = 256;
/** The longest encoding of a character: 4 bytes that are percent-encoded twice. */
const MAX_ENCODED_LENGTH = 4 * '%25F0'.length;
/**
 * Matches a character's remains at the end of truncated text: part of its escapes, or U+FFFD after UTF-8
 * decoding.
 */
const INCOMPLETE_CHARACTER = '(?:(?:%(?:25)?[\\da-fA-F]{0,2}|\\\\{1,3}u?[\\da-fA-F]{0,4}){0,4}|\uFFFD)';

/**
 * Creates patterns for a nonempty secret. Each character can be percent-encoded or JSON-escaped once or
 * twice.
 */
export function createSecretPatterns(secret: string): SecretPatterns {
  const all = Array.from(secret, createCharacterPattern);
  const characters = all.slice(0, MAX_COMPARED);
  const rest = all.length > MAX_COMPARED ? '[^\\s"]*' : '';
  const beginning = characters.reduceRight((after, character) => `${character}(?:${after})?`);
  return {
    whole: new RegExp(characters.join('') + rest, 'g'),
    beginning: new RegExp(`${beginning}${INCOMPLETE_CHARACTER}$`),
    maxBeginning: (characters.length + 1) * MAX_ENCODED_LENGTH,
  };
}

/**
 * Returns a pattern for a plain or encoded character. The plain character is last because `%` is the start of
 * `%25`.
 */
function createCharacterPattern(character: string): string {
  const raw = character.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const percent = Array.from(Buffer.from(character), (byte) => `%(?:25)?${formatHex(byte, 2)}`).join('');
  const json = Array.from(
    { length: character.length },
    (_, at) => `\\\\{1,2}u${formatHex(character.charCodeAt(at), 4)}`,
  ).join('');
  const backslash = /["\\/]/.test(character) ? '\\\\{0,3}' : '';
  return `(?:${percent}|${json}|${backslash}${raw})`;
}

const formatHex = (value: number, digits: number): string =>
  value
    .toString(16)
    .padStart(digits, '0')
    .replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
