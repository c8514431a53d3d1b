import { SENTENCE } from './documents.ts';
import { createGramCounter } from './gram-counter.ts';
import type { Engine } from './parts.ts';
import type { Query } from './query.ts';
import { LEAST_MASS, MAX_SENTENCES, type Unit, unitsOf } from './units.ts';

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
  /** Meetings by term: the first one, plus 1, of a chain in `links`; 0 for none. */
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
    for (const [word, { meetings }] of query.words.entries())
      for (const { term, match } of meetings) {
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
