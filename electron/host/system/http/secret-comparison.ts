import { hash, timingSafeEqual } from 'node:crypto';

/** What secrets are compared by: of one length, whatever theirs is. */
export const digest = (text: string): Uint8Array => hash('sha256', text, 'buffer');

/** True if both are the same. Takes as long for texts that differ early as for those that differ late. */
export const sameSecret = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
