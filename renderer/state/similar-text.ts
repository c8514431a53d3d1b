import { LONGEST_SIMILAR } from '../../shared/grades.ts';
import type { SimilarText } from '../../shared/similar.ts';
import type { Content } from './draft-content.ts';

/**
 * What a draft is compared by. What is cut off says nothing new, and the host would not take it. Emoji say little about
 * what is asked, and stay out.
 */
export function similarTextOf(content: Pick<Content, 'title' | 'description' | 'rows'>): SimilarText {
  return {
    title: content.title.slice(0, LONGEST_SIMILAR.title),
    description: content.description.slice(0, LONGEST_SIMILAR.description),
    options: content.rows
      .flatMap(({ text }) => (text.trim() === '' ? [] : [text.slice(0, LONGEST_SIMILAR.option)]))
      .slice(0, LONGEST_SIMILAR.options),
  };
}

/** Whether both say the same. */
export const sameSimilarText = (a: SimilarText, b: SimilarText): boolean =>
  a.title === b.title &&
  a.description === b.description &&
  a.options.length === b.options.length &&
  a.options.every((option, index) => option === b.options[index]);
