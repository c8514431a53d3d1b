import type { SimilarHit } from '../../shared/similar.ts';

/** A hit, and the title that it was last found for; null where it has changed since. */
export interface Found {
  readonly hit: SimilarHit;
  readonly title: string | null;
}

/** The letters at the end: a word that may go on. */
const LAST_WORD = /[\p{L}\p{M}\p{N}'’]+$/u;
/** Words without blanks between them end nowhere: they are judged letter by letter, as the host does. */
const NO_BLANKS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]$/u;
/** A hit outlasts the word in which it was found and the one after, should no answer have come between the two. */
const MOST_WORDS = 2;

/**
 * What is shown once the host has answered for `title`: its hits, and those from before that it lacks while the word
 * being typed is unfinished. Half a word is often another word, and what is shown is not to come and go with it.
 * Gives at most `most`, best first; those held keep their last score and give way to those found.
 */
export function holdHits(
  before: readonly Found[],
  hits: readonly SimilarHit[],
  title: string,
  most: number,
): readonly Found[] {
  const found = hits.map((hit) => ({ hit, title }));
  const keys = new Set(hits.map(({ key }) => key));
  const held = before.filter((each) => !keys.has(each.hit.key) && isHeld(each.title, title));
  return [...found, ...held].slice(0, Math.max(most, found.length)).sort((a, b) => b.hit.score - a.hit.score);
}

/** Whether what was found for one title may still hold for the other, whose last word is being typed. */
function isHeld(foundFor: string | null, title: string): boolean {
  if (foundFor === null || foundFor === title || !isUnfinished(title)) return false;
  const known = withoutLastWord(foundFor);
  if (!title.startsWith(known)) return false;
  return title.slice(known.length).trim().split(/\s+/).length <= MOST_WORDS;
}

const isUnfinished = (title: string): boolean => LAST_WORD.test(title) && !NO_BLANKS.test(title);

/** What stands before the word being typed, or before the last one. */
const withoutLastWord = (title: string): string => title.trimEnd().replace(LAST_WORD, '');
