import { GRAMS, gramBetween, gramsOf, type Vocabulary } from './inverted-index.ts';
import type { Query, QueryWord } from './query-expansion.ts';
import { type Engine, SENTENCE } from './search-index.ts';

/** What speaks for two titles asking the same, each 0 to 1. */
export interface Likeness {
  /** Of all below together. */
  score: number;
  words: number;
  letters: number;
  phrases: number;
  /** Share of the whole texts that was compared: 1, or less for single sentences. */
  part: number;
}

/** Compares one query with many questions. */
export interface Scorer {
  /** Takes the query that is compared from now on. */
  prepare(query: Query): void;
  /** The best likeness of the query and a question, over all of each and over their single sentences. */
  compare(slot: number): Likeness;
}

/** The block of memory that is worked in belongs to the scorer: one for each engine. */
export function createScorer({ store, tuning, uses }: Engine): Scorer {
  const { vocabulary, documents, weights } = store;
  const grams = createGramCounter(vocabulary);
  let units: Unit[] = [];
  let count = 0;
  /** Matches by term: the first one, plus 1, of a chain in `links`; 0 for none. */
  let firstLink = new Int32Array(1024);
  const links: { word: number; match: number; next: number }[] = [];
  let linked: number[] = [];
  /** In which comparison a term was met last. */
  let termMet = new Int32Array(1024);
  let round = 0;
  /** For each word of the query, the weight of the best word that meets it, 0 for none, and how well it does. */
  let metWeight = new Float64Array(64);
  let metMatch = new Float64Array(64);
  /** The words of the question at hand. */
  let words = new Int32Array(256);
  let wordWeights = new Float64Array(256);

  const makeRoom = (): void => {
    if (metMatch.length < count) {
      metWeight = new Float64Array(count * 2);
      metMatch = new Float64Array(count * 2);
    }
    const { count: terms } = vocabulary.terms;
    if (firstLink.length >= terms) return;
    firstLink = new Int32Array(terms * 2);
    termMet = new Int32Array(terms * 2);
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
  /** Reads the words of a slot; returns how many, sentence ends counted. */
  const read = (slot: number): number => {
    const from = documents.from(slot);
    const length = documents.to(slot) - from;
    if (words.length < length) {
      words = new Int32Array(length * 2);
      wordWeights = new Float64Array(length * 2);
    }
    for (let at = 0; at < length; at++) {
      const packed = documents.words[from + at] ?? SENTENCE;
      words[at] = packed;
      wordWeights[at] =
        packed === SENTENCE ? 0 : weights.of(packed >> 1) * ((packed & 1) === 1 ? tuning.frame : 1);
    }
    return length;
  };
  const massOf = (from: number, to: number): number => {
    let mass = 0;
    for (let at = from; at < to; at++) mass += wordWeights[at] ?? 0;
    return mass;
  };
  const compareWords = (
    unit: Unit,
    from: number,
    to: number,
    best: Likeness,
    letters: number,
    part: number,
  ): void => {
    round++;
    metWeight.fill(0, 0, count);
    let norm = 0;
    let phrases = 0;
    let sharedPhrases = 0;
    let last = -1;
    let lastMatch = 0;
    let lastWeight = 0;
    for (let at = from; at < to; at++) {
      const packed = words[at] ?? SENTENCE;
      if (packed === SENTENCE) continue;
      const term = vocabulary.termOf(packed >> 1);
      const weight = wordWeights[at] ?? 0;
      if (termMet[term] !== round) {
        termMet[term] = round;
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
      // A word stands for one word of the query, the nearest: «hobby» is not both «hobby» and «interest».
      if (met >= 0 && match * weight > (metMatch[met] ?? 0) * (metWeight[met] ?? 0)) {
        metMatch[met] = match;
        metWeight[met] = weight;
      }
      if ((packed & 1) === 1) continue;
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
      shared += (unit.weights[word] ?? 0) * (metWeight[word] ?? 0) * (metMatch[word] ?? 0);
    const { poverty } = tuning;
    const alike = (shared + poverty * letters) / Math.sqrt((unit.norm + poverty) * (norm + poverty));
    // Where one has no two words to stand in a row, their order is no evidence either way.
    const hasOrder = uses('phrases') && unit.phrases > 0 && phrases > 0;
    const inOrder = hasOrder
      ? sharedPhrases / Math.sqrt((unit.phrases + poverty) * (phrases + poverty))
      : alike;
    const sum = tuning.words * alike + tuning.letters * letters + tuning.phrases * inOrder;
    const score = sum * (tuning.part + (1 - tuning.part) * part);
    if (score <= best.score) return;
    best.score = score;
    best.words = alike;
    best.letters = letters;
    best.phrases = inOrder;
    best.part = part;
  };
  const compareRange = (from: number, to: number, part: number, best: Likeness): void => {
    const total = uses('letters') ? grams.count(words, from, to) : 0;
    for (let index = 0; index < units.length; index++) {
      const unit = units[index];
      if (!unit) continue;
      const letters =
        total === 0 || unit.grams.size === 0 ? 0 : grams.shared(index) / Math.sqrt(unit.grams.size * total);
      compareWords(unit, from, to, best, letters, part * unit.part);
    }
  };
  return {
    prepare(query) {
      count = query.words.length;
      makeRoom();
      link(query);
      units = unitsOf(query, uses('sentences'));
      grams.take(units.map((unit) => unit.grams));
    },
    compare(slot) {
      const best: Likeness = { score: 0, words: 0, letters: 0, phrases: 0, part: 1 };
      const length = read(slot);
      compareRange(0, length, 1, best);
      if (!uses('sentences')) return best;
      const whole = massOf(0, length);
      let start = 0;
      for (let at = 0, sentences = 0; at <= length && sentences < MAX_SENTENCES; at++) {
        if (at < length && words[at] !== SENTENCE) continue;
        // The only sentence is all there is, and was compared.
        const mass = at - start < length ? massOf(start, at) : 0;
        if (mass >= LEAST_MASS) compareRange(start, at, Math.min(1, mass / whole), best);
        if (at > start) sentences++;
        start = at + 1;
      }
      return best;
    },
  };
}

/** All of a query, or one of its sentences. */
interface Unit {
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
const MAX_SENTENCES = 4;
/** Least weight of a sentence that is compared by itself. */
const LEAST_MASS = 0.3;

/** The whole query, then its sentences of weight where it has more than one. */
function unitsOf(query: Query, withSentences: boolean): Unit[] {
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

/** Counts the letter grams that words share with up to eight sets of grams at once. */
interface GramCounter {
  /** Takes the sets that are compared with from now on. */
  take(sets: readonly ReadonlySet<number>[]): void;
  /** Looks at the packed words from `from` to `to`, excluded; returns how many grams they have. */
  count(words: Int32Array, from: number, to: number): number;
  /** How many of them the set with this number has. */
  shared(set: number): number;
}

function createGramCounter(vocabulary: Vocabulary): GramCounter {
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
