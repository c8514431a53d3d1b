import type { SimilarText } from '../../../shared/similar.ts';
import { createNumbers } from '../../support/similar/filler.ts';
import type { Document } from './engine.ts';

/** Options of a question and words of a description, as many as most have at most. */
const OPTIONS = 4;
const DESCRIPTION = 8;

/** Questions of a title alone. */
export const asTitle =
  () =>
  (title: string): SimilarText => ({ title, description: '', options: [] });

/**
 * Questions with four options of two words and a description of eight, all mixed from the words of the documents. A title
 * has the same ones on every call.
 */
export function withBody(documents: readonly Document[]): (title: string) => SimilarText {
  const words = [...new Set(documents.flatMap(({ text }) => text.split(' ')))].filter(
    ({ length }) => length >= 5,
  );
  return (title) => {
    const next = createNumbers(seedOf(title));
    const some = (count: number): string =>
      Array.from({ length: count }, () => words[next() % words.length] ?? '').join(' ');
    return { title, description: some(DESCRIPTION), options: Array.from({ length: OPTIONS }, () => some(2)) };
  };
}

const seedOf = (text: string): number =>
  [...text].reduce((seed, character) => (Math.imul(seed, 31) + (character.codePointAt(0) ?? 0)) >>> 0, 1) ||
  1;
