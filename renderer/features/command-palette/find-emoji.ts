import type { CustomEmoji } from '../../../shared/emoji/custom-emoji.ts';
import type { EmojiNames } from '../../../shared/emoji/emoji.ts';

export interface FoundEmoji {
  /** Without colons. */
  name: string;
  /** As it is typed: a literal, or `:name:` for one of the user's own. */
  emoji: string;
}

/** Up to `count` different emoji whose name or keywords have `search`: names that begin with it first, short before long. */
export function findEmoji(
  search: string,
  names: EmojiNames,
  custom: readonly CustomEmoji[],
  count: number,
): FoundEmoji[] {
  const wanted = search.toLowerCase().replace(/[\s-]+/g, '_');
  const own = custom.map(({ name, keywords }) => ({ name, emoji: `:${name}:`, words: [name, ...keywords] }));
  const bundled = [...names].map(([name, emoji]) => ({ name, emoji, words: [name] }));
  const ranked = [...own, ...bundled].flatMap(({ name, emoji, words }) => {
    const rank = Math.min(...words.map((word) => rankOf(word.toLowerCase(), wanted)));
    return rank < MISSED ? [{ name, emoji, rank }] : [];
  });
  ranked.sort((a, b) => a.rank - b.rank || a.name.length - b.name.length);
  const different = new Map<string, FoundEmoji>();
  for (const { name, emoji } of ranked) if (!different.has(emoji)) different.set(emoji, { name, emoji });
  return [...different.values()].slice(0, count);
}

const MISSED = 3;

function rankOf(word: string, wanted: string): number {
  const at = word.indexOf(wanted);
  if (at < 0) return MISSED;
  if (at === 0) return 0;
  return /[_\-\s]/.test(word[at - 1] ?? '') ? 1 : 2;
}
