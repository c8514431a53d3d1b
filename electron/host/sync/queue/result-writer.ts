import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../../../shared/errors.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import { isSameQuestion } from '../../../../shared/library/entry.ts';
import type { EntrySync } from '../../../../shared/sync/entry-sync-schema.ts';
import { getReason } from '../../system/durable-file.ts';
import type { KeyedMutex } from '../../system/keyed-mutex.ts';
import type { AccountPause } from '../account/account-pause.ts';
import { applyRemote, type CompleteRemoteQuestion, createHold } from '../merge/apply-remote.ts';
import type { EntryChange, SyncPorts, SyncRepository } from '../sync-ports.ts';

type ChangeEntry = (entry: Entry) => EntryChange | null;
type Added = Parameters<SyncRepository['addFromService']>[0];

interface Fallback {
  /**
   * Returns an entry to add if the original entry is missing or its ID belongs to another question when the
   * write is retried, or null to add nothing.
   */
  addInstead?: () => Added | null;
  /**
   * Returns the change to apply if the library rejects the first one. By default, the entry is held as
   * unusable.
   */
  fallbackChange?: ChangeEntry;
}

/** Writes the service's responses to the library and retries writes after disk errors. */
export interface ResultWriter {
  /**
   * Resolves with the changed entry, or null if the entry no longer exists. After a disk error, resolves with
   * null, pauses the account, and leaves the change to `flush` because a response must not get lost. Later
   * changes to the same entry wait for that change. After any other error, applies `fallbackChange`.
   */
  write(id: number, change: ChangeEntry, fallback?: Fallback): Promise<Entry | null>;
  /**
   * Adds a question from the service. After a disk error, pauses the account and resolves with false, and
   * `flush` retries the write.
   */
  add(content: Added): Promise<boolean>;
  /**
   * Writes a change that must be on disk before a request is sent. After a disk error, pauses the account and
   * resolves with false. Rejects with any other error.
   */
  writeBeforeSend(id: number, change: ChangeEntry): Promise<boolean>;
  /**
   * Pauses the account if the error means that the sync state can't be saved. Otherwise, rejects with the
   * error.
   */
  pauseIfUnsaved(error: unknown): Promise<null>;
  /** Returns whether a response for this entry isn't on disk yet. */
  isPending(id: number): boolean;
  hasPending(): boolean;
  /** Retries all pending writes. Resolves with false if the disk still fails. Joins a flush in progress. */
  flush(): Promise<boolean>;
}

/** A change that failed with a disk error, and its entry at that time. */
interface PendingWrite extends Fallback {
  entry: Entry | undefined;
  change: ChangeEntry;
}

/** Returns whether both entries are the same question and the question wasn't deleted permanently. */
export const isSameEntry = (now: Entry | undefined, before: Entry): boolean =>
  now !== undefined && (now.question !== null || now.draft !== null) && isSameQuestion(now, before);

const isDiskError = (error: unknown): boolean =>
  error instanceof AppError ? error.code === 'disk' : error instanceof Error && 'errno' in error;

