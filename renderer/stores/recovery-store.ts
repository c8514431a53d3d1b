import type { Bridge } from '../../shared/bridge/bridge-protocol.ts';
import type { RecoveryReport } from '../../shared/recovery.ts';
import type { BackendEvents } from './primitives/backend-events.ts';
import { createStore, type Store } from './primitives/external-store.ts';
import { createLatestOnly } from './primitives/latest-only.ts';

interface RecoveryState {
  /** What was found wrong with the library's files and is not dismissed yet, newest first. */
  reports: readonly RecoveryReport[];
  /** Those of them that the author is to see now. */
  shown: readonly RecoveryReport[];
}

/** Reports of damaged files: shown when they come, and again when asked for, until they are dismissed. */
export interface RecoveryStore extends Store<RecoveryState> {
  show(): void;
  /** Not now: those that are shown come again with the next start, or when asked for. */
  hide(): void;
  /** They are read: none of those shown now comes again. Rejects with an AppError; then they stay. */
  dismiss(): Promise<void>;
}

/** The reports as the host tells of them; none until it has. */
export function createRecoveryStore({
  bridge,
  feed: events,
}: {
  bridge: Bridge;
  feed: BackendEvents;
}): RecoveryStore {
  const store = createStore<RecoveryState>({ reports: [], shown: [] });
  /** Folders of those that were put off. */
  const putOff = new Set<string>();

  const take = (reports: readonly RecoveryReport[]) => {
    if (reports.length === 0 && store.get().reports.length === 0) return;
    store.set({ reports, shown: reports.filter(({ folder }) => !putOff.has(folder)) });
  };
  const newest = createLatestOnly<null, RecoveryReport[]>({
    ask: () => bridge.call('recovery.reports', {}),
    onAnswer: (_, reports) => take(reports),
    // The next contact asks again.
    onError: () => {},
  });
  events.subscribe({
    onResync: () => newest.request(null),
    onEvent(event) {
      if (event.type === 'recovery') newest.request(null);
    },
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    show() {
      putOff.clear();
      take(store.get().reports);
    },
    hide() {
      for (const { folder } of store.get().shown) putOff.add(folder);
      store.set({ ...store.get(), shown: [] });
    },
    async dismiss() {
      const folders = new Set(store.get().shown.map(({ folder }) => folder));
      for (const folder of folders) await bridge.call('recovery.dismiss', { folder });
      take(store.get().reports.filter(({ folder }) => !folders.has(folder)));
    },
  };
}
