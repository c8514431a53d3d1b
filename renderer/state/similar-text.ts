import { type SimilarText, similarTextSchema } from '../../shared/similar.ts';
import type { Content } from './draft-content.ts';

/** As long as the host takes: beyond any limit of the service, so that what is cut off says nothing new. */
const LONGEST = {
  title: similarTextSchema.shape.title.maxLength ?? 0,
  description: similarTextSchema.shape.description.maxLength ?? 0,
  options: 100,
  option: similarTextSchema.shape.options.element.maxLength ?? 0,
};

/** What a draft is compared by. Emoji say little about what is asked, and stay out. */
export function similarTextOf(content: Pick<Content, 'title' | 'description' | 'rows'>): SimilarText {
  return {
    title: content.title.slice(0, LONGEST.title),
    description: content.description.slice(0, LONGEST.description),
    options: content.rows
      .flatMap(({ text }) => (text.trim() === '' ? [] : [text.slice(0, LONGEST.option)]))
      .slice(0, LONGEST.options),
  };
}

/** Whether both say the same. */
export const sameSimilarText = (a: SimilarText, b: SimilarText): boolean =>
  a.title === b.title &&
  a.description === b.description &&
  a.options.length === b.options.length &&
  a.options.every((option, index) => option === b.options[index]);
