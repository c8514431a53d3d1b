import type { CustomEmoji } from './custom-emoji.ts';
import type { EmojiEntry } from './emoji-table.ts';
import { withSkinTone } from './skin-tone.ts';

/** An emoji that may be meant, and the name that was found. */
export interface EmojiMatch {
  readonly name: string;
  /** What would stand in the option: a literal, or `:name:` for one of the author's own. */
  readonly emoji: string;
  /** The picture of one of the author's own; null for a literal. */
  readonly url: string | null;
}

/** What emoji are looked for in. */
export interface EmojiSources {
  readonly entries: readonly EmojiEntry[];
  readonly custom: readonly CustomEmoji[];
  /** Chosen last, the newest first. */
  readonly recent: readonly string[];
  /** See `withSkinTone`. */
  readonly tone: number;
}

/** How well a name or keyword fits what was typed; the lower the better. */
const FIT = { name: 0, beginning: 1, word: 2, keyword: 3, keywordBeginning: 4, within: 5 } as const;
const NO_FIT = 9;

/** Fewer letters are in too many names for their middle to say anything. */
const SHORTEST_WITHIN = 3;

interface Found extends EmojiMatch {
  fit: number;
  age: number;
}

/**
 * Up to `count` different emoji that are called, or found by, something that begins with `typed`. Names come before
 * keywords, and whole words before beginnings; among equals those chosen last, the author's own, and short names.
 */
export function completeEmoji(typed: string, count: number, shelf: EmojiSources): EmojiMatch[] {
  const sought = typed.toLowerCase();
  const ages = new Map(shelf.recent.map((emoji, age) => [withoutSkinTone(emoji), age]));
  const found: Found[] = [];
  const add = (emoji: string, url: string | null, best: { name: string; fit: number }) => {
    const age = ages.get(withoutSkinTone(emoji)) ?? shelf.recent.length;
    if (best.fit < NO_FIT) found.push({ ...best, emoji, url, age });
  };
  // Keywords that the author gave are names as good as any.
  for (const { name, url, keywords } of shelf.custom) {
    add(`:${name}:`, url, { ...bestName(sought, [name, ...keywords], []), name });
  }
  for (const { emoji, names, keywords } of shelf.entries) add(emoji, null, bestName(sought, names, keywords));
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

/** An emoji in whatever skin tone counts as the same emoji. */
export const withoutSkinTone = (emoji: string): string => emoji.replace(/\p{Emoji_Modifier}/gu, '');

function bestName(
  sought: string,
  names: readonly string[],
  keywords: readonly string[],
): { name: string; fit: number } {
  const [usual = ''] = names;
  let best = { name: usual, fit: fitOfKeywords(sought, keywords) };
  for (const name of names) {
    const fit = fitOfName(sought, name.toLowerCase());
    if (fit < best.fit) best = { name, fit };
  }
  return best;
}

function fitOfName(sought: string, name: string): number {
  if (name === sought) return FIT.name;
  if (name.startsWith(sought)) return FIT.beginning;
  if (name.includes(`_${sought}`) || name.includes(`-${sought}`)) return FIT.word;
  return sought.length >= SHORTEST_WITHIN && name.includes(sought) ? FIT.within : NO_FIT;
}

function fitOfKeywords(sought: string, keywords: readonly string[]): number {
  if (keywords.includes(sought)) return FIT.keyword;
  return keywords.some((keyword) => keyword.startsWith(sought)) ? FIT.keywordBeginning : NO_FIT;
}
