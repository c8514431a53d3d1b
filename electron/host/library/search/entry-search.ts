import { setImmediate } from 'node:timers/promises';
import { type Entry, isSent, type Section, type Sort, stateOf } from '../../../../shared/library/entry.ts';
import { getDraft } from '../../../../shared/library/entry-draft.ts';
import type { DateRange, LibraryFilter } from '../../../../shared/library/library-filter.ts';
import { findEntryPlanDate } from '../../../../shared/library/plan-date.ts';
import { getPrivateSearchText } from '../../../../shared/library/private-fields.ts';
import {
  type OptionalField,
  PLAIN_FIELDS,
  QUESTION_FIELDS,
} from '../../../../shared/question/question-fields.ts';
import { foldCase } from '../../../../shared/text/fold-case.ts';
import {
  hasTerm,
  isNarrowerSearch,
  parseSearch,
  type SearchTerm,
} from '../../../../shared/text/search-terms.ts';
import { createSearchSpelling } from './search-spelling.ts';

export interface IndexQuery {
  section: Section;
  search: string;
  filter: LibraryFilter;
  sort: Sort;
  reversed?: boolean;
  /** The IDs of likely duplicates. Set only if the filter needs them. */
  likelyDuplicates?: ReadonlySet<number>;
}

/** Finds a list's entries. Caches the last result, because scrolling and longer searches can reuse it. */
interface Search {
  find(query: IndexQuery): SearchResult;
  /** Computes `find` in slices. Restarts after a change, but makes at most `MAX_ATTEMPTS` attempts. */
  preload(query: IndexQuery): Promise<void>;
  prepare(entries: readonly Entry[]): Promise<void>;
  forget(): void;
}

interface SearchResult {
  /** All matches in order. The array is valid until the next change. */
  hits: readonly Entry[];
  /** The search that the hits match. Typos are corrected if the search as typed has no matches. */
  search: string;
}

/** The number of entries whose text is prepared before yielding to the event loop. */
const TEXTS_AT_ONCE = 200;
/**
 * The number of entries to search before yielding to the event loop. Searching this many takes a few
 * milliseconds.
 */
const ENTRIES_AT_ONCE = 4000;
const MAX_ATTEMPTS = 3;

/** Creates a search. `listInOrder` must return all entries of a section in order. */
export function createSearch(ports: {
  listInOrder: (section: Section, sort: Sort) => readonly Entry[];
  hasProblem: (entry: Entry) => boolean;
}): Search {
  const haystacks = new WeakMap<Entry, string>();
  let changes = 0;
  let last: { key: string; typed: string; result: SearchResult } | null = null;

  const getHaystack = (entry: Entry): string => {
    const known = haystacks.get(entry);
    if (known !== undefined) return known;
    const text = foldCase(listSearchedLines(entry).join('\n'));
    haystacks.set(entry, text);
    return text;
  };
  const createTermTest = (terms: readonly SearchTerm[]) => (entry: Entry) =>
    terms.every((term) => hasTerm(getHaystack(entry), term) || hasId(entry, term));
  /** Finds the entries. Yields between slices, and returns the result. */
  function* run(query: IndexQuery): Generator<void, SearchResult> {
    const { section, search: typed, filter, sort, reversed = false, likelyDuplicates } = query;
    const key = JSON.stringify([section, filter, sort, reversed]);
    const before = last?.key === key ? last : null;
    if (before?.typed === typed) return before.result;
    const passes = createFilterTest(filter, {
      hasProblem: ports.hasProblem,
      isLikelyDuplicate: (id) => likelyDuplicates?.has(id) ?? false,
    });
    const listed = ports.listInOrder(section, sort);
    const all = reversed ? listed.toReversed() : listed;
    const filterAll = (hasTerms: Test) =>
      filterInSlices(all, (entry) => isInSectionOfScope(entry, section) && hasTerms(entry) && passes(entry));
    const terms = parseSearch(typed);
    const wider = before && isNarrowerSearch(terms, parseSearch(before.result.search)) ? before : null;
    const hasTerms = createTermTest(terms);
    const hits = yield* wider ? filterInSlices(wider.result.hits, hasTerms) : filterAll(hasTerms);
    let result: SearchResult = { hits, search: typed };
    const spelling = hits.length === 0 ? createSearchSpelling(terms) : null;
    if (spelling) {
      yield* visitInSlices(all, (entry) => spelling.add(getHaystack(entry)));
      const corrected = spelling.correct();
      if (corrected !== null) {
        const hits = yield* filterAll(createTermTest(parseSearch(corrected)));
        result = { hits, search: corrected };
      }
    }
    // Likely duplicates can change even if the library doesn't, so this result isn't cached.
    last = filter.duplicates ? null : { key, typed, result };
    return result;
  }
  /** Resolves to false if an entry changed during the search. */
  const tryPreload = async (query: IndexQuery): Promise<boolean> => {
    const changesBefore = changes;
    for (const _ of run(query)) {
      await setImmediate();
      if (changes !== changesBefore) return false;
    }
    return true;
  };
  return {
    find: (query) => finish(run(query)),
    async preload(query) {
      // This filter's result isn't cached, so a preload has no effect.
      if (query.filter.duplicates) return;
      for (let tried = 0; tried < MAX_ATTEMPTS; tried += 1) if (await tryPreload(query)) return;
    },
    async prepare(entries) {
      for (const [index, entry] of entries.entries()) {
        getHaystack(entry);
        if (index % TEXTS_AT_ONCE === 0) await setImmediate();
      }
    },
    forget() {
      last = null;
      changes += 1;
    },
  };
}

