import type { SyncRow, SyncStanding } from '../../shared/sync-views.ts';
import type { SyncText } from '../ui/text/sync-text.ts';
import type { TimeWords } from '../ui/time-words.ts';

/** Why a question is not synced, or that it is, in one plain sentence. */
export function sentenceOf(
  row: SyncRow,
  words: SyncText,
  time: Pick<TimeWords, 'minute'>,
  standing: SyncStanding | null,
): string {
  if (row.why) return words.reason(row.why.code, row.why.facts, time.minute, row.since);
  const { activity } = words;
  switch (row.state) {
    case 'sending':
      return activity.sending;
    case 'changed':
      return activity.changed;
    case 'synced':
      return activity.synced;
    default: {
      const next = standing?.next ?? null;
      return activity.waiting(next === null ? null : time.minute(next));
    }
  }
}
