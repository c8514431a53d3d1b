/**
 * How near two titles are in meaning, 0 to 1, whatever their words; null where either was not read yet. Where it is
 * null, the words alone count.
 */
export type Meaning = (one: string, another: string) => number | null;

/** The cosine from which on meanings are anything alike; questions of no common topic are below. */
const LEAST = 0.3;

/** A cosine as nearness. */
export const nearnessOf = (cosine: number): number =>
  Math.min(1, Math.max(0, (cosine - LEAST) / (1 - LEAST)));
