import type { SimilarText } from '../../../../shared/similar.ts';
import { tokensOf } from './tokens.ts';

/** Stands before the terms of each option. */
export const OPTION = -1;

/**
 * The terms of options and description as they are kept of a question: those of the description, each once, then for
 * each option `OPTION` and its terms, ascending, each once. Options of the same words stand there once.
 */
export function asideTermsOf(
  { options, description }: SimilarText,
  termOf: (word: string) => number,
): number[] {
  const termsOf = (text: string): number[] => [...new Set(tokensOf(text).map(({ word }) => termOf(word)))];
  const all = termsOf(description);
  const seen = new Set<string>();
  for (const option of options) {
    const terms = termsOf(option).sort((a, b) => a - b);
    const name = terms.join(' ');
    if (name === '' || seen.has(name)) continue;
    seen.add(name);
    all.push(OPTION, ...terms);
  }
  return all;
}
