import type { Entry } from '../../../../shared/library/entry.ts';
import { isEditedSinceHold } from '../merge/apply-remote.ts';
import { contentOf } from '../merge/question-content.ts';
import type { SyncRepository } from '../sync-ports.ts';

/** Whether an entry is of this account. What was queued before there was any belongs to the first one. */
export const belongsTo = ({ sync }: Entry, account: string | null): boolean =>
  sync !== undefined && (sync.account === '' || sync.account === account);

/**
 * The question that is linked to an ID of the service. A create that is on its way may be linked by now; on the disk it is not yet.
 */
export function findByRemoteId(
  repository: SyncRepository,
  account: string,
  remoteId: number,
): Entry | undefined {
  for (const { id, sync } of repository.entriesWithSync()) {
    if (sync?.remoteId !== remoteId && !sync?.sending) continue;
    const entry = repository.latest(id);
    if (entry?.sync?.remoteId === remoteId && belongsTo(entry, account)) return entry;
  }
  return undefined;
}

/** A create that was on its way when nobody is sending it: it may have arrived. */
export const isUnconfirmed = ({ sync }: Entry): boolean => sync?.sending?.kind === 'create';

/** Whether an entry is to be sent, as far as it says itself: it is queued, and nothing about it holds it. */
export function isReadyToSend(entry: Entry): boolean {
  const { sync, question, removedAt } = entry;
  if (!sync?.queued || !question || removedAt !== null || isUnconfirmed(entry)) return false;
  if (!sync.hold) return true;
  return sync.hold.code === 'refused' && isEditedSinceHold(sync.hold, contentOf(question));
}
