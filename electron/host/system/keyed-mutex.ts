/** Prevents overlapping work on the same key. Work on different keys runs concurrently. */
export interface KeyedMutex<Key> {
  /** Runs `work` after all earlier work on this key has settled. */
  run<T>(key: Key, work: () => Promise<T>): Promise<T>;
  isBusy(key: Key): boolean;
  /** Resolves when no work is running or queued. */
  idle(): Promise<void>;
}

export function createKeyedMutex<Key>(): KeyedMutex<Key> {
  const last = new Map<Key, Promise<unknown>>();
  return {
    run(key, work) {
      const before = last.get(key) ?? Promise.resolve();
      const next = before.then(work, work);
      const ended = next
        .catch(() => undefined)
        .then(() => {
          if (last.get(key) === ended) last.delete(key);
        });
      last.set(key, ended);
      return next;
    },
    isBusy: (key) => last.has(key),
    async idle() {
      while (last.size > 0) await Promise.all(last.values());
    },
  };
}
