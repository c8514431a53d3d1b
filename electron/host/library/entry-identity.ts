import type { Entry } from '../../../shared/library/entry.ts';

export const MAX_IDENTITY_LENGTH = 200;

/**
 * Identifies the entry, not just its ID, which can be reused after a reset or restore: the key from the app, or the
 * creation time of other questions.
 */
export function identityOf({ key, question }: Pick<Entry, 'key' | 'question'>): string {
  if (key !== null) return `key ${key}`.slice(0, MAX_IDENTITY_LENGTH);
  return question ? `created ${question.createdAt}` : '';
}
