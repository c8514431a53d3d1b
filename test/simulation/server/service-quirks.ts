import type { Random } from '../../support/random.ts';

/** Behavior that docs/reference/service-api.md leaves open, chosen once per service. */
export interface Quirks {
  /** How an edit treats an optional field that it omits (docs/reference/service-api.md 4.2). */
  absent: 'keeps' | 'clears' | 'refuses';
  /** How emoji are returned: as literals, as literals without U+FE0F, or unchanged. */
  emoji: 'literal' | 'bare' | 'as typed';
  trims: boolean;
  /** Whether options are returned in a different order. */
  sorts: boolean;
  /** How an empty optional field is returned. */
  empty: 'as sent' | 'null' | 'text';
  author: 'text' | 'object' | 'either' | 'absent';
  /** Whether responses omit optional fields that are null. */
  omitsNull: boolean;
  /** Whether responses contain unknown fields, which differ each time. */
  extras: boolean;
  /** Whether `sentAt` has an offset even in fetches. */
  offset: boolean;
  similar: 'list' | 'null' | 'absent';
  /** A word that makes the service reject otherwise valid titles. */
  bans: string | null;
  /** The status of a new question. */
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
