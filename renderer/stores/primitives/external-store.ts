import { useSyncExternalStore } from 'react';

/** A value with subscribers, for `useSyncExternalStore`. */
export interface Store<T> {
  get(): T;
  /** Calls `onChange` after each change. Returns a function that unsubscribes. */
  subscribe(onChange: () => void): () => void;
}

export interface WritableStore<T> extends Store<T> {
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

/**
 * Returns a signal that aborts as soon as `isTrue` returns false, for example to close a message that no
 * longer applies.
 */
export function createSignalWhile<T>(
  { get, subscribe }: Store<T>,
  isTrue: (value: T) => boolean,
): AbortSignal {
  const ended = new AbortController();
  const stop = subscribe(() => {
    if (isTrue(get())) return;
    stop();
    ended.abort();
  });
  return ended.signal;
}

export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get);

/**
 * Returns part of a store's value. The component renders again only if this part changes, so `select` must
 * not create an object.
 */
export const useStorePart = <T, Part>(store: Store<T>, select: (value: T) => Part): Part =>
  useSyncExternalStore(store.subscribe, () => select(store.get()));
