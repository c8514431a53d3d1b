import type { Bridge } from '../../shared/bridge/bridge-protocol.ts';
import { filterSize, noFilter } from '../../shared/filter.ts';
import type { Counts, Section, Sort, Summary } from '../../shared/library.ts';
import type { LibraryFilter } from '../../shared/library-filter.ts';
import { hasSamePrivateFields } from '../../shared/private-fields.ts';
import type { BackendEvents } from './primitives/backend-events.ts';
import { createStore, type Store } from './primitives/external-store.ts';

/** With how many rows a list begins: each key of a search is such a beginning, and few screens hold a third of them. */
export const INITIAL_ROWS = 80;
/** How many rows more the list asks for at a time. */
export const ROWS_PER_PAGE = 200;
/** The most rows of one call; the bridge allows no more. */
const MAX_ROWS_PER_REQUEST = 500;

/** The list's view of the library: follows the query, the scrolling and the host's events. */
export interface LibraryStore extends Store<LibraryWindow> {
  setQuery(change: Partial<LibraryQuery>): void;
  /** The end of the loaded rows is near. */
  loadMore(): void;
  /** The ids of all that match, also those that are not loaded. Rejects with an AppError. */
  allIds(): Promise<number[]>;
  /** Takes out rows of questions that were removed, before the list is loaded again. */
  removeRows(ids: readonly number[]): void;
  /** Tries again after a failure. */
  refresh(): void;
}

/** The list, loaded window by window and kept up to date by the host's events. */
export function createLibraryStore(ports: { bridge: Bridge; events: BackendEvents }): LibraryStore {
  const store = createStore(initialWindow());
  let wanted = INITIAL_ROWS;
  let stale = false;
  let running = false;
  let question = 0;

  const lacksRows = () => {
    const { status, rows, total } = store.get();
    return status === 'ready' && rows.length < Math.min(wanted, total);
  };

  // One run at a time; whatever changes meanwhile makes it go round once more.
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
    // A query of the moment in which the run failed.
    if (stale) void run();
  };
  const refresh = () => {
    stale = true;
    void run();
  };

  ports.events.subscribe({
    onResync: refresh,
    onEvent(event) {
      // Twins come to be known without a change of the library.
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
      wanted = INITIAL_ROWS;
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
  foundSearch: string;
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
  foundSearch: '',
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
    offset === 0 ? reuseRows(window.rows, fetched.rows) : append(window.rows.slice(0, offset), fetched.rows);
  const found = window.query.search;
  return { ...window, status: 'ready', error: null, rows, foundSearch: found, total, counts };
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
function reuseRows(before: readonly Summary[], fresh: readonly Summary[]): Summary[] {
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
  a.sentAt === b.sentAt &&
  a.votes === b.votes &&
  a.removedAt === b.removedAt &&
  a.hit === b.hit &&
  sameTexts(a.emoji, b.emoji) &&
  hasSamePrivateFields(a, b);

const sameTexts = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, index) => text === b[index]);
