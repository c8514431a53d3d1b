import { useEffect } from 'react';
import { useAppStores } from './app-stores.tsx';
import type { BackendEvents } from './primitives/backend-events.ts';
import { type Store, useStore } from './primitives/external-store.ts';

interface FollowableStore {
  follow(feed: BackendEvents): () => void;
}

/** Updates a store while the component is mounted. */
export function useStoreUpdates(store: FollowableStore): void {
  const { events } = useAppStores();
  useEffect(() => store.follow(events), [store, events]);
}

/** Returns a store's value. The store is updated only while components use it. */
export function useFollowedStore<T>(store: Store<T> & FollowableStore): T {
  useStoreUpdates(store);
  return useStore(store);
}
