import type { Entry } from '../../../../shared/library/entry.ts';
import type { KeyedMutex } from '../../system/keyed-mutex.ts';
import type { SyncPorts } from '../sync-ports.ts';
import type { SyncStateStore } from '../sync-state.ts';
import { belongsTo, isUnconfirmed } from '../sync-status.ts';
import type { Session } from '../transport/remote-client.ts';
import type { QuestionSync } from './question-sync.ts';

/** Questions after which it is kept how far a refresh of all has come. */
const STRIDE = 100;

interface RefreshReport {
  refreshed: number;
  /** Those of which an author sees something else now. */
  changed: number;
  left: number;
}

/** Fetches questions of the account, one after the other; all known ones without ids, from where the last such refresh ended. */
export type Refresh = (session: Session | null, ids: readonly number[] | null) => Promise<RefreshReport>;

export function createRefresh(
  { repository }: SyncPorts,
  questionSync: QuestionSync,
  perQuestion: KeyedMutex<number>,
  stateStore: SyncStateStore,
  onProgress: (done: number, total: number) => void,
): Refresh {
  const isThere = (session: Session | null, id: number): boolean => {
    const entry = repository.latest(id);
    return Boolean(
      session &&
        entry?.sync?.remoteId !== undefined &&
        entry.sync.remoteId !== null &&
        entry.removedAt === null &&
        belongsTo(entry, session.account) &&
        !isUnconfirmed(entry),
    );
  };
  const all = (session: Session | null): number[] =>
    Array.from(repository.entriesWithSync(), ({ id }) => id)
      .filter((id) => isThere(session, id))
      .sort((a, b) => a - b);

  return async (session, ids) => {
    const known = ids ? ids.filter((id) => isThere(session, id)) : all(session);
    const from = ids ? null : stateStore.get().refreshedTo;
    const work = from === null ? known : known.filter((id) => id > from);
    const report: RefreshReport = { refreshed: 0, changed: 0, left: work.length };
    if (!session) return report;
    let last = from;
    for (const [at, id] of work.entries()) {
      const before = repository.latest(id);
      const step = await perQuestion.run(id, () => questionSync.pull(session, id));
      if (step === 'stopped') break;
      last = id;
      report.left -= 1;
      if (step !== 'later') report.refreshed += 1;
      if (isChanged(before, repository.latest(id))) report.changed += 1;
      onProgress(at + 1, work.length);
      if (!ids && (at + 1) % STRIDE === 0) await stateStore.trySave({ refreshedTo: last });
    }
    if (!ids) await stateStore.trySave({ refreshedTo: report.left === 0 ? null : last });
    return report;
  };
}

/** Who wrote a question is told by the first fetch behind its create, and is no change; nor is when it was looked at. */
function isChanged(before: Entry | undefined, after: Entry | undefined): boolean {
  const shown = (entry: Entry | undefined) =>
    JSON.stringify([
      entry?.question && { ...entry.question, author: null },
      entry?.sync?.hold && { ...entry.sync.hold, at: null },
    ]);
  return before !== after && shown(before) !== shown(after);
}
