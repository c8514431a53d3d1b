import { useSyncExternalStore } from 'react';

/** A value with subscribers, for `useSyncExternalStore`. */
export interface Store<T> {
  get(): T;
  /** Calls back after each change. Returns how to stop. */
  subscribe(onChange: () => void): () => void;
}

export interface WritableStore<T> extends Store<T> {
  /** Sets the value and notifies subscribers if it changed. */
  set(next: T): void;
}

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

/** Returns a signal that is aborted by the first change after which `isTrue` is false, to remove a message that no longer applies. */
export function signalWhile<T>({ get, subscribe }: Store<T>, isTrue: (value: T) => boolean): AbortSignal {
  const ended = new AbortController();
  const stop = subscribe(() => {
    if (isTrue(get())) return;
    stop();
    ended.abort();
  });
  return ended.signal;
}

/** The store's value. The component renders again when it changes. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get);

/** A part of the store's value; the component renders again only when that part changes. It must be stored, not created by `select`. */
export const useStorePart = <T, Part>(store: Store<T>, select: (value: T) => Part): Part =>
  useSyncExternalStore(store.subscribe, () => select(store.get()));
