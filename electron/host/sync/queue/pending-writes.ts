import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../../../shared/errors.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import type { EntrySync } from '../../../../shared/sync/entry-sync.ts';
import { isSameQuestion } from '../../library/recovery/reconcile-lines.ts';
import { reasonOf } from '../../system/durable-file.ts';
import type { KeyedMutex } from '../../system/keyed-mutex.ts';
import type { AccountPause } from '../account/account-pause.ts';
import { applyRemote, type CompleteRemoteQuestion, createHold } from '../merge/apply-remote.ts';
import { changedFields, contentOf } from '../merge/remote-fields.ts';
import type { EntryChange, SyncPorts, SyncRepository } from '../sync-ports.ts';

type ChangeEntry = (entry: Entry) => EntryChange | null;
type Added = Parameters<SyncRepository['add']>[0];

/** What is done where a change can't be made as it is. */
interface Fallback {
  /** Added where another question has the ID by the time that the disk takes the change; null or without it, nothing is. */
  instead?: () => Added | null;
  /** The change to make where the library can't hold the first one; without it, the question is held as `unusable`. */
  rescue?: ChangeEntry;
}

/** Writes responses of the service to the library, and retries writes that the disk refuses. */
export interface PendingWrites {
  /**
   * The entry after the change; null where it is not there any more. Where the disk refuses, the account is paused, and the change
   * is made when `flush` finds the disk willing again: an answer must not get lost, least of all the id of a create. What comes
   * while something is pending waits behind it, so that an older answer never comes last. Any other error concerns this question
   * alone: `rescue` is stored.
   */
  write(id: number, change: ChangeEntry, fallback?: Fallback): Promise<Entry | null>;
  /** Adds a question of the service. False where the disk refuses: then it is added later, as above. */
  add(content: Added): Promise<boolean>;
  /**
   * What must be on the disk before a request leaves: false where the disk refuses, and then the account is paused. Rejects with any
   * other error.
   */
  writeBeforeSend(id: number, change: ChangeEntry): Promise<boolean>;
  /** Pauses the account where this is the disk's refusal; throws anything else. */
  pauseIfDiskError(error: unknown): Promise<null>;
  /** Whether an answer for this one is not on the disk yet. */
  isPending(id: number): boolean;
  /** Whether anything at all is not on the disk yet. */
  hasPending(): boolean;
  /** False where the disk still refuses. One that runs is joined. */
  flush(): Promise<boolean>;
}

/** A change that the disk refused, and the question that it is for. */
interface PendingWrite extends Fallback {
  of: Entry | undefined;
  change: ChangeEntry;
}

/** Whether both are the same question, which is still there: what was deleted for good is nothing. */
export const isSameEntry = (now: Entry | undefined, before: Entry): boolean =>
  now !== undefined && (now.question !== null || now.draft !== null) && isSameQuestion(now, before);

/** Whether the disk is to blame. Only then does trying the same again help. */
const isDiskError = (error: unknown): boolean =>
  error instanceof AppError ? error.code === 'disk' : error instanceof Error && 'errno' in error;

