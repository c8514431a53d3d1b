/** Keeps the best of many: those of the highest rank, of equal ones those with lower keys. */
export interface Best {
  clear(): void;
  offer(slot: number, rank: number, key: number): void;
  /** The slots, best first. */
  take(): number[];
}

/** Keeps at most `most`, in a heap with the worst on top, so that however many are offered, few are sorted. */
export function createBest(most: number): Best {
  const heap: { slot: number; rank: number; key: number }[] = [];
  const isWorse = (a: number, b: number): boolean => {
    const [one, other] = [heap[a], heap[b]];
    if (!one || !other) return false;
    return one.rank < other.rank || (one.rank === other.rank && one.key > other.key);
  };
  const swap = (a: number, b: number): void => {
    const [one, other] = [heap[a], heap[b]];
    if (!one || !other) return;
    heap[a] = other;
    heap[b] = one;
  };
  const rise = (from: number): void => {
    let at = from;
    while (at > 0 && isWorse(at, (at - 1) >> 1)) {
      swap(at, (at - 1) >> 1);
      at = (at - 1) >> 1;
    }
  };
  const sink = (): void => {
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const worse = isWorse(left + 1, left) ? left + 1 : left;
      if (!isWorse(worse, at)) return;
      swap(worse, at);
      at = worse;
    }
  };
  return {
    clear() {
      heap.length = 0;
    },
    offer(slot, rank, key) {
      if (heap.length < most) {
        heap.push({ slot, rank, key });
        rise(heap.length - 1);
        return;
      }
      const [worst] = heap;
      if (!worst || rank < worst.rank || (rank === worst.rank && key > worst.key)) return;
      heap[0] = { slot, rank, key };
      sink();
    },
    take: () => heap.sort((a, b) => b.rank - a.rank || a.key - b.key).map(({ slot }) => slot),
  };
}
