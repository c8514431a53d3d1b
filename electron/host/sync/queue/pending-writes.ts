import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../../../shared/errors.ts';
import type { Entry } from '../../../../shared/library.ts';
import type { EntrySync } from '../../../../shared/sync/entry-sync.ts';
import { isSameThing } from '../../library/recovery/store-settle.ts';
import { reasonOf } from '../../system/durable-file.ts';
import type { KeyedMutex } from '../../system/keyed-mutex.ts';
import { absorb, holdOf, type Whole } from '../merge/apply-remote.ts';
import { contentOf, differing } from '../merge/question-content.ts';
import type { Change, SyncBook, SyncPorts } from '../sync-ports.ts';
import type { Halts } from './backoff.ts';

type ChangeOf = (entry: Entry) => Change | null;
type Added = Parameters<SyncBook['add']>[0];

/** What is done where a change can't be made as it is. */
interface Fallback {
  /** Added where another question has the ID by the time that the disk takes the change; null or without it, nothing is. */
  instead?: () => Added | null;
  /** The change to make where the library can't hold the first one; without it, the question is held as `unusable`. */
  rescue?: ChangeOf;
}

/** Brings what the service answered into the library, also where the disk does not take it at once. */
export interface Keeping {
  /**
   * The entry after the change; null where it is not there any more. Where the disk refuses, the account is paused, and the change
   * is made when `flush` finds the disk willing again: an answer must not get lost, least of all the id of a create. What comes
   * while something is owed waits behind it, so that an older answer never comes last. Any other error concerns this question
   * alone: `rescue` is stored.
   */
  keep(id: number, change: ChangeOf, fallback?: Fallback): Promise<Entry | null>;
  /** Adds a question of the service. False where the disk refuses: then it is added later, as above. */
  add(content: Added): Promise<boolean>;
  /**
   * What must be on the disk before a request leaves: false where the disk refuses, and then the account is paused. Rejects with any
   * other error.
   */
  before(id: number, change: ChangeOf): Promise<boolean>;
  /** Pauses the account where this is the disk's refusal; throws anything else. */
  refused(error: unknown): Promise<null>;
  /** Whether an answer for this one is not on the disk yet. */
  isOwed(id: number): boolean;
  /** Whether anything at all is not on the disk yet. */
  isOwing(): boolean;
  /** False where the disk still refuses. One that runs is joined. */
  flush(): Promise<boolean>;
}

/** A change that the disk refused, and the question that it is for. */
interface Owed extends Fallback {
  of: Entry | undefined;
  change: ChangeOf;
}

/** Whether both are the same question, which is still there: what was deleted for good is nothing. */
export const isStill = (now: Entry | undefined, before: Entry): boolean =>
  now !== undefined && (now.question !== null || now.draft !== null) && isSameThing(now, before);

/** Whether the disk is to blame. Only then does trying the same again help. */
const isDiskError = (error: unknown): boolean =>
  error instanceof AppError ? error.code === 'disk' : error instanceof Error && 'errno' in error;

