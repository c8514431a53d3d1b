import { setImmediate } from 'node:timers/promises';
import type { Entry, Section, Sort } from '../../../../shared/library.ts';
import type { LibraryFilter } from '../../../../shared/library-filter.ts';
import { fold, searchWords } from '../../../../shared/text/fold.ts';
import { createTest, isIn } from './list-filter.ts';
import { searchedLines } from './search-text.ts';

/** Which questions, in which order. */
export interface CatalogueQuery {
  section: Section;
  search: string;
  filter: LibraryFilter;
  sort: Sort;
  /** Those that have a very close twin, for a filter that asks for it. */
  twins?: ReadonlySet<number>;
}

/** Finds what lists show. The last answer is kept: the next window of it costs nothing, a longer search little. */
export interface Search {
  /** All that match, in order. Not to be kept beyond the next change. */
  hits(query: CatalogueQuery): readonly Entry[];
  /**
   * Finds a little at a time what `hits` then only has to give. Where something changes meanwhile it begins anew; where
   * that happens again and again, `hits` has to find by itself.
   */
  look(query: CatalogueQuery): Promise<void>;
  /** Works out the texts that are searched, a little at a time. */
  prepare(entries: readonly Entry[]): Promise<void>;
  /** Something changed: what was found is not true any more. */
  forget(): void;
}

/** Texts that are worked out before others get their turn. */
const TEXTS_AT_ONCE = 200;
/** Entries that are looked at before others get their turn: a few milliseconds. */
const ENTRIES_AT_ONCE = 4000;
/** How often it is begun to look, at most. */
const LOOKS = 3;

/** Looks for questions; `inOrder` gives all of those that a section is of. */
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
    const text = fold(searchedLines(entry).join('\n'));
    haystacks.set(entry, text);
    return text;
  };
  /** Where to look, and what is a hit there; `known` where that was asked last. */
  const plan = ({ section, search, filter, sort, twins }: CatalogueQuery) => {
    const key = JSON.stringify([section, filter, sort]);
    const before = last?.key === key ? last : null;
    const words = searchWords(search);
    const has = (entry: Entry) => words.every((word) => haystack(entry).includes(word));
    const passes = createTest(filter, {
      hasProblem: ports.hasProblem,
      hasTwin: (id) => twins?.has(id) ?? false,
    });
    // Whoever types on looks for fewer of those that he has found.
    const narrowed = before && search.startsWith(before.search) ? before.hits : null;
    return {
      known: before?.search === search ? before.hits : null,
      among: narrowed ?? ports.inOrder(section, sort),
      isHit: narrowed ? has : (entry: Entry) => isIn(entry, section) && has(entry) && passes(entry),
      keep(hits: readonly Entry[]) {
        // Twins come to be known without a change here.
        last = filter.twin ? null : { key, search, hits };
        return hits;
      },
    };
  };
  /** Whether it got to the end before anything changed. */
  const lookOnce = async (query: CatalogueQuery): Promise<boolean> => {
    const { known, among, isHit, keep } = plan(query);
    if (known || among.length <= ENTRIES_AT_ONCE) return true;
    const begun = changes;
    const hits: Entry[] = [];
    for (let from = 0; from < among.length; from += ENTRIES_AT_ONCE) {
      if (from > 0) await setImmediate();
      if (changes !== begun) return false;
      for (const entry of among.slice(from, from + ENTRIES_AT_ONCE)) if (isHit(entry)) hits.push(entry);
    }
    keep(hits);
    return true;
  };
  return {
    hits(query) {
      const { known, among, isHit, keep } = plan(query);
      return known ?? keep(among.filter(isHit));
    },
    async look(query) {
      // Nothing would be kept of it.
      if (query.filter.twin) return;
      for (let tried = 0; tried < LOOKS; tried += 1) if (await lookOnce(query)) return;
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
