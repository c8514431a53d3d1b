import { emptyDraft, FIELDS, recordOf } from '../question/fields.ts';
import { formatOptions } from '../question/option-line.ts';
import type { Draft, Entry, StoredQuestion } from './entry.ts';

/** A saved question as a draft. */
export function draftOfQuestion(question: StoredQuestion): Draft {
  const options = formatOptions(question.options.map(({ typed, text }) => ({ emoji: typed, text })));
  return recordOf(FIELDS, (field) => (field === 'options' ? options : (question[field] ?? '')));
}

/** The pending draft, or the question as one. */
export function draftOfEntry(entry: Pick<Entry, 'draft' | 'question'>): Draft {
  if (entry.draft) return entry.draft.input;
  return entry.question ? draftOfQuestion(entry.question) : emptyDraft();
}

/** Whether all fields are empty. */
export const isEmptyDraft = (draft: Draft): boolean =>
  Object.values(draft).every((text) => text.trim() === '');

/** Whether all fields are equal. */
export function sameDraft(a: Draft, b: Draft): boolean {
  return FIELDS.every((field) => a[field] === b[field]);
}