function* visitInSlices(entries: readonly Entry[], visit: (entry: Entry) => void): Generator<void, void> {
  for (let from = 0; from < entries.length; from += ENTRIES_AT_ONCE) {
    if (from > 0) yield;
    for (const entry of entries.slice(from, from + ENTRIES_AT_ONCE)) visit(entry);
  }
}

function* filterInSlices(entries: readonly Entry[], test: Test): Generator<void, Entry[]> {
  const hits: Entry[] = [];
  yield* visitInSlices(entries, (entry) => {
    if (test(entry)) hits.push(entry);
  });
  return hits;
}

/** Runs a generator without pauses, and returns its result. */
function finish<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Returns whether a search is for an entry's ID, its ID on the service, or its message's ID. */
const hasId = ({ id, sync, question }: Entry, { id: sought }: SearchTerm): boolean =>
  sought !== null && [String(id), String(sync?.remoteId), question?.messageID].includes(sought);

interface FilterFacts {
  hasProblem: (entry: Entry) => boolean;
  isLikelyDuplicate: (id: number) => boolean;
}

type Test = (entry: Entry) => boolean;

/**
 * Returns whether an entry belongs to a section. The entry must be in the section's scope: the trash or the
 * library.
 */
export const isInSectionOfScope = (entry: Entry, section: Section): boolean =>
  section === 'all' || section === 'trash' || stateOf(entry) === section;

export const hasImage: Test = (entry) => getDraft(entry).image.trim() !== '';

function createFilterTest(filter: LibraryFilter, { hasProblem, isLikelyDuplicate }: FilterFacts): Test {
  const { states, origins, tags, problems, image, duplicates, unplanned, dates } = filter;
  const tests: Test[] = [];
  if (states.length > 0) tests.push((entry) => states.includes(stateOf(entry)));
  if (origins.length > 0) tests.push(({ origin }) => origins.includes(origin));
  if (tags.length > 0) tests.push((entry) => tags.every((tag) => entry.tags?.includes(tag)));
  if (image) tests.push(hasImage);
  if (duplicates) tests.push(({ id }) => isLikelyDuplicate(id));
  if (unplanned) tests.push((entry) => entry.plannedFor === undefined && !isSent(entry));
  if (dates) tests.push(createDateTest(dates));
  if (problems) tests.push(hasProblem);
  return (entry) => tests.every((test) => test(entry));
}

function createDateTest({ of, from, to }: DateRange): Test {
  if (of === 'planned') {
    return (entry) => {
      const day = findEntryPlanDate(entry);
      return day !== undefined && (from === null || day >= from) && (to === null || day <= to);
    };
  }
  const first = from === null ? Number.NEGATIVE_INFINITY : getStart(from, 0);
  const end = to === null ? Number.POSITIVE_INFINITY : getStart(to, 1);
  return (entry) => {
    const at = getMoment(entry, of);
    return at !== null && at >= first && at < end;
  };
}

