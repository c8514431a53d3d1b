import type { EngineContext } from './index/search-index.ts';
import type { Query } from './query-expansion.ts';

const RANK_STEPS = 2048;
const MAX_POSTINGS_PER_TERM = 100_000;

export type FindCandidates = (query: Query, secondary: ReadonlyMap<string, number>) => number[];

/**
 * Returns a function that finds the slots of questions that share words with a query. The function searches
 * for the rarest words first, and for common words only up to a limit. `secondary` has the stems of the
 * options and description with their weights.
 */
export function createCandidates({ index, tuning }: EngineContext): FindCandidates {
  const { vocabulary, documents } = index;
  let ranks = new Float64Array(1024);
  let touched = new Int32Array(1024);
  const best = createTopK(tuning.maxCandidates);
  let count = 0;
  return (query, secondary) => {
    if (ranks.length < documents.slots) {
      ranks = new Float64Array(documents.slots * 2);
      touched = new Int32Array(documents.slots * 2);
    }
    for (const { list, gain } of collectLists(query, secondary)) {
      if (count > 0 && list.looks > tuning.maxPostings) break;
      const { block } = list.slots;
      // The first list is read even beyond `tuning.maxPostings`, because lower keys must win if ranks are
      // equal.
      const length = Math.min(list.slots.length, MAX_POSTINGS_PER_TERM);
      for (let index = 0; index < length; index++) {
        const slot = block[index] ?? 0;
        const before = ranks[slot] ?? 0;
        if (before === 0) touched[count++] = slot;
        ranks[slot] = before + gain;
      }
    }
    const found = findBestSlots();
    for (let index = 0; index < count; index++) ranks[touched[index] ?? 0] = 0;
    count = 0;
    return found;
  };

  function collectLists(query: Query, secondary: ReadonlyMap<string, number>) {
    const worth = new Map<number, number>();
    for (const { matches, weight } of query.words)
      for (const { term, match } of matches)
        worth.set(term, Math.max(worth.get(term) ?? 0, (match * weight) ** 2));
    const titles = Array.from(worth, ([term, gain]) => ({
      slots: vocabulary.titlePostings(term),
      gain,
      text: vocabulary.termText(term),
    }));
    const others = Array.from(secondary, ([text, weight]) => ({
      slots: vocabulary.secondaryPostings(vocabulary.termWith(text)),
      gain: (weight / 2) ** 2,
      text,
    }));
    let looks = 0;
    return [...titles, ...others]
      .filter(({ gain }) => gain > 0)
      .sort((a, b) => a.slots.length - b.slots.length || b.gain - a.gain || (a.text < b.text ? -1 : 1))
      .map(({ slots, gain }) => {
        looks += slots.length;
        return { list: { slots, looks }, gain };
      });
  }

  /** Returns the `tuning.maxCandidates` slots with the highest rank. If ranks are equal, lower keys win. */
  function findBestSlots(): number[] {
    let highest = 0;
    for (let index = 0; index < count; index++) {
      const slot = touched[index] ?? 0;
      // Shorter titles rank higher.
      const rank = (ranks[slot] ?? 0) * documents.getBrevity(slot);
      ranks[slot] = rank;
      if (rank > highest) highest = rank;
    }
    const limit = count <= tuning.maxCandidates ? 0 : getMinRank(highest);
    best.clear();
    for (let index = 0; index < count; index++) {
      const slot = touched[index] ?? 0;
      const rank = ranks[slot] ?? 0;
      if (rank >= limit) best.offer(slot, rank, documents.getKey(slot));
    }
    return best.listSlots();
  }

  /** Returns a rank that at least `tuning.maxCandidates` slots and few others reach. */
  function getMinRank(highest: number): number {
    const counts = new Int32Array(RANK_STEPS + 1);
    for (let index = 0; index < count; index++) {
      const step = Math.floor(((ranks[touched[index] ?? 0] ?? 0) / highest) * RANK_STEPS);
      counts[step] = (counts[step] ?? 0) + 1;
    }
    let step = RANK_STEPS;
    for (let sum = counts[step] ?? 0; step > 0 && sum < tuning.maxCandidates; sum += counts[step] ?? 0)
      step--;
    // One step lower allows for rounding.
    return (Math.max(0, step - 1) / RANK_STEPS) * highest;
  }
}

/** Collects the slots with the highest ranks. If ranks are equal, lower keys win. */
export interface TopK {
  clear(): void;
  offer(slot: number, rank: number, key: number): void;
  /** Returns the slots, best first. */
  listSlots(): number[];
}

/** Collects at most `most` slots in a heap with the lowest rank on top. */
export function createTopK(most: number): TopK {
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
  const siftUp = (from: number): void => {
    let at = from;
    while (at > 0 && isWorse(at, (at - 1) >> 1)) {
      swap(at, (at - 1) >> 1);
      at = (at - 1) >> 1;
    }
  };
  const siftDown = (): void => {
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
        siftUp(heap.length - 1);
        return;
      }
      const [worst] = heap;
      if (!worst || rank < worst.rank || (rank === worst.rank && key > worst.key)) return;
      heap[0] = { slot, rank, key };
      siftDown();
    },
    listSlots: () => heap.sort((a, b) => b.rank - a.rank || a.key - b.key).map(({ slot }) => slot),
  };
}
