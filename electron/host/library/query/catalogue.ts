import type { EmojiBook } from '../../../../shared/emoji/emoji.ts';
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
} from '../../../../shared/library.ts';
import type { Facets, TagCount } from '../../../../shared/library-filter.ts';
import { countFacets, countTags } from './facets.ts';
import { isIn } from './list-filter.ts';
import { createOrder, type Order } from './order.ts';
import { createOrders, createTrashOrders } from './orders.ts';
import { createProblemCheck } from './problem-check.ts';
import { type CatalogueQuery, createSearch } from './search.ts';
import { summarize } from './summary.ts';

export interface ListQuery extends CatalogueQuery {
  offset: number;
  limit: number;
}

/** The library as lists show it: in order, by section, searched. */
export interface Catalogue {
  readonly counts: Counts;
  /** Takes the newest version of an entry. */
  put(entry: Entry): void;
  /** Forgets everything and begins anew; `counts` stays the same object. */
  reset(entries: Iterable<Entry>): void;
  list(query: ListQuery): { total: number; rows: Summary[] };
  /** All that match, in order. */
  ids(query: CatalogueQuery): number[];
  facets(section: Section): Omit<Facets, 'twin'>;
  tags(): TagCount[];
  /**
   * Works out what a first answer would take long to, a little at a time: the texts that are searched, and with
   * `problems` what is wrong with each question.
   */
  prepare(what: 'texts' | 'problems'): Promise<void>;
  /** Finds a little at a time what an answer right behind it gives; see `createSearch`. */
  look(query: CatalogueQuery): Promise<void>;
}

/** `entries` are those that exist already, in any order. */
export function createCatalogue(entries: Iterable<Entry>, book: () => EmojiBook): Catalogue {
  const library = createScope(createOrders());
  const trash = createScope(createTrashOrders());
  const counts = Object.fromEntries(sectionSchema.options.map((section) => [section, 0])) as Counts;
  const { hasProblem, prepare: prepareProblems } = createProblemCheck(book);
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
      return { total: hits.length, rows: shown.map((entry) => summarize(entry, book(), query.search)) };
    },
    ids: (query) => search.hits(query).map(({ id }) => id),
    facets: (section) => {
      const shown = [...scopeOf(section).entries.values()].filter((entry) => isIn(entry, section));
      return countFacets(shown, hasProblem);
    },
    tags: () => countTags(library.entries.values()),
    look: search.look,
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
      for (const order of sorted.values()) order.change(old, next);
    },
    clear() {
      entries.clear();
      sorted = make();
    },
  };
}
