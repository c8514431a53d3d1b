import type { Log, Timers } from '../../ports.ts';
import { createQueue } from '../queue.ts';
import { createSlices } from '../slices.ts';

/** The titles of the library that are to be read, looked for a few milliseconds at a time. */
export interface Walk {
  /** How many questions are to be looked at, and titles to be read, at least. */
  readonly unread: number;
  /** Nothing is left, and `onDone` was called. */
  readonly isDone: boolean;
  /** Begins to look. */
  begin(): void;
  /** This question is to be looked at; null: all that were are so no more. */
  add(key: number | null): void;
  /** The next title to be read; null where there is none, or none was found yet. */
  next(): string | null;
  /** A title was read. Whether it is of the library and was looked for. */
  tookIn(title: string): boolean;
  /** Ends it for good, and forgets all. */
  stop(): void;
}

export interface WalkPorts {
  /** The titles that a question needs; none where it is gone. */
  titlesOf: (key: number) => readonly string[];
  /** `known`: it is there, and was not before for this question; `missing`: it is to be read; `same`: it was there. */
  look: (title: string) => 'known' | 'missing' | 'same';
  /** Whether no more questions are to come that are not added yet. */
  isWhole: () => boolean;
  timers: Timers;
  log: Log;
  /** There is a next title. */
  onFound: () => void;
  /** Nothing is left: of these questions titles became known since the last time. */
  onDone: (keys: readonly number[]) => void;
}

/** So many titles are looked for before they are needed. */
const AHEAD = 8;

export function createWalk({ titlesOf, look, isWhole, timers, log, onFound, onDone }: WalkPorts): Walk {
  let keys = createQueue();
  /** To be read, with the questions that need them; `found` are those that were not given out yet. */
  const missing = new Map<string, number[]>();
  let found: string[] = [];
  let changed = new Set<number>();
  let hasBegun = false;
  let isDone = true;

  const consider = (key: number): void => {
    for (const title of titlesOf(key)) {
      const state = look(title);
      if (state === 'known') changed.add(key);
      if (state !== 'missing') continue;
      const others = missing.get(title);
      if (others) others.push(key);
      else {
        missing.set(title, [key]);
        found.push(title);
      }
    }
  };
  const forget = (): void => {
    keys = createQueue();
    missing.clear();
    found = [];
    changed.clear();
    isDone = true;
  };
  const endIfDone = (): void => {
    if (!hasBegun || keys.size > 0 || missing.size > 0) return;
    // The last of them may bring nothing new, and so not be added: it is looked again after a rest.
    if (!isWhole()) {
      slices.wake();
      return;
    }
    const told = changed;
    changed = new Set();
    isDone = true;
    onDone([...told]);
  };
  const slices = createSlices({
    timers,
    log,
    step() {
      if (!hasBegun || found.length >= AHEAD) return false;
      const key = keys.take();
      if (key === undefined) return false;
      consider(key);
      return true;
    },
    onDone() {
      if (found.length > 0) onFound();
      endIfDone();
    },
  });
  return {
    get unread() {
      return keys.size + missing.size;
    },
    get isDone() {
      return isDone;
    },
    begin() {
      hasBegun = true;
      slices.wake();
    },
    add(key) {
      if (key === null) return forget();
      keys.add(key);
      isDone = false;
      if (hasBegun) slices.wake();
    },
    next() {
      // Some may have been read meanwhile, because somebody waited for them.
      found = found.filter((title) => missing.has(title));
      const title = found.shift() ?? null;
      if (keys.size > 0) slices.wake();
      return title;
    },
    tookIn(title) {
      const of = missing.get(title);
      if (!of) return false;
      missing.delete(title);
      for (const key of of) changed.add(key);
      if (missing.size === 0 && keys.size === 0) slices.wake();
      return true;
    },
    stop() {
      slices.stop();
      forget();
    },
  };
}
