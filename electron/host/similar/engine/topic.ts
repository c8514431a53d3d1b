import type { WordForms } from './word-forms.ts';

/** Whether one of the words of a title is what it is about: «Pick one» leaves that to the options. */
export const hasTopic = (words: readonly { word: string }[], forms: WordForms): boolean =>
  words.some(({ word }) => forms.classOf(word) === 'content');
