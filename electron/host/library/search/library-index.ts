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
import { createSearch, hasImage, type IndexQuery, isIn, summarize } from './entry-search.ts';

type Compare = (a: Entry, b: Entry) => number;

/** Behind every moment and day. */
const NEVER = Number.NEGATIVE_INFINITY;
const NO_DAY = '~';

const sentAtOf = ({ question }: Entry): number => (question?.sentAt ? Date.parse(question.sentAt) : NEVER);
const newest = (a: number, b: number): number => (a === b ? 0 : a > b ? -1 : 1);
const earlier = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
const lastEdited: Compare = (a, b) => newest(a.editedAt, b.editedAt) || newest(a.id, b.id);

/** How two questions stand to each other in each order; only with itself one gives 0. */
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

/** Of the trash: what was removed last first, in place of what was edited last. */
const createTrashOrders = (): Record<Sort, Compare> => ({
  ...createOrders(),
  edited: (a, b) => newest(a.removedAt ?? NEVER, b.removedAt ?? NEVER) || newest(a.id, b.id),
});

/** Entries in one order, kept up to date: a large library is sorted once, and not with every change. */
interface Order {
  /** In this order. Not to be changed, and not to be kept beyond the next change. */
  entries(): readonly Entry[];
  /** One took the place of another; undefined: there was none, or there is none any more. */
  update(old: Entry | undefined, next: Entry | undefined): void;
}

/** After so many changes that nobody looked at, sorting once is less work. */
const MAX_UNSORTED_CHANGES = 64;

/** `all` gives what there is, when the order is asked for first. `compare` tells any two apart, but for the same id. */
export function createOrder(all: () => Iterable<Entry>, compare: (a: Entry, b: Entry) => number): Order {
  let sorted: Entry[] | null = null;
  let unseen = 0;

  /** Where an entry stands, or would stand. */
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
      // An order that is not what it should be is made anew.
      else if (old) sorted = null;
      if (sorted && next) sorted.splice(placeOf(sorted, next), 0, next);
    },
  };
}

/** Which entries break a limit, worked out once for each version of them. */
interface ProblemCheck {
  hasProblem(entry: Entry): boolean;
  /** Works it out beforehand. The event loop runs in between: a library may have a hundred thousand of them. */
  prepare(entries: Iterable<Entry>): Promise<void>;
}

/** Milliseconds of checking before others get their turn. */
const SLICE_MS = 8;

/** Over the author's emoji: with other ones all is worked out anew. */
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

/** The library as lists show it: in order, by section, searched. */
export interface LibraryIndex {
  readonly counts: Counts;
  /** Takes the newest version of an entry. */
  put(entry: Entry): void;
  /** Forgets everything and begins anew; `counts` stays the same object. */
  reset(entries: Iterable<Entry>): void;
  list(query: ListQuery): { total: number; rows: Summary[] };
  /** All that match, in order. */
  ids(query: IndexQuery): number[];
  facets(section: Section): Omit<Facets, 'twin'>;
  tags(): TagCount[];
  /**
   * Works out what a first answer would take long to, a little at a time: the texts that are searched, and with
   * `problems` what is wrong with each question.
   */
  prepare(what: 'texts' | 'problems'): Promise<void>;
  /** Finds a little at a time what an answer right behind it gives; see `createSearch`. */
  preload(query: IndexQuery): Promise<void>;
}

/** `entries` are those that exist already, in any order. */
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
  const take = (entry: Entry) => {
    const shown = library.entries.get(entry.id);
    if (shown) count(shown, -1);
    library.put(entry.id, entry.removedAt === null ? entry : undefined);
    if (entry.removedAt === null) count(entry, 1);
    trash.put(entry.id, entry.removedAt !== null && !isPurged(entry) ? entry : undefined);
    counts.trash = trash.entries.size;
  };
  const put = (entry: Entry) => {
    take(entry);
    search.forget();
  };
  const reset = (all: Iterable<Entry>) => {
    library.clear();
    trash.clear();
    for (const section of sectionSchema.options) counts[section] = 0;
    for (const entry of all) take(entry);
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
      const shown = [...scopeOf(section).entries.values()].filter((entry) => isIn(entry, section));
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

/** The entries of the library or of the trash, in every order. */
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

/** How many of the entries each choice of a filter would leave by itself. */
function countFacets(entries: readonly Entry[], hasProblem: (entry: Entry) => boolean): Omit<Facets, 'twin'> {
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

/** Every tag with how many have it, most used first. */
function countTags(entries: Iterable<Entry>): TagCount[] {
  const counts = new Map<string, number>();
  for (const { tags = [] } of entries) {
    for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
}
