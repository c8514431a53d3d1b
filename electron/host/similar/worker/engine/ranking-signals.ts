import type { SimilarText } from '../../../../../shared/similar.ts';
import type { Query, QueryWord } from './query-expansion.ts';
import { type EngineContext, OPTION_START, SENTENCE_BREAK, type SearchIndex } from './search-index.ts';
import { tokensOf } from './tokenizer.ts';
import { areDifferentNumbers, isNegation } from './word-forms.ts';

/** Signs that two questions with common words are different questions, each 0 to 1. */
export interface Contrast {
  /** Opposites, such as best and worst. */
  opposite: number;
  /** One is negated and the other is not. */
  negation: number;
  /** Different things of the same kind at the same position, such as book and movie. */
  sibling: number;
  /** Different numbers. */
  number: number;
}

/** Lighter words don't make a different question. */
const MIN_CONTRAST_WEIGHT = 0.15;

/** Compares the main questions. */
export function contrastOf(query: Query, slot: number, { index, lexicon }: EngineContext): Contrast {
  const { documents, vocabulary, weights } = index;
  const { forms } = vocabulary;
  const packed = [...documents.words.subarray(documents.from(slot), documents.mainEnd(slot))];
  const terms = packed.map((one) => (one === SENTENCE_BREAK ? -1 : vocabulary.termOf(one >> 1)));
  const theirs = new Set(terms);
  const mine = query.words.slice(0, query.mainLength);
  // A word that occurs in both doesn't match another one as its synonym.
  const met = new Set(
    mine.flatMap(({ term, matches }) => (theirs.has(term) ? [term] : matches.map((one) => one.term))),
  );
  const contrast: Contrast = { opposite: 0, negation: 0, sibling: 0, number: 0 };
  const isNegated = packed.some((one) => one !== SENTENCE_BREAK && isNegation(vocabulary.textOf(one >> 1)));
  if (isNegated !== mine.some(({ word }) => isNegation(word))) contrast.negation = 1;
  const lone = packed.flatMap((one, at) =>
    one === SENTENCE_BREAK ||
    (one & 1) === 1 ||
    met.has(terms[at] ?? -1) ||
    weights.of(one >> 1) < MIN_CONTRAST_WEIGHT
      ? []
      : [
          {
            at,
            word: forms.canonical(vocabulary.textOf(one >> 1)),
            stem: vocabulary.termText(terms[at] ?? -1),
          },
        ],
  );
  if (lone.length === 0) return contrast;
  for (const [index, word] of mine.entries()) {
    if (
      word.isStopWord ||
      word.weight < MIN_CONTRAST_WEIGHT ||
      word.matches.some(({ term }) => theirs.has(term))
    )
      continue;
    for (const other of lone) {
      if (areDifferentNumbers(word.stem, other.stem)) contrast.number = 1;
      if (areOpposites(word, other)) contrast.opposite = 1;
      const place = samePlace(index, other.at);
      if (place > contrast.sibling && lexicon.areSiblings(word.canonical, other.word))
        contrast.sibling = place;
    }
  }
  return contrast;

  function areOpposites(mine: QueryWord, other: { word: string; stem: string }): boolean {
    const isThere = (words: readonly string[], stem: string) => words.some((one) => forms.stem(one) === stem);
    return (
      isThere(lexicon.opposites(mine.canonical), other.stem) ||
      isThere(lexicon.opposites(other.word), mine.stem)
    );
  }

  /** Returns the share of the 2 adjacent words that are the same, or the end of both texts. */
  function samePlace(index: number, at: number): number {
    const isSame = (step: number): boolean =>
      (query.words[index + step]?.term ?? -1) === (terms[at + step] ?? -1);
    return (Number(isSame(-1)) + Number(isSame(1))) / 2;
  }
}

/** How similar the options and the descriptions of two questions are, each 0 to 1; 0 if one has none. */
export interface SecondarySimilarity {
  options: number;
  description: number;
}

/** The options and the description of a text, prepared for comparison. */
export interface SecondaryFields {
  /** Their stems, each with how much it tells. */
  readonly terms: ReadonlyMap<string, number>;
  /** Compares them with those of the question in a slot. */
  compare(slot: number): SecondarySimilarity;
}

/** The common weight from which it counts fully: "Yes" and "No" are everywhere. */
const FULL_OVERLAP_WEIGHT = 1;

export const NO_SECONDARY_SIMILARITY: SecondarySimilarity = { options: 0, description: 0 };

