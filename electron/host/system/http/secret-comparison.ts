import { hash, timingSafeEqual } from 'node:crypto';

/** Secrets are compared as hashes of the same length. */
export const sha256 = (text: string): Uint8Array => hash('sha256', text, 'buffer');

/** Compares in constant time. */
export const equalSecrets = (a: string, b: string): boolean => timingSafeEqual(sha256(a), sha256(b));
