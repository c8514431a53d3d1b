/** Keys that are to be worked off, each once, in the order in which they came. */
export interface Queue {
  readonly size: number;
  has(key: number): boolean;
  add(key: number): void;
  delete(key: number): void;
  clear(): void;
  /** The next one, which is in it no more. */
  take(): number | undefined;
  [Symbol.iterator](): Iterator<number>;
}

export function createQueue(first: Iterable<number> = []): Queue {
  const keys = new Set(first);
  // Kept from one to the next: a set asked anew for its first one walks over all that were taken out of it. It never
  // comes to its end, which would be for good, since nothing is sought where nothing is left.
  const rest = keys.values();
  return {
    get size() {
      return keys.size;
    },
    has: (key) => keys.has(key),
    add: (key) => void keys.add(key),
    delete: (key) => void keys.delete(key),
    clear: () => keys.clear(),
    take() {
      if (keys.size === 0) return undefined;
      const { value } = rest.next();
      if (value !== undefined) keys.delete(value);
      return value;
    },
    [Symbol.iterator]: () => keys.values(),
  };
}
