import type { Entry } from '../../../../shared/library/entry.ts';
import { changedFields, contentOf, isSameTime } from '../merge/remote-fields.ts';
import type { ApplyWhenIdle, ResultWriter } from '../queue/result-writer.ts';
import type { Account, SyncStateStore } from '../stored-sync-state.ts';
import type { SyncRepository } from '../sync-ports.ts';
import { fromSeen } from '../transport/remote-response.ts';

/**
 * Moves the entries of identical accounts into the current one.
 *
 * Accounts with the same base URL and author are identical (docs/project/sync-design.md, "Accounts"). They exist if the author
 * confirmed by mistake that a new token belongs to another account. If two entries are linked to one remote ID and both have
 * local work, the author resolves it.
 */
export async function mergeAccounts(
  { key, baseUrl, author }: Account,
  {
    repository,
    stateStore,
    resultWriter,
    applyWhenIdle,
  }: {
    repository: SyncRepository;
    stateStore: SyncStateStore;
    resultWriter: ResultWriter;
    applyWhenIdle: ApplyWhenIdle;
  },
): Promise<void> {
  const latest = (entry: Entry): Entry => repository.latest(entry.id) ?? entry;
  const entries = (): Entry[] => [...repository.entriesWithSync()].map(latest);

  /**
   * Moves an entry to the account. Of two entries with the same remote ID, one is unlinked, and the other one gets the newer remote
   * version. Returns the written IDs.
   */
  async function moveEntry(one: Entry, duplicate: Entry | undefined): Promise<number[]> {
    if (duplicate && (isDifferentRemote(one, duplicate) || Math.min(workRank(one), workRank(duplicate)) > 1))
      return [];
    const isBetter = !duplicate || linkRank(one) > linkRank(duplicate);
    const [winner, loser] = isBetter ? [one, duplicate] : [duplicate, one];
    if (loser) {
      const { remoteId, seen } = loser.sync ?? {};
      if (remoteId && seen && seen.at > (winner.sync?.seen?.at ?? 0))
        await applyWhenIdle(winner.id, fromSeen(remoteId, seen));
      await resultWriter.write(loser.id, ({ sync }) => (sync?.remoteId === remoteId ? { sync: null } : null));
      // Unlink first: a crash must not leave two linked entries.
      if (resultWriter.isPending(loser.id)) return [loser.id];
    }
    if (isBetter)
      await resultWriter.write(one.id, ({ sync }) =>
        sync && sync.account === one.sync?.account ? { sync: { ...sync, account: key } } : null,
      );
    return loser ? [winner.id, loser.id] : [winner.id];
  }

  const same = stateStore
    .get()
    .accounts.filter(
      (other) => other.key !== key && other.baseUrl === baseUrl && other.author?.id === author?.id,
    );
  if (!author || same.length === 0) return;
  const keys = new Set(same.map((other) => other.key));
  const writtenIds: number[] = [];
  const byRemoteId = Map.groupBy(entries(), ({ sync }) => sync?.remoteId ?? null);
  for (const [remoteId, entriesWithId] of byRemoteId) {
    for (const one of entriesWithId.filter(({ sync }) => keys.has(sync?.account ?? ''))) {
      const duplicate =
        remoteId === null ? undefined : entriesWithId.map(latest).find(({ sync }) => sync?.account === key);
      writtenIds.push(...(await moveEntry(latest(one), duplicate)));
    }
  }
  // The next call continues if writes are pending.
  if (writtenIds.some(resultWriter.isPending)) return;
  const left = new Set(entries().map(({ sync }) => sync?.account));
  const accounts = stateStore.get().accounts.filter((other) => !keys.has(other.key) || left.has(other.key));
  if (accounts.length < stateStore.get().accounts.length) await stateStore.trySave({ accounts });
}

/** Whether the remote IDs belong to two services. */
const isDifferentRemote = (one: Entry, other: Entry): boolean => {
  const [a, b] = [one, other].map(({ sync }) => sync?.seen?.createdAt);
  return Boolean(a && b && !isSameTime(a, b));
};

/** Ranks local work on an entry: 3 queued, 2 edited, 1 held. */
function workRank({ question, sync, removedAt }: Entry): number {
  if (removedAt !== null) return 0;
  if (sync?.queued || sync?.sending) return 3;
  const isEdited =
    question !== null && (!sync?.base || changedFields(contentOf(question), sync.base.sent).length > 0);
  return isEdited ? 2 : sync?.hold ? 1 : 0;
}

/** Ranks which of two entries stays linked. */
const linkRank = (entry: Entry): number =>
  (entry.removedAt === null ? 8 : 0) + 2 * workRank(entry) + (entry.sync?.own ? 1 : 0);
