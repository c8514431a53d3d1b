import type { Counts, Section, Sort, Summary } from '../../shared/library.ts';

/** Which rows, in which order. */
export interface LibraryQuery {
  section: Section;
  search: string;
  sort: Sort;
}

/** The part of the library that the list holds: the first `rows.length` of `total` that match. */
export interface LibraryWindow {
  query: LibraryQuery;
  /** `loading`: nothing of this section has come yet. */
  status: 'loading' | 'ready' | 'failed';
  error: unknown;
  rows: readonly Summary[];
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
  query: { section: 'all', search: '', sort: 'edited' },
  status: 'loading',
  error: null,
  rows: [],
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
  const kept = new Map(window.rows.map((row) => [row.id, row]));
  const fresh = fetched.rows.map((row) => keepIdentity(kept.get(row.id), row));
  const rows = fetched.offset === 0 ? fresh : append(window.rows.slice(0, fetched.offset), fresh);
  return { ...window, status: 'ready', error: null, rows, total: fetched.total, counts: fetched.counts };
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

/** The old object where nothing changed, so that its row need not be drawn again. */
function keepIdentity(old: Summary | undefined, fresh: Summary): Summary {
  return old && sameRow(old, fresh) ? old : fresh;
}

const sameRow = (a: Summary, b: Summary): boolean =>
  a.title === b.title &&
  a.state === b.state &&
  a.editedAt === b.editedAt &&
  a.optionCount === b.optionCount &&
  a.origin === b.origin &&
  a.pending === b.pending &&
  a.emoji.length === b.emoji.length &&
  a.emoji.every((emoji, index) => emoji === b.emoji[index]);
