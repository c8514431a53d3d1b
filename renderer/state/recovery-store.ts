import type { Bridge } from '../../shared/bridge.ts';
import type { RecoveryReport } from '../../shared/recovery.ts';
import type { HostFeed } from './host-feed.ts';
import { createStore, type Store } from './store.ts';

export interface RecoveryState {
  /** What was found wrong with the library's files and is not dismissed yet, newest first. */
  reports: readonly RecoveryReport[];
  /** Whether the author is to see them now. */
  isShown: boolean;
}

/** Reports of damaged files: shown when they come, and again when asked for, until they are dismissed. */
export interface RecoveryStore extends Store<RecoveryState> {
  show(): void;
  /** Not now: they come again with the next start. */
  hide(): void;
  /** They are read: none of those there now comes again. Rejects with an AppError; then they stay. */
  dismiss(): Promise<void>;
}

/** The reports as the host tells of them; none until it has. */
export function createRecoveryStore({ bridge, feed }: { bridge: Bridge; feed: HostFeed }): RecoveryStore {
  const store = createStore<RecoveryState>({ reports: [], isShown: false });
  const seen = new Set<string>();

  const take = (reports: readonly RecoveryReport[]) => {
    const isNew = reports.some(({ folder }) => !seen.has(folder));
    for (const { folder } of reports) seen.add(folder);
    const isShown = reports.length > 0 && (isNew || store.get().isShown);
    if (reports.length === 0 && store.get().reports.length === 0) return;
    store.set({ reports, isShown });
  };
  const fetchAnew = async () => {
    try {
      take(await bridge.call('recovery.reports', {}));
    } catch {
      // The next contact asks again.
    }
  };
  feed.subscribe({
    onMissed: () => void fetchAnew(),
    onEvent(event) {
      if (event.type === 'recovery') void fetchAnew();
    },
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    show: () => store.set({ ...store.get(), isShown: store.get().reports.length > 0 }),
    hide: () => store.set({ ...store.get(), isShown: false }),
    async dismiss() {
      for (const { folder } of store.get().reports) await bridge.call('recovery.dismiss', { folder });
      store.set({ reports: [], isShown: false });
    },
  };
}
