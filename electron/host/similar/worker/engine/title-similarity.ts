import { encodeGramBetween, GRAM_COUNT, listGrams } from './index/letter-grams.ts';
import { type EngineContext, isPackedStopWord, SENTENCE_BREAK, unpackWord } from './index/search-index.ts';
import type { Vocabulary } from './index/vocabulary.ts';
import type { Query, QueryWord } from './query-expansion.ts';

/** The similarity of two titles, each part from 0 to 1. */
export interface TitleSimilarity {
  score: number;
  words: number;
  letters: number;
  phrases: number;
  /** The share of both titles that was compared. It's below 1 for single sentences. */
  coverage: number;
}

export interface TitleComparer {
  prepare(query: Query): void;
  /** Returns the best similarity of the query and a question, as a whole and sentence by sentence. */
  compare(slot: number): TitleSimilarity;
}

/** Returns a comparer that reuses its buffers for each comparison. */
export function createTitleComparer({ index, tuning, isUsing }: EngineContext): TitleComparer {
  const { vocabulary, documents, weights } = index;
  const grams = createGramCounter(vocabulary);
  let segments: Segment[] = [];
  let count = 0;
  /** The first match of each term: its index in the chains of `links` plus 1, or 0 if there's none. */
  let firstLink = new Int32Array(1024);
  const links: { word: number; match: number; next: number }[] = [];
  let linked: number[] = [];
  /** For each term, the last comparison where it occurred. */
  let lastComparison = new Int32Array(1024);
  let comparison = 0;
  /** The weight and quality of the best match for each query word, or 0 if there's none. */
  let matchedWeight = new Float64Array(64);
  let matchQuality = new Float64Array(64);
  let words = new Int32Array(256);
  let wordWeights = new Float64Array(256);

  const makeRoom = (): void => {
    if (matchQuality.length < count) {
      matchedWeight = new Float64Array(count * 2);
      matchQuality = new Float64Array(count * 2);
    }
    const { count: terms } = vocabulary.terms;
    if (firstLink.length >= terms) return;
    firstLink = new Int32Array(terms * 2);
    lastComparison = new Int32Array(terms * 2);
    linked = [];
  };
  const link = (query: Query): void => {
    for (const term of linked) firstLink[term] = 0;
    linked = [];
    links.length = 0;
    for (const [word, { matches }] of query.words.entries())
      for (const { term, match } of matches) {
        links.push({ word, match, next: firstLink[term] ?? 0 });
        firstLink[term] = links.length;
        linked.push(term);
      }
  };
  /** Reads a slot's words. Returns their number, including sentence breaks. */
  const read = (slot: number): number => {
    const from = documents.from(slot);
    const length = documents.to(slot) - from;
    if (words.length < length) {
      words = new Int32Array(length * 2);
      wordWeights = new Float64Array(length * 2);
    }
    for (let at = 0; at < length; at++) {
      const packed = documents.words[from + at] ?? SENTENCE_BREAK;
      words[at] = packed;
      wordWeights[at] =
        packed === SENTENCE_BREAK
          ? 0
          : weights.of(unpackWord(packed)) * (isPackedStopWord(packed) ? tuning.stopWord : 1);
    }
    return length;
  };
  const sumWeights = (from: number, to: number): number => {
    let mass = 0;
    for (let at = from; at < to; at++) mass += wordWeights[at] ?? 0;
    return mass;
  };
  const compareWords = (
    unit: Segment,
    from: number,
    to: number,
    best: TitleSimilarity,
    letters: number,
    part: number,
  ): void => {
    comparison++;
    matchedWeight.fill(0, 0, count);
    let norm = 0;
    let phrases = 0;
    let sharedPhrases = 0;
    let last = -1;
    let lastMatch = 0;
    let lastWeight = 0;
    for (let at = from; at < to; at++) {
      const packed = words[at] ?? SENTENCE_BREAK;
      if (packed === SENTENCE_BREAK) continue;
      const term = vocabulary.getTerm(unpackWord(packed));
      const weight = wordWeights[at] ?? 0;
      if (lastComparison[term] !== comparison) {
        lastComparison[term] = comparison;
        norm += weight * weight;
      }
      let met = -1;
      let match = 0;
      for (let one = links[(firstLink[term] ?? 0) - 1]; one; one = links[one.next - 1]) {
        if ((unit.weights[one.word] ?? 0) === 0) continue;
        if (one.match > match) {
          match = one.match;
          met = one.word;
        }
      }
      // A word matches only the closest word in the query: "hobby" isn't both "hobby" and "interest".
      if (met >= 0 && match * weight > (matchQuality[met] ?? 0) * (matchedWeight[met] ?? 0)) {
        matchQuality[met] = match;
        matchedWeight[met] = weight;
      }
      if (isPackedStopWord(packed)) continue;
      if (lastWeight > 0) {
        const phrase = Math.sqrt(lastWeight * weight);
        phrases += phrase;
        if (last >= 0 && met >= 0 && unit.next[last] === met) sharedPhrases += phrase * lastMatch * match;
      }
      last = met;
      lastMatch = match;
      lastWeight = weight;
    }
    let shared = 0;
    for (let word = 0; word < count; word++)
      shared += (unit.weights[word] ?? 0) * (matchedWeight[word] ?? 0) * (matchQuality[word] ?? 0);
    const { smoothing } = tuning;
    const wordSimilarity =
      (shared + smoothing * letters) / Math.sqrt((unit.norm + smoothing) * (norm + smoothing));
    // If one title has no two consecutive words, word order doesn't matter.
    const hasOrder = isUsing('phrases') && unit.phrases > 0 && phrases > 0;
    const inOrder = hasOrder
      ? sharedPhrases / Math.sqrt((unit.phrases + smoothing) * (phrases + smoothing))
      : wordSimilarity;
    const sum = tuning.words * wordSimilarity + tuning.letters * letters + tuning.phrases * inOrder;
    const score = sum * (tuning.sentence + (1 - tuning.sentence) * part);
    if (score <= best.score) return;
    best.score = score;
    best.words = wordSimilarity;
    best.letters = letters;
    best.phrases = inOrder;
    best.coverage = part;
  };
  const compareRange = (from: number, to: number, part: number, best: TitleSimilarity): void => {
    const total = isUsing('letters') ? grams.count(words, from, to) : 0;
    for (let index = 0; index < segments.length; index++) {
      const unit = segments[index];
      if (!unit) continue;
      const letters =
        total === 0 || unit.grams.size === 0 ? 0 : grams.shared(index) / Math.sqrt(unit.grams.size * total);
      compareWords(unit, from, to, best, letters, part * unit.coverage);
    }
  };
  return {
    prepare(query) {
      count = query.words.length;
      makeRoom();
      link(query);
      segments = listSegments(query, isUsing('sentences'));
      grams.setGrams(segments.map((unit) => unit.grams));
    },
    compare(slot) {
      const best: TitleSimilarity = { score: 0, words: 0, letters: 0, phrases: 0, coverage: 1 };
      const length = read(slot);
      compareRange(0, length, 1, best);
      if (!isUsing('sentences')) return best;
      // Questions after the main one ask for details, so the main question is also compared alone.
      const main = documents.getMainEnd(slot) - documents.from(slot);
      if (main < length) compareRange(0, main, 1, best);
      const whole = sumWeights(0, length);
      let start = 0;
      for (let at = 0, sentences = 0; at <= length && sentences < MAX_SENTENCES; at++) {
        if (at < length && words[at] !== SENTENCE_BREAK) continue;
        // A single sentence has already been compared as a whole.
        const mass = at - start < length ? sumWeights(start, at) : 0;
        if (mass >= MIN_SENTENCE_WEIGHT) compareRange(start, at, Math.min(1, mass / whole), best);
        if (at > start) sentences++;
        start = at + 1;
      }
      return best;
    },
  };
}

