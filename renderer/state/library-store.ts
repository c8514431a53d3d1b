import type { Bridge } from '../../shared/bridge/index.ts';
import type { HostFeed } from './host-feed.ts';
import {
  changeCounts,
  changeQuery,
  type Fetched,
  failWindow,
  initialWindow,
  type LibraryQuery,
  type LibraryWindow,
  mergeFetched,
  patchRow,
} from './library-window.ts';
import { createStore, type Store } from './store.ts';

/** With how many rows a list begins: each key of a search is such a beginning, and few screens hold a third of them. */
export const FIRST_ROWS = 80;
/** How many rows more the list asks for at a time. */
export const WINDOW_ROWS = 200;
/** The most rows of one call; the bridge allows no more. */
const CALL_ROWS = 500;

/** The list's view of the library: follows the query, the scrolling and the host's events. */
export interface LibraryStore extends Store<LibraryWindow> {
  setQuery(change: Partial<LibraryQuery>): void;
  /** The end of the loaded rows is near. */
  loadMore(): void;
  /** The ids of all that match, also those that are not loaded. Rejects with an AppError. */
  allIds(): Promise<number[]>;
  /** Takes out rows of questions that were removed, before the list is loaded again. */
  dropRows(ids: readonly number[]): void;
  /** Tries again after a failure. */
  refresh(): void;
}

/** The list, loaded window by window and kept up to date by the host's events. */
export function createLibraryStore(ports: { bridge: Bridge; feed: HostFeed }): LibraryStore {
  const store = createStore(initialWindow());
  let wanted = FIRST_ROWS;
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

  ports.feed.subscribe({
    onMissed: refresh,
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
    dropRows(ids) {
      const window = store.get();
      store.set({ ...window, rows: window.rows.filter(({ id }) => !ids.includes(id)) });
    },
    allIds: async () => (await ports.bridge.call('library.ids', store.get().query)).ids,
    setQuery(change) {
      const { query } = store.get();
      const same = (Object.keys(change) as (keyof LibraryQuery)[]).every((key) => change[key] === query[key]);
      if (same) return;
      question += 1;
      wanted = FIRST_ROWS;
      store.set(changeQuery(store.get(), change));
      refresh();
    },
    loadMore() {
      const { status, rows, total } = store.get();
      if (status !== 'ready' || rows.length >= total) return;
      wanted = rows.length + WINDOW_ROWS;
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

const rowsOfCall = (from: number, end: number): number => Math.max(1, Math.min(CALL_ROWS, end - from));
