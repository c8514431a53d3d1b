import { listRegularBases, STOP_WORDS } from '../../../../electron/host/similar/worker/lexicon/lexicon.ts';
import type { Scowl } from './scowl.ts';
import { countUses, type Sense, type WordNet } from './wordnet.ts';

/** A sense, with the probability that a use of the word has this sense. */
export interface LikelySense extends Sense {
  chance: number;
}

/** The lexicon's words: common WordNet words in American spelling, with their main senses. */
export interface Words {
  has(word: string): boolean;
  all(): readonly string[];
  senses(word: string): readonly LikelySense[];
}

/** Senses below this probability are dropped. */
const MIN_PROBABILITY = 0.04;

/**
 * Returns SCOWL's words up to size 35. Larger sizes contribute only the words in WordNet's texts and, up to
 * size 40, words with a single sense. Excludes function words, forms of other words (`isForm`), and rare
 * words that look like inflected forms (`rooms`, `clams`, `banging`).
 */
export function listCommonWords(scowl: Scowl, wordNet: WordNet, isForm: (word: string) => boolean): Words {
  const stopWords = new Set(STOP_WORDS);
  const senses = new Map<string, LikelySense[]>();
  for (const [word, size] of scowl.sizes) {
    const known = wordNet.senses.get(word);
    if (!known || word.length < 2 || stopWords.has(word) || isForm(word)) continue;
    const count = countUses(wordNet, word);
    if (listRegularBases(word).some((base) => countUses(wordNet, base) > 2 * count)) continue;
    if (size <= 35 || count > 0 || (size <= 40 && known.length === 1)) senses.set(word, pickLikely(known));
  }
  const all = [...senses.keys()].sort();
  return { has: (word) => senses.has(word), all: () => all, senses: (word) => senses.get(word) ?? [] };
}

/**
 * Estimates each sense's probability from its count. If the counts are low, WordNet's order decides, with
 * each sense half as likely as the previous one.
 */
function pickLikely(senses: readonly Sense[]): LikelySense[] {
  const ranks = new Map<string, number>();
  const weights = senses.map(({ synset: { part }, count }) => {
    const rank = ranks.get(part) ?? 0;
    ranks.set(part, rank + 1);
    return count + 2 * 0.5 ** rank;
  });
  const sum = weights.reduce((a, b) => a + b, 0);
  return senses
    .map((sense, at) => ({ ...sense, chance: (weights[at] ?? 0) / sum }))
    .filter((sense) => sense.chance >= MIN_PROBABILITY);
}

/**
 * Returns a line of words for each class, from 6 (the most common) to 1. SCOWL's sizes and the frequency in
 * WordNet's texts determine the class. Excludes forms of other words (`isForm`), regular forms of included
 * words, and function words.
 */
export function listFrequencies(
  scowl: Scowl,
  wordNet: WordNet,
  isForm: (word: string) => boolean,
): string[][] {
  const stopWords = new Set(STOP_WORDS);
  const classes = new Map<string, number>();
  for (const [word, size] of scowl.sizes) {
    const frequency = classify(size, countUses(wordNet, word));
    if (frequency > 0 && !isForm(word) && !stopWords.has(word)) classes.set(word, frequency);
  }
  const isNeeded = (word: string): boolean => !listRegularBases(word).some((base) => classes.has(base));
  const words = [...classes.keys()].filter(isNeeded).sort();
  return [6, 5, 4, 3, 2, 1].map((frequency) => words.filter((word) => classes.get(word) === frequency));
}

function classify(size: number, count: number): number {
  if (size === 10) return count >= 100 ? 6 : count >= 20 ? 5 : 4;
  if (size === 20) return count >= 20 ? 4 : 3;
  if (size === 35) return count >= 5 ? 2 : 1;
  return count > 0 ? 1 : 0;
}
