import { useEffect } from 'react';
import { useAppState } from './app-state.tsx';
import type { HostFeed } from './backend-events.ts';
import { type Store, useStore } from './external-store.ts';

interface Follower {
  follow(feed: HostFeed): () => void;
}

/** Lets a store follow the host for as long as the component is there. */
export function useFollow(store: Follower): void {
  const { feed } = useAppState();
  useEffect(() => store.follow(feed), [store, feed]);
}

/** The value of a store that follows the host only while somebody looks. */
export function useFollowed<T>(store: Store<T> & Follower): T {
  useFollow(store);
  return useStore(store);
}