/** Returns the local start of the date `later` days after `day`, in milliseconds since 1970. */
function getStart(day: string, later: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const start = new Date(0);
  // The constructor treats years below 100 as 19xx.
  start.setFullYear(year, month - 1, date + later);
  return start.setHours(0, 0, 0, 0);
}

/**
 * Returns the time that a date filter compares. Drafts have no creation time, so the time of their last
 * change is used.
 */
function getMoment({ editedAt, question }: Entry, of: 'edited' | 'created' | 'sent'): number | null {
  if (of === 'edited') return editedAt;
  if (of === 'created') return question ? Date.parse(question.createdAt) : editedAt;
  return question?.sentAt ? Date.parse(question.sentAt) : null;
}

type Compare = (a: Entry, b: Entry) => number;

/** The sort key for a missing time. */
const NEVER = Number.NEGATIVE_INFINITY;
const NO_DAY = '~';

const getSentAt = ({ question }: Entry): number => (question?.sentAt ? Date.parse(question.sentAt) : NEVER);
const findDate = (entry: Entry): string => findEntryPlanDate(entry) ?? NO_DAY;
const compareNewest = (a: number, b: number): number => (a === b ? 0 : a > b ? -1 : 1);
const compareEarliest = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
const compareLastEdited: Compare = (a, b) =>
  compareNewest(a.editedAt, b.editedAt) || compareNewest(a.id, b.id);

/** Returns a comparison function for each sort order. Each function returns 0 only for the same entry. */
export function createOrders(): Record<Sort, Compare> {
  const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  return {
    edited: compareLastEdited,
    created: (a, b) => compareNewest(a.id, b.id),
    title: (a, b) => compare(getDraft(a).title, getDraft(b).title) || a.id - b.id,
    sent: (a, b) => compareNewest(getSentAt(a), getSentAt(b)) || compareLastEdited(a, b),
    planned: (a, b) => compareEarliest(findDate(a), findDate(b)) || compareLastEdited(a, b),
  };
}

/** Creates sort orders in which the deletion time replaces the time of the last edit. */
export const createTrashOrders = (): Record<Sort, Compare> => ({
  ...createOrders(),
  edited: (a, b) => compareNewest(a.removedAt ?? NEVER, b.removedAt ?? NEVER) || compareNewest(a.id, b.id),
});

/** Sorted entries. An update moves only the changed entry instead of sorting all entries again. */
export interface Order {
  /** Returns the entries in order. The result is valid until the next change. */
  entries(): readonly Entry[];
  update(old: Entry | undefined, next: Entry | undefined): void;
}

/** The number of changes after which sorting all entries is faster. */
const MAX_UNSORTED_CHANGES = 64;

/** Creates an order. Calls `all` for the entries whenever they have to be sorted. */
export function createOrder(all: () => Iterable<Entry>, compare: (a: Entry, b: Entry) => number): Order {
  let sorted: Entry[] | null = null;
  let unseen = 0;

  /** Returns the index of an entry, or the index at which to insert it. */
  const findPlace = (entries: readonly Entry[], entry: Entry): number => {
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
      const at = old ? findPlace(sorted, old) : -1;
      if (old && sorted[at] === old) sorted.splice(at, 1);
      // The old entry isn't at its place, so all entries must be sorted again.
      else if (old) sorted = null;
      if (sorted && next) sorted.splice(findPlace(sorted, next), 0, next);
    },
  };
}

export const getTitle = (entry: Entry): string => entry.draft?.input.title ?? entry.question?.title ?? '';

function listSearchedLines(entry: Entry): string[] {
  return [getTitle(entry), ...listLinesBelow(entry)];
}

export function listLinesBelow(entry: Entry): string[] {
  const { draft, question } = entry;
  const options = draft
    ? draft.input.options.split('\n')
    : question?.options.map(({ emoji, text }) => `${emoji} ${text}`);
  const getText = (field: OptionalField) => (draft ? draft.input[field] : question?.[field]) ?? '';
  const texts = PLAIN_FIELDS.flatMap((field) =>
    QUESTION_FIELDS[field].control === 'lines' ? getText(field).split('\n') : getText(field),
  );
  return [...(options ?? []), ...texts, ...getPrivateSearchText(entry), getText('image')];
}
