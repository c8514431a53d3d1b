import type { ApiStatus, Bridge } from '../../shared/bridge.ts';
import type { HostFeed } from './host-feed.ts';
import { createStore, type Store } from './store.ts';

export interface LocalApiState {
  /** Null until the host has said. */
  status: ApiStatus | null;
  /** It is being started or stopped. */
  busy: boolean;
}

/** The local API as the interface sees it. */
export interface LocalApiStore extends Store<LocalApiState> {
  /** On another port than before where one is given. Rejects with an AppError. */
  start(port?: number): Promise<void>;
  stop(): Promise<void>;
}

/** The local API as the host tells of it; null until it has. */
export function createLocalApiStore(ports: { bridge: Bridge; feed: HostFeed }): LocalApiStore {
  const store = createStore<LocalApiState>({ status: null, busy: false });
  const take = (status: ApiStatus) => store.set({ ...store.get(), status });
  const fetchAnew = async () => {
    try {
      take(await ports.bridge.call('api.status', {}));
    } catch {
      // The next contact asks again.
    }
  };
  const busy = async (work: () => Promise<ApiStatus>) => {
    store.set({ ...store.get(), busy: true });
    try {
      take(await work());
    } finally {
      store.set({ ...store.get(), busy: false });
    }
  };
  ports.feed.subscribe({
    onMissed: () => void fetchAnew(),
    onEvent(event) {
      if (event.type === 'api') take(event.status);
    },
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    start: (port) => busy(() => ports.bridge.call('api.start', port === undefined ? {} : { port })),
    stop: () => busy(() => ports.bridge.call('api.stop', {})),
  };
}

/** Where pictures of the local host are, such as `http://127.0.0.1:4747`; null while it does not run. */
export function localOrigin(status: ApiStatus | null): string | null {
  return status?.url ? new URL(status.url).origin : null;
}
