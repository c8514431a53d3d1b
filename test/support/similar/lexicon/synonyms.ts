import { stemPorter } from '../../../../electron/host/similar/worker/engine/stemmer.ts';
import type { LikelySense, Words } from './common-words.ts';
import type { Synset, WordNet } from './wordnet.ts';

/** The similarity of two senses that WordNet links, from 0 (ignores the link) to 1 (as within a synset). */
export interface LinkWeights {
  /** For two words if one is derived from the other in this sense: `rob`, `robber`. */
  derived: number;
  /**
   * For an adjective and a similar adjective. Multiplied by the square root of the smaller adjective's share
   * of the larger adjective's cluster.
   */
  similar: number;
  /** For a sense and its hypernym. Multiplied by the square root of the sense's share of the hypernym. */
  kind: number;
}
/**
 * Chosen by hand. On the development queries, values from 0.5 to 1 for `kind` made no significant difference.
 */
const LINK_WEIGHTS: LinkWeights = { derived: 0.9, similar: 1, kind: 0.7 };
/** Pairs below this similarity are noise. */
const MIN_WEIGHT = 0.2;
const MAX_PARTNERS = 16;
/** A hyponym with a smaller share is one of many, so its meaning isn't close to the hypernym's. */
const MIN_HYPONYM_SHARE = 0.25;
/** Added to each hyponym's count, because WordNet's texts have too few uses of rare words. */
const PRIOR = 2;

export type Weights = Map<string, Map<string, number>>;
export type Partners = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Returns the symmetric similarity of word pairs. The similarity is the Bhattacharyya coefficient of the
 * words' senses. If it's higher, the coefficient of the strongest linked senses times the link's similarity
 * is used instead. Excludes pairs with the same stem and `opposites`.
 */
export function weighSynonyms(
  words: Words,
  wordNet: WordNet,
  opposites: Partners,
  near: LinkWeights = LINK_WEIGHTS,
): Weights {
  const all: Weights = new Map();
  const raise = (a: string, b: string, weight: number): void => {
    if (weight < MIN_WEIGHT || stemPorter(a) === stemPorter(b) || opposites.get(a)?.has(b)) return;
    set(all, a, b, Math.min(1, Math.max(weight, getWeight(all, a, b))));
    set(all, b, a, getWeight(all, a, b));
  };
  const shareOf = countShares(words, wordNet);
  for (const word of words.all()) {
    const shared = new Map<string, number>();
    for (const sense of words.senses(word)) {
      const getSharedWeight = (other: string, synset: Synset): number =>
        Math.sqrt(sense.chance * (words.senses(other).find((one) => one.synset === synset)?.chance ?? 0));
      for (const other of sense.synset.words)
        shared.set(other, (shared.get(other) ?? 0) + getSharedWeight(other, sense.synset));
      for (const { synset, word: only, nearness } of listLinked(word, sense, wordNet, near, shareOf))
        for (const other of only === null ? synset.words : [only])
          raise(word, other, nearness * getSharedWeight(other, synset));
    }
    for (const [other, weight] of shared) raise(word, other, weight);
  }
  return pickStrongest(all);
}

const getWeight = (weights: Weights, a: string, b: string): number => weights.get(a)?.get(b) ?? 0;

function set(weights: Weights, a: string, b: string, weight: number): void {
  const of = weights.get(a) ?? new Map<string, number>();
  weights.set(a, of.set(b, weight));
}

interface Link {
  synset: Synset;
  /** The only linked word in the synset, or null if all of its words are linked. */
  word: string | null;
  nearness: number;
}

function listLinked(
  word: string,
  sense: LikelySense,
  wordNet: WordNet,
  near: LinkWeights,
  shareOf: Shares,
): Link[] {
  return sense.synset.pointers.flatMap(({ symbol, target, from, to }): Link[] => {
    const synset = wordNet.synsets.get(target);
    if (!synset) return [];
    if (from >= 0) {
      if (sense.synset.words[from] !== word || (symbol !== '+' && symbol !== '\\')) return [];
      return [{ synset, word: synset.words[to] ?? null, nearness: near.derived }];
    }
    if (symbol === '&')
      return [
        {
          synset,
          word: null,
          nearness: near.similar * Math.sqrt(getLesserShare(sense.synset, synset, shareOf)),
        },
      ];
    const share = symbol === '@' ? shareOf(sense.synset, synset) : 0;
    return share >= MIN_HYPONYM_SHARE ? [{ synset, word: null, nearness: near.kind * Math.sqrt(share) }] : [];
  });
}

const getLesserShare = (a: Synset, b: Synset, shareOf: Shares): number =>
  Math.min(shareOf(a, b), shareOf(b, a));

/**
 * Returns the share of the second sense that the first sense covers, from 0 to 1, by frequency in WordNet's
 * texts.
 */
type Shares = (part: Synset, whole: Synset) => number;

function countShares(words: Words, wordNet: WordNet): Shares {
  const counts = new Map<Synset, number>();
  for (const word of words.all())
    for (const { synset, count } of words.senses(word))
      counts.set(synset, (counts.get(synset) ?? 0.5) + count);
  const covered = new Map<Synset, number>();
  const countCover = (synset: Synset): number => {
    const known = covered.get(synset);
    if (known !== undefined) return known;
    const own = counts.get(synset) ?? 0;
    // The value must be set before the recursion ends, because the links may have cycles. Satellite
    // adjectives have no coverage.
    covered.set(synset, own);
    const below = synset.pointers.flatMap(({ symbol, target }) => {
      const one = symbol === '~' || symbol === '&' ? wordNet.synsets.get(target) : undefined;
      return one ? [synset.part === 'a' ? (counts.get(one) ?? 0) : countCover(one)] : [];
    });
    const sum = below.reduce((a, b) => a + b, own);
    covered.set(synset, sum);
    return sum;
  };
  return (part, whole) => {
    const size = part.part === 'a' ? (counts.get(part) ?? 0) : countCover(part);
    const parts = 1 + whole.pointers.filter(({ symbol }) => symbol === '~' || symbol === '&').length;
    return Math.min(1, (size + PRIOR) / (countCover(whole) + PRIOR * parts));
  };
}

/** Returns the pairs that are among the strongest of either word. */
function pickStrongest(weights: Weights): Weights {
  const kept: Weights = new Map();
  for (const [word, others] of weights) {
    const best = [...others].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, MAX_PARTNERS);
    for (const [other, weight] of best) {
      set(kept, word, other, weight);
      set(kept, other, word, weight);
    }
  }
  return kept;
}

/** Returns WordNet's antonyms of each word's senses. */
export function opposites(words: Words, wordNet: WordNet): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (a: string, b: string): void => {
    for (const [x, y] of [
      [a, b],
      [b, a],
    ] as const)
      found.set(x, (found.get(x) ?? new Set()).add(y));
  };
  for (const word of words.all())
    for (const { synset } of words.senses(word))
      for (const { symbol, target, from, to } of synset.pointers) {
        if (symbol !== '!' || synset.words[from] !== word) continue;
        const other = wordNet.synsets.get(target);
        const opposite = other?.words[to];
        if (opposite === undefined || opposite === word) continue;
        if (words.senses(opposite).some((sense) => sense.synset === other)) add(word, opposite);
      }
  return found;
}
