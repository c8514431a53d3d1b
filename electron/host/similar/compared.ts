import type { Draft, Entry, StoredQuestion } from '../../../shared/library.ts';
import { readRows } from '../../../shared/option-row.ts';
import type { SimilarQuestion } from '../../../shared/question.ts';
import type { SimilarText } from '../../../shared/similar.ts';

/** As much of a text is compared as a search may ask for: see `similarTextSchema`. */
const LONGEST = { title: 2_000, description: 10_000, option: 1_000, options: 100 } as const;

/**
 * What of an entry is compared; null where it is removed. The same object for as long as it says the same. A question
 * counts as it was last saved, since that is what was asked or will be: its pending edit is compared with others, others
 * are not compared with it.
 */
export const sourceOf = ({ question, draft, removedAt }: Entry): StoredQuestion | Draft | null =>
  removedAt === null ? (question ?? draft?.input ?? null) : null;

/** What an entry is compared by; null where it is removed. */
export function comparedOf(entry: Entry): SimilarText | null {
  const source = sourceOf(entry);
  if (!source) return null;
  const { title, description, options } = source;
  return clipped(title, description ?? '', typeof options === 'string' ? readRows(options) : options);
}

/** What a saved question is compared by. */
export const comparedOfQuestion = ({ title, description, options }: StoredQuestion): SimilarText =>
  clipped(title, description ?? '', options);

/** What a question of the service is compared by. */
export const comparedOfService = ({
  question,
  description,
  options,
}: Pick<SimilarQuestion, 'question' | 'description' | 'options'>): SimilarText =>
  clipped(question, description, options);

const clipped = (title: string, description: string, options: readonly { text: string }[]): SimilarText => ({
  title: title.slice(0, LONGEST.title),
  description: description.slice(0, LONGEST.description),
  options: options.slice(0, LONGEST.options).map(({ text }) => text.slice(0, LONGEST.option)),
});
