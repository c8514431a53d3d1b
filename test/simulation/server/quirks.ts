import type { Random } from '../../support/random.ts';

/** What docs/reference/service-api.md doesn't define, as one service does it from the first request to the last. */
export interface Quirks {
  /** What becomes of an optional field that an edit leaves out (docs/reference/service-api.md 4.2). */
  absent: 'keeps' | 'clears' | 'refuses';
  /** How an emoji is given back: names as literals, these without U+FE0F as well, or as typed. */
  emoji: 'literal' | 'bare' | 'as typed';
  /** Cuts blanks around every text. */
  trims: boolean;
  /** Gives options in an order of its own. */
  sorts: boolean;
  /** How an empty optional field is given back. */
  empty: 'as sent' | 'null' | 'text';
  author: 'text' | 'object' | 'either' | 'absent';
  /** Leaves optional fields that are null out of its answers. */
  leavesOut: boolean;
  /** Adds unknown fields, other ones each time. */
  extras: boolean;
  /** Gives `sentAt` with an offset in a fetch, too. */
  offset: boolean;
  similar: 'list' | 'null' | 'absent';
  /** Titles with this word are rejected, although they are valid. */
  bans: string | null;
  /** The status of a fresh question. */
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
    trims: random.chance(0.5),
    sorts: random.chance(0.2),
    empty: random.pick(['as sent', 'null', 'text']),
    author: random.weighted([
      [4, 'either'],
      [1, 'text'],
      [1, 'object'],
      [1, 'absent'],
    ]),
    leavesOut: random.chance(0.3),
    extras: random.chance(0.5),
    offset: random.chance(0.3),
    similar: random.pick(['list', 'null', 'absent']),
    bans: random.chance(0.4) ? 'Banned' : null,
    fresh: random.weighted([
      [5, 2],
      [1, 0],
      [1, 7],
    ]),
  };
}