/** The whole query, or one of its sentences. */
interface Segment {
  /** The weight of each query word. It's 0 for words in other sentences and for repetitions. */
  weights: Float64Array;
  totalWeight: number;
  norm: number;
  /** The segment's share of the query's weight. */
  coverage: number;
  /** For each word, the index of the next word that isn't a stop word, or -1 if there's none. */
  next: Int32Array;
  /** The weight of all pairs of consecutive words. */
  phrases: number;
  grams: ReadonlySet<number>;
}

const MAX_SENTENCES = 4;
/** The minimum weight of sentences that are compared separately. */
const MIN_SENTENCE_WEIGHT = 0.3;

/** Returns the whole query and, if it has several sentences, its main question and its sentences. */
function listSegments(query: Query, withSentences: boolean): Segment[] {
  const whole = createSegment(query, () => true);
  const { mainLength } = query;
  const main =
    withSentences && mainLength < query.words.length
      ? [createSegment(query, (_, index) => index < mainLength)]
      : [];
  const sentences = withSentences ? [...new Set(query.words.map(({ sentence }) => sentence))] : [];
  if (sentences.length < 2) return [whole];
  const parts = sentences
    .slice(0, MAX_SENTENCES)
    .map((sentence) => createSegment(query, (word) => word.sentence === sentence))
    .filter(({ totalWeight }) => totalWeight >= MIN_SENTENCE_WEIGHT);
  return [
    whole,
    ...main,
    ...parts.map((unit) => ({ ...unit, coverage: Math.min(1, unit.totalWeight / whole.totalWeight) })),
  ];
}

