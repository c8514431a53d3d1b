import type { Entry } from '../../../../shared/library/entry.ts';
import { changedFields, contentOf, isSameTime } from '../merge/remote-fields.ts';
import type { PendingWrites } from '../queue/pending-writes.ts';
import type { SyncRepository } from '../sync-ports.ts';
import type { Account, SyncStateStore } from '../sync-state.ts';

/**
 * Takes what belongs to others that are the same account into the one in use.
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

  /** Takes one into the account; of two that are one question there, one stays here alone. Gives what had to be kept. */
  async function take(one: Entry, twin: Entry | undefined): Promise<number[]> {
    if (twin && (isAnother(one, twin) || Math.min(workOn(one), workOn(twin)) > 1)) return [];
    const isBetter = !twin || worthOf(one) > worthOf(twin);
    const loser = twin && (isBetter ? twin : one);
    if (loser) {
      const { remoteId } = loser.sync ?? {};
      await pendingWrites.write(loser.id, ({ sync }) =>
        sync?.remoteId === remoteId ? { sync: null } : null,
      );
      // In between there may be one too few, and never two.
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
  // Until each of them says so on the disk, the next time does the rest.
  if (kept.some(pendingWrites.isPending)) return;
  const left = new Set(entries().map(({ sync }) => sync?.account));
  const accounts = stateStore.get().accounts.filter((other) => !keys.has(other.key) || left.has(other.key));
  if (accounts.length < stateStore.get().accounts.length) await stateStore.trySave({ accounts });
}

/** Whether the ids are those of two services. */
const isAnother = (one: Entry, other: Entry): boolean => {
  const [a, b] = [one, other].map(({ sync }) => sync?.seen?.createdAt);
  return Boolean(a && b && !isSameTime(a, b));
};

/** What the author has done about an entry: 3 for what is to be sent, 2 for an edit, 1 for what he is asked about. */
function workOn({ question, sync, removedAt }: Entry): number {
  if (removedAt !== null) return 0;
  if (sync?.queued || sync?.sending) return 3;
  const isEdited =
    question !== null && (!sync?.base || changedFields(contentOf(question), sync.base.sent).length > 0);
  return isEdited ? 2 : sync?.hold ? 1 : 0;
}

/** How much speaks for an entry to stay with the service where another one is the same question there. */
const worthOf = (entry: Entry): number =>
  (entry.removedAt === null ? 8 : 0) + 2 * workOn(entry) + (entry.sync?.own ? 1 : 0);
