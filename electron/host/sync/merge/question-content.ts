import type { Draft, StoredOption, StoredQuestion } from '../../../../shared/library/entry.ts';
import { draftOfQuestion } from '../../../../shared/library/entry-draft.ts';
import { FIELDS, OPTIONAL_FIELDS, recordOf } from '../../../../shared/question/fields.ts';
import { readRow } from '../../../../shared/question/option-row.ts';
import type { SyncField } from '../../../../shared/sync/sync-views.ts';
import { splitLines } from '../../../../shared/text/lines.ts';

/** What is sent of a question, and compared. */
export const contentOf = (question: StoredQuestion): Draft => draftOfQuestion(question);

/** The fields in which the two differ. */
export const changedFields = (a: Draft, b: Draft): SyncField[] =>
  FIELDS.filter((field) => a[field] !== b[field]);

/** The body of a create or edit: all fields, the empty ones too, so that it does not matter what absent ones do. */
export const requestBody = (draft: Draft): string =>
  JSON.stringify(recordOf(FIELDS, (field) => draft[field]));

/**
 * The question with this content. Options that it had keep what is known of them; of others `emojiOf` tells how the service
 * is taken to answer their emoji.
 */
export function withContent(
  question: StoredQuestion,
  content: Draft,
  emojiOf: (typed: string) => string,
): StoredQuestion {
  return {
    ...question,
    title: content.title,
    ...recordOf(OPTIONAL_FIELDS, (field) => content[field] || (question[field] === '' ? '' : null)),
    options: withOptionLines(question, content, emojiOf),
  };
}

function withOptionLines(
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