export function createSecondaryFields(
  { vocabulary, documents, weights }: SearchIndex,
  text: SimilarText,
): SecondaryFields {
  const stemsOf = (one: string): string[] => [
    ...new Set(tokensOf(one).map(({ word }) => vocabulary.forms.stem(word))),
  ];
  const heaviest = (stems: readonly string[]): number => Math.max(0, ...stems.map(weights.ofSecondary));
  const options = new Map(
    text.options.map(stemsOf).map((stems) => [stems.toSorted().join(' '), stems] as const),
  );
  const description = stemsOf(text.description);
  const terms = new Map(
    [...description, ...[...options.values()].flat()].map((one) => [one, weights.ofSecondary(one)]),
  );
  const described = new Set(description.map(vocabulary.termWith));
  /** The terms of each option, ascending, by the first of them. */
  const byFirst = new Map<number, number[][]>();
  for (const stems of options.values()) {
    const known = stems.map(vocabulary.termWith).sort((a, b) => a - b);
    const [first = -1] = known;
    // What the library has no word for, no other has.
    if (first >= 0) byFirst.set(first, [...(byFirst.get(first) ?? []), known]);
  }
  const optionsMass = sumOf([...options.values()].map(heaviest));
  const descriptionMass = sumOf(description.map(weights.ofSecondary));
  const { secondary } = documents;
  const isMine = (from: number, to: number): boolean =>
    (byFirst.get(secondary.block[from] ?? -1) ?? []).some(
      (mine) => mine.length === to - from && mine.every((term, at) => term === secondary.block[from + at]),
    );

  const compareDescription = (from: number, to: number): number => {
    if (descriptionMass === 0) return 0;
    let shared = 0;
    let all = descriptionMass;
    for (let at = from; at < to; at++) {
      const term = secondary.block[at] ?? -1;
      const weight = weights.ofSecondaryTerm(term);
      all += weight;
      if (described.has(term)) shared += weight;
    }
    return weightedOverlap(shared, all);
  };
  const compareOptions = (from: number, to: number): number => {
    if (optionsMass === 0) return 0;
    let shared = 0;
    let all = optionsMass;
    for (let start = from + 1, at = start, weight = 0; at <= to; at++) {
      const term = at < to ? (secondary.block[at] ?? OPTION_START) : OPTION_START;
      if (term !== OPTION_START) weight = Math.max(weight, weights.ofSecondaryTerm(term));
      else {
        all += weight;
        if (isMine(start, at)) shared += weight;
        start = at + 1;
        weight = 0;
      }
    }
    return weightedOverlap(shared, all);
  };
  return {
    terms,
    compare(slot) {
      if (terms.size === 0) return NO_SECONDARY_SIMILARITY;
      const from = secondary.from(slot);
      const to = secondary.to(slot);
      let middle = from;
      while (middle < to && secondary.block[middle] !== OPTION_START) middle++;
      return { options: compareOptions(middle, to), description: compareDescription(from, middle) };
    },
  };
}

/** Returns the common weight as a share (Dice), less if it is small. Limited to 1 because of rounding. */
const weightedOverlap = (shared: number, all: number): number =>
  all === 0 ? 0 : Math.min(1, (2 * shared) / all) * Math.min(1, shared / FULL_OVERLAP_WEIGHT);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Minimum scores of a question with the same words in other forms, and of one that differs only in function words. */
const SAME_WORDS_SCORE = 0.95;
const SAME_KEY_WORDS_SCORE = 0.85;

/** Returns the minimum score of a question that differs only in punctuation, forms of words, and function words; 0 if in more. */
export function minScoreForSameWords(
  query: Query,
  slot: number,
  { documents, vocabulary }: SearchIndex,
): number {
  const mine = query.words.map(({ stem }) => stem);
  if (mine.length === 0) return 0;
  const theirs: string[] = [];
  for (const packed of documents.words.subarray(documents.from(slot), documents.to(slot))) {
    if (packed !== SENTENCE_BREAK) theirs.push(vocabulary.termText(vocabulary.termOf(packed >> 1)));
  }
  if (areEqual(mine, theirs)) return SAME_WORDS_SCORE;
  const isTelling = (stem: string) => isNegation(stem) || vocabulary.forms.classOf(stem) !== 'function';
  const telling = mine.filter(isTelling);
  return telling.length > 1 && areEqual(telling, theirs.filter(isTelling)) ? SAME_KEY_WORDS_SCORE : 0;
}

const areEqual = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index]);

const MIN_PREFIX_WORDS = 3;
const MIN_PREFIX_WEIGHT = 0.25;

/** Returns the share of a question's weight that was typed if the query is its prefix; 0 if it isn't. */
export function typedShare(
  query: Query,
  slot: number,
  { documents, vocabulary, weights }: SearchIndex,
): number {
  if (!query.isUnfinished || query.words.length < MIN_PREFIX_WORDS) return 0;
  let written = 0;
  let whole = 0;
  let index = 0;
  for (let at = documents.from(slot); at < documents.to(slot); at++) {
    const packed = documents.words[at] ?? SENTENCE_BREAK;
    if (packed === SENTENCE_BREAK) continue;
    const word = packed >> 1;
    const mine = query.words[index];
    whole += (packed & 1) === 1 ? 0 : weights.of(word);
    if (mine) {
      const isLast = index === query.words.length - 1;
      const isSame = mine.term === vocabulary.termOf(word);
      if (!isSame && !(isLast && vocabulary.textOf(word).startsWith(mine.word))) return 0;
      if (isSame) written += mine.isStopWord ? 0 : mine.weight;
    }
    index++;
  }
  return index < query.words.length || written < MIN_PREFIX_WEIGHT ? 0 : Math.min(1, written / whole);
}
