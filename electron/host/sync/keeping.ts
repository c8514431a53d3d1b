import { AppError } from '../../../shared/errors.ts';
import type { Entry } from '../../../shared/library.ts';
import type { Log } from '../ports.ts';
import { contentOf, differing } from './content.ts';
import type { Halts } from './halts.ts';
import type { Change, SyncBook } from './ports.ts';

type ChangeOf = (entry: Entry) => Change | null;

/** Brings what the service answered into the library, also where the disk does not take it at once. */
export interface Keeping {
  /**
   * The entry after the change; null where it is not there any more. Where the disk refuses, the account is paused, and the change
   * is made when `flush` finds the disk willing again: an answer must not get lost, least of all the id of a create.
   */
  keep(id: number, change: ChangeOf): Promise<Entry | null>;
  /** What must be on the disk before a request leaves: false where the disk refuses, and then the account is paused. */
  before(id: number, change: ChangeOf): Promise<boolean>;
  /** Whether an answer for this one is not on the disk yet. */
  isOwed(id: number): boolean;
  /** False where the disk still refuses. */
  flush(): Promise<boolean>;
}

export function createKeeping({ book, halts, log }: { book: SyncBook; halts: Halts; log: Log }): Keeping {
  const owed = new Map<number, ChangeOf[]>();
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
  return {
    async keep(id, change) {
      try {
        return await attempt(id, change);
      } catch (error) {
        owed.set(id, [...(owed.get(id) ?? []), change]);
        await refused(error);
        return null;
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
    isOwed: (id) => owed.has(id),
    async flush() {
      for (const [id, changes] of owed) {
        for (const change of [...changes]) {
          try {
            await attempt(id, change);
          } catch {
            return false;
          }
          changes.shift();
        }
        owed.delete(id);
      }
      if (halts.pause()?.code === 'disk') await halts.resume();
      return true;
    },
  };
}

/** No line of the journal for a change that changes nothing. */
export function unlessSame(entry: Entry, change: Change | null): Change | null {
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
