import { createFirstListQuery, type LibraryQuery } from '../../shared/bridge/first-responses.ts';
import type { Counts, Summary } from '../../shared/library/entry.ts';
import { SECTIONS } from '../../shared/library/entry-state.ts';
import { countConditions } from '../../shared/library/library-filter.ts';
import { hasSamePrivateFields } from '../../shared/library/private-fields.ts';

/** The loaded part of the list: the first `rows.length` of `total` matches. */
export interface LibraryListState {
  query: LibraryQuery;
  /** The list's status. It's `loading` until part of the section is loaded. */
  status: 'loading' | 'ready' | 'failed';
  error: unknown;
  rows: readonly Summary[];
  /** The search that the rows match, with corrected typos. It may be older than `query.search`. */
  foundSearch: string;
  /** The number of matches in the last response. */
  total: number;
  /** Whether `rows` and `total` belong to the current search and filter. */
  isCounted: boolean;
  /** The number of questions in each section. */
  counts: Counts | null;
}

export interface Fetched {
  offset: number;
  rows: readonly Summary[];
  total: number;
  counts: Counts;
  search: string;
}

export const createListState = (): LibraryListState => ({
  query: createFirstListQuery(undefined),
  status: 'loading',
  error: null,
  rows: [],
  foundSearch: '',
  total: 0,
  isCounted: false,
  counts: null,
});

/**
 * Changes the query. To prevent flicker, the rows aren't removed before the response arrives unless the
 * section changes.
 */
export function changeQuery(window: LibraryListState, change: Partial<LibraryQuery>): LibraryListState {
  const query = { ...window.query, ...change };
  if (query.section !== window.query.section) {
    return { ...window, query, status: 'loading', rows: [], total: 0, isCounted: false };
  }
  const isSame = query.search === window.query.search && query.filter === window.query.filter;
  return { ...window, query, isCounted: window.isCounted && isSame };
}

/**
 * Adds loaded rows. Rows at offset 0 replace all others. Later rows are appended, but a row that moved isn't
 * repeated.
 */
export function mergeFetched(window: LibraryListState, fetched: Fetched): LibraryListState {
  const { offset, total, counts, search } = fetched;
  const rows =
    offset === 0 ? reuseRows(window.rows, fetched.rows) : append(window.rows.slice(0, offset), fetched.rows);
  return {
    ...window,
    status: 'ready',
    error: null,
    rows,
    foundSearch: search,
    total,
    isCounted: true,
    counts: reuseCounts(window, counts),
  };
}

/**
 * Replaces one question's row. Returns null if only the backend can determine whether and where the row
 * belongs in the list.
 */
export function patchRow(window: LibraryListState, row: Summary, counts: Counts): LibraryListState | null {
  const { section, search, filter, sort, reversed } = window.query;
  const isSorted = section !== 'trash' && (sort === 'edited' || sort === 'created');
  if (window.status !== 'ready' || !isSorted || search !== '' || countConditions(filter) > 0) return null;
  const total = counts[section];
  const rows = window.rows.filter(({ id }) => id !== row.id);
  if (row.removedAt === null && (section === 'all' || section === row.state)) {
    const compareRows = (other: Summary) =>
      (reversed ? -1 : 1) * ((sort === 'edited' ? other.editedAt - row.editedAt : 0) || other.id - row.id);
    const at = rows.findIndex((other) => compareRows(other) < 0);
    // Unloaded rows may belong before this row.
    if (at >= 0) rows.splice(at, 0, row);
    else if (rows.length < window.rows.length || rows.length + 1 >= total) rows.push(row);
  }
  return { ...window, rows, total, counts: reuseCounts(window, counts) };
}

export const changeCounts = (window: LibraryListState, counts: Counts): LibraryListState => ({
  ...window,
  counts: reuseCounts(window, counts),
});

/** Reuses the previous counts if they're equal, because a new object would cause a render. */
function reuseCounts({ counts: before }: LibraryListState, counts: Counts): Counts {
  const isSame = before !== null && SECTIONS.every((section) => before[section] === counts[section]);
  return isSame ? before : counts;
}

/** Records a failed request. The error is shown only if nothing was loaded before. */
export const failList = (window: LibraryListState, error: unknown): LibraryListState => ({
  ...window,
  error,
  status: window.status === 'ready' ? 'ready' : 'failed',
});

function append(before: readonly Summary[], after: readonly Summary[]): Summary[] {
  const moved = new Set(after.map((row) => row.id));
  return [...before.filter((row) => !moved.has(row.id)), ...after];
}

/** Reuses equal row objects so that memoized rows don't render again. */
function reuseRows(before: readonly Summary[], fresh: readonly Summary[]): Summary[] {
  const kept = new Map(before.map((row) => [row.id, row]));
  return fresh.map((row) => {
    const old = kept.get(row.id);
    return old && areEqualRows(old, row) ? old : row;
  });
}

const areEqualRows = (a: Summary, b: Summary): boolean =>
  a.title === b.title &&
  a.state === b.state &&
  a.editedAt === b.editedAt &&
  a.optionCount === b.optionCount &&
  a.origin === b.origin &&
  a.pending === b.pending &&
  a.sentAt === b.sentAt &&
  a.votes === b.votes &&
  a.messageLink === b.messageLink &&
  a.removedAt === b.removedAt &&
  a.hit === b.hit &&
  areEqualLists(a.emoji, b.emoji) &&
  hasSamePrivateFields(a, b);

const areEqualLists = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, index) => text === b[index]);
