import { formatOptions } from '../question/option-line.ts';
import { createEmptyDraft, createRecord, FIELDS } from '../question/question-fields.ts';
import type { Settings } from '../settings.ts';
import type { Draft, Entry, StoredQuestion } from './entry.ts';
import { hasPrivateFields } from './private-fields.ts';

export function toDraft(question: StoredQuestion): Draft {
  const options = formatOptions(question.options.map(({ typed, text }) => ({ emoji: typed, text })));
  return createRecord(FIELDS, (field) => (field === 'options' ? options : (question[field] ?? '')));
}

/** Returns the pending draft, or the question as a draft. */
export function getDraft(entry: Pick<Entry, 'draft' | 'question'>): Draft {
  if (entry.draft) return entry.draft.input;
  return entry.question ? toDraft(entry.question) : createEmptyDraft();
}

/** The default footer and image of new questions, or null until the settings are loaded. */
export type DraftDefaults = Pick<Settings, 'defaultFooter' | 'defaultImage'> | null;

/** Fills empty fields of `draft` with the defaults. */
export const applyDefaults = (draft: Draft, defaults: DraftDefaults): Draft => ({
  ...draft,
  footer: draft.footer || (defaults?.defaultFooter ?? ''),
  image: draft.image || (defaults?.defaultImage ?? ''),
});

/** Returns whether all fields are empty or have their default. */
export function isEmptyDraft(draft: Draft, defaults: DraftDefaults): boolean {
  const fresh = applyDefaults(createEmptyDraft(), defaults);
  return FIELDS.every((field) => draft[field].trim() === '' || draft[field] === fresh[field]);
}

/** Returns true for a draft that was never saved and has no text or private fields. */
export const isEmptyEntry = (entry: Entry, defaults: DraftDefaults): boolean =>
  entry.question === null &&
  entry.draft !== null &&
  entry.removedAt === null &&
  isEmptyDraft(entry.draft.input, defaults) &&
  !hasPrivateFields(entry);

export function isSameDraft(a: Draft, b: Draft): boolean {
  return FIELDS.every((field) => a[field] === b[field]);
}
