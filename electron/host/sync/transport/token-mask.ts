import { createSecretPatterns } from '../../system/secret-pattern.ts';

const MASK = '…';
/** Matches a string in JSON. The final quote is optional to keep matching linear. */
const JSON_STRING = /"(?:[^"\\]|\\[\s\S])*"?/g;

/**
 * Returns a function that masks a token in the service's text, even if the token is percent-encoded or
 * escaped in JSON once or twice. The function also masks JSON strings whose decoded value contains the token,
 * because that value is stored.
 */
export function createTokenMask(token: string): (text: string) => string {
  const { whole } = createSecretPatterns(token);
  const mask = (text: string): string => text.replaceAll(whole, MASK);
  const maskString = (literal: string): string => {
    if (!literal.includes('\\')) return literal;
    const value = parseString(literal);
    const masked = mask(value);
    return masked === value ? literal : JSON.stringify(masked);
  };
  // Masks JSON strings first, because masking the whole text could leave half of an escape sequence in them.
  return (text) => mask(text.replaceAll(JSON_STRING, maskString));
}

/** Returns a JSON string's value, or an empty string if the JSON is invalid. */
function parseString(literal: string): string {
  try {
    return String(JSON.parse(literal));
  } catch {
    return '';
  }
}
