import { isDeepStrictEqual } from 'node:util';
import type { Entry } from '../../../../shared/library/entry.ts';
import { findByRemoteId } from '../entry-sync-status.ts';
import { getContent, isSameTime, listChangedFields } from '../merge/remote-fields.ts';
import type { ResultWriter } from '../queue/result-writer.ts';
import type { Account, SyncStateStore } from '../stored-sync-state.ts';
import type { SyncRepository } from '../sync-ports.ts';

interface MergeOptions {
  repository: SyncRepository;
  stateStore: SyncStateStore;
  resultWriter: ResultWriter;
  isBusy: (id: number) => boolean;
  /**
   * Fetches the entry's question and merges the changes. Resolves with false if the fetch must be retried.
   */
  pull: (id: number) => Promise<boolean>;
}

/**
 * Moves entries of identical accounts to the current account. The next call moves entries that can't be moved
 * now.
 *
 * Accounts with the same base URL and author are identical (docs/project/sync-design.md, "Accounts").
 * Identical accounts exist because the author once said that a new token belongs to a different account. If 2
 * entries are linked to the same remote ID and both have local work, the author must resolve the duplicate.
 */
export async function mergeAccounts(
  { key, baseUrl, author }: Account,
  { repository, stateStore, resultWriter, isBusy, pull }: MergeOptions,
): Promise<void> {
  const same = stateStore
    .get()
    .accounts.filter(
      (other) => other.key !== key && other.baseUrl === baseUrl && other.author?.id === author?.id,
    );
  if (!author || same.length === 0) return;
  const keys = new Set(same.map((other) => other.key));
  const listEntries = (): Entry[] =>
    [...repository.listSyncedEntries()].map((entry) => repository.getLatest(entry.id) ?? entry);

  /**
   * Returns an entry to move and the current account's entry with the same remote ID. Returns null if the
   * entry was already moved or unlinked.
   */
  function findPair(id: number): { one: Entry; duplicate: Entry | undefined } | null {
    const one = repository.getLatest(id);
    if (!one?.sync || !keys.has(one.sync.account)) return null;
    const { remoteId } = one.sync;
    return { one, duplicate: remoteId === null ? undefined : findByRemoteId(repository, key, remoteId) };
  }

  /**
   * Returns whether an entry can be moved now. A busy entry can't be moved, because a response that arrives
   * after the move would be ignored.
   */
  const canMove = (one: Entry, duplicate: Entry | undefined): boolean =>
    !isBusy(one.id) && (!duplicate || (!isBusy(duplicate.id) && canMerge(one, duplicate)));

  /**
   * Prepares an entry for the move and resolves with whether it can be moved now. If its duplicate has a
   * different fetched version, fetches the question for the entry that remains linked. Timestamps can't tell
   * which version is newer because the clock may have been set.
   */
  async function prepareMove(id: number): Promise<boolean> {
    const pair = findPair(id);
    if (!pair) return false;
    const { one, duplicate } = pair;
    if (!canMove(one, duplicate)) return false;
    if (!duplicate || isSameVersion(one, duplicate)) return true;
    return pull(isBetterLink(one, duplicate) ? one.id : duplicate.id);
  }

  /**
   * Moves an entry to the account and returns the IDs of written entries. If 2 entries have the same remote
   * ID, unlinks one of them.
   */
  async function moveEntry(id: number): Promise<number[]> {
    const { one, duplicate } = findPair(id) ?? {};
    if (!one || !canMove(one, duplicate)) return [];
    const isBetter = !duplicate || isBetterLink(one, duplicate);
    const loser = duplicate && (isBetter ? duplicate : one);
    if (loser) {
      const { remoteId } = loser.sync ?? {};
      await resultWriter.write(loser.id, ({ sync }) => (sync?.remoteId === remoteId ? { sync: null } : null));
      // Unlinks first because a crash must not leave 2 linked entries.
      if (!isBetter || resultWriter.isPending(loser.id)) return [loser.id];
    }
    await resultWriter.write(one.id, ({ sync }) =>
      sync && sync.account === one.sync?.account ? { sync: { ...sync, account: key } } : null,
    );
    return [one.id];
  }

  const writtenIds: number[] = [];
  for (const { id } of listEntries().filter(({ sync }) => keys.has(sync?.account ?? '')))
    if (await prepareMove(id)) for (const written of await moveEntry(id)) writtenIds.push(written);
  // The next call continues after the pending writes.
  if (writtenIds.some(resultWriter.isPending)) return;
  const left = new Set(listEntries().map(({ sync }) => sync?.account));
  const accounts = stateStore.get().accounts.filter((other) => !keys.has(other.key) || left.has(other.key));
  if (accounts.length < stateStore.get().accounts.length) await stateStore.trySave({ accounts });
}

/** Returns whether the entries' creation times show that their questions are on different services. */
const isDifferentRemote = (one: Entry, other: Entry): boolean => {
  const [a, b] = [one, other].map(({ sync }) => sync?.seen?.createdAt);
  return Boolean(a && b && !isSameTime(a, b));
};

const isSameVersion = (one: Entry, other: Entry): boolean => {
  const [a, b] = [one, other].map(({ sync }) => sync?.seen && { ...sync.seen, at: 0 });
  return isDeepStrictEqual(a, b);
};

/**
 * Returns whether 2 entries can be merged. They can't if both have local work or if they belong to different
 * services.
 */
const canMerge = (one: Entry, other: Entry): boolean =>
  !isDifferentRemote(one, other) && Math.min(rankWork(one), rankWork(other)) <= 1;

/**
 * Ranks an entry's local work: 3 if it's queued or being sent, 2 if it's edited, 1 if it's held, and
 * otherwise 0. A deleted entry ranks 0.
 */
function rankWork({ question, sync, removedAt }: Entry): number {
  if (removedAt !== null) return 0;
  if (sync?.queued || sync?.sending) return 3;
  const isEdited =
    question !== null && (!sync?.base || listChangedFields(getContent(question), sync.base.sent).length > 0);
  return isEdited ? 2 : sync?.hold ? 1 : 0;
}

const isBetterLink = (one: Entry, other: Entry): boolean => rankLink(one) > rankLink(other);

const rankLink = (entry: Entry): number =>
  (entry.removedAt === null ? 8 : 0) + 2 * rankWork(entry) + (entry.sync?.own ? 1 : 0);
