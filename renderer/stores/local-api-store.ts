import type { QueryClient } from '@tanstack/react-query';
import type { ApiStatus, Bridge } from '../../shared/bridge/bridge-protocol.ts';
import type { Faults } from '../../shared/local-api/fault.ts';
import type { BackendEvents } from './primitives/backend-events.ts';
import { createStore, type Store } from './primitives/external-store.ts';
import { createOptimisticQuery } from './primitives/optimistic-query.ts';

interface LocalApiState {
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
  /**
   * Turns faults on and off: `change` gets those that are on by then. Shown at once; this much is taken back where the host
   * could not take it. Does nothing until the host has said which are on. Rejects with an AppError.
   */
  changeFaults(change: FaultChange): Promise<void>;
}

type FaultChange = (now: Faults) => Faults;

/** The local API as the host tells of it; null until it has. */
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
    valueOfEvent: (event) => (event.type === 'api' ? event.status : null),
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
    start: (port) => busy(() => bridge.call('api.start', port === undefined ? {} : { port })),
    stop: () => busy(() => bridge.call('api.stop', {})),
    async changeFaults(change) {
      const known = api.serverValue();
      if (!known) return;
      let faultsOf = change;
      const call = () => {
        const faults = change((api.serverValue() ?? known).faults);
        // What the host says before it answers may have the change in it: that is not to be made once more.
        faultsOf = () => faults;
        return bridge.call('api.setFaults', faults);
      };
      const shown = (now: ApiStatus) => ({ ...now, faults: faultsOf(now.faults) });
      // One after the other: a slider is let go of faster than the host answers.
      await api.mutate(call, { shown, scope: 'faults' });
    },
  };
}

/** How many faults are on; 0 until the host has said. */
export const faultCount = (status: ApiStatus | null): number => status?.faults.faults.length ?? 0;

/**
 * Where the local API answers, or would if it ran. Null while it is to take any free port, and where it could not start:
 * whoever has its port then must not be called in its place.
 */
export function baseUrlOf({ state, url, port }: Pick<ApiStatus, 'state' | 'url' | 'port'>): string | null {
  return url ?? (port === 0 || state === 'failed' ? null : `http://127.0.0.1:${port}/api/v1`);
}

/** The path as a client of that base thinks of it: `/questions/7` for `/api/v1/questions/7`. */
export function pathWithinApi(path: string): string {
  return path.startsWith('/api/v1/') ? path.slice('/api/v1'.length) : path;
}
