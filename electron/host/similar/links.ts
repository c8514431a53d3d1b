/** Scores of pairs, to be found from both sides. */
export interface Links {
  /** Those linked to one, with the scores. Not to be changed. */
  of(key: number): ReadonlyMap<number, number>;
  /** Every one that was linked, with those that still are. */
  entries(): Iterable<[key: number, others: ReadonlyMap<number, number>]>;
  /** Where they are linked already, the higher score counts. */
  add(a: number, b: number, score: number): void;
  /** Takes one out of all its pairs. */
  drop(key: number): void;
  clear(): void;
}

export function createLinks(): Links {
  const links = new Map<number, Map<number, number>>();
  const addFrom = (from: number, to: number, score: number): void => {
    const known = links.get(from) ?? new Map<number, number>();
    links.set(from, known.set(to, Math.max(score, known.get(to) ?? 0)));
  };
  return {
    of: (key) => links.get(key) ?? new Map(),
    entries: () => links,
    add(a, b, score) {
      addFrom(a, b, score);
      addFrom(b, a, score);
    },
    drop(key) {
      for (const other of links.get(key)?.keys() ?? []) links.get(other)?.delete(key);
      links.delete(key);
    },
    clear: () => links.clear(),
  };
}
