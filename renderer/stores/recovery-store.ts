import type { Bridge } from '../../shared/bridge/bridge-methods.ts';
import type { RecoveryReport } from '../../shared/library/recovery-report.ts';
import type { BackendEvents } from './primitives/backend-events.ts';
import { createStore, type Store } from './primitives/external-store.ts';
import { createLatestOnly } from './primitives/latest-only.ts';

interface RecoveryState {
  /** The reports about damaged files that weren't dismissed, newest first. */
  reports: readonly RecoveryReport[];
  shown: readonly RecoveryReport[];
  /** Whether another program changed files and the user must choose which version to keep. */
  isChangedOnDisk: boolean;
  isDeciding: boolean;
}

/**
 * The reports about damaged files. Reports are shown when they arrive and on request, until they're
 * dismissed.
 */
export interface RecoveryStore extends Store<RecoveryState> {
  show(): void;
  /** Hides the shown reports until the next start or until the user requests them. */
  hide(): void;
  /** Dismisses the shown reports permanently. If this rejects with an AppError, the reports remain. */
  dismiss(): Promise<void>;
  /**
   * Applies another program's changes, or keeps the library that the app has open. Rejects with an AppError.
   */
  decide(what: 'reload' | 'keep'): Promise<void>;
}

export function createRecoveryStore({
  bridge,
  feed: events,
}: {
  bridge: Bridge;
  feed: BackendEvents;
}): RecoveryStore {
  const store = createStore<RecoveryState>({
    reports: [],
    shown: [],
    isChangedOnDisk: false,
    isDeciding: false,
  });
  const hiddenFolders = new Set<string>();

  const setReports = (reports: readonly RecoveryReport[]) => {
    if (reports.length === 0 && store.get().reports.length === 0) return;
    store.set({ ...store.get(), reports, shown: reports.filter(({ folder }) => !hiddenFolders.has(folder)) });
  };
  const newest = createLatestOnly<null, RecoveryReport[]>({
    fetch: () => bridge.call('recovery.reports', {}),
    onResponse: (_, reports) => setReports(reports),
    // The reports are fetched again after the next connection or recovery event.
    onError: () => {},
  });
  const changedFiles = createLatestOnly<null, string[]>({
    fetch: () => bridge.call('recovery.changedFiles', {}),
    onResponse: (_, paths) => {
      const isChangedOnDisk = paths.length > 0;
      if (isChangedOnDisk !== store.get().isChangedOnDisk) store.set({ ...store.get(), isChangedOnDisk });
    },
    onError: () => {},
  });
  const fetchAll = () => {
    newest.request(null);
    changedFiles.request(null);
  };
  events.subscribe({
    onResync: fetchAll,
    onEvent(event) {
      if (event.type === 'recovery') fetchAll();
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
    async decide(what) {
      store.set({ ...store.get(), isDeciding: true });
      try {
        await bridge.call(`recovery.${what}`, {});
      } finally {
        store.set({ ...store.get(), isDeciding: false });
      }
    },
  };
}
