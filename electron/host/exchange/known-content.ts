import type { Entry } from '../../../shared/library.ts';
import type { Contents } from './contents.ts';
import type { Incoming } from './incoming.ts';

/** What a library holds already, by what it says. */
export interface KnownContent {
  /**
   * Whether it holds the same as what comes. Each entry of the library answers for one that comes, so that two of the
   * same stay two; but one that is removed in the file needs none for itself.
   */
  has(coming: Incoming): boolean;
}

/** What the entries of a library say, as far as these kinds of what comes need it. */
export function createKnownContent(
  entries: Iterable<Entry>,
  kinds: ReadonlySet<Incoming['kind']>,
  { whole, typed }: Contents,
): KnownContent {
  const shown = createTally();
  const shownInput = createTally();
  const removed = createTally();
  for (const entry of entries) {
    const { removedAt } = entry;
    if (kinds.has('entry')) (removedAt === null ? shown : removed).add(whole(entry));
    if (kinds.has('typed') && removedAt === null) shownInput.add(typed(entry));
  }
  return {
    has({ kind, entry }) {
      if (kind === 'typed') return shownInput.take(typed(entry));
      const content = whole(entry);
      if (entry.removedAt === null) return shown.take(content);
      return removed.take(content) || shown.has(content);
    },
  };
}

function createTally() {
  const counts = new Map<string, number>();
  return {
    add(text: string): void {
      counts.set(text, (counts.get(text) ?? 0) + 1);
    },
    /** Whether one is there; it is not there for the next who asks. */
    take(text: string): boolean {
      const count = counts.get(text) ?? 0;
      if (count > 0) counts.set(text, count - 1);
      return count > 0;
    },
    has: (text: string): boolean => counts.has(text),
  };
}
