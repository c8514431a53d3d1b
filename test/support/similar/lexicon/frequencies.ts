import { regularBases, STOP_WORDS } from '../../../../electron/host/similar/lexicon/lexicon.ts';
import type { Scowl } from './scowl.ts';
import { countOf, type WordNet } from './wordnet.ts';

/**
 * A line of words for each class, from 6 (the most common) down to 1: SCOWL's sizes, parted further by how often
 * WordNet's own texts have the word. Left out: `isForm`, regular forms of words that are in, and words of grammar.
 */
export function frequencies(scowl: Scowl, wordNet: WordNet, isForm: (word: string) => boolean): string[][] {
  const stopWords = new Set(STOP_WORDS);
  const classes = new Map<string, number>();
  for (const [word, size] of scowl.sizes) {
    const frequency = classOf(size, countOf(wordNet, word));
    if (frequency > 0 && !isForm(word) && !stopWords.has(word)) classes.set(word, frequency);
  }
  const isNeeded = (word: string): boolean => !regularBases(word).some((base) => classes.has(base));
  const words = [...classes.keys()].filter(isNeeded).sort();
  return [6, 5, 4, 3, 2, 1].map((frequency) => words.filter((word) => classes.get(word) === frequency));
}

function classOf(size: number, count: number): number {
  if (size === 10) return count >= 100 ? 6 : count >= 20 ? 5 : 4;
  if (size === 20) return count >= 20 ? 4 : 3;
  if (size === 35) return count >= 5 ? 2 : 1;
  return count > 0 ? 1 : 0;
}
