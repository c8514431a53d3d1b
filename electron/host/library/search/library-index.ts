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
import { draftOfEntry } from '../../../../shared/library/entry-draft.ts';
import type { Facets, TagCount } from '../../../../shared/library/library-filter.ts';
import { checkQuestion, keepsEveryLimit } from '../../../../shared/question/check-question.ts';
import { hasImage, isInSectionOfScope } from './entry-filter.ts';
import { createSearch, type IndexQuery } from './entry-search.ts';
import { summarize } from './entry-summary.ts';

type Compare = (a: Entry, b: Entry) => number;

/** Sorts after every date. */
const NEVER = Number.NEGATIVE_INFINITY;
const NO_DAY = '~';

const sentAtOf = ({ question }: Entry): number => (question?.sentAt ? Date.parse(question.sentAt) : NEVER);
const newest = (a: number, b: number): number => (a === b ? 0 : a > b ? -1 : 1);
const earlier = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
const lastEdited: Compare = (a, b) => newest(a.editedAt, b.editedAt) || newest(a.id, b.id);

/** Returns a comparison per sort order. It returns 0 only for the same entry. */
export function createOrders(): Record<Sort, Compare> {
  const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  return {
    edited: lastEdited,
    created: (a, b) => newest(a.id, b.id),
    title: (a, b) => compare(draftOfEntry(a).title, draftOfEntry(b).title) || a.id - b.id,
    sent: (a, b) => newest(sentAtOf(a), sentAtOf(b)) || lastEdited(a, b),
    planned: (a, b) => earlier(a.plannedFor ?? NO_DAY, b.plannedFor ?? NO_DAY) || lastEdited(a, b),
  };
}

/** In the trash, the deletion time replaces the time of the last edit. */
const createTrashOrders = (): Record<Sort, Compare> => ({
  ...createOrders(),
  edited: (a, b) => newest(a.removedAt ?? NEVER, b.removedAt ?? NEVER) || newest(a.id, b.id),
});

/** Entries in one order, updated with each change instead of sorted again. */
interface Order {
  /** In order. Valid until the next change. */
  entries(): readonly Entry[];
  /** Replaces, adds, or removes an entry. */
  update(old: Entry | undefined, next: Entry | undefined): void;
}

/** After this many changes, sorting once is faster. */
const MAX_UNSORTED_CHANGES = 64;

/** `all` returns the entries when the order is first needed. */
export function createOrder(all: () => Iterable<Entry>, compare: (a: Entry, b: Entry) => number): Order {
  let sorted: Entry[] | null = null;
  let unseen = 0;

  /** The index of an entry, or where to insert it. */
  const placeOf = (entries: readonly Entry[], entry: Entry): number => {
    let from = 0;
    let to = entries.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      const there = entries[middle];
      if (there && compare(there, entry) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  return {
    entries() {
      unseen = 0;
      sorted ??= [...all()].sort(compare);
      return sorted;
    },
    update(old, next) {
      unseen += 1;
      if (unseen > MAX_UNSORTED_CHANGES) sorted = null;
      if (!sorted) return;
      const at = old ? placeOf(sorted, old) : -1;
      if (old && sorted[at] === old) sorted.splice(at, 1);
      // Sorts again if the order is inconsistent.
      else if (old) sorted = null;
      if (sorted && next) sorted.splice(placeOf(sorted, next), 0, next);
    },
  };
}

/** Which entries exceed a limit, computed once per version. */
interface ProblemCheck {
  hasProblem(entry: Entry): boolean;
  /** Computes the results in slices. */
  prepare(entries: Iterable<Entry>): Promise<void>;
}

/** Checking time before the event loop runs. */
const SLICE_MS = 8;

/** Recomputes everything if the custom emoji change. */
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
    const has = !keepsEveryLimit(checkQuestion(draftOfEntry(entry), now));
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

/** Lists and searches the library. The owner must `put` each changed entry. */
export interface LibraryIndex {
  readonly counts: Counts;
  /** Adds, replaces, or removes an entry, depending on its state. */
  put(entry: Entry): void;
  /** Replaces all entries. `counts` stays the same object. */
  reset(entries: Iterable<Entry>): void;
  list(query: ListQuery): { total: number; rows: Summary[] };
  /** The IDs of all matches, in order. */
  ids(query: IndexQuery): number[];
  facets(section: Section): Omit<Facets, 'duplicates'>;
  tags(): TagCount[];
  /** Computes searchable text, or problems, in slices before they're needed. */
  prepare(what: 'texts' | 'problems'): Promise<void>;
  /** Computes the result of a query in slices; see `Search`. */
  preload(query: IndexQuery): Promise<void>;
}

/** Creates an index in memory. `entries` can be in any order. */
export function createLibraryIndex(
  entries: Iterable<Entry>,
  emojiResolver: () => EmojiResolver,
): LibraryIndex {
  const library = createScope(createOrders());
  const trash = createScope(createTrashOrders());
  const counts = Object.fromEntries(sectionSchema.options.map((section) => [section, 0])) as Counts;
  const { hasProblem, prepare: prepareProblems } = createProblemCheck(emojiResolver);
  const search = createSearch({ inOrder: (section, sort) => scopeOf(section).inOrder(sort), hasProblem });

  const scopeOf = (section: Section) => (section === 'trash' ? trash : library);
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
      const hits = search.hits(query);
      const shown = hits.slice(query.offset, query.offset + query.limit);
      return {
        total: hits.length,
        rows: shown.map((entry) => summarize(entry, emojiResolver(), query.search)),
      };
    },
    ids: (query) => search.hits(query).map(({ id }) => id),
    facets: (section) => {
      const shown = [...scopeOf(section).entries.values()].filter((entry) =>
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

/** The library or the trash, in every order. */
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

/** How many entries each choice of a filter matches. */
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

/** Every tag with its count, most used first. */
function countTags(entries: Iterable<Entry>): TagCount[] {
  const counts = new Map<string, number>();
  for (const { tags = [] } of entries) {
    for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
}
