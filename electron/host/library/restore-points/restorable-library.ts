import type { Entry } from '../../../../shared/library/entry.ts';

/** The number of changed questions that counts as a large change. */
export const LARGE_CHANGE = 20;

export interface RestorableLibrary {
  /** Returns every entry, including deleted ones, ordered by ID. */
  entries(): Iterable<Entry>;
  /**
   * Calls `listener` after every change with the changed IDs, or with null if everything may have changed.
   * Returns a function that unsubscribes.
   */
  subscribe(listener: (ids: number[] | null, forSync: boolean) => void): () => void;
  /**
   * Calls `before` right before a bulk command changes at least `LARGE_CHANGE` questions. `replaceAll` has
   * its own callback instead. The command doesn't wait, and the callback must not throw.
   */
  onLargeChange(before: () => void): void;
  /**
   * Replaces all entries, like `Store.replaceAll`. `next` also receives the first version number for new
   * entries, because IDs can be reused.
   */
  replaceAll(
    next: (current: ReadonlyMap<number, Entry>, firstVersion: number) => Iterable<Entry>,
    before?: (current: ReadonlyMap<number, Entry>) => Promise<void>,
  ): Promise<void>;
}
