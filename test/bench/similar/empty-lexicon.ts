import type { Lexicon } from '../../../electron/host/similar/lexicon/lexicon.ts';

/** Knows no words, for an engine that goes by letters and by the library alone. */
export const EMPTY_LEXICON: Lexicon = {
  canonical: (word) => word,
  synonyms: () => [],
  opposites: () => [],
  areSiblings: () => false,
  frequency: () => 0,
  isStopWord: () => false,
};
