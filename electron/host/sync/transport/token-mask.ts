import { createSecretPatterns } from '../../system/secret-pattern.ts';

const MASK = '…';
/** A string in JSON. The optional final quote keeps matching linear. */
const JSON_STRING = /"(?:[^"\\]|\\[\s\S])*"?/g;

/**
 * Returns a function that masks a token in the service's text: unchanged, percent-encoded, or escaped in
 * JSON, even twice. It also masks JSON strings whose decoded value contains the token because that value is
 * stored.
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
  // Strings come first because masking could leave half of an escape in them.
  return (text) => mask(text.replaceAll(JSON_STRING, maskString));
}

/** Returns a JSON string's value, or an empty string if it isn't valid. */
function parseString(literal: string): string {
  try {
    return String(JSON.parse(literal));
  } catch {
    return '';
  }
}
