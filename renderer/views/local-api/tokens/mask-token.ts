/** A token with only its last characters shown. */
export const maskToken = (token: string): string => (token.length < 12 ? '••••' : `••••${token.slice(-4)}`);
