import { LONGEST_SIMILAR } from '../../../shared/grades.ts';
import type { Draft, Entry, StoredQuestion } from '../../../shared/library.ts';
import { readRows } from '../../../shared/options/option-row.ts';
import type { SimilarQuestion } from '../../../shared/question.ts';
import type { SimilarText } from '../../../shared/similar.ts';

/**
 * What of an entry is compared; null where it is removed. The same object for as long as it says the same. A question
 * counts as it was last saved, since that is what was asked or will be: its pending edit is compared with others, others
 * are not compared with it.
 */
export const sourceOf = ({ question, draft, removedAt }: Entry): StoredQuestion | Draft | null =>
  removedAt === null ? (question ?? draft?.input ?? null) : null;

/** A question, in any of the ways in which it is kept. */
export type Source = StoredQuestion | Draft | QuestionOfService;
type QuestionOfService = Pick<SimilarQuestion, 'question' | 'description' | 'options'>;

/** What a question is compared by. */
export function comparedOf(source: Source): SimilarText {
  if ('question' in source) return clipped(source.question, source.description, source.options);
  const { title, description, options } = source;
  return clipped(title, description ?? '', typeof options === 'string' ? readRows(options) : options);
}

/** Whether two are compared by the same text. */
export const isSameText = (one: SimilarText, other: SimilarText): boolean =>
  one.title === other.title &&
  one.description === other.description &&
  one.options.length === other.options.length &&
  one.options.every((text, at) => text === other.options[at]);

/** Whether there is anything in the title that could be like another one. */
export const isTitled = ({ title }: Pick<SimilarText, 'title'>): boolean => /[\p{L}\p{N}]/u.test(title);

/** As much of a text is compared as a search may ask for: see `similarTextSchema`. */
const clipped = (title: string, description: string, options: readonly { text: string }[]): SimilarText => ({
  title: title.slice(0, LONGEST_SIMILAR.title),
  description: description.slice(0, LONGEST_SIMILAR.description),
  options: options.slice(0, LONGEST_SIMILAR.options).map(({ text }) => text.slice(0, LONGEST_SIMILAR.option)),
});
