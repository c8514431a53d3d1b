import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { createFirstListQuery, type FirstResponses } from '../../shared/bridge/first-responses.ts';
import type { Connection } from '../bridge/bridge-client.ts';
import type { ConnectionState } from '../bridge/bridge-transport.ts';
import { createTimeFormat } from '../ui/format/time-format.ts';
import { useTranslate } from '../ui/messages/use-translate.tsx';
import { type CommandUndoStack, createCommandUndoStack } from './command-undo-stack.ts';
import type { DuplicatePairsStore } from './duplicate-pairs-store.ts';
import {
  createEmojiFinderStore,
  type EmojiFinderStore,
  getPageEmojiLanguage,
  loadEmojiFinder,
} from './emoji-finder-store.ts';
import { createLibraryStore, type LibraryStore } from './library-store.ts';
import { createLikelyDuplicatesStore, type LikelyDuplicatesStore } from './likely-duplicates-store.ts';
import { createLocalApiStore, type LocalApiStore } from './local-api-store.ts';
import { type BackendEvents, createBackendEvents } from './primitives/backend-events.ts';
import { createQueryClient } from './primitives/query-client.ts';
import { createPageTimers, runAfterPaint } from './primitives/timers.ts';
import { createRecoveryStore, type RecoveryStore } from './recovery-store.ts';
import type { Router } from './router.ts';
import { createSettingsStore, type SettingsStore } from './settings-store.ts';
import { createSimilarStore, type SimilarStore } from './similar-store.ts';
import { createSyncStore, type SyncStore } from './sync-store.ts';

/** Returns the current time in milliseconds since 1970. */
export type Clock = () => number;

export interface AppStores {
  connection: Connection;
  events: BackendEvents;
  queries: QueryClient;
  library: LibraryStore;
  settings: SettingsStore;
  localApi: LocalApiStore;
  recovery: RecoveryStore;
  similar: SimilarStore;
  sync: SyncStore;
  likelyDuplicates: LikelyDuplicatesStore;
  /** The store, or null until the **Duplicates** view is first opened. */
  duplicates: { store: DuplicatePairsStore | null };
  savedFile: { formatMessage: ((name: string) => string) | null };
  emojiFinder: EmojiFinderStore;
  undoStack: CommandUndoStack;
  router: Router;
  clock: Clock;
}

/** Creates the app's stores with one connection. `first` contains the responses embedded in the page. */
export function createAppStores(
  ports: { connection: Connection; router: Router; clock: Clock },
  first: FirstResponses | null,
): AppStores {
  const feed = createBackendEvents(ports.connection);
  const bridge = ports.connection;
  const timers = createPageTimers();
  const queries = createQueryClient(bridge, feed);
  const settings = createSettingsStore({ bridge, events: feed, queries, first: first?.settings });
  const likelyDuplicates = createLikelyDuplicatesStore({ bridge, feed, timers });
  const route = ports.router.get();
  const showsAll = route.view !== 'library' || route.section === 'all';
  return {
    ...ports,
    events: feed,
    queries,
    library: createLibraryStore({
      bridge,
      events: feed,
      first:
        first && showsAll
          ? { query: createFirstListQuery(first.settings.listSorts), list: first.list }
          : null,
    }),
    settings,
    localApi: createLocalApiStore({ bridge, events: feed, queries }),
    recovery: createRecoveryStore({ bridge, feed }),
    similar: createSimilarStore({
      bridge,
      events: feed,
      timers,
      afterPaint: runAfterPaint,
      settings,
      likelyDuplicates,
    }),
    sync: createSyncStore({ bridge, events: feed, timers }),
    likelyDuplicates,
    duplicates: { store: null },
    savedFile: { formatMessage: null },
    emojiFinder: createEmojiFinderStore(loadEmojiFinder, getPageEmojiLanguage),
    undoStack: createCommandUndoStack(),
  };
}

const AppStoresContext = createContext<AppStores | null>(null);

export function AppStoresProvider({ value, children }: { value: AppStores; children: ReactNode }) {
  return (
    <AppStoresContext value={value}>
      <QueryClientProvider client={value.queries}>{children}</QueryClientProvider>
    </AppStoresContext>
  );
}

/** Returns the app's stores. Throws outside the provider. */
export function useAppStores(): AppStores {
  const state = useContext(AppStoresContext);
  if (!state) throw new Error('No AppStateProvider around this component.');
  return state;
}

export function useConnectionState(): ConnectionState {
  const { connection } = useAppStores();
  return useSyncExternalStore(connection.onState, () => connection.state);
}

/** Returns a function that formats a timestamp as a time, with the date unless it's today. */
export function useTimestampFormat(): (at: number) => string {
  const { clock } = useAppStores();
  const t = useTranslate();
  const time = useMemo(() => createTimeFormat(t), [t]);
  return useCallback((at: number) => time.formatTimestamp(at, clock()), [time, clock]);
}
