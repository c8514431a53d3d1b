import type { StoredOption, StoredQuestion } from '../../../../shared/library/entry.ts';
import {
  createRecord,
  OPTIONAL_FIELDS,
  type OptionalField,
} from '../../../../shared/question/question-fields.ts';
import type { Author } from '../../../../shared/question/service-body-schemas.ts';

export interface ResolvedQuestionInput extends Record<OptionalField, string | null> {
  title: string;
  options: StoredOption[];
}

/** Creates a question with status 2 (see docs/reference/service-api.md, section 3). */
export function createStoredQuestion(
  input: ResolvedQuestionInput,
  author: Author,
  now: number,
): StoredQuestion {
  return {
    createdAt: new Date(now).toISOString(),
    author,
    title: input.title,
    ...createRecord(OPTIONAL_FIELDS, (field) => input[field]),
    options: input.options,
    status: 2,
    sentAt: null,
    messageID: null,
    messageLink: null,
  };
}

/** Returns the edited question. Options with the same emoji and text keep their votes. */
export function updateStoredQuestion(current: StoredQuestion, input: ResolvedQuestionInput): StoredQuestion {
  return { ...current, ...input, options: carryOverVotes(input.options, current.options) };
}

/**
 * Copies votes from previous options with the same emoji and text, using each previous option once. Other
 * options have 0 votes.
 */
export function carryOverVotes(
  next: readonly StoredOption[],
  previous: readonly StoredOption[],
): StoredOption[] {
  const left = [...previous];
  return next.map((option) => {
    const at = left.findIndex((old) => old.emoji === option.emoji && old.text === option.text);
    const [old] = at < 0 ? [] : left.splice(at, 1);
    return { ...option, votes: old?.votes ?? 0 };
  });
}