export function createKeeping(
  { book, clock, log }: Pick<SyncPorts, 'book' | 'clock' | 'log'>,
  halts: Pick<Halts, 'pause' | 'stopBy' | 'resume'>,
): Keeping {
  const owed = new Map<number, Owed[]>();
  const coming: Added[] = [];
  let flushing: Promise<boolean> | null = null;
  const attempt = async (id: number, change: ChangeOf): Promise<Entry | null> => {
    try {
      return await book.change(id, (entry) => unlessSame(entry, change(entry)));
    } catch (error) {
      if (error instanceof AppError && error.code === 'not-found') return null;
      throw error;
    }
  };
  const unusable: ChangeOf = ({ sync }) =>
    sync ? { sync: { ...sync, hold: holdOf('unusable', clock.now(), { reason: 'stored' }) } } : null;
  /** Rejects only where the disk refuses. */
  const store = async (id: number, change: ChangeOf, rescue: ChangeOf = unusable): Promise<Entry | null> => {
    try {
      return await attempt(id, change);
    } catch (error) {
      if (isDiskError(error)) throw error;
      log.warn('the library can not hold what the service answered', { id, reason: reasonOf(error) });
      return change === unusable ? null : store(id, rescue, unusable);
    }
  };
  /** The same for a new question. */
  const begin = async (content: Added): Promise<void> => {
    try {
      await book.add(content);
    } catch (error) {
      if (isDiskError(error)) throw error;
      log.warn('the library can not hold a question of the service', { reason: reasonOf(error) });
    }
  };
  const refused = (error: unknown): Promise<void> => {
    log.error('the library could not keep what sync has to tell', error);
    const reason = error instanceof AppError ? error.details.reason : String(error);
    return halts.stopBy('disk', { reason });
  };
  const pay = async (id: number, { of, change, instead, rescue }: Owed): Promise<void> => {
    if (of && isStill(book.latest(id), of)) {
      await store(id, change, rescue);
      return;
    }
    const added = instead?.();
    if (added) await begin(added);
  };
  async function flushNow(): Promise<boolean> {
    try {
      for (let next = coming[0]; next; next = coming[0]) {
        await begin(next);
        coming.shift();
      }
      for (const [id, changes] of owed) {
        for (let next = changes[0]; next; next = changes[0]) {
          await pay(id, next);
          changes.shift();
        }
        owed.delete(id);
      }
    } catch (error) {
      // Whatever the account was paused for meanwhile, there is something that the disk must take first.
      if (!halts.pause()) await refused(error);
      return false;
    }
    if (halts.pause()?.code === 'disk') await halts.resume();
    return true;
  }
  const flush = (): Promise<boolean> => {
    flushing ??= flushNow().finally(() => {
      flushing = null;
    });
    return flushing;
  };
  return {
    async keep(id, change, fallback = {}) {
      const of = book.latest(id);
      const before = owed.get(id);
      if (before) {
        before.push({ of, change, ...fallback });
        return (await flush()) ? (book.latest(id) ?? null) : null;
      }
      try {
        return await store(id, change, fallback.rescue);
      } catch (error) {
        owed.set(id, [...(owed.get(id) ?? []), { of, change, ...fallback }]);
        await refused(error);
        return null;
      }
    },
    async add(content) {
      try {
        await begin(content);
        return true;
      } catch (error) {
        coming.push(content);
        await refused(error);
        return false;
      }
    },
    async before(id, change) {
      try {
        await attempt(id, change);
        return true;
      } catch (error) {
        if (!isDiskError(error)) throw error;
        await refused(error);
        return false;
      }
    },
    async refused(error) {
      if (!isDiskError(error)) throw error;
      await refused(error);
      return null;
    },
    isOwed: (id) => owed.has(id),
    isOwing: () => owed.size > 0 || coming.length > 0,
    flush,
  };
}

/** No line of the journal for a change that changes nothing. */
function unlessSame(entry: Entry, change: Change | null): Change | null {
  if (!change || change.past?.length) return change;
  if (JSON.stringify(change.sync ?? undefined) !== JSON.stringify(entry.sync)) return change;
  const { question } = change;
  if (!question || question === entry.question) return null;
  const isSame =
    entry.question !== null &&
    differing(contentOf(question), contentOf(entry.question)).length === 0 &&
    JSON.stringify(question) === JSON.stringify(entry.question);
  return isSame ? null : change;
}

/** Takes over what a question was answered with to a fetch that was for something else: who reads it reads what is newest. */
export type BringUpToDate = (id: number, answered: Whole) => Promise<void>;

/**
 * Behind whoever is at work on the question, and only where that saw or sent nothing newer: otherwise this is old, as is one
 * that still waits when the next one comes. It resolves without waiting for them, since they may be waiting for the caller.
 */
export function createBringUpToDate(
  { book, clock }: SyncPorts,
  keeping: Keeping,
  perQuestion: KeyedMutex<number>,
  sending: ReadonlySet<number>,
): BringUpToDate {
  const newest = new Map<number, { answered: Whole; before: EntrySync | undefined; at: number }>();
  async function bring(id: number): Promise<void> {
    const next = newest.get(id);
    newest.delete(id);
    if (!next || keeping.isOwed(id) || !isAsSeen(book.latest(id)?.sync, next.before)) return;
    const ports = { at: next.at, emojiOf: book.emojiOf };
    await keeping.keep(id, (now) => absorb(now, next.answered, false, ports));
  }
  return async (id, answered) => {
    const isBusy = perQuestion.isBusy(id);
    const before = book.latest(id)?.sync;
    // An edit is about to leave: behind it this is old, and where its answer gets lost, nothing changes that would tell.
    if (before?.sending && sending.has(id)) return;
    newest.set(id, { answered, before, at: clock.now() });
    const done = perQuestion.run(id, () => bring(id));
    if (!isBusy) await done;
  };
}

/** Whether what is known of the service is as it was. That a fetch was refused in between, or the author queued it, tells nothing. */
function isAsSeen(now: EntrySync | undefined, before: EntrySync | undefined): boolean {
  const known = (sync: EntrySync | undefined) =>
    sync && [sync.account, sync.remoteId, sync.seen, sync.base, sync.sending];
  return isDeepStrictEqual(known(now), known(before));
}
