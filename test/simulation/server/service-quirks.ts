import type { Random } from '../../support/random.ts';

/** What docs/reference/service-api.md leaves open, chosen once per service. */
export interface Quirks {
  /** What happens to an optional field that an edit omits (docs/reference/service-api.md 4.2). */
  absent: 'keeps' | 'clears' | 'refuses';
  /** How emoji are returned: names as literals, the same without U+FE0F, or unchanged. */
  emoji: 'literal' | 'bare' | 'as typed';
  /** Trims all text. */
  trims: boolean;
  /** Returns options in another order. */
  sorts: boolean;
  /** How an empty optional field is returned. */
  empty: 'as sent' | 'null' | 'text';
  author: 'text' | 'object' | 'either' | 'absent';
  /** Omits optional fields that are null from responses. */
  omitsNull: boolean;
  /** Adds unknown fields, different ones each time. */
  extras: boolean;
  /** Returns `sentAt` with an offset in a fetch too. */
  offset: boolean;
  similar: 'list' | 'null' | 'absent';
  /** Titles with this word are rejected, although they are valid. */
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