export function createResultWriter(
  { repository, clock, log }: Pick<SyncPorts, 'repository' | 'clock' | 'log'>,
  accountPause: Pick<AccountPause, 'getPause' | 'pause' | 'resume'>,
): ResultWriter {
  const pending = new Map<number, PendingWrite[]>();
  const pendingQuestions: Added[] = [];
  let flushing: Promise<boolean> | null = null;
  const tryUpdate = async (id: number, change: ChangeEntry): Promise<Entry | null> => {
    try {
      return await repository.updateSynced(id, (entry) => skipUnchanged(entry, change(entry)));
    } catch (error) {
      if (error instanceof AppError && error.code === 'not-found') return null;
      throw error;
    }
  };
  const holdAsUnusable: ChangeEntry = ({ sync }) =>
    sync ? { sync: { ...sync, hold: createHold('unusable', clock.now(), { reason: 'stored' }) } } : null;
  /** Rejects only with disk errors. */
  const write = async (
    id: number,
    change: ChangeEntry,
    rescue: ChangeEntry = holdAsUnusable,
  ): Promise<Entry | null> => {
    try {
      return await tryUpdate(id, change);
    } catch (error) {
      if (isDiskError(error)) throw error;
      log.warn('the library rejected a response from the service', { id, reason: getReason(error) });
      return change === holdAsUnusable ? null : write(id, rescue, holdAsUnusable);
    }
  };
  const addQuestion = async (content: Added): Promise<void> => {
    try {
      await repository.addFromService(content);
    } catch (error) {
      if (isDiskError(error)) throw error;
      log.warn('the library rejected a question from the service', { reason: getReason(error) });
    }
  };
  const pauseForDisk = (error: unknown): Promise<void> => {
    log.error("sync couldn't write to the library", error);
    const reason = error instanceof AppError ? (error.details.reason ?? error.message) : String(error);
    return accountPause.pause('disk', { reason });
  };
  const retryWrite = async (
    id: number,
    { entry: of, change, addInstead: instead, fallbackChange: rescue }: PendingWrite,
  ): Promise<void> => {
    if (of && isSameEntry(repository.getLatest(id), of)) {
      await write(id, change, rescue);
      return;
    }
    const added = instead?.();
    if (added) await addQuestion(added);
  };
  async function flushNow(): Promise<boolean> {
    try {
      for (let next = pendingQuestions[0]; next; next = pendingQuestions[0]) {
        await addQuestion(next);
        pendingQuestions.shift();
      }
      for (const [id, changes] of pending) {
        for (let next = changes[0]; next; next = changes[0]) {
          await retryWrite(id, next);
          changes.shift();
        }
        pending.delete(id);
      }
    } catch (error) {
      // An existing pause isn't replaced, because any pause stops sync.
      if (!accountPause.getPause()) await pauseForDisk(error);
      return false;
    }
    if (accountPause.getPause()?.code === 'disk') await accountPause.resume();
    return true;
  }
  const flush = (): Promise<boolean> => {
    flushing ??= flushNow().finally(() => {
      flushing = null;
    });
    return flushing;
  };
  return {
    async write(id, change, fallback = {}) {
      const of = repository.getLatest(id);
      const before = pending.get(id);
      if (before) {
        before.push({ entry: of, change, ...fallback });
        return (await flush()) ? (repository.getLatest(id) ?? null) : null;
      }
      try {
        return await write(id, change, fallback.fallbackChange);
      } catch (error) {
        pending.set(id, [...(pending.get(id) ?? []), { entry: of, change, ...fallback }]);
        await pauseForDisk(error);
        return null;
      }
    },
    async add(content) {
      try {
        await addQuestion(content);
        return true;
      } catch (error) {
        pendingQuestions.push(content);
        await pauseForDisk(error);
        return false;
      }
    },
    async writeBeforeSend(id, change) {
      try {
        await tryUpdate(id, change);
        return true;
      } catch (error) {
        if (!isDiskError(error)) throw error;
        await pauseForDisk(error);
        return false;
      }
    },
    async pauseIfUnsaved(error) {
      const isNewer = error instanceof AppError && error.code === 'library-too-new';
      if (!isNewer && !isDiskError(error)) throw error;
      await pauseForDisk(error);
      return null;
    },
    isPending: (id) => pending.has(id),
    hasPending: () => pending.size > 0 || pendingQuestions.length > 0,
    flush,
  };
}

/** Returns null if a change has no effect, to keep it out of the journal. */
function skipUnchanged(entry: Entry, change: EntryChange | null): EntryChange | null {
  if (!change || change.past?.length) return change;
  const { sync, question = entry.question } = change;
  return isDeepStrictEqual(sync ?? undefined, entry.sync) && isDeepStrictEqual(question, entry.question)
    ? null
    : change;
}

/** Applies the response to a fetch that was made for another purpose. */
export type ApplyWhenIdle = (id: number, remoteQuestion: CompleteRemoteQuestion) => Promise<void>;

/**
 * Creates a function that applies a response after the question's current operation, unless that operation
 * fetched or sent something newer. If several responses wait, only the newest is applied. The function
 * doesn't wait for the operation because the operation may wait for the caller.
 */
export function createApplyWhenIdle(
  { repository, clock }: SyncPorts,
  resultWriter: ResultWriter,
  questionMutex: KeyedMutex<number>,
  sending: ReadonlySet<number>,
): ApplyWhenIdle {
  const newest = new Map<
    number,
    { remoteQuestion: CompleteRemoteQuestion; before: EntrySync | undefined; at: number }
  >();
  async function applyNewest(id: number): Promise<void> {
    const next = newest.get(id);
    newest.delete(id);
    if (!next || resultWriter.isPending(id) || !isUnchangedSince(repository.getLatest(id)?.sync, next.before))
      return;
    const ports = { at: next.at, resolveEmoji: repository.resolveEmoji };
    await resultWriter.write(id, (now) => applyRemote(now, next.remoteQuestion, false, ports));
  }
  return async (id, remoteQuestion) => {
    const isBusy = questionMutex.isBusy(id);
    const before = repository.getLatest(id)?.sync;
    // An edit is about to be sent and will make this response outdated.
    if (before?.sending && sending.has(id)) return;
    newest.set(id, { remoteQuestion, before, at: clock.now() });
    const done = questionMutex.run(id, () => applyNewest(id));
    if (!isBusy) await done;
  };
}

/** Returns whether an entry's remote data is unchanged, ignoring holds and the queue. */
function isUnchangedSince(now: EntrySync | undefined, before: EntrySync | undefined): boolean {
  const pickKnown = (sync: EntrySync | undefined) =>
    sync && [sync.account, sync.remoteId, sync.seen, sync.base, sync.sending];
  return isDeepStrictEqual(pickKnown(now), pickKnown(before));
}
