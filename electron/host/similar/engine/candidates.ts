import { createBest } from './best.ts';
import type { Engine } from './parts.ts';
import type { Query } from './query.ts';

/** Shares of a rank that are told apart when the best are sought. */
const STEPS = 2048;
/** Entries of a list that are read at most. */
const MOST_LOOKS = 100_000;

export type Candidates = (query: Query, asides: ReadonlyMap<string, number>) => number[];

/**
 * Slots of the questions worth comparing with a query, by the words they share with it: the rarest words first, common
 * ones only while there is room. `asides` are stems of options and description, each with its weight.
 */
export function createCandidates({ store, tuning }: Engine): Candidates {
  const { vocabulary, documents } = store;
  let ranks = new Float64Array(1024);
  let touched = new Int32Array(1024);
  const best = createBest(tuning.compared);
  let count = 0;
  return (query, asides) => {
    if (ranks.length < documents.slots) {
      ranks = new Float64Array(documents.slots * 2);
      touched = new Int32Array(documents.slots * 2);
    }
    for (const { list, gain } of listsFor(query, asides)) {
      if (count > 0 && list.looks > tuning.looks) break;
      const { block } = list.slots;
      // The first list is read whole, so that of equals those with lower keys are found; but not without end.
      const length = Math.min(list.slots.length, MOST_LOOKS);
      for (let index = 0; index < length; index++) {
        const slot = block[index] ?? 0;
        const before = ranks[slot] ?? 0;
        if (before === 0) touched[count++] = slot;
        ranks[slot] = before + gain;
      }
    }
    const found = bestSlots();
    for (let index = 0; index < count; index++) ranks[touched[index] ?? 0] = 0;
    count = 0;
    return found;
  };

  function listsFor(query: Query, asides: ReadonlyMap<string, number>) {
    const worth = new Map<number, number>();
    for (const { meetings, weight } of query.words)
      for (const { term, match } of meetings)
        worth.set(term, Math.max(worth.get(term) ?? 0, (match * weight) ** 2));
    const titles = Array.from(worth, ([term, gain]) => ({
      slots: vocabulary.postings(term),
      gain,
      text: vocabulary.termText(term),
    }));
    const others = Array.from(asides, ([text, weight]) => ({
      slots: vocabulary.asides(vocabulary.termWith(text)),
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

  /** The `tuning.compared` slots of the highest rank; of equals those with lower keys. */
  function bestSlots(): number[] {
    let highest = 0;
    for (let index = 0; index < count; index++) {
      const slot = touched[index] ?? 0;
      // Of those that share as much, the shorter one says less else.
      const rank = (ranks[slot] ?? 0) * documents.shortness(slot);
      ranks[slot] = rank;
      if (rank > highest) highest = rank;
    }
    const limit = count <= tuning.compared ? 0 : leastRank(highest);
    best.clear();
    for (let index = 0; index < count; index++) {
      const slot = touched[index] ?? 0;
      const rank = ranks[slot] ?? 0;
      if (rank >= limit) best.offer(slot, rank, documents.keyOf(slot));
    }
    return best.take();
  }

  /** A rank that at least `tuning.compared` slots have, and few more. */
  function leastRank(highest: number): number {
    const counts = new Int32Array(STEPS + 1);
    for (let index = 0; index < count; index++) {
      const step = Math.floor(((ranks[touched[index] ?? 0] ?? 0) / highest) * STEPS);
      counts[step] = (counts[step] ?? 0) + 1;
    }
    let step = STEPS;
    for (let sum = counts[step] ?? 0; step > 0 && sum < tuning.compared; sum += counts[step] ?? 0) step--;
    // One step lower: a rank on the border may be rounded to either side.
    return (Math.max(0, step - 1) / STEPS) * highest;
  }
}
