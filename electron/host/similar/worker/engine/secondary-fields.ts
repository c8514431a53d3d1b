import type { SimilarText } from '../../../../../shared/similarity.ts';
import { OPTION_START, type SearchIndex } from './index/search-index.ts';
import { tokenize } from './tokenizer.ts';

/**
 * The similarity of two questions' options and of their descriptions, each from 0 to 1. A similarity is 0 if
 * one question lacks the field.
 */
export interface SecondarySimilarity {
  options: number;
  description: number;
}

/** A question's options and description, prepared for comparison. */
export interface SecondaryFields {
  /** The stems of the options and description with their weights. */
  readonly terms: ReadonlyMap<string, number>;
  /** Compares the fields with the fields of a slot's question. */
  compare(slot: number): SecondarySimilarity;
}

/**
 * The common weight from which an overlap counts fully. Options such as "Yes" and "No" have less, because
 * they're in many questions.
 */
const FULL_OVERLAP_WEIGHT = 1;

export const NO_SECONDARY_SIMILARITY: SecondarySimilarity = { options: 0, description: 0 };

export function createSecondaryFields(
  { vocabulary, documents, weights }: SearchIndex,
  text: SimilarText,
): SecondaryFields {
  const listStems = (one: string): string[] => [
    ...new Set(tokenize(one).map(({ word }) => vocabulary.forms.stem(word))),
  ];
  const findMaxWeight = (stems: readonly string[]): number =>
    stems.reduce((highest, stem) => Math.max(highest, weights.getSecondaryStemWeight(stem)), 0);
  const options = new Map(
    text.options.map(listStems).map((stems) => [stems.toSorted().join(' '), stems] as const),
  );
  const description = listStems(text.description);
  const terms = new Map(
    [...description, ...[...options.values()].flat()].map((one) => [
      one,
      weights.getSecondaryStemWeight(one),
    ]),
  );
  const described = new Set(description.map(vocabulary.termWith));
  /** The terms of each option, ascending, by their first term. */
  const byFirst = new Map<number, number[][]>();
  for (const stems of options.values()) {
    const known = stems.map(vocabulary.termWith).sort((a, b) => a - b);
    const [first = -1] = known;
    // An option with a word that isn't in the library can't be in another question.
    if (first >= 0) byFirst.set(first, [...(byFirst.get(first) ?? []), known]);
  }
  const optionsMass = addUp([...options.values()].map(findMaxWeight));
  const descriptionMass = addUp(description.map(weights.getSecondaryStemWeight));
  const { secondary } = documents;
  const isSharedOption = (from: number, to: number): boolean =>
    (byFirst.get(secondary.block[from] ?? -1) ?? []).some(
      (option) =>
        option.length === to - from && option.every((term, at) => term === secondary.block[from + at]),
    );

  const compareDescription = (from: number, to: number): number => {
    if (descriptionMass === 0) return 0;
    let shared = 0;
    let all = descriptionMass;
    for (let at = from; at < to; at++) {
      const term = secondary.block[at] ?? -1;
      const weight = weights.getSecondaryTermWeight(term);
      all += weight;
      if (described.has(term)) shared += weight;
    }
    return getWeightedOverlap(shared, all);
  };
  const compareOptions = (from: number, to: number): number => {
    if (optionsMass === 0) return 0;
    let shared = 0;
    let all = optionsMass;
    for (let start = from + 1, at = start, weight = 0; at <= to; at++) {
      const term = at < to ? (secondary.block[at] ?? OPTION_START) : OPTION_START;
      if (term !== OPTION_START) weight = Math.max(weight, weights.getSecondaryTermWeight(term));
      else {
        all += weight;
        if (isSharedOption(start, at)) shared += weight;
        start = at + 1;
        weight = 0;
      }
    }
    return getWeightedOverlap(shared, all);
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

/**
 * Returns the common weight as a share (Dice), reduced if the weight is small. The share is limited to 1
 * because of rounding.
 */
const getWeightedOverlap = (shared: number, all: number): number =>
  all === 0 ? 0 : Math.min(1, (2 * shared) / all) * Math.min(1, shared / FULL_OVERLAP_WEIGHT);

const addUp = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
