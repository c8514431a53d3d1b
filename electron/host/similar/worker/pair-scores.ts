import { GRADES, type Grade, type SimilarProgress } from '../../../../shared/similar.ts';
import type { Timers } from '../../ports.ts';
import type { Hit } from './engine/ranking.ts';
import type { SearchOptions } from './engine/similar-engine.ts';

/**
 * Which questions of the library are similar to which: compared one question a step, for as many as were requested, and
 * stored for as long as they don't change.
 */
export interface PairScores {
  /** Those similar to a question, with their scores, as far as they are known. */
  of(key: number): ReadonlyMap<number, number>;
  /** Every question that has some, with them. */
  entries(): Iterable<[key: number, near: ReadonlyMap<number, number>]>;
  /** How many of all have been compared. */
  readonly progress: SimilarProgress;
  /** Requests these questions before all others. */
  request(keys: readonly number[]): void;
  /** Requests all questions, until a moment (`Timers.now`). */
  requestAll(until: number): void;
  /** Whether all that was requested is known, of single questions or of all. */
  readonly isComplete: boolean;
  /** Compares the next question. Returns false if there is none. */
  step(): boolean;
  /** The engine has another text of this question; null if it was rebuilt. */
  invalidate(key: number | null): void;
}

export interface PairScoresOptions {
  /** Questions of the library similar to one, itself and `isLeftOut` left out; null if it isn't there. */
  search: (key: number, options: Required<SearchOptions>) => readonly Hit[] | null;
  /** Every question of the library. */
  allKeys: () => Iterable<number>;
  /** How many those are. */
  size: () => number;
  timers: Pick<Timers, 'now'>;
  /** Whether so many changes to a library of this size make all scores void. */
  areOutdated?: (changes: number, size: number) => boolean;
}

/** Of one question, the nearest so many: a library of copies must not become a list of all pairs. */
const MAX_SCORES_PER_QUESTION = 20;
/**
 * Each question is compared with so many that were not compared with it yet. Of 1,000 real questions, 12 find all pairs
 * that 300 find but one in a hundred, in less than a quarter of the time. Of 6,000, 12 find 1 % fewer that are very close
 * than 24 do, and 6 % fewer that are related.
 */
const MAX_CANDIDATES = 24;
const MAX_CANDIDATES_IN_SMALL_LIBRARY = 12;
/**
 * What is rare in a library changes with every question in it, and with it all scores. In a small one they are computed
 * again; in a large one only after such a part of it has changed.
 */
const SMALL_LIBRARY = 1_000;
const MAX_DRIFT = 0.05;
const isDrifted = (changes: number, size: number): boolean =>
  changes > (size < SMALL_LIBRARY ? 0 : size * MAX_DRIFT);

export function createPairScores(ports: PairScoresOptions): PairScores {
  const { search, allKeys: all, size, timers, areOutdated: isVoid = isDrifted } = ports;
  const scores = new Map<number, Map<number, number>>();
  const done = new Set<number>();
  /** Those of them that are not in the library. */
  const absent = new Set<number>();
  /** To be compared again before anything else, so that what is known of others is true. */
  const stale = new Set<number>();
  const requested = new Set<number>();
  let remaining: Iterator<number> | null = null;
  /** When `later` pauses, unless it is requested again. */
  let requestedUntil = 0;
  let changes = 0;

  const link = (from: number, to: number, score: number): void => {
    const known = scores.get(from) ?? new Map<number, number>();
    scores.set(from, known.set(to, Math.max(score, known.get(to) ?? 0)));
  };
  const drop = (key: number): void => {
    for (const other of scores.get(key)?.keys() ?? []) scores.get(other)?.delete(key);
    for (const keys of [scores, done, absent]) keys.delete(key);
  };
  const compare = (key: number, isLeftOut: (other: number) => boolean): void => {
    const compared = size() <= SMALL_LIBRARY ? MAX_CANDIDATES_IN_SMALL_LIBRARY : MAX_CANDIDATES;
    // One that can't be compared must not come again.
    done.add(key);
    const found = search(key, {
      limit: MAX_SCORES_PER_QUESTION,
      minScore: GRADES.related,
      maxCandidates: compared,
      isExcluded: isLeftOut,
    });
    if (!found) absent.add(key);
    for (const { key: other, score } of found ?? []) {
      link(key, other, score);
      link(other, key, score);
    }
  };
  const takeFirst = (keys: Set<number>): number | undefined => {
    const [key] = keys;
    if (key !== undefined) keys.delete(key);
    return key;
  };
  const nextRemaining = (): number | undefined => {
    for (;;) {
      const next = remaining?.next();
      if (!next || next.done) {
        remaining = null;
        return undefined;
      }
      if (!done.has(next.value)) return next.value;
    }
  };
  return {
    of: (key) => scores.get(key) ?? new Map(),
    entries: () => scores,
    get progress() {
      const total = size();
      return { known: Math.min(total, done.size - absent.size), total };
    },
    get isComplete() {
      return stale.size + requested.size === 0 && remaining === null;
    },
    request(keys) {
      for (const key of keys) if (!done.has(key)) requested.add(key);
    },
    requestAll(until) {
      requestedUntil = until;
      remaining ??= all()[Symbol.iterator]();
    },
    step() {
      const staleKey = takeFirst(stale);
      const key =
        staleKey ?? takeFirst(requested) ?? (timers.now() < requestedUntil ? nextRemaining() : undefined);
      if (key === undefined) return false;
      // Those that are done have been compared with it, unless it has changed since.
      compare(key, staleKey === undefined ? (other) => done.has(other) : () => false);
      return true;
    },
    invalidate(key) {
      if (done.size === 0) return;
      changes += 1;
      if (key !== null && !isVoid(changes, size())) {
        drop(key);
        stale.add(key);
        return;
      }
      for (const keys of [scores, done, absent, stale, requested]) keys.clear();
      remaining = null;
      changes = 0;
    },
  };
}

/** Two questions of the library that are near to each other; `a` has the lower id and so is the older one. */
export interface ScoredPair {
  a: number;
  b: number;
  score: number;
}

/**
 * The nearest pairs of at least a grade, at most `limit`, nearest first, equal ones in order of their ids; and how many
 * there are of them all.
 */
export function topPairs(
  neighbours: Pick<PairScores, 'entries'>,
  {
    grade,
    limit,
    isDismissed,
  }: { grade: Grade; limit: number; isDismissed: (a: number, b: number) => boolean },
): { total: number; pairs: ScoredPair[] } {
  const best: ScoredPair[] = [];
  let total = 0;
  for (const [a, near] of neighbours.entries()) {
    for (const [b, score] of near) {
      if (a > b || score < GRADES[grade] || isDismissed(a, b)) continue;
      total += 1;
      best.push({ a, b, score });
      // Sorted now and then: a library of copies has more pairs than anybody wants to see.
      if (best.length >= limit * 4 + 1_000) keepTop(best, limit);
    }
  }
  keepTop(best, limit);
  return { total, pairs: best };
}

function keepTop(pairs: ScoredPair[], limit: number): void {
  pairs.sort((one, other) => other.score - one.score || one.a - other.a || one.b - other.b);
  pairs.length = Math.min(pairs.length, limit);
}
