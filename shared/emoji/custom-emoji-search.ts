import type { CustomEmoji } from './custom-emoji.ts';

/** The score of a word: in the name, in a keyword, or as a prefix. */
const NAME_SCORE = 3;
const KEYWORD_SCORE = 2;
const PREFIX_SCORE = 1;

/**
 * The custom emoji that `words` search for, or null. A name that equals the words wins. Else each word counts 3 where
 * the name has it, 2 where a keyword has it, 1 where one of their words starts with it; the highest sum wins, the
 * earlier in the list of equals. At least half of the words must be found. Case, accents and `_` don't matter.
 */
export function bestCustomEmoji(custom: readonly CustomEmoji[], words: string): CustomEmoji | null {
  const sought = splitWords(words);
  let best: CustomEmoji | null = null;
  let bestScore = 0;
  for (const emoji of custom) {
    const score = scoreOf(emoji, sought);
    if (score > bestScore) [best, bestScore] = [emoji, score];
  }
  return best;
}

function scoreOf(emoji: CustomEmoji, sought: readonly string[]): number {
  const name = splitWords(emoji.name);
  if (name.join(' ') === sought.join(' ')) return Number.POSITIVE_INFINITY;
  const keywords = emoji.keywords.flatMap(splitWords);
  const scores = sought.map((word) => scoreOfWord(word, name, keywords));
  const found = scores.filter((score) => score > 0).length;
  return found * 2 >= sought.length ? scores.reduce((sum, score) => sum + score, 0) : 0;
}

function scoreOfWord(word: string, name: readonly string[], keywords: readonly string[]): number {
  if (name.includes(word)) return NAME_SCORE;
  if (keywords.includes(word)) return KEYWORD_SCORE;
  return [...name, ...keywords].some((known) => known.startsWith(word)) ? PREFIX_SCORE : 0;
}

/** Lowercase words without accents; `PartyParrot` and `party_parrot` are two words each. */
function splitWords(text: string): string[] {
  return text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
