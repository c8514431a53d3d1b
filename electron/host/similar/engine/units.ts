import { gramBetween, gramsOf } from './letters.ts';
import type { Query, QueryWord } from './query.ts';

/** All of a query, or one of its sentences. */
export interface Unit {
  /** Weight of each word of the query; 0 for those outside, and for repetitions. */
  weights: Float64Array;
  mass: number;
  norm: number;
  /** Its share of the weight of the whole query. */
  part: number;
  /** The word that follows each, frames left out; -1 for none. */
  next: Int32Array;
  /** Weight of all pairs of words that follow one another. */
  phrases: number;
  grams: ReadonlySet<number>;
}

/** Sentences of a text that are compared by themselves. */
export const MAX_SENTENCES = 4;
/** Least weight of a sentence that is compared by itself. */
export const LEAST_MASS = 0.3;

/** The whole query, then its sentences of weight where it has more than one. */
export function unitsOf(query: Query, withSentences: boolean): Unit[] {
  const whole = unitOf(query, () => true);
  const sentences = withSentences ? [...new Set(query.words.map(({ sentence }) => sentence))] : [];
  if (sentences.length < 2) return [whole];
  const parts = sentences
    .slice(0, MAX_SENTENCES)
    .map((sentence) => unitOf(query, (word) => word.sentence === sentence))
    .filter(({ mass }) => mass >= LEAST_MASS);
  return [whole, ...parts.map((unit) => ({ ...unit, part: Math.min(1, unit.mass / whole.mass) }))];
}

function unitOf({ words }: Query, isIn: (word: QueryWord) => boolean): Unit {
  const weights = new Float64Array(words.length);
  const next = new Int32Array(words.length).fill(-1);
  const stems = new Set<string>();
  const grams = new Set<number>();
  let last = -1;
  let phrases = 0;
  let before = '';
  for (const [index, word] of words.entries()) {
    if (!isIn(word)) continue;
    for (const gram of gramsOf(word.letters)) grams.add(gram);
    if (before !== '')
      grams.add(gramBetween(before.charCodeAt(before.length - 1), word.letters.charCodeAt(0)));
    before = word.letters;
    if (!stems.has(word.stem)) weights[index] = word.weight;
    stems.add(word.stem);
    if (word.isFrame) continue;
    if (last >= 0) {
      next[last] = index;
      phrases += Math.sqrt((words[last]?.weight ?? 0) * word.weight);
    }
    last = index;
  }
  const mass = weights.reduce((sum, weight) => sum + weight, 0);
  const norm = weights.reduce((sum, weight) => sum + weight * weight, 0);
  return { weights, mass, norm, part: 1, next, phrases, grams };
}
