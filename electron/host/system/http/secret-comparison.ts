import { hash, timingSafeEqual } from 'node:crypto';

/** What secrets are compared by: of one length, whatever theirs is. */
export const sha256 = (text: string): Uint8Array => hash('sha256', text, 'buffer');

/** True if both are the same. Takes as long for texts that differ early as for those that differ late. */
export const equalSecrets = (a: string, b: string): boolean => timingSafeEqual(sha256(a), sha256(b));
