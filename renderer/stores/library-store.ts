import type { Bridge, Output } from '../../shared/bridge/bridge-methods.ts';
import { FIRST_RANGE, firstListQuery, type LibraryQuery } from '../../shared/bridge/first-responses.ts';
import type { Counts, Summary } from '../../shared/library/entry.ts';
import { SECTIONS } from '../../shared/library/entry-state.ts';
import { filterSize, type LibraryFilter, noFilter } from '../../shared/library/library-filter.ts';
import { hasSamePrivateFields } from '../../shared/library/private-fields.ts';
import type { BackendEvents } from './primitives/backend-events.ts';
import { createStore, type Store } from './primitives/external-store.ts';

export const ROWS_PER_PAGE = 200;
/** The bridge's limit. */
const MAX_ROWS_PER_REQUEST = 500;

/** The rows of the list, loaded page by page for the current query. */
export interface LibraryStore extends Store<LibraryWindow> {
  setQuery(change: Partial<LibraryQuery>): void;
  /** The end of the loaded rows is near. */
  loadMore(): void;
  /** The IDs of all matches, including those that aren't loaded. Rejects with an AppError. */
  allIds(): Promise<number[]>;
  /** Removes the rows of deleted questions before the list is reloaded. */
  removeRows(ids: readonly number[]): void;
  /** Retries after a failure. */
  refresh(): void;
}

/** The list, loaded page by page and updated by the backend's events. `first`: shown until the first response. */
export function createLibraryStore(ports: {
  bridge: Bridge;
  events: BackendEvents;
  first?: { query: LibraryQuery; list: Output<'library.list'> } | null;
}): LibraryStore {
  const { first } = ports;
  const store = createStore(
    first
      ? mergeFetched(
          { ...initialWindow(), query: first.query },
          { ...first.list, offset: FIRST_RANGE.offset },
        )
      : initialWindow(),
  );
  let wanted = FIRST_RANGE.limit;
  let stale = false;
  let running = false;
  let question = 0;

  const lacksRows = () => {
    const { status, rows, total } = store.get();
    return status === 'ready' && rows.length < Math.min(wanted, total);
  };

  // One run at a time; a change meanwhile makes it loop once more.
  const run = async () => {
    if (running) return;
    running = true;
    try {
      while (stale || lacksRows()) {
        const asked = question;
        const offset = stale ? 0 : store.get().rows.length;
        stale = false;
        const fetched = await fetchRows(ports.bridge, store.get().query, offset, wanted);
        if (asked === question) store.set(mergeFetched(store.get(), fetched));
      }
    } catch (error) {
      store.set(failWindow(store.get(), error));
    } finally {
      running = false;
    }
    // The query changed while the run failed.
    if (stale) void run();
  };
  const refresh = () => {
    stale = true;
    void run();
  };

  ports.events.subscribe({
    onResync: refresh,
    onEvent(event) {
      // Duplicates become known without a change of the library.
      if (event.type === 'similar' && store.get().query.filter.twin) refresh();
      if (event.type !== 'library') return;
      const patched = event.entry && !running ? patchRow(store.get(), event.entry.row, event.counts) : null;
      store.set(patched ?? changeCounts(store.get(), event.counts));
      if (patched) void run();
      else refresh();
    },
  });

  return {
    get: store.get,
    subscribe: store.subscribe,
    refresh,
    removeRows(ids) {
      const window = store.get();
      store.set({ ...window, rows: window.rows.filter(({ id }) => !ids.includes(id)) });
    },
    allIds: async () => (await ports.bridge.call('library.ids', store.get().query)).ids,
    setQuery(change) {
      const { query } = store.get();
      const same = (Object.keys(change) as (keyof LibraryQuery)[]).every((key) => change[key] === query[key]);
      if (same) return;
      question += 1;
      wanted = FIRST_RANGE.limit;
      store.set(changeQuery(store.get(), change));
      refresh();
    },
    loadMore() {
      const { status, rows, total } = store.get();
      if (status !== 'ready' || rows.length >= total) return;
      wanted = rows.length + ROWS_PER_PAGE;
      void run();
    },
  };
}