function createSegment({ words }: Query, isIn: (word: QueryWord, index: number) => boolean): Segment {
  const weights = new Float64Array(words.length);
  const next = new Int32Array(words.length).fill(-1);
  const stems = new Set<string>();
  const grams = new Set<number>();
  let last = -1;
  let phrases = 0;
  let before = '';
  for (const [index, word] of words.entries()) {
    if (!isIn(word, index)) continue;
    for (const gram of listGrams(word.canonical)) grams.add(gram);
    if (before !== '')
      grams.add(encodeGramBetween(before.charCodeAt(before.length - 1), word.canonical.charCodeAt(0)));
    before = word.canonical;
    if (!stems.has(word.stem)) weights[index] = word.weight;
    stems.add(word.stem);
    if (word.isStopWord) continue;
    if (last >= 0) {
      next[last] = index;
      phrases += Math.sqrt((words[last]?.weight ?? 0) * word.weight);
    }
    last = index;
  }
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
  const norm = weights.reduce((sum, weight) => sum + weight * weight, 0);
  return { weights, totalWeight, norm, coverage: 1, next, phrases, grams };
}

/** Counts the grams that words share with up to 8 sets of grams. */
interface GramCounter {
  setGrams(sets: readonly ReadonlySet<number>[]): void;
  /**
   * Counts the packed words' grams from `from` to `to` (exclusive). Returns the number of different grams.
   */
  count(words: Int32Array, from: number, to: number): number;
  /** Returns how many of the counted grams this set has. */
  shared(set: number): number;
}

function createGramCounter(vocabulary: Vocabulary): GramCounter {
  /** For each gram, a bit for each set that has the gram. */
  const setsWith = new Uint8Array(GRAM_COUNT);
  /** For each gram, the last round where it occurred. */
  const met = new Int32Array(GRAM_COUNT);
  const shared = new Int32Array(8);
  let gramSets: readonly ReadonlySet<number>[] = [];
  let round = 0;
  let total = 0;

  const countGram = (gram: number): void => {
    if (met[gram] === round) return;
    met[gram] = round;
    total++;
    const having = setsWith[gram] ?? 0;
    for (let set = 0; having >> set > 0; set++)
      if (((having >> set) & 1) === 1) shared[set] = (shared[set] ?? 0) + 1;
  };
  return {
    setGrams(sets) {
      for (const set of gramSets) for (const gram of set) setsWith[gram] = 0;
      for (const [index, set] of sets.entries())
        for (const gram of set) setsWith[gram] = (setsWith[gram] ?? 0) | (1 << index);
      gramSets = sets;
    },
    count(words, from, to) {
      round++;
      total = 0;
      shared.fill(0);
      const { grams } = vocabulary;
      const { block } = grams;
      let before = -1;
      for (let at = from; at < to; at++) {
        const packed = words[at] ?? SENTENCE_BREAK;
        if (packed === SENTENCE_BREAK) continue;
        const word = unpackWord(packed);
        if (before >= 0)
          countGram(encodeGramBetween(vocabulary.getLastLetter(before), vocabulary.getFirstLetter(word)));
        const end = grams.to(word);
        for (let index = grams.from(word); index < end; index++) countGram(block[index] ?? 0);
        before = word;
      }
      return total;
    },
    shared: (set) => shared[set] ?? 0,
  };
}
