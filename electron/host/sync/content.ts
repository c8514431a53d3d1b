import { draftOfQuestion } from '../../../shared/draft.ts';
import type { Draft, StoredOption, StoredQuestion } from '../../../shared/library.ts';
import { readRow } from '../../../shared/options/option-row.ts';
import { type SyncField, syncFieldSchema } from '../../../shared/sync-views.ts';
import { splitLines } from '../../../shared/text/lines.ts';

/** The five fields of service.md 2.1. */
export const FIELDS: readonly SyncField[] = syncFieldSchema.options;

/** What is sent of a question, and compared. */
export const contentOf = (question: StoredQuestion): Draft => draftOfQuestion(question);

/** The fields in which the two differ. */
export const differing = (a: Draft, b: Draft): SyncField[] => FIELDS.filter((field) => a[field] !== b[field]);

/** The body of a create or edit: all five fields, the empty ones too, so that it does not matter what absent ones do. */
export const bodyOf = ({ title, options, description, footer, image }: Draft): string =>
  JSON.stringify({ title, options, description, footer, image });

/**
 * The question with this content. Options that it had keep what is known of them; of others `emojiOf` tells how the service
 * is taken to answer their emoji.
 */
export function questionWith(
  question: StoredQuestion,
  content: Draft,
  emojiOf: (typed: string) => string,
): StoredQuestion {
  const optional = (text: string, before: string | null) => (text === '' && before !== '' ? null : text);
  return {
    ...question,
    title: content.title,
    description: optional(content.description, question.description),
    footer: optional(content.footer, question.footer),
    image: optional(content.image, question.image),
    options: optionsWith(question, content, emojiOf),
  };
}

function optionsWith(
  question: StoredQuestion,
  content: Draft,
  emojiOf: (typed: string) => string,
): StoredOption[] {
  const before = contentOf(question);
  if (before.options === content.options) return question.options;
  const left = splitLines(before.options).map((line, at) => ({ line, option: question.options[at] }));
  return splitLines(content.options).map((line) => {
    const at = left.findIndex((one) => one.line === line);
    const [known] = at < 0 ? [] : left.splice(at, 1);
    if (known?.option) return known.option;
    const { emoji: typed, text } = readRow(line);
    return { typed, emoji: emojiOf(typed), text, votes: 0 };
  });
}
