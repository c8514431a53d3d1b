import type { Bridge } from '../../shared/bridge/index.ts';
import type { HostFeed } from './host-feed.ts';
import {
  failRequests,
  hasOlder,
  initialRequests,
  type RequestWindow,
  takeNewest,
  takeOlder,
} from './request-window.ts';
import { createStore, type Store } from './store.ts';

/** Calls that are fetched at a time. */
export const REQUEST_ROWS = 100;

/** The request log as the window shows it: live, searched by the host, older calls as they are asked for. */
export interface RequestsStore extends Store<RequestWindow> {
  /** Fetches now and with the host's events, until what this returns is called. */
  follow(feed: HostFeed): () => void;
  search(words: string): void;
  /** Whether calls for pictures and docs are among the rows too. */
  showAll(all: boolean): void;
  /** While held, new calls are counted and no row moves. */
  hold(held: boolean): void;
  /** Takes in what came while the rows were held. */
  showFresh(): void;
  loadOlder(): void;
  /** Tries again after a failure. */
  refresh(): void;
  /** Empties the log. Rejects with an AppError. */
  clear(): Promise<void>;
}

/** A log of which nothing is fetched yet. */
export function createRequestsStore(bridge: Bridge): RequestsStore {
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
      limit: REQUEST_ROWS,
      ...(before === undefined ? {} : { before }),
    });
  const fetchNewest = async () => {
    stale = false;
    const asked = question;
    const fetched = await list();
    if (asked !== question) return;
    const window = answered === asked ? store.get() : { ...store.get(), rows: [], fresh: 0 };
    answered = asked;
    store.set(takeNewest(window, fetched, REQUEST_ROWS, held && !lets));
    lets = false;
  };
  const fetchOlder = async () => {
    wantsOlder = false;
    const last = store.get().rows.at(-1);
    if (!last || !hasOlder(store.get())) return;
    const asked = question;
    const fetched = await list(last.id);
    if (asked === question) store.set(takeOlder(store.get(), fetched));
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
  const ask = (change: Partial<Pick<RequestWindow, 'search' | 'all'>>) => {
    question += 1;
    store.set({ ...store.get(), ...change });
    showFresh();
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    refresh,
    showFresh,
    follow: (feed) =>
      feed.subscribe({
        onMissed: refresh,
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
    hold(next) {
      if (held === next) return;
      held = next;
      if (!held && store.get().fresh > 0) refresh();
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
