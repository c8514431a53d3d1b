import { setImmediate } from 'node:timers/promises';
import type { Entry, Section, Sort } from '../../../../shared/library/entry.ts';
import type { LibraryFilter } from '../../../../shared/library/library-filter.ts';
import { foldCase, searchWords } from '../../../../shared/text/fold-case.ts';
import { createFilterTest, isInSectionOfScope } from './entry-filter.ts';
import { searchedLines } from './searched-lines.ts';

export interface IndexQuery {
  section: Section;
  search: string;
  filter: LibraryFilter;
  sort: Sort;
  reversed?: boolean;
  /** IDs with a likely duplicate, if the filter needs them. */
  likelyDuplicates?: ReadonlySet<number>;
}

/** Finds the entries of a list. Caches the last result, so that scrolling and longer searches are fast. */
interface Search {
  /** Returns all matches in order. Valid until the next change. */
  hits(query: IndexQuery): readonly Entry[];
  /** Computes `hits` in slices. Starts again after a change, at most `MAX_ATTEMPTS` times. */
  preload(query: IndexQuery): Promise<void>;
  /** Prepares the searchable text of entries in slices. */
  prepare(entries: readonly Entry[]): Promise<void>;
  /** Drops cached results after a change. */
  forget(): void;
}

/** Texts to prepare before the event loop runs. */
const TEXTS_AT_ONCE = 200;
/** Entries to search before the event loop runs, which takes a few milliseconds. */
const ENTRIES_AT_ONCE = 4000;
const MAX_ATTEMPTS = 3;

/** `inOrder` returns all entries of a section in order. */
export function createSearch(ports: {
  inOrder: (section: Section, sort: Sort) => readonly Entry[];
  hasProblem: (entry: Entry) => boolean;
}): Search {
  const haystacks = new WeakMap<Entry, string>();
  let changes = 0;
  let last: { key: string; search: string; hits: readonly Entry[] } | null = null;

  const haystack = (entry: Entry): string => {
    const known = haystacks.get(entry);
    if (known !== undefined) return known;
    const text = foldCase(searchedLines(entry).join('\n'));
    haystacks.set(entry, text);
    return text;
  };
  /** Returns the entries to search and the test for each; `known` if it's the cached result. */
  const plan = ({ section, search, filter, sort, reversed = false, likelyDuplicates }: IndexQuery) => {
    const key = JSON.stringify([section, filter, sort, reversed]);
    const before = last?.key === key ? last : null;
    const words = searchWords(search);
    const has = (entry: Entry) => words.every((word) => haystack(entry).includes(word));
    const passes = createFilterTest(filter, {
      hasProblem: ports.hasProblem,
      isLikelyDuplicate: (id) => likelyDuplicates?.has(id) ?? false,
    });
    // A longer search only matches entries that the shorter one matched.
    const narrowed = before && search.startsWith(before.search) ? before.hits : null;
    const inOrder = () => {
      const entries = ports.inOrder(section, sort);
      return reversed ? entries.toReversed() : entries;
    };
    return {
      known: before?.search === search ? before.hits : null,
      among: narrowed ?? inOrder(),
      isHit: narrowed
        ? has
        : (entry: Entry) => isInSectionOfScope(entry, section) && has(entry) && passes(entry),
      cacheHits(hits: readonly Entry[]) {
        // Duplicates can change without a change of the library.
        last = filter.duplicates ? null : { key, search, hits };
        return hits;
      },
    };
  };
  /** Returns false if something changed before it finished. */
  const tryPreload = async (query: IndexQuery): Promise<boolean> => {
    const { known, among, isHit, cacheHits } = plan(query);
    if (known || among.length <= ENTRIES_AT_ONCE) return true;
    const changesBefore = changes;
    const hits: Entry[] = [];
    for (let from = 0; from < among.length; from += ENTRIES_AT_ONCE) {
      if (from > 0) await setImmediate();
      if (changes !== changesBefore) return false;
      for (const entry of among.slice(from, from + ENTRIES_AT_ONCE)) if (isHit(entry)) hits.push(entry);
    }
    cacheHits(hits);
    return true;
  };
  return {
    hits(query) {
      const { known, among, isHit, cacheHits } = plan(query);
      return known ?? cacheHits(among.filter(isHit));
    },
    async preload(query) {
      // The result of this filter isn't cached.
      if (query.filter.duplicates) return;
      for (let tried = 0; tried < MAX_ATTEMPTS; tried += 1) if (await tryPreload(query)) return;
    },
    async prepare(entries) {
      for (const [index, entry] of entries.entries()) {
        haystack(entry);
        if (index % TEXTS_AT_ONCE === 0) await setImmediate();
      }
    },
    forget() {
      last = null;
      changes += 1;
    },
  };
}
