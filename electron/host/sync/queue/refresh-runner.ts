import type { Entry } from '../../../../shared/library/entry.ts';
import type { KeyedMutex } from '../../system/keyed-mutex.ts';
import { isOfAccount, isUnconfirmed } from '../entry-sync-status.ts';
import type { SyncStateStore } from '../stored-sync-state.ts';
import type { SyncPorts } from '../sync-ports.ts';
import type { Session } from '../transport/remote-client.ts';
import type { QuestionSync } from './question-sync.ts';

const PROGRESS_INTERVAL = 100;

interface RefreshReport {
  refreshed: number;
  /** The number of questions with a visible change. */
  changed: number;
  left: number;
}

/**
 * Fetches an account's questions one by one. Without IDs, fetches all of them, starting where an interrupted
 * refresh stopped.
 */
export type RefreshRunner = (
  session: Session | null,
  ids: readonly number[] | null,
) => Promise<RefreshReport>;

export function createRefreshRunner(
  { repository }: SyncPorts,
  questionSync: QuestionSync,
  questionMutex: KeyedMutex<number>,
  stateStore: SyncStateStore,
  onProgress: (done: number, total: number) => void,
): RefreshRunner {
  const isRefreshable = (session: Session | null, id: number): boolean => {
    const entry = repository.getLatest(id);
    return Boolean(
      session &&
        entry?.sync?.remoteId !== undefined &&
        entry.sync.remoteId !== null &&
        entry.removedAt === null &&
        isOfAccount(entry, session.account) &&
        !isUnconfirmed(entry),
    );
  };
  const listAllIds = (session: Session | null): number[] =>
    Array.from(repository.listSyncedEntries(), ({ id }) => id)
      .filter((id) => isRefreshable(session, id))
      .sort((a, b) => a - b);

  return async (session, ids) => {
    const linkedIds = ids ? ids.filter((id) => isRefreshable(session, id)) : listAllIds(session);
    const from = ids ? null : stateStore.get().refreshedTo;
    const pendingIds = from === null ? linkedIds : linkedIds.filter((id) => id > from);
    const report: RefreshReport = { refreshed: 0, changed: 0, left: pendingIds.length };
    if (!session) return report;
    let last = from;
    for (const [at, id] of pendingIds.entries()) {
      const before = repository.getLatest(id);
      const result = await questionMutex.run(id, () => questionSync.pull(session, id));
      if (result === 'stopped') break;
      last = id;
      report.left -= 1;
      if (result !== 'later') report.refreshed += 1;
      if (isChanged(before, repository.getLatest(id))) report.changed += 1;
      onProgress(at + 1, pendingIds.length);
      if (!ids && (at + 1) % PROGRESS_INTERVAL === 0) await stateStore.trySave({ refreshedTo: last });
    }
    if (!ids) await stateStore.trySave({ refreshedTo: report.left === 0 ? null : last });
    return report;
  };
}

/**
 * Returns whether an entry changed visibly. Ignores a hold's time. Ignores the author, because the first
 * fetch after a create returns it.
 */
function isChanged(before: Entry | undefined, after: Entry | undefined): boolean {
  const pickShown = (entry: Entry | undefined) =>
    JSON.stringify([
      entry?.question && { ...entry.question, author: null },
      entry?.sync?.hold && { ...entry.sync.hold, at: null },
    ]);
  return before !== after && pickShown(before) !== pickShown(after);
}
