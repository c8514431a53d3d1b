import { draftOfEntry } from '../../../shared/draft.ts';
import type { Draft, Entry } from '../../../shared/library.ts';
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
): KnownContent {
  const shown = createTally();
  const shownInput = createTally();
  const removed = createTally();
  for (const entry of entries) {
    const { removedAt } = entry;
    if (kinds.has('entry')) (removedAt === null ? shown : removed).add(contentOf(entry));
    if (kinds.has('typed') && removedAt === null) shownInput.add(textOf(draftOfEntry(entry)));
  }
  return {
    has({ kind, entry }) {
      if (kind === 'typed') return shownInput.take(textOf(draftOfEntry(entry)));
      const content = contentOf(entry);
      if (entry.removedAt === null) return shown.take(content);
      return removed.take(content) || shown.has(content);
    },
  };
}

const textOf = ({ title, options, description, footer, image }: Draft): string =>
  JSON.stringify([title, options, description, footer, image]);

/** Everything that an author wrote and a service answered, the same text for the same. */
function contentOf({ question, draft }: Pick<Entry, 'question' | 'draft'>): string {
  const { author, options, ...rest } = question ?? { author: null, options: [] };
  return JSON.stringify([
    question && sorted(rest),
    author && sorted(author),
    options.map(sorted),
    draft && textOf(draft.input),
  ]);
}

const sorted = (value: object) => Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));

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
