import { createContext, useContext } from 'react';
import type { Connection } from '../bridge/bridge.ts';
import { createLocalApiStore, type LocalApiStore } from './api-store.ts';
import { createHostFeed, type HostFeed } from './host-feed.ts';
import { createLibraryStore, type LibraryStore } from './library-store.ts';
import { createRecoveryStore, type RecoveryStore } from './recovery-store.ts';
import type { Router } from './route.ts';
import { createSettingsStore, type SettingsStore } from './settings-store.ts';

/** Milliseconds since 1970. */
export type Clock = () => number;

/** Everything that the window knows, made once where it is composed. */
export interface AppState {
  connection: Connection;
  feed: HostFeed;
  library: LibraryStore;
  settings: SettingsStore;
  localApi: LocalApiStore;
  recovery: RecoveryStore;
  router: Router;
  clock: Clock;
}

/** All that the window knows, over one connection. Made once, in main.tsx. */
export function createAppState(ports: { connection: Connection; router: Router; clock: Clock }): AppState {
  const feed = createHostFeed(ports.connection);
  const bridge = ports.connection;
  return {
    ...ports,
    feed,
    library: createLibraryStore({ bridge, feed }),
    settings: createSettingsStore({ bridge, feed }),
    localApi: createLocalApiStore({ bridge, feed }),
    recovery: createRecoveryStore({ bridge, feed }),
  };
}

const AppStateContext = createContext<AppState | null>(null);

export const AppStateProvider = AppStateContext.Provider;

/** What the window knows. Only inside the provider. */
export function useAppState(): AppState {
  const state = useContext(AppStateContext);
  if (!state) throw new Error('No AppStateProvider around this component.');
  return state;
}
