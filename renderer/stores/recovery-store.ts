import type { Bridge } from '../../shared/bridge/bridge-methods.ts';
import type { RecoveryReport } from '../../shared/library/recovery-report.ts';
import type { BackendEvents } from './primitives/backend-events.ts';
import { createStore, type Store } from './primitives/external-store.ts';
import { createLatestOnly } from './primitives/latest-only.ts';

interface RecoveryState {
  /** The reports of damaged files that aren't dismissed, newest first. */
  reports: readonly RecoveryReport[];
  /** The reports that the dialog shows. */
  shown: readonly RecoveryReport[];
}

/** The reports of damaged files: shown when they arrive and on request, until they're dismissed. */
export interface RecoveryStore extends Store<RecoveryState> {
  show(): void;
  /** Hides the shown reports until the next start or until requested. */
  hide(): void;
  /** Dismisses the shown reports for good. Rejects with an AppError; then they stay. */
  dismiss(): Promise<void>;
}

export function createRecoveryStore({
  bridge,
  feed: events,
}: {
  bridge: Bridge;
  feed: BackendEvents;
}): RecoveryStore {
  const store = createStore<RecoveryState>({ reports: [], shown: [] });
  /** The folders of the hidden reports. */
  const hiddenFolders = new Set<string>();

  const setReports = (reports: readonly RecoveryReport[]) => {
    if (reports.length === 0 && store.get().reports.length === 0) return;
    store.set({ reports, shown: reports.filter(({ folder }) => !hiddenFolders.has(folder)) });
  };
  const newest = createLatestOnly<null, RecoveryReport[]>({
    fetch: () => bridge.call('recovery.reports', {}),
    onResponse: (_, reports) => setReports(reports),
    // Refetched at the next connection.
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
      hiddenFolders.clear();
      setReports(store.get().reports);
    },
    hide() {
      for (const { folder } of store.get().shown) hiddenFolders.add(folder);
      store.set({ ...store.get(), shown: [] });
    },
    async dismiss() {
      const folders = new Set(store.get().shown.map(({ folder }) => folder));
      for (const folder of folders) await bridge.call('recovery.dismiss', { folder });
      setReports(store.get().reports.filter(({ folder }) => !folders.has(folder)));
    },
  };
}
