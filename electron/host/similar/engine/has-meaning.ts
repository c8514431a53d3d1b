import type { WordForms } from './word-forms.ts';

/** Words of a title from which on it means something as a whole. */
const LEAST_WORDS = 3;

/** Whether a title of these words is compared by what it means: most of them are English, as far as the lexicon knows. */
export function hasMeaning(words: readonly { word: string }[], forms: WordForms): boolean {
  if (words.length < LEAST_WORDS) return false;
  // A contraction is written out: its first word tells.
  const isKnown = (word: string): boolean => forms.frequency(forms.letters(word).split(' ')[0] ?? word) > 0;
  return words.filter(({ word }) => isKnown(word)).length * 2 > words.length;
}
