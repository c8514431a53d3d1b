import type { SyncRow, SyncStanding } from '../../shared/sync-views.ts';
import type { Text } from '../ui/text/text.tsx';

/** Why a question is not synced, or that it is, in one plain sentence. */
export function sentenceOf(
  row: SyncRow,
  words: Text['sync'],
  moment: (at: number) => string,
  standing: SyncStanding | null,
): string {
  if (row.why) return words.reason(row.why.code, row.why.facts, moment, row.since);
  const { activity } = words;
  switch (row.state) {
    case 'sending':
      return activity.sending;
    case 'changed':
      return activity.changed;
    case 'synced':
      return activity.synced;
    default: {
      // By hand, what comes next by itself is something else.
      const next = standing?.automatic ? standing.next : null;
      return activity.waiting(next === null ? null : moment(next));
    }
  }
}
