import { SENTENCE } from './documents.ts';
import type { Query } from './query.ts';
import type { Store } from './store.ts';

/** Words that have to be written before a beginning says anything. */
const LEAST_WORDS = 3;
/** Weight that the words written so far must have. */
const LEAST_WEIGHT = 0.25;

/**
 * Share of a question's weight that is written already, where the query is its beginning word by word, the last one
 * perhaps not to its end. 0 where it is not.
 */
export function writtenShare(query: Query, slot: number, { documents, vocabulary, weights }: Store): number {
  if (!query.isTyping || query.words.length < LEAST_WORDS) return 0;
  let written = 0;
  let whole = 0;
  let index = 0;
  for (let at = documents.from(slot); at < documents.to(slot); at++) {
    const packed = documents.words[at] ?? SENTENCE;
    if (packed === SENTENCE) continue;
    const word = packed >> 1;
    const mine = query.words[index];
    whole += (packed & 1) === 1 ? 0 : weights.of(word);
    if (mine) {
      const isLast = index === query.words.length - 1;
      const isSame = mine.term === vocabulary.termOf(word);
      if (!isSame && !(isLast && vocabulary.textOf(word).startsWith(mine.word))) return 0;
      if (isSame) written += mine.isFrame ? 0 : mine.weight;
    }
    index++;
  }
  return index < query.words.length || written < LEAST_WEIGHT ? 0 : Math.min(1, written / whole);
}
