import { SENTENCE } from './documents.ts';
import { isNegation } from './negation.ts';
import type { Query } from './query.ts';
import type { Store } from './store.ts';

/** Least scores of a question with the same words in the same order but for their forms; and of one that differs in small words. */
const SAME_WORDS = 0.95;
const SAME_TELLING_WORDS = 0.85;

/**
 * The least score of a question that differs from the query only in case, punctuation, forms of words, and perhaps in
 * words of grammar that turn nothing round. 0 where it differs in more.
 */
export function leastForSameWords(query: Query, slot: number, { documents, vocabulary }: Store): number {
  const mine = query.words.map(({ stem }) => stem);
  if (mine.length === 0) return 0;
  const theirs: string[] = [];
  for (const packed of documents.words.subarray(documents.from(slot), documents.to(slot))) {
    if (packed !== SENTENCE) theirs.push(vocabulary.termText(vocabulary.termOf(packed >> 1)));
  }
  if (areEqual(mine, theirs)) return SAME_WORDS;
  const isTelling = (stem: string) => isNegation(stem) || vocabulary.forms.classOf(stem) !== 'function';
  const telling = mine.filter(isTelling);
  return telling.length > 1 && areEqual(telling, theirs.filter(isTelling)) ? SAME_TELLING_WORDS : 0;
}

const areEqual = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index]);
