import { GRADES, type SimilarProgress } from '../../../shared/similar.ts';
import type { Log, Timers } from '../ports.ts';
import type { Hit, SearchOptions } from './engine/engine.ts';
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
  /** Finds those of all questions out. Resolves once they are known, or after so many milliseconds; it goes on then. */
  lookAtAll(milliseconds: number): Promise<void>;
  /** What the engine has of this question is another; null where it began anew. */
  changed(key: number | null): void;
  /** Ends all work. */
  stop(): void;
}

export interface NeighboursPorts {
  /** Questions of the library near to one, itself left out; none where the engine does not have it. */
  search: (
    key: number,
    options: Required<Pick<SearchOptions, 'limit' | 'atLeast' | 'compared'>>,
  ) => readonly Hit[];
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
 * Each question is compared with so many. With 300, of 6,000 real questions 0.5 % more pairs are found that are very close,
 * 1.3 % more that are close and 3 % more that are related, in more than three times the time.
 */
const COMPARED = 24;
const OPTIONS = { limit: MOST, atLeast: GRADES.related, compared: COMPARED } as const;
/**
 * What is rare in a library changes with every question in it, and with it all scores. In a small one they are found out
 * anew; in a large one that is not worth while before such a part of it has changed.
 */
const SMALL = 1_000;
const DRIFT = 0.05;
const isDrifted = (changes: number, size: number): boolean => changes > (size < SMALL ? 0 : size * DRIFT);

export function createNeighbours(ports: NeighboursPorts): Neighbours {
  const { search, all, size, timers, log, isVoid = isDrifted, onSettled } = ports;
  /** Scores both ways, the higher one where they differ. */
  const near = new Map<number, Map<number, number>>();
  const done = new Set<number>();
  /** To be compared anew before anything else, so that what is known of others is true. */
  const stale = new Set<number>();
  let soon = new Set<number>();
  const later = new Set<number>();
  let changes = 0;
  let version = 0;
  let isOwed = false;
  let isStopped = false;

  const connect = (from: number, to: number, score: number): void => {
    const known = near.get(from) ?? new Map<number, number>();
    near.set(from, known.set(to, Math.max(score, known.get(to) ?? 0)));
  };
  const drop = (key: number): void => {
    for (const other of near.get(key)?.keys() ?? []) near.get(other)?.delete(key);
    near.delete(key);
    done.delete(key);
    version += 1;
  };
  const compare = (key: number): void => {
    done.add(key);
    for (const { key: other, score } of search(key, OPTIONS)) {
      connect(key, other, score);
      connect(other, key, score);
    }
    version += 1;
  };
  const forget = (): void => {
    near.clear();
    // Whoever waits asks again.
    for (const keys of [done, stale, soon, later]) keys.clear();
    changes = 0;
    version += 1;
  };
  const next = (): number | undefined => {
    for (const keys of [stale, soon, later]) for (const key of keys) return key;
    return undefined;
  };
  const slices = createSlices({
    timers,
    log,
    step() {
      const key = next();
      if (key === undefined) return false;
      for (const keys of [stale, soon, later]) keys.delete(key);
      compare(key);
      return true;
    },
    onDone() {
      if (isOwed) onSettled();
      isOwed = false;
    },
  });
  /** Adds what is missing for as long as something is: whoever waits must not go without what was forgotten meanwhile. */
  const wait = async (add: () => void, isDone: () => boolean, milliseconds: number): Promise<void> => {
    const end = timers.now() + milliseconds;
    for (add(); !isDone() && !isStopped; add()) {
      const left = end - timers.now();
      if (left <= 0) {
        isOwed = true;
        return slices.wake();
      }
      await slices.until(isDone, left);
    }
  };
  const areSoonDone = () => stale.size + soon.size === 0;

  return {
    of: (key) => near.get(key) ?? new Map(),
    entries: () => near,
    get progress() {
      const total = size();
      return { known: Math.min(total, done.size), total };
    },
    get version() {
      return version;
    },
    look(keys, milliseconds) {
      const add = () => {
        const missing = keys.filter((key) => !done.has(key));
        if (missing.length > 0) soon = new Set([...missing, ...soon]);
      };
      return wait(add, areSoonDone, milliseconds);
    },
    lookAtAll(milliseconds) {
      const add = () => {
        if (later.size > 0) return;
        for (const key of all()) if (!done.has(key)) later.add(key);
      };
      return wait(add, () => areSoonDone() && later.size === 0, milliseconds);
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
