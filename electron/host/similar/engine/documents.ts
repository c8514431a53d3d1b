import { Stretches } from './stretches.ts';

/** What is kept of the questions: their titles, and their words by number. A question has a slot while it is there. */
export interface Documents {
  readonly size: number;
  /** All slots are below; freed ones are given out again. */
  readonly slots: number;
  slotOf(key: number): number | undefined;
  keyOf(slot: number): number;
  titleOf(slot: number): string;
  /** 1 for a title of no words, less the more it has. */
  shortness(slot: number): number;
  /** Whether the title has a topic of its own. */
  hasTopic(slot: number): boolean;
  /** Whether it is compared by what it means. */
  hasMeaning(slot: number): boolean;
  /** Adds a question that is not there yet and returns its slot. */
  add(key: number, document: NewDocument): number;
  delete(key: number): void;
  /** The words of all titles; those of a slot are from `from(slot)` to `to(slot)`, excluded. */
  readonly words: Int32Array;
  from(slot: number): number;
  to(slot: number): number;
  /** The terms of options and description by slot, from `asideTermsOf`. */
  readonly asides: Stretches;
}

interface NewDocument {
  title: string;
  /** From `packWord`, sentences apart by `SENTENCE`. */
  words: readonly number[];
  asides: readonly number[];
  hasTopic: boolean;
  hasMeaning: boolean;
}

/** Stands between the sentences of a title. */
export const SENTENCE = -1;

/** A word's number and whether it only frames the question, as one number. */
export const packWord = (word: number, isFrame: boolean): number => word * 2 + (isFrame ? 1 : 0);

/** No questions. */
export function createDocuments(): Documents {
  const slotOf = new Map<number, number>();
  const keys: number[] = [];
  const titles: string[] = [];
  const topics: boolean[] = [];
  const meanings: boolean[] = [];
  const free: number[] = [];
  const words = new Stretches();
  const asides = new Stretches();
  return {
    get size() {
      return slotOf.size;
    },
    get slots() {
      return keys.length;
    },
    get words() {
      return words.block;
    },
    asides,
    slotOf: (key) => slotOf.get(key),
    keyOf: (slot) => keys[slot] ?? 0,
    titleOf: (slot) => titles[slot] ?? '',
    shortness: (slot) => Math.sqrt(2 / (2 + words.to(slot) - words.from(slot))),
    hasTopic: (slot) => topics[slot] ?? false,
    hasMeaning: (slot) => meanings[slot] ?? false,
    from: (slot) => words.from(slot),
    to: (slot) => words.to(slot),
    add(key, document) {
      const slot = free.pop() ?? keys.length;
      slotOf.set(key, slot);
      keys[slot] = key;
      titles[slot] = document.title;
      topics[slot] = document.hasTopic;
      meanings[slot] = document.hasMeaning;
      words.set(slot, document.words);
      asides.set(slot, document.asides);
      return slot;
    },
    delete(key) {
      const slot = slotOf.get(key);
      if (slot === undefined) return;
      words.delete(slot);
      asides.delete(slot);
      titles[slot] = '';
      slotOf.delete(key);
      free.push(slot);
    },
  };
}
