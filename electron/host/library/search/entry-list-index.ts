import { setImmediate } from 'node:timers/promises';
import type { EmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import {
  type Counts,
  type Entry,
  isPurged,
  type Section,
  type Sort,
  type Summary,
  sectionSchema,
  sortSchema,
  stateOf,
} from '../../../../shared/library/entry.ts';
import { getDraft } from '../../../../shared/library/entry-draft.ts';
import type { Facets, TagCount } from '../../../../shared/library/library-filter.ts';
import { checkQuestion, isWithinLimits } from '../../../../shared/question/check-question.ts';
import {
  createOrder,
  createOrders,
  createSearch,
  createTrashOrders,
  hasImage,
  type IndexQuery,
  isInSectionOfScope,
  type Order,
} from './entry-search.ts';
import { summarize } from './entry-summary.ts';

/** Checks whether entries exceed a limit. Caches the result for each version of an entry. */
interface ProblemCheck {
  hasProblem(entry: Entry): boolean;
  prepare(entries: Iterable<Entry>): Promise<void>;
}

/** The time to check entries before yielding to the event loop. */
const SLICE_MS = 8;

/** Creates a check that clears its cache if the custom emoji change. */
function createProblemCheck(emojiResolver: () => EmojiResolver): ProblemCheck {
  let known = new WeakMap<Entry, boolean>();
  let knownBook: EmojiResolver | null = null;

  function hasProblem(entry: Entry): boolean {
    const now = emojiResolver();
    if (now !== knownBook) {
      known = new WeakMap();
      knownBook = now;
    }
    const before = known.get(entry);
    if (before !== undefined) return before;
    const has = !isWithinLimits(checkQuestion(getDraft(entry), now));
    known.set(entry, has);
    return has;
  }
  return {
    hasProblem,
    async prepare(entries) {
      let since = performance.now();
      for (const entry of entries) {
        hasProblem(entry);
        if (performance.now() - since < SLICE_MS) continue;
        await setImmediate();
        since = performance.now();
      }
    },
  };
}

export interface ListQuery extends IndexQuery {
  offset: number;
  limit: number;
}

/** Lists and searches the library. Its owner must `put` every changed entry. */
export interface EntryListIndex {
  readonly counts: Counts;
  put(entry: Entry): void;
  /** Replaces all entries. `counts` remains the same object. */
  reset(entries: Iterable<Entry>): void;
  /** `search` is the query's search, or its correction if nothing matches as typed. */
  list(query: ListQuery): { total: number; rows: Summary[]; search: string };
  ids(query: IndexQuery): number[];
  facets(section: Section): Omit<Facets, 'duplicates'>;
  tags(): TagCount[];
  /** Computes searchable text or problems in slices before they're needed. */
  prepare(what: 'texts' | 'problems'): Promise<void>;
  /** Computes and caches a query's result in slices. See `createSearch`. */
  preload(query: IndexQuery): Promise<void>;
}

/** Creates an index in memory. `entries` can have any order. */
export function createEntryListIndex(
  entries: Iterable<Entry>,
  emojiResolver: () => EmojiResolver,
): EntryListIndex {
  const library = createScope(createOrders());
  const trash = createScope(createTrashOrders());
  const counts = Object.fromEntries(sectionSchema.options.map((section) => [section, 0])) as Counts;
  const { hasProblem, prepare: prepareProblems } = createProblemCheck(emojiResolver);
  const search = createSearch({
    listInOrder: (section, sort) => getScope(section).inOrder(sort),
    hasProblem,
  });

  const getScope = (section: Section) => (section === 'trash' ? trash : library);
  const count = (entry: Entry, by: 1 | -1) => {
    counts[stateOf(entry)] += by;
    counts.all += by;
  };
  const addEntry = (entry: Entry) => {
    const shown = library.entries.get(entry.id);
    if (shown) count(shown, -1);
    library.put(entry.id, entry.removedAt === null ? entry : undefined);
    if (entry.removedAt === null) count(entry, 1);
    trash.put(entry.id, entry.removedAt !== null && !isPurged(entry) ? entry : undefined);
    counts.trash = trash.entries.size;
  };
  const put = (entry: Entry) => {
    addEntry(entry);
    search.forget();
  };
  const reset = (all: Iterable<Entry>) => {
    library.clear();
    trash.clear();
    for (const section of sectionSchema.options) counts[section] = 0;
    for (const entry of all) addEntry(entry);
    search.forget();
  };
  reset(entries);

  return {
    counts,
    put,
    reset,
    list(query) {
      const { hits, search: corrected } = search.find(query);
      const shown = hits.slice(query.offset, query.offset + query.limit);
      return {
        total: hits.length,
        rows: shown.map((entry) => summarize(entry, emojiResolver(), corrected)),
        search: corrected,
      };
    },
    ids: (query) => search.find(query).hits.map(({ id }) => id),
    facets: (section) => {
      const shown = [...getScope(section).entries.values()].filter((entry) =>
        isInSectionOfScope(entry, section),
      );
      return countFacets(shown, hasProblem);
    },
    tags: () => countTags(library.entries.values()),
    preload: search.preload,
    async prepare(what) {
      const all = [...library.entries.values()];
      if (what === 'problems') return prepareProblems(all);
      await search.prepare(all);
    },
  };
}

/** Creates a collection of the library's or the trash's entries in every sort order. */
function createScope(orders: ReturnType<typeof createOrders>) {
  const entries = new Map<number, Entry>();
  const make = () =>
    new Map<Sort, Order>(
      sortSchema.options.map((sort) => [sort, createOrder(() => entries.values(), orders[sort])]),
    );
  let sorted = make();
  return {
    entries: entries as ReadonlyMap<number, Entry>,
    inOrder: (sort: Sort): readonly Entry[] => sorted.get(sort)?.entries() ?? [],
    put(id: number, next: Entry | undefined) {
      const old = entries.get(id);
      if (!old && !next) return;
      if (next) entries.set(id, next);
      else entries.delete(id);
      for (const order of sorted.values()) order.update(old, next);
    },
    clear() {
      entries.clear();
      sorted = make();
    },
  };
}

function countFacets(
  entries: readonly Entry[],
  hasProblem: (entry: Entry) => boolean,
): Omit<Facets, 'duplicates'> {
  const states: Facets['states'] = { draft: 0, ready: 0, service: 0, sent: 0, attention: 0 };
  const origins: Facets['origins'] = { app: 0, api: 0, sample: 0 };
  for (const entry of entries) {
    states[stateOf(entry)] += 1;
    origins[entry.origin] += 1;
  }
  return {
    states,
    origins,
    tags: countTags(entries),
    problems: entries.filter(hasProblem).length,
    image: entries.filter(hasImage).length,
  };
}

/** Returns each tag and its number of entries, most used first. */
function countTags(entries: Iterable<Entry>): TagCount[] {
  const counts = new Map<string, number>();
  for (const { tags = [] } of entries) {
    for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
}
