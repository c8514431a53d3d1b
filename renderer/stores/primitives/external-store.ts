import { useSyncExternalStore } from 'react';

/** A value that others may watch. */
export interface Store<T> {
  get(): T;
  /** Calls back after each change. Returns how to stop. */
  subscribe(onChange: () => void): () => void;
}

export interface WritableStore<T> extends Store<T> {
  /** Takes the next value; nobody hears of it where it is the same. */
  set(next: T): void;
}

/** A store that holds `initial`. */
export function createStore<T>(initial: T): WritableStore<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The store's value; the component is drawn again when it changes. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get);
