import type { Bridge, Output } from '../../shared/bridge/bridge-methods.ts';
import type { LoggedRequest } from '../../shared/local-api/logged-request.ts';
import type { BackendEvents } from './primitives/backend-events.ts';
import { createStore, type Store } from './primitives/external-store.ts';

export const REQUESTS_PER_PAGE = 100;

/** The request log's rows, updated live and searchable. Older requests are loaded on demand. */
export interface RequestLogStore extends Store<RequestLogWindow> {
  /** Loads the log now and after each event. Returns a function that unsubscribes. */
  follow(feed: BackendEvents): () => void;
  search(words: string): void;
  /** Sets whether requests for images and docs are included. */
  showAll(all: boolean): void;
  /** Pauses the log. New requests are then only counted, because the rows must not move. */
  setPaused(held: boolean): void;
  /** Shows the requests that arrived while the log was paused. */
  showNew(): void;
  loadOlder(): void;
  /** Retries after a failure. */
  refresh(): void;
  /** Clears the log. Rejects with an AppError. */
  clear(): Promise<void>;
}

export function createRequestLogStore(bridge: Bridge): RequestLogStore {
  const store = createStore(createRequestLogWindow());
  let held = false;
  let lets = false;
  let stale = false;
  let wantsOlder = false;
  let running = false;
  let question = 0;
  /** The version of the query that the current rows belong to. */
  let answered = 0;

  const list = (before?: number) =>
    bridge.call('requests.list', {
      search: store.get().search,
      all: store.get().all,
      limit: REQUESTS_PER_PAGE,
      ...(before === undefined ? {} : { before }),
    });
  const fetchNewest = async () => {
    stale = false;
    const asked = question;
    const fetched = await list();
    if (asked !== question) return;
    const window = answered === asked ? store.get() : { ...store.get(), rows: [], newCount: 0 };
    answered = asked;
    store.set(mergeNewest(window, fetched, REQUESTS_PER_PAGE, held && !lets));
    lets = false;
  };
  const fetchOlder = async () => {
    wantsOlder = false;
    const last = store.get().rows.at(-1);
    if (!last || !hasOlder(store.get())) return;
    const asked = question;
    const fetched = await list(last.id);
    if (asked === question) store.set(mergeOlder(store.get(), fetched));
  };
  // Run one request at a time. A change during the request causes one more request.
  const run = async () => {
    if (running) return;
    running = true;
    try {
      while (stale || wantsOlder) await (stale ? fetchNewest() : fetchOlder());
    } catch (error) {
      wantsOlder = false;
      store.set(failRequests(store.get(), error));
    } finally {
      running = false;
    }
    // If a refresh was requested during the failed request, run again.
    if (stale) void run();
  };
  const refresh = () => {
    stale = true;
    void run();
  };
  const showFresh = () => {
    lets = true;
    refresh();
  };
  const changeQuery = (change: Partial<Pick<RequestLogWindow, 'search' | 'all'>>) => {
    question += 1;
    store.set({ ...store.get(), ...change, isCounted: false });
    showFresh();
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    refresh,
    showNew: showFresh,
    follow: (feed) =>
      feed.subscribe({
        onResync: refresh,
        onEvent: (event) => {
          if (event.type === 'requests') refresh();
        },
      }),
    search(words) {
      if (words !== store.get().search) changeQuery({ search: words });
    },
    showAll(all) {
      if (all !== store.get().all) changeQuery({ all });
    },
    setPaused(next) {
      if (held === next) return;
      held = next;
      if (!held && store.get().newCount > 0) refresh();
    },
    loadOlder() {
      wantsOlder = true;
      void run();
    },
    async clear() {
      await bridge.call('requests.clear', {});
      showFresh();
    },
  };
}

/**
 * The loaded part of the log: the newest `rows.length` of `matching` requests, without the newest `newCount`.
 */
