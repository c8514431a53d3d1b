import { filterSize, noFilter } from '../../shared/filter.ts';
import type { Counts, Section, Sort, Summary } from '../../shared/library.ts';
import type { LibraryFilter } from '../../shared/library-filter.ts';

/** Which rows, in which order. */
export interface LibraryQuery {
  section: Section;
  search: string;
  filter: LibraryFilter;
  sort: Sort;
}

/** What a list begins with. */
export const NO_FILTER: LibraryFilter = noFilter();

/** The part of the library that the list holds: the first `rows.length` of `total` that match. */
export interface LibraryWindow {
  query: LibraryQuery;
  /** `loading`: nothing of this section has come yet. */
  status: 'loading' | 'ready' | 'failed';
  error: unknown;
  rows: readonly Summary[];
  /** What was searched for when the rows were found: until the next answer is there, not what `query` asks. */
  found: string;
  /** How many match. */
  total: number;
  /** How many are in each section; null until the host has said so. */
  counts: Counts | null;
}

/** Rows as they came, from `offset` on. */
export interface Fetched {
  offset: number;
  rows: readonly Summary[];
  total: number;
  counts: Counts;
}

/** A list before anything is loaded. */
export const initialWindow = (): LibraryWindow => ({
  query: { section: 'all', search: '', filter: NO_FILTER, sort: 'edited' },
  status: 'loading',
  error: null,
  rows: [],
  found: '',
  total: 0,
  counts: null,
});

/** Another question to the library. The rows of the same section stay until the answer is there, so that nothing flickers. */
export function changeQuery(window: LibraryWindow, change: Partial<LibraryQuery>): LibraryWindow {
  const query = { ...window.query, ...change };
  if (query.section === window.query.section) return { ...window, query };
  return { ...window, query, status: 'loading', rows: [], total: 0 };
}

/** Takes in rows. From 0 they replace all there were; else they follow, and a row that moved meanwhile stays once. */
export function mergeFetched(window: LibraryWindow, fetched: Fetched): LibraryWindow {
  const { offset, total, counts } = fetched;
  const rows =
    offset === 0
      ? keepIdentities(window.rows, fetched.rows)
      : append(window.rows.slice(0, offset), fetched.rows);
  const found = window.query.search;
  return { ...window, status: 'ready', error: null, rows, found, total, counts };
}

/** Puts the new row of one question in its place. Null if only the backend knows whether it matches, and where it belongs. */
export function patchRow(window: LibraryWindow, row: Summary, counts: Counts): LibraryWindow | null {
  const { section, search, filter, sort } = window.query;
  const isSorted = section !== 'trash' && (sort === 'edited' || sort === 'created');
  if (window.status !== 'ready' || !isSorted || search !== '' || filterSize(filter) > 0) return null;
  const total = counts[section];
  const rows = window.rows.filter(({ id }) => id !== row.id);
  if (row.removedAt === null && (section === 'all' || section === row.state)) {
    const place = (other: Summary) =>
      (sort === 'edited' ? other.editedAt - row.editedAt : 0) || other.id - row.id;
    const at = rows.findIndex((other) => place(other) < 0);
    // After the last row there may be others that aren't loaded, but not before one that was there.
    if (at >= 0) rows.splice(at, 0, row);
    else if (rows.length < window.rows.length || rows.length + 1 >= total) rows.push(row);
  }
  return { ...window, rows, total, counts };
}

/** The counts came with an event, before the rows. */
export const changeCounts = (window: LibraryWindow, counts: Counts): LibraryWindow => ({ ...window, counts });

/** What is on screen stays on screen; only a list that has nothing yet says that it failed. */
export const failWindow = (window: LibraryWindow, error: unknown): LibraryWindow => ({
  ...window,
  error,
  status: window.status === 'ready' ? 'ready' : 'failed',
});

function append(before: readonly Summary[], after: readonly Summary[]): Summary[] {
  const moved = new Set(after.map((row) => row.id));
  return [...before.filter((row) => !moved.has(row.id)), ...after];
}

/** The old objects where nothing changed, so that their rows need not be drawn again. */
function keepIdentities(before: readonly Summary[], fresh: readonly Summary[]): Summary[] {
  const kept = new Map(before.map((row) => [row.id, row]));
  return fresh.map((row) => {
    const old = kept.get(row.id);
    return old && sameRow(old, row) ? old : row;
  });
}

const sameRow = (a: Summary, b: Summary): boolean =>
  a.title === b.title &&
  a.state === b.state &&
  a.editedAt === b.editedAt &&
  a.optionCount === b.optionCount &&
  a.origin === b.origin &&
  a.pending === b.pending &&
  a.plannedFor === b.plannedFor &&
  a.sentAt === b.sentAt &&
  a.votes === b.votes &&
  a.removedAt === b.removedAt &&
  a.hit === b.hit &&
  sameTexts(a.emoji, b.emoji) &&
  sameTexts(a.tags, b.tags);

const sameTexts = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, index) => text === b[index]);
