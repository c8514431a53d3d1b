import { AppError } from '../../../shared/errors.ts';
import type { Entry } from '../../../shared/library.ts';
import { isSameThing } from '../library/recovery/store-trust.ts';
import type { Log } from '../ports.ts';
import { contentOf, differing } from './content.ts';
import type { Halts } from './halts.ts';
import type { Change, SyncBook } from './ports.ts';

type ChangeOf = (entry: Entry) => Change | null;
type Added = Parameters<SyncBook['add']>[0];

/** Brings what the service answered into the library, also where the disk does not take it at once. */
export interface Keeping {
  /**
   * The entry after the change; null where it is not there any more. Where the disk refuses, the account is paused, and the change
   * is made when `flush` finds the disk willing again: an answer must not get lost, least of all the id of a create. Should
   * another question have the id by then, `instead` is added; without it, nothing is done. What comes while something is owed
   * waits behind it, so that an older answer never comes last.
   */
  keep(id: number, change: ChangeOf, instead?: () => Added): Promise<Entry | null>;
  /** Adds a question of the service. False where the disk refuses: then it is added later, as above. */
  add(content: Added): Promise<boolean>;
  /** What must be on the disk before a request leaves: false where the disk refuses, and then the account is paused. */
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
interface Owed {
  of: Entry | undefined;
  change: ChangeOf;
  instead: (() => Added) | undefined;
}

/** Whether both are the same question, which is still there: what was deleted for good is nothing. */
export const isStill = (now: Entry | undefined, before: Entry): boolean =>
  now !== undefined && (now.question !== null || now.draft !== null) && isSameThing(now, before);

export interface KeepingPorts {
  book: SyncBook;
  halts: Pick<Halts, 'pause' | 'stopBy' | 'resume'>;
  log: Log;
}

export function createKeeping({ book, halts, log }: KeepingPorts): Keeping {
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
  const refused = (error: unknown): Promise<void> => {
    log.error('the library could not keep what sync has to tell', error);
    const reason = error instanceof AppError ? error.details.reason : String(error);
    return halts.stopBy('disk', { reason });
  };
  const pay = async (id: number, { of, change, instead }: Owed): Promise<void> => {
    if (of && isStill(book.latest(id), of)) await attempt(id, change);
    else if (instead) await book.add(instead());
  };
  async function flushNow(): Promise<boolean> {
    try {
      for (let next = coming[0]; next; next = coming[0]) {
        await book.add(next);
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
    async keep(id, change, instead) {
      const of = book.latest(id);
      const before = owed.get(id);
      if (before) {
        before.push({ of, change, instead });
        return (await flush()) ? (book.latest(id) ?? null) : null;
      }
      try {
        return await attempt(id, change);
      } catch (error) {
        owed.set(id, [...(owed.get(id) ?? []), { of, change, instead }]);
        await refused(error);
        return null;
      }
    },
    async add(content) {
      try {
        await book.add(content);
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
        await refused(error);
        return false;
      }
    },
    async refused(error) {
      if (!(error instanceof AppError && error.code === 'disk')) throw error;
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
