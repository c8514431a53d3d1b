import { isDeepStrictEqual } from 'node:util';
import type { Entry } from '../../../../shared/library/entry.ts';
import { changedFields, contentOf, isSameTime } from '../merge/remote-fields.ts';
import type { ResultWriter } from '../queue/result-writer.ts';
import type { Account, SyncStateStore } from '../stored-sync-state.ts';
import type { SyncRepository } from '../sync-ports.ts';

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
    isBusy,
    fetchQuestion,
  }: {
    repository: SyncRepository;
    stateStore: SyncStateStore;
    resultWriter: ResultWriter;
    /** Whether a request for an entry is in progress, or its response isn't stored yet. */
    isBusy: (id: number) => boolean;
    /** Fetches the question of an entry. False if that must be retried. */
    fetchQuestion: (id: number, remoteId: number) => Promise<boolean>;
  },
): Promise<void> {
  const latest = (entry: Entry): Entry => repository.latest(entry.id) ?? entry;
  const entries = (): Entry[] => [...repository.entriesWithSync()].map(latest);

  /**
   * Before two entries become one: if they were fetched in different versions, fetches the question for the one that stays linked. The
   * times don't tell which version is newer, because the clock may have been changed. False if that must be retried.
   */
  async function fetchIfDifferent(one: Entry, duplicate: Entry): Promise<boolean> {
    if (isBusy(one.id) || isBusy(duplicate.id)) return false;
    const [seen, other] = [one, duplicate].map(({ sync }) => sync?.seen?.content);
    const remoteId = one.sync?.remoteId ?? null;
    if (remoteId === null || !canMerge(one, duplicate) || isDeepStrictEqual(seen, other)) return true;
    return fetchQuestion(isBetterLink(one, duplicate) ? one.id : duplicate.id, remoteId);
  }

  /** Moves an entry to the account. Unlinks one of two entries with the same remote ID. Returns the written IDs. */
  async function moveEntry(one: Entry, duplicate: Entry | undefined): Promise<number[]> {
    // A response that arrives after the change would be ignored. The next call continues.
    if (isBusy(one.id) || (duplicate && isBusy(duplicate.id))) return [];
    if (duplicate && !canMerge(one, duplicate)) return [];
    const isBetter = !duplicate || isBetterLink(one, duplicate);
    const loser = duplicate && (isBetter ? duplicate : one);
    if (loser) {
      const { remoteId } = loser.sync ?? {};
      await resultWriter.write(loser.id, ({ sync }) => (sync?.remoteId === remoteId ? { sync: null } : null));
      // Unlink first: a crash must not leave two linked entries.
      if (!isBetter || resultWriter.isPending(loser.id)) return [loser.id];
    }
    await resultWriter.write(one.id, ({ sync }) =>
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
  const writtenIds: number[] = [];
  const byRemoteId = Map.groupBy(entries(), ({ sync }) => sync?.remoteId ?? null);
  for (const [remoteId, entriesWithId] of byRemoteId) {
    for (const one of entriesWithId.filter(({ sync }) => keys.has(sync?.account ?? ''))) {
      const duplicate =
        remoteId === null ? undefined : entriesWithId.map(latest).find(({ sync }) => sync?.account === key);
      if (duplicate && !(await fetchIfDifferent(latest(one), duplicate))) continue;
      writtenIds.push(...(await moveEntry(latest(one), duplicate && latest(duplicate))));
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

/** Not if both have local work, or belong to two services. */
const canMerge = (one: Entry, other: Entry): boolean =>
  !isDifferentRemote(one, other) && Math.min(workRank(one), workRank(other)) <= 1;

/** Ranks local work on an entry: 3 queued, 2 edited, 1 held. */
function workRank({ question, sync, removedAt }: Entry): number {
  if (removedAt !== null) return 0;
  if (sync?.queued || sync?.sending) return 3;
  const isEdited =
    question !== null && (!sync?.base || changedFields(contentOf(question), sync.base.sent).length > 0);
  return isEdited ? 2 : sync?.hold ? 1 : 0;
}

const isBetterLink = (one: Entry, other: Entry): boolean => linkRank(one) > linkRank(other);

/** Ranks which of two entries stays linked. */
const linkRank = (entry: Entry): number =>
  (entry.removedAt === null ? 8 : 0) + 2 * workRank(entry) + (entry.sync?.own ? 1 : 0);
