import type { ApiStatus, Bridge } from '../../shared/bridge/index.ts';
import type { Faults } from '../../shared/local-api/fault.ts';
import type { HostFeed } from './host-feed.ts';
import { createStore, type Store } from './store.ts';
import { createTold } from './told.ts';

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
export function createLocalApiStore(ports: { bridge: Bridge; feed: HostFeed }): LocalApiStore {
  const store = createStore<LocalApiState>({ status: null, busy: false });
  let turn: Promise<unknown> = Promise.resolve();
  const told = createTold<ApiStatus>({
    show: (status) => store.set({ ...store.get(), status }),
    fetch: () => ports.bridge.call('api.status', {}),
  });
  const busy = async (work: () => Promise<ApiStatus>) => {
    store.set({ ...store.get(), busy: true });
    try {
      await told.ask(work);
    } finally {
      store.set({ ...store.get(), busy: false });
    }
  };
  // Shown at once, and sent one after the other: a slider is let go of faster than the host answers.
  const changeFaults = async (change: FaultChange): Promise<void> => {
    const known = told.known();
    if (!known) return;
    let faultsOf = change;
    const sent = told.ask(
      () => {
        const faults = change((told.known() ?? known).faults);
        // What the host says before it answers may have the change in it: that is not to be made once more.
        faultsOf = () => faults;
        return ports.bridge.call('api.setFaults', faults);
      },
      (status) => ({ ...status, faults: faultsOf(status.faults) }),
      turn,
    );
    turn = sent.catch(() => undefined);
    await sent;
  };
  ports.feed.subscribe({
    onMissed: () => void told.refresh(),
    onEvent(event) {
      if (event.type === 'api') told.hear(event.status);
    },
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    start: (port) => busy(() => ports.bridge.call('api.start', port === undefined ? {} : { port })),
    stop: () => busy(() => ports.bridge.call('api.stop', {})),
    changeFaults,
  };
}

/** How many faults are on; 0 until the host has said. */
export const faultCount = (status: ApiStatus | null): number => status?.faults.faults.length ?? 0;
