import type { Lexicon } from '../lexicon/lexicon.ts';

/** Knows no words: the engine then goes by letters and by the library alone. */
export const EMPTY_LEXICON: Lexicon = {
  canonical: (word) => word,
  synonyms: () => [],
  opposites: () => [],
  areSiblings: () => false,
  frequency: () => 0,
  isStopWord: () => false,
};
