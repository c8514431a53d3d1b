import { editDistance } from '../../../../shared/text/edit-distance.ts';
import { hasTerm, type SearchTerm } from '../../../../shared/text/search-terms.ts';

/** Shorter words are similar to too many other words. */
const MIN_LENGTH = 4;
const MAX_TYPOS = 1;
const WORD = /[\p{L}\p{N}]+/gu;
const ONLY_LETTERS = /^\p{L}+$/u;

/** Corrects a search that has no matches. */
export interface SearchSpelling {
  /** Adds the words in case-folded text. */
  add(text: string): void;
  /** Returns the search with corrected typos, or null if that isn't possible for all words. */
  correct(): string | null;
}

/**
 * Creates a correction for words that no added text contains. Corrects one typo per word. Returns null if
 * none of the words can be corrected.
 */
export function createSearchSpelling(terms: readonly SearchTerm[]): SearchSpelling | null {
  const missing = new Set(terms);
  const lengths = terms.filter(isCorrectable).map(({ variants: [word = ''] }) => word.length);
  if (lengths.length === 0) return null;
  const counts = new Map<string, number>();

  const findNearest = ({ variants: [sought = ''] }: SearchTerm): string | undefined => {
    const words = [...counts].filter(([word]) => editDistance(sought, word, MAX_TYPOS) <= MAX_TYPOS);
    return words.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0];
  };
  return {
    add(text) {
      for (const term of missing) if (hasTerm(text, term)) missing.delete(term);
      for (const [word] of text.matchAll(WORD)) {
        if (!lengths.some((length) => Math.abs(length - word.length) <= MAX_TYPOS)) continue;
        counts.set(word, (counts.get(word) ?? 0) + 1);
      }
    },
    correct() {
      if (missing.size === 0) return null;
      const words = terms.map((term) => {
        if (!missing.has(term)) return term.typed;
        return isCorrectable(term) ? findNearest(term) : undefined;
      });
      return words.includes(undefined) ? null : words.join(' ');
    },
  };
}

const isCorrectable = ({ typed, variants: [word = ''] }: SearchTerm): boolean =>
  word.length >= MIN_LENGTH && ONLY_LETTERS.test(typed);
