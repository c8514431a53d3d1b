import type { QueryClient } from '@tanstack/react-query';
import type { ApiStatus, Bridge } from '../../shared/bridge/bridge-methods.ts';
import type { Faults } from '../../shared/local-api/injected-fault.ts';
import type { ApiLibrary } from '../../shared/settings-choices.ts';
import type { BackendEvents } from './primitives/backend-events.ts';
import { createStore, type Store } from './primitives/external-store.ts';
import { createOptimisticQuery } from './primitives/optimistic-query.ts';

interface LocalApiState {
  status: ApiStatus | null;
  busy: boolean;
}

export interface LocalApiStore extends Store<LocalApiState> {
  /** Starts the local API, optionally on another port or with another library. Rejects with an AppError. */
  start(changes?: { port?: number; library?: ApiLibrary }): Promise<void>;
  /**
   * Changes the served library, or sets it for the next start if the local API is off. Rejects with an
   * AppError.
   */
  chooseLibrary(library: ApiLibrary): Promise<void>;
  stop(): Promise<void>;
  /**
   * Changes the active faults optimistically. `change` receives the current faults. Does nothing until the
   * faults are loaded. Rejects with an AppError.
   */
  changeFaults(change: FaultChange): Promise<void>;
}

type FaultChange = (now: Faults) => Faults;

export function createLocalApiStore(ports: {
  bridge: Bridge;
  events: BackendEvents;
  queries: QueryClient;
}): LocalApiStore {
  const { bridge } = ports;
  const store = createStore<LocalApiState>({ status: null, busy: false });
  const api = createOptimisticQuery<ApiStatus>({
    ...ports,
    method: 'api.status',
    fetch: () => bridge.call('api.status', {}),
    getEventValue: (event) => (event.type === 'api' ? event.status : null),
  });
  api.subscribe(() => store.set({ ...store.get(), status: api.get() }));
  const busy = async (work: () => Promise<ApiStatus>) => {
    store.set({ ...store.get(), busy: true });
    try {
      await api.mutate(work);
    } finally {
      store.set({ ...store.get(), busy: false });
    }
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    start: (changes = {}) => busy(() => bridge.call('api.start', changes)),
    chooseLibrary: (library) => busy(() => bridge.call('api.chooseLibrary', { library })),
    stop: () => busy(() => bridge.call('api.stop', {})),
    async changeFaults(change) {
      const known = api.getServerValue();
      if (!known) return;
      let faultsOf = change;
      const call = () => {
        const faults = change((api.getServerValue() ?? known).faults);
        // An event before the response may already include the change, so don't apply the change a second
        // time.
        faultsOf = () => faults;
        return bridge.call('api.setFaults', faults);
      };
      const shown = (now: ApiStatus) => ({ ...now, faults: faultsOf(now.faults) });
      // Run the requests in sequence, because a slider can change faster than the backend responds.
      await api.mutate(call, { shown, scope: 'faults' });
    },
  };
}

/** Returns 0 until the faults are loaded. */
export const countFaults = (status: ApiStatus | null): number => status?.faults.faults.length ?? 0;

/**
 * Returns the local API's base URL, even while the API is off. Returns null if the port is unknown or the API
 * couldn't start.
 */
export function getBaseUrl({ state, url, port }: Pick<ApiStatus, 'state' | 'url' | 'port'>): string | null {
  return url ?? (port === 0 || state === 'failed' ? null : `http://127.0.0.1:${port}/api/v1`);
}

/** Returns a path relative to the base URL, such as `/questions/7` for `/api/v1/questions/7`. */
export function getPathWithinApi(path: string): string {
  return path.startsWith('/api/v1/') ? path.slice('/api/v1'.length) : path;
}
