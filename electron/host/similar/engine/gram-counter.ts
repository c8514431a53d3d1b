import { SENTENCE } from './documents.ts';
import { GRAMS, gramBetween } from './letters.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Counts the letter grams that words share with up to eight sets of grams at once. */
export interface GramCounter {
  /** Takes the sets that are compared with from now on. */
  take(sets: readonly ReadonlySet<number>[]): void;
  /** Looks at the packed words from `from` to `to`, excluded; returns how many grams they have. */
  count(words: Int32Array, from: number, to: number): number;
  /** How many of them the set with this number has. */
  shared(set: number): number;
}

export function createGramCounter(vocabulary: Vocabulary): GramCounter {
  /** Which sets have a gram, a bit for each. */
  const setsWith = new Uint8Array(GRAMS);
  /** In which round a gram was met last. */
  const met = new Int32Array(GRAMS);
  const shared = new Int32Array(8);
  let taken: readonly ReadonlySet<number>[] = [];
  let round = 0;
  let total = 0;

  const meet = (gram: number): void => {
    if (met[gram] === round) return;
    met[gram] = round;
    total++;
    const having = setsWith[gram] ?? 0;
    for (let set = 0; having >> set > 0; set++)
      if (((having >> set) & 1) === 1) shared[set] = (shared[set] ?? 0) + 1;
  };
  return {
    take(sets) {
      for (const set of taken) for (const gram of set) setsWith[gram] = 0;
      for (const [index, set] of sets.entries())
        for (const gram of set) setsWith[gram] = (setsWith[gram] ?? 0) | (1 << index);
      taken = sets;
    },
    count(words, from, to) {
      round++;
      total = 0;
      shared.fill(0);
      const { grams } = vocabulary;
      const { block } = grams;
      let before = -1;
      for (let at = from; at < to; at++) {
        const packed = words[at] ?? SENTENCE;
        if (packed === SENTENCE) continue;
        const word = packed >> 1;
        if (before >= 0) meet(gramBetween(vocabulary.lastLetter(before), vocabulary.firstLetter(word)));
        const end = grams.to(word);
        for (let index = grams.from(word); index < end; index++) meet(block[index] ?? 0);
        before = word;
      }
      return total;
    },
    shared: (set) => shared[set] ?? 0,
  };
}
