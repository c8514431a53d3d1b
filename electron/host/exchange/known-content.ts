import type { Entry } from '../../../shared/library.ts';
import type { Contents } from './contents.ts';
import type { Incoming } from './incoming.ts';

/** What a library holds already, by what it says. */
export interface KnownContent {
  /**
   * The id of an entry that says the same as what comes; null where there is none. Each entry of the library answers for
   * one that comes, so that two of the same stay two; but one that is removed in the file needs none for itself.
   */
  take(coming: Incoming): number | null;
}

/** What the entries of a library say, as far as these kinds of what comes need it. Yields often. */
export function* createKnownContent(
  entries: Iterable<Entry>,
  kinds: ReadonlySet<Incoming['kind']>,
  { whole, typed }: Contents,
): Generator<void, KnownContent> {
  const shown = createTally();
  const shownInput = createTally();
  const removed = createTally();
  for (const entry of entries) {
    yield;
    const { id, removedAt } = entry;
    if (kinds.has('entry')) (removedAt === null ? shown : removed).add(whole(entry), id);
    if (kinds.has('typed') && removedAt === null) shownInput.add(typed(entry), id);
  }
  return {
    take({ kind, entry, content }) {
      if (kind === 'typed') return shownInput.take(content);
      if (entry.removedAt === null) return shown.take(content);
      return removed.take(content) ?? shown.find(content);
    },
  };
}

function createTally() {
  const left = new Map<string, number[]>();
  const first = new Map<string, number>();
  return {
    add(text: string, id: number): void {
      const ids = left.get(text);
      if (ids) ids.push(id);
      else {
        left.set(text, [id]);
        first.set(text, id);
      }
    },
    /** One that is there; it is not there for the next who asks. */
    take: (text: string): number | null => left.get(text)?.shift() ?? null,
    /** One that is or was there. */
    find: (text: string): number | null => first.get(text) ?? null,
  };
}
