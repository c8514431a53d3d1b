import { formatOptions } from '../question/option-line.ts';
import { emptyDraft, FIELDS, recordOf } from '../question/question-fields.ts';
import type { Settings } from '../settings.ts';
import type { Draft, Entry, StoredQuestion } from './entry.ts';
import { hasPrivateFields } from './private-fields.ts';

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

/** The settings with texts for new questions; null until they're loaded. */
export type DraftDefaults = Pick<Settings, 'defaultFooter' | 'defaultImage'> | null;

/** `draft` with the default texts in its empty fields. */
export const withDefaults = (draft: Draft, defaults: DraftDefaults): Draft => ({
  ...draft,
  footer: draft.footer || (defaults?.defaultFooter ?? ''),
  image: draft.image || (defaults?.defaultImage ?? ''),
});

/** Whether all fields are empty or have their default text. */
export function isEmptyDraft(draft: Draft, defaults: DraftDefaults): boolean {
  const fresh = withDefaults(emptyDraft(), defaults);
  return FIELDS.every((field) => draft[field].trim() === '' || draft[field] === fresh[field]);
}

/** Whether it's a draft in the library that was never saved, and has neither text nor private fields. */
export const isEmptyEntry = (entry: Entry, defaults: DraftDefaults): boolean =>
  entry.question === null &&
  entry.draft !== null &&
  entry.removedAt === null &&
  isEmptyDraft(entry.draft.input, defaults) &&
  !hasPrivateFields(entry);

/** Whether all fields are equal. */
export function sameDraft(a: Draft, b: Draft): boolean {
  return FIELDS.every((field) => a[field] === b[field]);
}
