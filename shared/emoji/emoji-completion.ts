import type { CustomEmoji } from './custom-emoji.ts';
import type { EmojiEntry } from './emoji-table.ts';
import { withSkinTone } from './skin-tone.ts';

/** A match, and the name that matched. */
export interface EmojiMatch {
  readonly name: string;
  /** What the option gets: a literal, or `:name:` for a custom emoji. */
  readonly emoji: string;
  /** The image of a custom emoji; null for a literal. */
  readonly url: string | null;
}

export interface EmojiSources {
  readonly entries: readonly EmojiEntry[];
  readonly custom: readonly CustomEmoji[];
  /** Recently used emoji, newest first. */
  readonly recent: readonly string[];
  /** See `withSkinTone`. */
  readonly tone: number;
}

/** The rank of a match; the lower, the better. */
const MATCH_RANK = { name: 0, beginning: 1, word: 2, keyword: 3, keywordBeginning: 4, within: 5 } as const;
const NO_MATCH_RANK = 9;

/** Shorter inputs occur within too many names. */
const MIN_INFIX_LENGTH = 3;

interface RankedMatch extends EmojiMatch {
  fit: number;
  age: number;
}

/**
 * Returns up to `count` different emoji whose name or keyword starts with, or contains, `typed`. Names rank before
 * keywords and whole words before prefixes, then recent ones, custom emoji, and short names.
 */
export function completeEmoji(typed: string, count: number, shelf: EmojiSources): EmojiMatch[] {
  const sought = typed.toLowerCase();
  const ages = new Map(shelf.recent.map((emoji, age) => [withoutSkinTone(emoji), age]));
  const found: RankedMatch[] = [];
  const add = (emoji: string, url: string | null, best: { name: string; fit: number }) => {
    const age = ages.get(withoutSkinTone(emoji)) ?? shelf.recent.length;
    if (best.fit < NO_MATCH_RANK) found.push({ ...best, emoji, url, age });
  };
  // Keywords of custom emoji rank like names.
  for (const { name, url, keywords } of shelf.custom) {
    add(`:${name}:`, url, { ...bestMatchingName(sought, [name, ...keywords], []), name });
  }
  for (const { emoji, names, keywords } of shelf.entries)
    add(emoji, null, bestMatchingName(sought, names, keywords));
  found.sort(
    (a, b) => a.fit - b.fit || a.age - b.age || isTheirs(a) - isTheirs(b) || a.name.length - b.name.length,
  );
  return found.slice(0, count).map(({ name, emoji, url }) => ({
    name,
    url,
    emoji: url === null ? withSkinTone(emoji, shelf.tone) : emoji,
  }));
}

const isTheirs = ({ url }: EmojiMatch): number => (url === null ? 1 : 0);

/** Removes the skin tone. */
export const withoutSkinTone = (emoji: string): string => emoji.replace(/\p{Emoji_Modifier}/gu, '');

function bestMatchingName(
  sought: string,
  names: readonly string[],
  keywords: readonly string[],
): { name: string; fit: number } {
  const [usual = ''] = names;
  let best = { name: usual, fit: keywordRank(sought, keywords) };
  for (const name of names) {
    const fit = nameRank(sought, name.toLowerCase());
    if (fit < best.fit) best = { name, fit };
  }
  return best;
}

function nameRank(sought: string, name: string): number {
  if (name === sought) return MATCH_RANK.name;
  if (name.startsWith(sought)) return MATCH_RANK.beginning;
  if (name.includes(`_${sought}`) || name.includes(`-${sought}`)) return MATCH_RANK.word;
  return sought.length >= MIN_INFIX_LENGTH && name.includes(sought) ? MATCH_RANK.within : NO_MATCH_RANK;
}

function keywordRank(sought: string, keywords: readonly string[]): number {
  if (keywords.includes(sought)) return MATCH_RANK.keyword;
  return keywords.some((keyword) => keyword.startsWith(sought)) ? MATCH_RANK.keywordBeginning : NO_MATCH_RANK;
}
