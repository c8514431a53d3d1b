import type { SimilarText } from '../../../../shared/similar.ts';

/** What is kept of the questions: their texts, and their words by number. A question has a slot while it is there. */
export interface Documents {
  readonly size: number;
  /** All slots are below; freed ones are given out again. */
  readonly slots: number;
  slotOf(key: number): number | undefined;
  keyOf(slot: number): number;
  textOf(slot: number): SimilarText;
  /** 1 for a title of no words, less the more it has. */
  shortness(slot: number): number;
  /** Adds a question that is not there yet and returns its slot. `words`: from `packWord`, sentences apart by `SENTENCE`. */
  add(key: number, text: SimilarText, words: readonly number[]): number;
  delete(key: number): void;
  /** The words of all questions; those of a slot are from `from(slot)` to `to(slot)`, excluded. */
  readonly words: Int32Array;
  from(slot: number): number;
  to(slot: number): number;
}

/** Stands between the sentences of a title. */
export const SENTENCE = -1;

/** A word's number and whether it only frames the question, as one number. */
export const packWord = (word: number, isFrame: boolean): number => word * 2 + (isFrame ? 1 : 0);

/** No questions. */
export function createDocuments(): Documents {
  const slotOf = new Map<number, number>();
  const keys: number[] = [];
  let shortness = new Float32Array(1024);
  const texts: (SimilarText | undefined)[] = [];
  const from: number[] = [];
  const to: number[] = [];
  const free: number[] = [];
  let words = new Int32Array(1024);
  let end = 0;
  let wasted = 0;

  /** Moves all words together, into a block with room for as many more. */
  const tidy = (more: number): void => {
    const larger = new Int32Array(Math.ceil((end - wasted + more) * 1.5));
    let next = 0;
    for (const slot of slotOf.values()) {
      const start = from[slot] ?? 0;
      const stop = to[slot] ?? 0;
      larger.set(words.subarray(start, stop), next);
      from[slot] = next;
      next += stop - start;
      to[slot] = next;
    }
    words = larger;
    end = next;
    wasted = 0;
  };
  return {
    get size() {
      return slotOf.size;
    },
    get slots() {
      return keys.length;
    },
    get words() {
      return words;
    },
    slotOf: (key) => slotOf.get(key),
    keyOf: (slot) => keys[slot] ?? 0,
    textOf: (slot) => texts[slot] ?? { title: '', description: '', options: [] },
    shortness: (slot) => shortness[slot] ?? 0,
    from: (slot) => from[slot] ?? 0,
    to: (slot) => to[slot] ?? 0,
    add(key, text, list) {
      if (end + list.length > words.length) tidy(list.length);
      const slot = free.pop() ?? keys.length;
      slotOf.set(key, slot);
      keys[slot] = key;
      texts[slot] = text;
      if (slot >= shortness.length) {
        const larger = new Float32Array(slot * 2);
        larger.set(shortness);
        shortness = larger;
      }
      shortness[slot] = Math.sqrt(2 / (2 + list.length));
      from[slot] = end;
      words.set(list, end);
      end += list.length;
      to[slot] = end;
      return slot;
    },
    delete(key) {
      const slot = slotOf.get(key);
      if (slot === undefined) return;
      wasted += (to[slot] ?? 0) - (from[slot] ?? 0);
      texts[slot] = undefined;
      slotOf.delete(key);
      free.push(slot);
    },
  };
}
