import type { Entry } from '../../../shared/library/entry.ts';

/** Characters of the longest identity. */
export const MAX_IDENTITY_LENGTH = 200;

/**
 * What tells an entry from another one that has its id: after a reset ids begin at 1 again, and another state of the
 * library may come back. A draft has what its window made up when it was begun, a question from elsewhere the moment
 * when it was created.
 */
export function identityOf({ key, question }: Pick<Entry, 'key' | 'question'>): string {
  if (key !== null) return `key ${key}`.slice(0, MAX_IDENTITY_LENGTH);
  return question ? `created ${question.createdAt}` : '';
}
