import type { Entry } from '../../../../shared/library/entry.ts';

/** The number of changed questions from which a backup is due. */
export const LARGE_CHANGE = 20;

/** What restore points use of the library. */
export interface RestorableLibrary {
  /** Every entry, including deleted ones, ordered by ID. */
  entries(): Iterable<Entry>;
  /** Calls back after every change with the changed IDs; null if everything may have changed. Returns a function that unsubscribes. */
  subscribe(listener: (ids: number[] | null, forSync: boolean) => void): () => void;
  /**
   * Calls back right before a bulk command changes at least `LARGE_CHANGE` questions. `replaceAll` has its own
   * callback for that. The command doesn't wait for anything, and the callback must not throw.
   */
  onLargeChange(before: () => void): void;
  /**
   * Replaces all entries: see `Store.replaceAll`. `next` also gets the first version of new entries, because IDs
   * can be reused.
   */
  replaceAll(
    next: (current: ReadonlyMap<number, Entry>, firstVersion: number) => Iterable<Entry>,
    before?: (current: ReadonlyMap<number, Entry>) => Promise<void>,
  ): Promise<void>;
}