export function createPendingWrites(
  { repository, clock, log }: Pick<SyncPorts, 'repository' | 'clock' | 'log'>,
  accountPause: Pick<AccountPause, 'currentPause' | 'pause' | 'resume'>,
): PendingWrites {
  const pending = new Map<number, PendingWrite[]>();
  const pendingQuestions: Added[] = [];
  let flushing: Promise<boolean> | null = null;
  const tryUpdate = async (id: number, change: ChangeEntry): Promise<Entry | null> => {
    try {
      return await repository.update(id, (entry) => skipUnchanged(entry, change(entry)));
    } catch (error) {
      if (error instanceof AppError && error.code === 'not-found') return null;
      throw error;
    }
  };
  const unusable: ChangeEntry = ({ sync }) =>
    sync ? { sync: { ...sync, hold: createHold('unusable', clock.now(), { reason: 'stored' }) } } : null;
  /** Rejects only where the disk refuses. */
  const write = async (
    id: number,
    change: ChangeEntry,
    rescue: ChangeEntry = unusable,
  ): Promise<Entry | null> => {
    try {
      return await tryUpdate(id, change);
    } catch (error) {
      if (isDiskError(error)) throw error;
      log.warn('the library can not hold what the service answered', { id, reason: reasonOf(error) });
      return change === unusable ? null : write(id, rescue, unusable);
    }
  };
  /** The same for a new question. */
  const addQuestion = async (content: Added): Promise<void> => {
    try {
      await repository.add(content);
    } catch (error) {
      if (isDiskError(error)) throw error;
      log.warn('the library can not hold a question of the service', { reason: reasonOf(error) });
    }
  };
  const pauseForDisk = (error: unknown): Promise<void> => {
    log.error('the library could not keep what sync has to tell', error);
    const reason = error instanceof AppError ? error.details.reason : String(error);
    return accountPause.pause('disk', { reason });
  };
  const retryWrite = async (id: number, { of, change, instead, rescue }: PendingWrite): Promise<void> => {
    if (of && isSameEntry(repository.latest(id), of)) {
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
      // Whatever the account was paused for meanwhile, there is something that the disk must take first.
      if (!accountPause.currentPause()) await pauseForDisk(error);
      return false;
    }
    if (accountPause.currentPause()?.code === 'disk') await accountPause.resume();
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
      const of = repository.latest(id);
      const before = pending.get(id);
      if (before) {
        before.push({ of, change, ...fallback });
        return (await flush()) ? (repository.latest(id) ?? null) : null;
      }
      try {
        return await write(id, change, fallback.rescue);
      } catch (error) {
        pending.set(id, [...(pending.get(id) ?? []), { of, change, ...fallback }]);
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
    async pauseIfDiskError(error) {
      if (!isDiskError(error)) throw error;
      await pauseForDisk(error);
      return null;
    },
    isPending: (id) => pending.has(id),
    hasPending: () => pending.size > 0 || pendingQuestions.length > 0,
    flush,
  };
}

/** No line of the journal for a change that changes nothing. */
function skipUnchanged(entry: Entry, change: EntryChange | null): EntryChange | null {
  if (!change || change.past?.length) return change;
  if (JSON.stringify(change.sync ?? undefined) !== JSON.stringify(entry.sync)) return change;
  const { question } = change;
  if (!question || question === entry.question) return null;
  const isSame =
    entry.question !== null &&
    changedFields(contentOf(question), contentOf(entry.question)).length === 0 &&
    JSON.stringify(question) === JSON.stringify(entry.question);
  return isSame ? null : change;
}

/** Applies a response to a fetch that was made for another purpose. */
export type ApplyWhenIdle = (id: number, remoteQuestion: CompleteRemoteQuestion) => Promise<void>;

/**
 * Behind whoever is at work on the question, and only where that saw or sent nothing newer: otherwise this is old, as is one
 * that still waits when the next one comes. It resolves without waiting for them, since they may be waiting for the caller.
 */
export function createApplyWhenIdle(
  { repository, clock }: SyncPorts,
  pendingWrites: PendingWrites,
  perQuestion: KeyedMutex<number>,
  sending: ReadonlySet<number>,
): ApplyWhenIdle {
  const newest = new Map<
    number,
    { remoteQuestion: CompleteRemoteQuestion; before: EntrySync | undefined; at: number }
  >();
  async function applyNewest(id: number): Promise<void> {
    const next = newest.get(id);
    newest.delete(id);
    if (!next || pendingWrites.isPending(id) || !isUnchangedSince(repository.latest(id)?.sync, next.before))
      return;
    const ports = { at: next.at, emojiOf: repository.emojiOf };
    await pendingWrites.write(id, (now) => applyRemote(now, next.remoteQuestion, false, ports));
  }
  return async (id, remoteQuestion) => {
    const isBusy = perQuestion.isBusy(id);
    const before = repository.latest(id)?.sync;
    // An edit is about to leave: behind it this is old, and where its answer gets lost, nothing changes that would tell.
    if (before?.sending && sending.has(id)) return;
    newest.set(id, { remoteQuestion, before, at: clock.now() });
    const done = perQuestion.run(id, () => applyNewest(id));
    if (!isBusy) await done;
  };
}

/** Whether what is known of the service is as it was. That a fetch was refused in between, or the author queued it, tells nothing. */
function isUnchangedSince(now: EntrySync | undefined, before: EntrySync | undefined): boolean {
  const known = (sync: EntrySync | undefined) =>
    sync && [sync.account, sync.remoteId, sync.seen, sync.base, sync.sending];
  return isDeepStrictEqual(known(now), known(before));
}
