import { useState } from 'react';
import type { AppInfo } from '../../shared/bridge.ts';
import { useAppState } from './app-state.tsx';
import { createFetchedStore } from './fetched-store.ts';
import { useFollowed } from './use-followed.ts';

/** What the host says of itself; null until it has. */
export function useAppInfo(): AppInfo | null {
  const { connection } = useAppState();
  const [store] = useState(() =>
    createFetchedStore(
      () => connection.call('app.info', {}),
      () => false,
    ),
  );
  return useFollowed(store).value;
}
