import type { Entry } from '../../../../shared/library/entry.ts';
import { changedFields, contentOf, isSameTime } from '../merge/remote-fields.ts';
import type { PendingWrites } from '../queue/pending-writes.ts';
import type { SyncRepository } from '../sync-ports.ts';
import type { Account, SyncStateStore } from '../sync-state.ts';

/**
 * Moves the entries of identical accounts into the current one.
 *
 * Two accounts with one address and one author, each as the service named him in answer to a create, are the same
 * (docs/project/sync-design.md, "Accounts"). They come about where an author says of a new token that it is somebody else's, and it is
 * not. What is a question of the service twice, and was worked on twice, stays with the other account: its author decides.
 */
export async function mergeAccounts(
  { key, baseUrl, author }: Account,
  {
    repository,
    stateStore,
    pendingWrites,
  }: { repository: SyncRepository; stateStore: SyncStateStore; pendingWrites: PendingWrites },
): Promise<void> {
  const latest = (entry: Entry): Entry => repository.latest(entry.id) ?? entry;
  const entries = (): Entry[] => [...repository.entriesWithSync()].map(latest);

  /** Moves an entry to the account. Unlinks one of two entries with the same remote ID. Returns the written IDs. */
  async function take(one: Entry, twin: Entry | undefined): Promise<number[]> {
    if (twin && (isAnother(one, twin) || Math.min(workOn(one), workOn(twin)) > 1)) return [];
    const isBetter = !twin || worthOf(one) > worthOf(twin);
    const loser = twin && (isBetter ? twin : one);
    if (loser) {
      const { remoteId } = loser.sync ?? {};
      await pendingWrites.write(loser.id, ({ sync }) =>
        sync?.remoteId === remoteId ? { sync: null } : null,
      );
      // Unlink first: a crash must not leave two linked entries.
      if (!isBetter || pendingWrites.isPending(loser.id)) return [loser.id];
    }
    await pendingWrites.write(one.id, ({ sync }) =>
      sync && sync.account === one.sync?.account ? { sync: { ...sync, account: key } } : null,
    );
    return [one.id];
  }

  const same = stateStore
    .get()
    .accounts.filter(
      (other) => other.key !== key && other.baseUrl === baseUrl && other.author?.id === author?.id,
    );
  if (!author || same.length === 0) return;
  const keys = new Set(same.map((other) => other.key));
  const kept: number[] = [];
  const byRemoteId = Map.groupBy(entries(), ({ sync }) => sync?.remoteId ?? null);
  for (const [remoteId, alike] of byRemoteId) {
    for (const one of alike.filter(({ sync }) => keys.has(sync?.account ?? ''))) {
      const twin =
        remoteId === null ? undefined : alike.map(latest).find(({ sync }) => sync?.account === key);
      kept.push(...(await take(latest(one), twin)));
    }
  }
  // The next call continues if writes are pending.
  if (kept.some(pendingWrites.isPending)) return;
  const left = new Set(entries().map(({ sync }) => sync?.account));
  const accounts = stateStore.get().accounts.filter((other) => !keys.has(other.key) || left.has(other.key));
  if (accounts.length < stateStore.get().accounts.length) await stateStore.trySave({ accounts });
}

/** Whether the remote IDs belong to two services. */
const isAnother = (one: Entry, other: Entry): boolean => {
  const [a, b] = [one, other].map(({ sync }) => sync?.seen?.createdAt);
  return Boolean(a && b && !isSameTime(a, b));
};

/** Ranks local work on an entry: 3 queued, 2 edited, 1 held. */
function workOn({ question, sync, removedAt }: Entry): number {
  if (removedAt !== null) return 0;
  if (sync?.queued || sync?.sending) return 3;
  const isEdited =
    question !== null && (!sync?.base || changedFields(contentOf(question), sync.base.sent).length > 0);
  return isEdited ? 2 : sync?.hold ? 1 : 0;
}

/** Ranks which of two entries stays linked. */
const worthOf = (entry: Entry): number =>
  (entry.removedAt === null ? 8 : 0) + 2 * workOn(entry) + (entry.sync?.own ? 1 : 0);
