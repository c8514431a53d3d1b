import type { ApiStatus, Bridge } from '../../shared/bridge.ts';
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
   * Turns faults on and off: `change` gets those that are on by then. Shown at once, and taken back where the host could
   * not take it. Rejects with an AppError.
   */
  changeFaults(change: FaultChange): Promise<void>;
}

type FaultChange = (now: Faults) => Faults;

/** The local API as the host tells of it; null until it has. */
export function createLocalApiStore(ports: { bridge: Bridge; feed: HostFeed }): LocalApiStore {
  const store = createStore<LocalApiState>({ status: null, busy: false });
  /** As the host said it last, and the changes of faults that it has not answered yet. */
  let known: ApiStatus | null = null;
  let pending: readonly FaultChange[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  /** A change of faults is under way to the host, and what its events said meanwhile. */
  let asked: { told: ApiStatus | null } | null = null;
  const show = () => {
    const faults = known && pending.reduce((now, change) => change(now), known.faults);
    store.set({ ...store.get(), status: known && faults && { ...known, faults } });
  };
  const take = (status: ApiStatus) => {
    known = status;
    show();
  };
  const fetch = () => ports.bridge.call('api.status', {});
  const told = createTold({ take, known: () => known, fetch });
  /** An event may have a change in it whose answer is still on its way: that is not to be made to its faults once more. */
  const hear = (status: ApiStatus) => {
    if (!asked || !known) return told.hear(status);
    asked.told = status;
    told.hear({ ...status, faults: known.faults });
  };
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
    pending = [...pending, change];
    show();
    const sent = turn.then(async () => {
      const mine: { told: ApiStatus | null } = { told: null };
      asked = mine;
      try {
        if (known) known = await ports.bridge.call('api.setFaults', change(known.faults));
      } finally {
        asked = null;
        pending = pending.filter((other) => other !== change);
        show();
        // Somebody else may have changed them, too.
        if (mine.told && JSON.stringify(mine.told) !== JSON.stringify(known)) void told.refresh();
      }
    });
    turn = sent.catch(() => undefined);
    await sent;
  };
  ports.feed.subscribe({
    onMissed: () => void told.refresh(),
    onEvent(event) {
      if (event.type === 'api') hear(event.status);
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

/** Where pictures of the local host are, such as `http://127.0.0.1:4747`; null while it does not run. */
export function localOrigin(status: ApiStatus | null): string | null {
  return status?.url ? new URL(status.url).origin : null;
}

/** How many faults are on; 0 until the host has said. */
export const faultCount = (status: ApiStatus | null): number => status?.faults.faults.length ?? 0;