async function fetchRows(bridge: Bridge, query: LibraryQuery, offset: number, end: number): Promise<Fetched> {
  const first = await bridge.call('library.list', { ...query, offset, limit: rowsOfCall(offset, end) });
  const rows = [...first.rows];
  let last = first;
  while (offset + rows.length < Math.min(end, last.total) && last.rows.length > 0) {
    const from = offset + rows.length;
    last = await bridge.call('library.list', { ...query, offset: from, limit: rowsOfCall(from, end) });
    rows.push(...last.rows);
  }
  return { offset, rows, total: last.total, counts: last.counts };
}

const rowsOfCall = (from: number, end: number): number =>
  Math.max(1, Math.min(MAX_ROWS_PER_REQUEST, end - from));

export const NO_FILTER: LibraryFilter = noFilter();

/** The loaded part of the list: the first `rows.length` of `total` matches. */
export interface LibraryWindow {
  query: LibraryQuery;
  /** `loading`: nothing of this section is loaded yet. */
  status: 'loading' | 'ready' | 'failed';
  error: unknown;
  rows: readonly Summary[];
  /** The search that the rows match, which may be older than `query.search`. */
  foundSearch: string;
  /** The number of matches. */
  total: number;
  /** The number of questions per section; null until loaded. */
  counts: Counts | null;
}

export interface Fetched {
  offset: number;
  rows: readonly Summary[];
  total: number;
  counts: Counts;
}

export const initialWindow = (): LibraryWindow => ({
  query: firstListQuery(undefined),
  status: 'loading',
  error: null,
  rows: [],
  foundSearch: '',
  total: 0,
  counts: null,
});

/** Changes the query. The rows stay until the response arrives, unless the section changes, to avoid flicker. */
export function changeQuery(window: LibraryWindow, change: Partial<LibraryQuery>): LibraryWindow {
  const query = { ...window.query, ...change };
  if (query.section === window.query.section) return { ...window, query };
  return { ...window, query, status: 'loading', rows: [], total: 0 };
}

/** Adds loaded rows. From offset 0 they replace all rows; else they follow, and a moved row appears once. */
export function mergeFetched(window: LibraryWindow, fetched: Fetched): LibraryWindow {
  const { offset, total, counts } = fetched;
  const rows =
    offset === 0 ? reuseRows(window.rows, fetched.rows) : append(window.rows.slice(0, offset), fetched.rows);
  const found = window.query.search;
  return {
    ...window,
    status: 'ready',
    error: null,
    rows,
    foundSearch: found,
    total,
    counts: reuseCounts(window, counts),
  };
}

/** Replaces the row of one question. Null if only the backend can tell whether and where it belongs. */
export function patchRow(window: LibraryWindow, row: Summary, counts: Counts): LibraryWindow | null {
  const { section, search, filter, sort, reversed } = window.query;
  const isSorted = section !== 'trash' && (sort === 'edited' || sort === 'created');
  if (window.status !== 'ready' || !isSorted || search !== '' || filterSize(filter) > 0) return null;
  const total = counts[section];
  const rows = window.rows.filter(({ id }) => id !== row.id);
  if (row.removedAt === null && (section === 'all' || section === row.state)) {
    const place = (other: Summary) =>
      (reversed ? -1 : 1) * ((sort === 'edited' ? other.editedAt - row.editedAt : 0) || other.id - row.id);
    const at = rows.findIndex((other) => place(other) < 0);
    // Beyond the last loaded row there may be others.
    if (at >= 0) rows.splice(at, 0, row);
    else if (rows.length < window.rows.length || rows.length + 1 >= total) rows.push(row);
  }
  return { ...window, rows, total, counts: reuseCounts(window, counts) };
}

export const changeCounts = (window: LibraryWindow, counts: Counts): LibraryWindow => ({
  ...window,
  counts: reuseCounts(window, counts),
});

/** Reuses equal counts, so that what shows them isn't rendered again. */
function reuseCounts({ counts: before }: LibraryWindow, counts: Counts): Counts {
  const isSame = before !== null && SECTIONS.every((section) => before[section] === counts[section]);
  return isSame ? before : counts;
}

/** Loaded rows stay; only an empty list shows the error. */
export const failWindow = (window: LibraryWindow, error: unknown): LibraryWindow => ({
  ...window,
  error,
  status: window.status === 'ready' ? 'ready' : 'failed',
});

function append(before: readonly Summary[], after: readonly Summary[]): Summary[] {
  const moved = new Set(after.map((row) => row.id));
  return [...before.filter((row) => !moved.has(row.id)), ...after];
}

/** Reuses equal row objects, so that memoized rows aren't rendered again. */
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
