import type { SimilarText } from '../../../../shared/similar.ts';
import { OPTION } from './aside-terms.ts';
import type { Store } from './store.ts';
import { tokensOf } from './tokens.ts';

/** How alike the options and the descriptions of two questions are, each 0 to 1; 0 where one has none. */
export interface AsideLikeness {
  options: number;
  description: number;
}

/** Options and description of a text, ready for being compared. */
export interface Asides {
  /** Their stems, each with how much it tells. */
  readonly terms: ReadonlyMap<string, number>;
  /** With those of the question in a slot. */
  compare(slot: number): AsideLikeness;
}

/** Weight that both must have in common before it counts in full: «Yes» and «No» are everywhere. */
const ENOUGH = 1;

export const NO_ASIDES: AsideLikeness = { options: 0, description: 0 };

/** Prepares options and description of a text. */
export function createAsides({ vocabulary, documents, weights }: Store, text: SimilarText): Asides {
  const stemsOf = (one: string): string[] => [
    ...new Set(tokensOf(one).map(({ word }) => vocabulary.forms.stem(word))),
  ];
  const heaviest = (stems: readonly string[]): number => Math.max(0, ...stems.map(weights.ofAside));
  const options = new Map(
    text.options.map(stemsOf).map((stems) => [stems.toSorted().join(' '), stems] as const),
  );
  const description = stemsOf(text.description);
  const terms = new Map(
    [...description, ...[...options.values()].flat()].map((one) => [one, weights.ofAside(one)]),
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
  const descriptionMass = sumOf(description.map(weights.ofAside));
  const { asides } = documents;
  const isMine = (from: number, to: number): boolean =>
    (byFirst.get(asides.block[from] ?? -1) ?? []).some(
      (mine) => mine.length === to - from && mine.every((term, at) => term === asides.block[from + at]),
    );

  const compareDescription = (from: number, to: number): number => {
    if (descriptionMass === 0) return 0;
    let shared = 0;
    let all = descriptionMass;
    for (let at = from; at < to; at++) {
      const term = asides.block[at] ?? -1;
      const weight = weights.ofAsideTerm(term);
      all += weight;
      if (described.has(term)) shared += weight;
    }
    return likeness(shared, all);
  };
  const compareOptions = (from: number, to: number): number => {
    if (optionsMass === 0) return 0;
    let shared = 0;
    let all = optionsMass;
    for (let start = from + 1, at = start, weight = 0; at <= to; at++) {
      const term = at < to ? (asides.block[at] ?? OPTION) : OPTION;
      if (term !== OPTION) weight = Math.max(weight, weights.ofAsideTerm(term));
      else {
        all += weight;
        if (isMine(start, at)) shared += weight;
        start = at + 1;
        weight = 0;
      }
    }
    return likeness(shared, all);
  };
  return {
    terms,
    compare(slot) {
      if (terms.size === 0) return NO_ASIDES;
      const from = asides.from(slot);
      const to = asides.to(slot);
      let middle = from;
      while (middle < to && asides.block[middle] !== OPTION) middle++;
      return { options: compareOptions(middle, to), description: compareDescription(from, middle) };
    },
  };
}

/**
 * Twice the weight of what both have as a share of the weight of all, less where that is little. Sums in another order are not quite
 * the same, so it would be a hair over 1 else.
 */
const likeness = (shared: number, all: number): number =>
  all === 0 ? 0 : Math.min(1, (2 * shared) / all) * Math.min(1, shared / ENOUGH);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
