import type { SimilarText } from '../../../../shared/similar.ts';
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
  compare(theirs: SimilarText): AsideLikeness;
}

/** Weight that both must have in common before it counts in full: «Yes» and «No» are everywhere. */
const ENOUGH = 1;

/** Prepares options and description of a text. */
export function createAsides({ vocabulary, weights }: Store, text: SimilarText): Asides {
  const stemsOf = (one: string): string[] => [
    ...new Set(tokensOf(one).map(({ word }) => vocabulary.forms.stem(word))),
  ];
  /** The weight of each option, by its words whatever their order. */
  const optionsOf = (options: readonly string[]) =>
    new Map(
      options.map((option) => {
        const stems = stemsOf(option).sort();
        return [stems.join(' '), Math.max(0, ...stems.map(weights.ofAside))];
      }),
    );
  const wordsOf = (one: string) => new Map(stemsOf(one).map((stem) => [stem, weights.ofAside(stem)]));
  const options = optionsOf(text.options);
  const description = wordsOf(text.description);
  const terms = new Map(description);
  for (const stem of text.options.flatMap(stemsOf)) terms.set(stem, weights.ofAside(stem));
  return {
    terms,
    compare: (theirs) => ({
      options:
        options.size === 0 || theirs.options.length === 0 ? 0 : likeness(options, optionsOf(theirs.options)),
      description:
        description.size === 0 || theirs.description === ''
          ? 0
          : likeness(description, wordsOf(theirs.description)),
    }),
  };
}

/** Twice the weight of what both have in the weight of all; less where that is little. */
function likeness(mine: ReadonlyMap<string, number>, theirs: ReadonlyMap<string, number>): number {
  let shared = 0;
  let all = 0;
  for (const [one, weight] of mine) {
    all += weight;
    if (theirs.has(one)) shared += weight;
  }
  for (const weight of theirs.values()) all += weight;
  return all === 0 ? 0 : ((2 * shared) / all) * Math.min(1, shared / ENOUGH);
}
