import type { HostEvent } from '../../shared/bridge.ts';
import type { HostFeed } from './host-feed.ts';
import { createStore, type Store } from './store.ts';

/** Something that is fetched as a whole. */
interface Fetched<T> {
  /** Null until it has come for the first time; what has come stays while the host is gone. */
  value: T | null;
  /** Why it has not come, where it could not be fetched. */
  error: unknown;
}

export interface FetchedStore<T> extends Store<Fetched<T>> {
  /** Fetches it now and again with the host's events, until what this returns is called. */
  follow(feed: HostFeed): () => void;
  /** Tries again after a failure. */
  refresh(): void;
}

/** Keeps what `fetch` gives, and fetches it anew after events that it depends on (`concerns`). */
export function createFetchedStore<T>(
  fetch: () => Promise<T>,
  concerns: (event: HostEvent) => boolean,
): FetchedStore<T> {
  const store = createStore<Fetched<T>>({ value: null, error: null });
  let running = false;
  let stale = false;
  // One at a time; whatever changes meanwhile makes it go round once more.
  const run = async () => {
    stale = true;
    if (running) return;
    running = true;
    while (stale) {
      stale = false;
      try {
        store.set({ value: await fetch(), error: null });
      } catch (error) {
        store.set({ value: store.get().value, error });
      }
    }
    running = false;
  };
  const refresh = () => void run();
  return {
    get: store.get,
    subscribe: store.subscribe,
    refresh,
    follow: (feed) =>
      feed.subscribe({
        onMissed: refresh,
        onEvent: (event) => {
          if (concerns(event)) refresh();
        },
      }),
  };
}
