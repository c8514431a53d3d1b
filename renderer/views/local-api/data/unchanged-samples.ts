import type { Entry } from '../../../../shared/library.ts';

/**
 * The ids of entries that are as they were begun, out of some that were begun together: each began with the same
 * version, and every change of an entry counts it up. Those that are removed already are none.
 */
export function untouched(entries: readonly Pick<Entry, 'id' | 'version' | 'removedAt'>[]): number[] {
  const first = Math.min(...entries.map(({ version }) => version));
  return entries.filter((entry) => entry.version === first && entry.removedAt === null).map(({ id }) => id);
}
