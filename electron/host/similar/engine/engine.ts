import type { Evidence, Mark, SimilarText } from '../../../../shared/similar.ts';

/** Finds questions that ask much the same. Keys are whole numbers, of any sign, given by the caller. */
export interface SimilarEngine {
  readonly size: number;
  /** Adds a question, or replaces it. */
  put(key: number, text: SimilarText): void;
  remove(key: number): void;
  /** At most `limit` questions, best first; equal scores by key. `score` is above 0, at most 1; 1 for the same text. */
  search(text: SimilarText, options: SearchOptions): Hit[];
  /**
   * The title with slips repaired, as a search hands it to `meaning`; null where meaning does not count: no port for it, few
   * words, or most of them not English.
   */
  titleRead(text: SimilarText): string | null;
  /** Whether the title of `key` is handed to `meaning`, which is as it is. */
  hasMeaning(key: number): boolean;
  /** Where the title of `key` says what the text says. Empty for a key that it does not know. */
  marks(text: SimilarText, key: number): Mark[];
  /** Why it got its score; null for a key that it does not know. */
  explain(text: SimilarText, key: number): Evidence | null;
}

export interface SearchOptions {
  limit: number;
  /** Nothing below this score. */
  atLeast?: number;
  /** Keys that are left out. */
  isLeftOut?: (key: number) => boolean;
  /** So many are compared at most, the likeliest ones: a quick answer, in which a distant one may be missing. */
  compared?: number;
}

export interface Hit {
  key: number;
  score: number;
}
