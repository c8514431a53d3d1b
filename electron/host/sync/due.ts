import type { Entry } from '../../../shared/library.ts';
import { isEdited } from './absorb.ts';
import { contentOf } from './content.ts';

/** Whether an entry is of this account. What was queued before there was any belongs to the first one. */
export const isOf = ({ sync }: Entry, account: string | null): boolean =>
  sync !== undefined && (sync.account === '' || sync.account === account);

/** A create that was on its way when nobody is sending it: it may have arrived. */
export const isUnknown = ({ sync }: Entry): boolean => sync?.sending?.kind === 'create';

/** Whether an entry is to be sent, as far as it says itself: it is queued, and nothing about it holds it. */
export function isDue(entry: Entry): boolean {
  const { sync, question, removedAt } = entry;
  if (!sync?.queued || !question || removedAt !== null || isUnknown(entry)) return false;
  if (!sync.hold) return true;
  return sync.hold.code === 'refused' && isEdited(sync.hold, contentOf(question));
}
