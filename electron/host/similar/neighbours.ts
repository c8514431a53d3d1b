import { GRADES, type SimilarProgress } from '../../../shared/similar.ts';
import type { Log, Timers } from '../ports.ts';
import type { Hit, SearchOptions } from './engine/engine.ts';
import { createLinks } from './links.ts';
import { createQueue } from './queue.ts';
import { createSlices } from './slices.ts';

/**
 * Which questions of the library are near to which: found out for as many as are asked for, a few milliseconds at a
 * time, and kept for as long as they stay what they are.
 */
export interface Neighbours {
  /** Those near to a question, by their keys, as far as they are known. */
  of(key: number): ReadonlyMap<number, number>;
  /** Every question that has some, with them. */
  entries(): Iterable<[key: number, near: ReadonlyMap<number, number>]>;
  /** How many of all have been compared. */
  readonly progress: SimilarProgress;
  /** Grows whenever something else is known. */
  readonly version: number;
  /** Finds those of these questions out, before all others. Resolves once they are known, or after so many milliseconds. */
  look(keys: readonly number[], milliseconds: number): Promise<void>;
  /**
   * Finds those of all questions out. Resolves once they are known, or after so many milliseconds; it goes on then for a
   * moment, and for as long as somebody asks again before that is over.
   */
  lookAtAll(milliseconds: number): Promise<void>;
  /** What the engine has of this question is another; null where it began anew. */
  changed(key: number | null): void;
  /** Ends all work. */
  stop(): void;
}

export interface NeighboursPorts {
  /** Questions of the library near to one, itself and `isLeftOut` left out; null where there is no such one. */
  search: (key: number, options: Required<SearchOptions>) => readonly Hit[] | null;
  /** Every question of the library. */
  all: () => Iterable<number>;
  /** How many those are. */
  size: () => number;
  timers: Timers;
  log: Log;
  /** Whether so many changes to a library of this size make all scores void. */
  isVoid?: (changes: number, size: number) => boolean;
  /** Called when nothing is left to be compared, where that took longer than an answer could wait. */
  onSettled: () => void;
}

/** Of one question, the nearest so many: a library of copies must not become a list of all pairs. */
const MOST = 20;
/**
 * Each question is compared with so many that were not compared with it yet. Of 1,000 real questions, 12 find all pairs
 * that 300 find but one in a hundred, in less than a quarter of the time. Of 6,000, 12 find 1 % fewer that are very close
 * than 24 do, and 6 % fewer that are related.
 */
const COMPARED = 24;
const COMPARED_IN_SMALL = 12;
/** Milliseconds after an answer for which it goes on with all questions though nobody asks. */
const PATIENCE = 2_000;
/**
 * What is rare in a library changes with every question in it, and with it all scores. In a small one they are found out
 * anew; in a large one that is not worth while before such a part of it has changed.
 */
const SMALL = 1_000;
const DRIFT = 0.05;
const isDrifted = (changes: number, size: number): boolean => changes > (size < SMALL ? 0 : size * DRIFT);

export function createNeighbours(ports: NeighboursPorts): Neighbours {
  const { search, all, size, timers, log, isVoid = isDrifted, onSettled } = ports;
  const links = createLinks();
  const done = new Set<number>();
  /** Those of them that are not in the library. */
  const absent = new Set<number>();
  /** To be compared anew before anything else, so that what is known of others is true. */
  const stale = createQueue();
  let soon = createQueue();
  const later = createQueue();
  /** When `later` rests, unless somebody asks again. */
  let wantedUntil = 0;
  let changes = 0;
  let version = 0;
  /** Somebody was told less than is to be known of some questions; of all. */
  let isSomeOwed = false;
  let isAllOwed = false;
  let isStopped = false;

  const drop = (key: number): void => {
    links.drop(key);
    done.delete(key);
    absent.delete(key);
    version += 1;
  };
  const compare = (key: number, isLeftOut: (other: number) => boolean): void => {
    const compared = size() <= SMALL ? COMPARED_IN_SMALL : COMPARED;
    try {
      const options = { limit: MOST, atLeast: GRADES.related, compared, isLeftOut };
      const found = search(key, options);
      if (!found) absent.add(key);
      for (const { key: other, score } of found ?? []) links.add(key, other, score);
    } finally {
      // One that can't be compared must not come again. And a search may take changes over, which begins this anew.
      done.add(key);
      version += 1;
    }
  };
  const forget = (): void => {
    links.clear();
    // Whoever waits asks again.
    for (const keys of [done, absent, stale, soon, later]) keys.clear();
    changes = 0;
    version += 1;
  };
  const slices = createSlices({
    timers,
    log,
    step() {
      const isStale = stale.size > 0;
      const key = stale.take() ?? soon.take() ?? (timers.now() < wantedUntil ? later.take() : undefined);
      if (key === undefined) return false;
      for (const keys of [soon, later]) keys.delete(key);
      // Those that are done have been compared with it, unless it has changed since.
      compare(key, isStale ? () => false : (other) => done.has(other));
      return true;
    },
    onDone() {
      // Where some are left, nobody waits for them any more.
      const isOwed = isSomeOwed || (isAllOwed && later.size === 0);
      isSomeOwed = false;
      isAllOwed = false;
      if (isOwed) onSettled();
    },
  });
  /** Adds what is missing for as long as something is: whoever waits must not go without what was forgotten meanwhile. */
  const wait = async (
    { add, isDone, onLate }: { add: () => void; isDone: () => boolean; onLate: () => void },
    milliseconds: number,
  ): Promise<void> => {
    const end = timers.now() + milliseconds;
    for (add(); !isDone() && !isStopped; add()) {
      const left = end - timers.now();
      if (left <= 0) {
        onLate();
        return slices.wake();
      }
      await slices.until(isDone, left);
    }
  };
  const areSoonDone = () => stale.size + soon.size === 0;

  return {
    of: links.of,
    entries: links.entries,
    get progress() {
      const total = size();
      return { known: Math.min(total, done.size - absent.size), total };
    },
    get version() {
      return version;
    },
    look(keys, milliseconds) {
      const add = () => {
        const missing = keys.filter((key) => !done.has(key));
        if (missing.length > 0) soon = createQueue([...missing, ...soon]);
      };
      const onLate = () => {
        isSomeOwed = true;
      };
      return wait({ add, isDone: areSoonDone, onLate }, milliseconds);
    },
    lookAtAll(milliseconds) {
      const add = () => {
        if (later.size > 0) return;
        for (const key of all()) if (!done.has(key)) later.add(key);
      };
      const onLate = () => {
        isAllOwed = true;
      };
      wantedUntil = timers.now() + Math.max(0, milliseconds) + PATIENCE;
      return wait({ add, isDone: () => areSoonDone() && later.size === 0, onLate }, milliseconds);
    },
    changed(key) {
      if (done.size === 0) return;
      changes += 1;
      if (key === null || isVoid(changes, size())) return forget();
      drop(key);
      stale.add(key);
      slices.wake();
    },
    stop() {
      isStopped = true;
      slices.stop();
    },
  };
}
