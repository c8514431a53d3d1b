/**
 * Questions as the engine knows them: the id of a question of the library, and the id of one of the service with a
 * minus before it. For people and on disk they are `q12` and `s17`.
 */

/** `key`: as `similarKeySchema` has it. */
export const keyOf = (key: string): number => (key.startsWith('s') ? -1 : 1) * Number(key.slice(1));

/** The inverse of `keyOf`. */
export const nameOf = (key: number): string => (key < 0 ? `s${-key}` : `q${key}`);
