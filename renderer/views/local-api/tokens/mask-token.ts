/** Masks a token, except for the last 4 characters of a token with at least 12 characters. */
export const maskToken = (token: string): string => (token.length < 12 ? '••••' : `••••${token.slice(-4)}`);
