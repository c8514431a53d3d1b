import { readTable } from './lexicon.ts';

/** Returns groups of everyday synonyms by their stems. The build computes them, because that takes longer than a search. */
export const everydaySynonyms = (stem: (word: string) => string): string[][] =>
  readTable('everyday').map((line) => line.split(' ').map(stem));