export interface RequestLogWindow {
  search: string;
  /** Whether requests for images and docs are included. */
  all: boolean;
  status: 'loading' | 'ready' | 'failed';
  error: unknown;
  rows: readonly LoggedRequest[];
  /** The number of logged requests, without hidden ones. */
  total: number;
  /** The number of hidden requests for images and docs. */
  omitted: number;
  /** The number of requests that matched the search in the last response. */
  matching: number;
  /** Whether `rows` and `matching` belong to `search`. */
  isCounted: boolean;
  /** The number of requests that arrived while the log was paused. They aren't in `rows`. */
  newCount: number;
}

type FetchedCalls = Output<'requests.list'>;

const createRequestLogWindow = (): RequestLogWindow => ({
  search: '',
  all: false,
  status: 'loading',
  error: null,
  rows: [],
  total: 0,
  omitted: 0,
  matching: 0,
  isCounted: false,
  newCount: 0,
});

/**
 * Merges the newest requests. `limit` is the requested number. While the log is paused, new requests are only
 * counted.
 */
function mergeNewest(
  window: RequestLogWindow,
  fetched: FetchedCalls,
  limit: number,
  held: boolean,
): RequestLogWindow {
  const { total, matching, omitted } = fetched;
  const ready = {
    ...window,
    status: 'ready' as const,
    error: null,
    total,
    matching,
    omitted,
    isCounted: true,
  };
  const newest = window.rows[0]?.id ?? 0;
  const isWhole = fetched.rows.length < limit;
  // Smaller IDs mean that the backend was restarted, so the log is a new one.
  const isSameLog = (fetched.rows[0]?.id ?? 0) >= newest;
  const kept = isSameLog ? filterLoggedRows(window.rows, fetched.rows, isWhole) : [];
  const fresh = fetched.rows.filter(({ id }) => id > newest);
  if (held && kept.length > 0) return { ...ready, rows: kept, newCount: fresh.length };
  const rows = joinRows(reuseRows(window.rows, fetched.rows), kept);
  return { ...ready, rows: rows.slice(0, matching), newCount: 0 };
}

/** Reuses known row objects so that memoized rows don't render again. */
function reuseRows(old: readonly LoggedRequest[], fetched: readonly LoggedRequest[]): LoggedRequest[] {
  const known = new Map(old.map((call) => [call.id, call]));
  return fetched.map((call) => {
    const before = known.get(call.id);
    return before?.at === call.at ? before : call;
  });
}

/**
 * Returns the known rows that are still in the log. Rows older than the response may have been evicted,
 * unless the response is complete.
 */
function filterLoggedRows(
  rows: readonly LoggedRequest[],
  fetched: readonly LoggedRequest[],
  isWhole: boolean,
): readonly LoggedRequest[] {
  const oldest = isWhole ? 0 : (fetched.at(-1)?.id ?? 0);
  const there = new Set(fetched.map(({ id }) => id));
  const kept = rows.filter(({ id }) => id < oldest || there.has(id));
  return kept.length === rows.length ? rows : kept;
}

/** Returns new rows followed by older ones, or only the new rows if requests between them are missing. */
function joinRows(
  fetched: readonly LoggedRequest[],
  older: readonly LoggedRequest[],
): readonly LoggedRequest[] {
  const oldest = fetched.at(-1)?.id ?? 0;
  const meets = older.some(({ id }) => id >= oldest);
  return meets ? [...fetched, ...older.filter(({ id }) => id < oldest)] : fetched;
}

function mergeOlder(window: RequestLogWindow, fetched: FetchedCalls): RequestLogWindow {
  const last = window.rows.at(-1)?.id ?? 0;
  const rows = [...window.rows, ...fetched.rows.filter(({ id }) => id < last)];
  // Requests that arrived after the response are counted at the next event.
  const matching = fetched.rows.length === 0 ? rows.length + window.newCount : fetched.matching;
  return { ...window, rows, total: fetched.total, matching };
}

/** Records a failed request. The error is shown only if nothing was loaded before. */
const failRequests = (window: RequestLogWindow, error: unknown): RequestLogWindow => ({
  ...window,
  error,
  status: window.status === 'ready' ? 'ready' : 'failed',
});

export const hasOlder = (window: RequestLogWindow): boolean =>
  window.rows.length + window.newCount < window.matching;
