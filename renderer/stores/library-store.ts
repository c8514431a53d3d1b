import type { Bridge, Output } from '../../shared/bridge/bridge-methods.ts';
import { FIRST_RANGE, type LibraryQuery } from '../../shared/bridge/first-responses.ts';
import { createEmptyFilter, type LibraryFilter } from '../../shared/library/library-filter.ts';
import {
  changeCounts,
  changeQuery,
  createListState,
  type Fetched,
  failList,
  type LibraryListState,
  mergeFetched,
  patchRow,
} from './library-list-state.ts';
import type { BackendEvents } from './primitives/backend-events.ts';
import { createStore, type Store } from './primitives/external-store.ts';

export const ROWS_PER_PAGE = 200;
/** The bridge's limit for one request. */
const MAX_ROWS_PER_REQUEST = 500;

/** The list's rows, loaded page by page for the current query. */
export interface LibraryStore extends Store<LibraryListState> {
  setQuery(change: Partial<LibraryQuery>): void;
  /** Loads more rows when the user scrolls near the end of the loaded ones. */
  loadMore(): void;
  /** Returns the IDs of all matches, including matches that aren't loaded. Rejects with an AppError. */
  fetchAllIds(): Promise<number[]>;
  /** Removes deleted questions immediately, before the list is reloaded. */
  removeRows(ids: readonly number[]): void;
  /** Retries after a failure. */
  refresh(): void;
}

/**
 * Loads the list page by page and updates it after the backend's events. `first` is shown until the first
 * response arrives.
 */
export function createLibraryStore(ports: {
  bridge: Bridge;
  events: BackendEvents;
  first?: { query: LibraryQuery; list: Output<'library.list'> } | null;
}): LibraryStore {
  const { first } = ports;
  const store = createStore(
    first
      ? mergeFetched(
          { ...createListState(), query: first.query },
          { ...first.list, offset: FIRST_RANGE.offset },
        )
      : createListState(),
  );
  let wanted = FIRST_RANGE.limit;
  let stale = false;
  let running = false;
  let question = 0;

  const isMissingRows = () => {
    const { status, rows, total } = store.get();
    return status === 'ready' && rows.length < Math.min(wanted, total);
  };

  // Run one request at a time. A change during the request causes one more request.
  const run = async () => {
    if (running) return;
    running = true;
    try {
      while (stale || isMissingRows()) {
        const asked = question;
        const offset = stale ? 0 : store.get().rows.length;
        stale = false;
        const fetched = await fetchRows(ports.bridge, store.get().query, offset, wanted);
        if (asked === question) store.set(mergeFetched(store.get(), fetched));
      }
    } catch (error) {
      store.set(failList(store.get(), error));
    } finally {
      running = false;
    }
    // If the query changed during the failed request, run again.
    if (stale) void run();
  };
  const refresh = () => {
    stale = true;
    void run();
  };

  ports.events.subscribe({
    onResync: refresh,
    onEvent(event) {
      // New duplicates can be found without a change to the library.
      if (event.type === 'similar' && store.get().query.filter.duplicates) refresh();
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
    fetchAllIds: async () => (await ports.bridge.call('library.ids', store.get().query)).ids,
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
  const first = await bridge.call('library.list', {
    ...query,
    offset,
    limit: countRowsToRequest(offset, end),
  });
  const rows = [...first.rows];
  let last = first;
  while (offset + rows.length < Math.min(end, last.total) && last.rows.length > 0) {
    const from = offset + rows.length;
    last = await bridge.call('library.list', {
      ...query,
      offset: from,
      limit: countRowsToRequest(from, end),
    });
    for (const row of last.rows) rows.push(row);
  }
  return { offset, rows, total: last.total, counts: last.counts, search: last.search };
}

const countRowsToRequest = (from: number, end: number): number =>
  Math.max(1, Math.min(MAX_ROWS_PER_REQUEST, end - from));

export const NO_FILTER: LibraryFilter = createEmptyFilter();
