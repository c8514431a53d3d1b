import type { Random } from '../../support/random.ts';

/** The service's behavior in cases that docs/reference/service-api.md leaves open. */
export interface Quirks {
  /** How the service handles an optional field that an edit omits (docs/reference/service-api.md 4.2). */
  absent: 'keeps' | 'clears' | 'refuses';
  /** The format of returned emoji: literals, literals without U+FE0F, or unchanged. */
  emoji: 'literal' | 'bare' | 'as typed';
  trims: boolean;
  /** True if options are returned in a different order. */
  sorts: boolean;
  /** The value returned for an empty optional field. */
  empty: 'as sent' | 'null' | 'text';
  author: 'text' | 'object' | 'either' | 'absent';
  /** True if responses omit optional fields that are null. */
  omitsNull: boolean;
  /** True if responses contain unknown fields. Their values differ between responses. */
  extras: boolean;
  /** True if `sentAt` has an offset even in fetches. */
  offset: boolean;
  similar: 'list' | 'null' | 'absent';
  /** A word that makes the service reject otherwise valid titles, or null. */
  bans: string | null;
  fresh: number;
}

export function createQuirks(random: Random): Quirks {
  return {
    absent: random.pick(['keeps', 'clears', 'refuses']),
    emoji: random.weighted([
      [4, 'literal'],
      [2, 'bare'],
      [1, 'as typed'],
    ]),
    trims: random.isChance(0.5),
    sorts: random.isChance(0.2),
    empty: random.pick(['as sent', 'null', 'text']),
    author: random.weighted([
      [4, 'either'],
      [1, 'text'],
      [1, 'object'],
      [1, 'absent'],
    ]),
    omitsNull: random.isChance(0.3),
    extras: random.isChance(0.5),
    offset: random.isChance(0.3),
    similar: random.pick(['list', 'null', 'absent']),
    bans: random.isChance(0.4) ? 'Banned' : null,
    fresh: random.weighted([
      [5, 2],
      [1, 0],
      [1, 7],
    ]),
  };
}
