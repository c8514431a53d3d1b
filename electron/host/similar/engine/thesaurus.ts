import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Part } from './part.ts';
import type { Tuning } from './tuning.ts';
import type { Words } from './words.ts';

/** Words that mean much the same, by their stems. */
export interface Thesaurus {
  /** Each with how well it stands for the word, 0 to 1. None for words that only hold a sentence together. */
  synonyms(word: string): readonly StandIn[];
}

interface StandIn {
  stem: string;
  match: number;
}

/** Words that are remembered; more make room by all being forgotten. */
const MAX_REMEMBERED = 20_000;

interface Ports {
  lexicon: Lexicon;
  words: Words;
  tuning: Tuning;
  uses(part: Part): boolean;
}

/** The synonyms of the lexicon and those of everyday questions together. */
export function createThesaurus({ lexicon, words, tuning, uses }: Ports): Thesaurus {
  const { forms } = words;
  const everyday = (stem: string) => (uses('everyday') ? (words.groups().get(stem) ?? []) : []);
  const known = new Map<string, readonly StandIn[]>();
  const find = (word: string): readonly StandIn[] => {
    if (!uses('synonyms') || forms.classOf(word) === 'function') return [];
    const own = forms.stem(word);
    const matches = new Map<string, number>();
    const add = (stem: string, weight: number) => {
      const match = tuning.synonym * weight ** tuning.synonymPower;
      if (stem !== own && match > (matches.get(stem) ?? 0)) matches.set(stem, match);
    };
    for (const { word: other, weight } of lexicon.synonyms(lexicon.canonical(word)))
      add(forms.stem(other), weight);
    for (const stem of everyday(own)) add(stem, tuning.everyday);
    return Array.from(matches, ([stem, match]) => ({ stem, match }));
  };
  return {
    synonyms(word) {
      const there = known.get(word);
      if (there) return there;
      const found = find(word);
      if (known.size >= MAX_REMEMBERED) known.clear();
      known.set(word, found);
      return found;
    },
  };
}
