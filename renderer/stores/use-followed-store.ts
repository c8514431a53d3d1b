import { useEffect } from 'react';
import { useAppState } from './app-state.tsx';
import type { BackendEvents } from './primitives/backend-events.ts';
import { type Store, useStore } from './primitives/external-store.ts';

interface FollowableStore {
  follow(feed: BackendEvents): () => void;
}

/** Lets a store follow the host for as long as the component is there. */
export function useFollowStore(store: FollowableStore): void {
  const { events } = useAppState();
  useEffect(() => store.follow(events), [store, events]);
}

/** The value of a store that follows the host only while somebody looks. */
export function useFollowedStore<T>(store: Store<T> & FollowableStore): T {
  useFollowStore(store);
  return useStore(store);
}
