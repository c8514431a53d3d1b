import type { Bridge, Output } from '../../shared/bridge/bridge-protocol.ts';
import type { LoggedRequest } from '../../shared/local-api/logged-request.ts';
import type { BackendEvents } from './primitives/backend-events.ts';
import { createStore, type Store } from './primitives/external-store.ts';

/** Calls that are fetched at a time. */
export const REQUESTS_PER_PAGE = 100;

/** The request log as the window shows it: live, searched by the host, older calls as they are asked for. */
export interface RequestLogStore extends Store<RequestLogWindow> {
  /** Fetches now and with the host's events, until what this returns is called. */
  follow(feed: BackendEvents): () => void;
  search(words: string): void;
  /** Whether calls for pictures and docs are among the rows too. */
  showAll(all: boolean): void;
  /** While held, new calls are counted and no row moves. */
  setPaused(held: boolean): void;
  /** Takes in what came while the rows were held. */
  showNew(): void;
  loadOlder(): void;
  /** Tries again after a failure. */
  refresh(): void;
  /** Empties the log. Rejects with an AppError. */
  clear(): Promise<void>;
}

/** A log of which nothing is fetched yet. */
export function createRequestLogStore(bridge: Bridge): RequestLogStore {
  const store = createStore(initialRequests());
  let held = false;
  let lets = false;
  let stale = false;
  let wantsOlder = false;
  let running = false;
  let question = 0;
  /** The question that the rows answer. */
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
  // One call at a time; whatever changes meanwhile makes it go round once more.
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
    // Asked for in the moment in which the run failed.
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
  const ask = (change: Partial<Pick<RequestLogWindow, 'search' | 'all'>>) => {
    question += 1;
    store.set({ ...store.get(), ...change });
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
      if (words !== store.get().search) ask({ search: words });
    },
    showAll(all) {
      if (all !== store.get().all) ask({ all });
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

/** The part of the request log that is shown: the newest `rows.length` of `matching` calls, but for `newCount` on top. */
export interface RequestLogWindow {
  search: string;
  /** Also calls for pictures and docs. */
  all: boolean;
  /** `loading`: nothing has come yet. */
  status: 'loading' | 'ready' | 'failed';
  error: unknown;
  /** Newest first. */
  rows: readonly LoggedRequest[];
  /** Calls that the host keeps, without those left out. */
  total: number;
  /** Calls for pictures and docs that are left out. */
  leftOut: number;
  /** Of them, those that match `search`. */
  matching: number;
  /** Calls that came while the rows were held still; they are not among them. */
  newCount: number;
}

type FetchedCalls = Output<'requests.list'>;

/** A window before anything is fetched. */
const initialRequests = (): RequestLogWindow => ({
  search: '',
  all: false,
  status: 'loading',
  error: null,
  rows: [],
  total: 0,
  leftOut: 0,
  matching: 0,
  newCount: 0,
});

/**
 * Takes in the newest calls, of which `limit` were asked for. `held`: somebody is reading, so what is new is only
 * counted, and nothing moves.
 */
function mergeNewest(
  window: RequestLogWindow,
  fetched: FetchedCalls,
  limit: number,
  held: boolean,
): RequestLogWindow {
  const { total, matching, leftOut } = fetched;
  const ready = { ...window, status: 'ready' as const, error: null, total, matching, leftOut };
  const newest = window.rows[0]?.id ?? 0;
  const isWhole = fetched.rows.length < limit;
  // Ids that went back: the host was started anew.
  const isSameLog = (fetched.rows[0]?.id ?? 0) >= newest;
  const kept = isSameLog ? rowsStillLogged(window.rows, fetched.rows, isWhole) : [];
  const fresh = fetched.rows.filter(({ id }) => id > newest);
  if (held && kept.length > 0) return { ...ready, rows: kept, newCount: fresh.length };
  const rows = joinRows(reuseRows(window.rows, fetched.rows), kept);
  return { ...ready, rows: rows.slice(0, matching), newCount: 0 };
}

/** The old object for a call that was there already, so that its row need not be drawn again. */
function reuseRows(old: readonly LoggedRequest[], fetched: readonly LoggedRequest[]): LoggedRequest[] {
  const known = new Map(old.map((call) => [call.id, call]));
  return fetched.map((call) => {
    const before = known.get(call.id);
    return before?.at === call.at ? before : call;
  });
}

/** The rows of before that are still in the log. Beyond what was fetched nobody knows, unless that was all there is. */
function rowsStillLogged(
  rows: readonly LoggedRequest[],
  fetched: readonly LoggedRequest[],
  isWhole: boolean,
): readonly LoggedRequest[] {
  const oldest = isWhole ? 0 : (fetched.at(-1)?.id ?? 0);
  const there = new Set(fetched.map(({ id }) => id));
  const kept = rows.filter(({ id }) => id < oldest || there.has(id));
  return kept.length === rows.length ? rows : kept;
}

/** Newest rows with older ones behind them; none where calls between the two are missing. */
function joinRows(
  fetched: readonly LoggedRequest[],
  older: readonly LoggedRequest[],
): readonly LoggedRequest[] {
  const oldest = fetched.at(-1)?.id ?? 0;
  const meets = older.some(({ id }) => id >= oldest);
  return meets ? [...fetched, ...older.filter(({ id }) => id < oldest)] : fetched;
}

/** Takes in calls that are older than the last row. */
function mergeOlder(window: RequestLogWindow, fetched: FetchedCalls): RequestLogWindow {
  const last = window.rows.at(-1)?.id ?? 0;
  const rows = [...window.rows, ...fetched.rows.filter(({ id }) => id < last)];
  // What came while this was on its way counts again with the next event.
  const matching = fetched.rows.length === 0 ? rows.length + window.newCount : fetched.matching;
  return { ...window, rows, total: fetched.total, matching };
}

/** What is on screen stays on screen; only a list that has nothing yet says that it failed. */
const failRequests = (window: RequestLogWindow, error: unknown): RequestLogWindow => ({
  ...window,
  error,
  status: window.status === 'ready' ? 'ready' : 'failed',
});

/** Whether the log has calls that are older than the rows and match. */
export const hasOlder = (window: RequestLogWindow): boolean =>
  window.rows.length + window.newCount < window.matching;
