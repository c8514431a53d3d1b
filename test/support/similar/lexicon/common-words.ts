import { regularBases, STOP_WORDS } from '../../../../electron/host/similar/worker/lexicon/lexicon.ts';
import type { Scowl } from './scowl.ts';
import { countOf, type Sense, type WordNet } from './wordnet.ts';

/** A sense with how likely a word, met by chance, has it. */
export interface LikelySense extends Sense {
  chance: number;
}

/** The words that the lexicon is about: common ones of WordNet, in American spelling, with the senses that they mostly have. */
export interface Words {
  has(word: string): boolean;
  all(): readonly string[];
  senses(word: string): readonly LikelySense[];
}

/** Senses that are hardly ever meant are dropped. */
const LEAST_CHANCE = 0.04;

/**
 * Words of SCOWL up to size 35; beyond, those that WordNet's texts use, and up to size 40 those of one sense.
 * Left out: words of grammar, other forms of other words (`isForm`), and plurals and the like that are words of their
 * own, yet hardly used (`rooms`, `clams`, `banging`).
 */
export function commonWords(scowl: Scowl, wordNet: WordNet, isForm: (word: string) => boolean): Words {
  const stopWords = new Set(STOP_WORDS);
  const senses = new Map<string, LikelySense[]>();
  for (const [word, size] of scowl.sizes) {
    const known = wordNet.senses.get(word);
    if (!known || word.length < 2 || stopWords.has(word) || isForm(word)) continue;
    const count = countOf(wordNet, word);
    if (regularBases(word).some((base) => countOf(wordNet, base) > 2 * count)) continue;
    if (size <= 35 || count > 0 || (size <= 40 && known.length === 1)) senses.set(word, likely(known));
  }
  const all = [...senses.keys()].sort();
  return { has: (word) => senses.has(word), all: () => all, senses: (word) => senses.get(word) ?? [] };
}

/** Shares out by counts, and where they are few, by WordNet's order: each sense half as likely as the one before. */
function likely(senses: readonly Sense[]): LikelySense[] {
  const ranks = new Map<string, number>();
  const weights = senses.map(({ synset: { part }, count }) => {
    const rank = ranks.get(part) ?? 0;
    ranks.set(part, rank + 1);
    return count + 2 * 0.5 ** rank;
  });
  const sum = weights.reduce((a, b) => a + b, 0);
  return senses
    .map((sense, at) => ({ ...sense, chance: (weights[at] ?? 0) / sum }))
    .filter((sense) => sense.chance >= LEAST_CHANCE);
}

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
