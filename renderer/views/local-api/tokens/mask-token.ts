/** Masks all but a token's last characters. */
export const maskToken = (token: string): string => (token.length < 12 ? '••••' : `••••${token.slice(-4)}`);
