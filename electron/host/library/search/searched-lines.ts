import type { Entry } from '../../../../shared/library/entry.ts';
import { privateSearchText } from '../../../../shared/library/private-fields.ts';
import {
  type OptionalField,
  PLAIN_FIELDS,
  QUESTION_FIELDS,
} from '../../../../shared/question/question-fields.ts';

/** The title of the draft, or of the question without one. */
export const titleOf = (entry: Entry): string => entry.draft?.input.title ?? entry.question?.title ?? '';

/** The searchable text line by line, title first. */
export function searchedLines(entry: Entry): string[] {
  return [titleOf(entry), ...linesBelow(entry)];
}

/** The searchable lines below the title. */
export function linesBelow(entry: Entry): string[] {
  const { draft, question } = entry;
  const options = draft
    ? draft.input.options.split('\n')
    : question?.options.map(({ emoji, text }) => `${emoji} ${text}`);
  const textOf = (field: OptionalField) => (draft ? draft.input[field] : question?.[field]) ?? '';
  const texts = PLAIN_FIELDS.flatMap((field) =>
    QUESTION_FIELDS[field].control === 'lines' ? textOf(field).split('\n') : textOf(field),
  );
  return [...(options ?? []), ...texts, ...privateSearchText(entry), textOf('image')];
}
