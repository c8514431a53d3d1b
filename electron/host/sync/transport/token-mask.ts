import { createSecretPatterns } from '../../system/secret-pattern.ts';

const MASK = '…';
/** A string in JSON. The optional quote at its end keeps matching linear. */
const JSON_STRING = /"(?:[^"\\]|\\[\s\S])*"?/g;

/**
 * Returns a function that masks a token in text from the service: as it is, percent-encoded, or escaped in JSON, even twice. It also masks
 * strings of JSON whose decoded value contains the token, because that value is stored.
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
  // Strings first: masking could leave half an escape in them.
  return (text) => mask(text.replaceAll(JSON_STRING, maskString));
}

/** The value of a JSON string; empty if it isn't valid. */
function parseString(literal: string): string {
  try {
    return String(JSON.parse(literal));
  } catch {
    return '';
  }
}
