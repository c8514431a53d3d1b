import { DUPLICATE_GRADES, type Grade, type SimilarProgress } from '../../../../shared/similarity.ts';
import type { Timers } from '../../ports.ts';
import type { Hit } from './engine/ranking.ts';
import type { SearchOptions } from './engine/similar-engine.ts';

/**
 * The scores of similar pairs in the library. They're computed on request, one question at a time, and kept
 * until one of the pair's questions changes.
 */
export interface PairScores {
  /** Returns a question's known scores by the other question's key. */
  of(key: number): ReadonlyMap<number, number>;
  listEntries(): Iterable<[key: number, others: ReadonlyMap<number, number>]>;
  /** The numbers of compared questions and of all questions. */
  readonly progress: SimilarProgress;
  /** Requests these questions before all others. */
  request(keys: readonly number[]): void;
  /** Requests all questions. Their comparison stops when `Timers.now` reaches `until`. */
  requestAll(until: number): void;
  /** Whether all requested questions have been compared. */
  readonly isComplete: boolean;
  /** Compares the next question. Returns false if there's none. */
  runStep(): boolean;
  /** Drops a question's scores after its text has changed, or all scores for null. */
  invalidate(key: number | null): void;
}

export interface PairScoresOptions {
  /**
   * Returns the library's questions that are similar to the question `key`, or null if that question doesn't
   * exist.
   */
  search: (key: number, options: Required<SearchOptions>) => readonly Hit[] | null;
  listAllKeys: () => Iterable<number>;
  size: () => number;
  timers: Pick<Timers, 'now'>;
  /** Returns whether all scores are outdated after this number of changes. */
  areOutdated?: (changes: number, size: number) => boolean;
}

/** The maximum number of scores per question. It limits the pairs in a library that consists of copies. */
const MAX_SCORES_PER_QUESTION = 20;
/**
 * With 1,000 real questions, 12 candidates find 99% of the pairs that 300 find, in less than a quarter of the
 * time. With 6,000 questions, 12 find 1% fewer likely duplicates and 6% fewer related pairs than 24.
 */
const MAX_CANDIDATES = 24;
const MAX_CANDIDATES_IN_SMALL_LIBRARY = 12;
/**
 * Term weights, and therefore all scores, depend on every question. In a large library, all scores are
 * computed again only after this share of the questions has changed.
 */
const SMALL_LIBRARY = 1_000;
const MAX_DRIFT = 0.05;
const isDrifted = (changes: number, size: number): boolean =>
  changes > (size < SMALL_LIBRARY ? 0 : size * MAX_DRIFT);

export function createPairScores(options: PairScoresOptions): PairScores {
  const { search, listAllKeys, size, timers, areOutdated = isDrifted } = options;
  const scores = new Map<number, Map<number, number>>();
  const done = new Set<number>();
  /** Compared questions that don't exist. */
  const absent = new Set<number>();
  /** Questions to compare again first, because other questions' scores depend on them. */
  const stale = new Set<number>();
  const requested = new Set<number>();
  let remaining: Iterator<number> | null = null;
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
  const compare = (key: number, isExcluded: (other: number) => boolean): void => {
    const compared = size() <= SMALL_LIBRARY ? MAX_CANDIDATES_IN_SMALL_LIBRARY : MAX_CANDIDATES;
    // If the comparison fails, the question must not be compared again.
    done.add(key);
    const found = search(key, {
      limit: MAX_SCORES_PER_QUESTION,
      minScore: DUPLICATE_GRADES.related,
      maxCandidates: compared,
      isExcluded: isExcluded,
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
  const takeNextRemaining = (): number | undefined => {
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
    listEntries: () => scores,
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
      remaining ??= listAllKeys()[Symbol.iterator]();
    },
    runStep() {
      const staleKey = takeFirst(stale);
      const key =
        staleKey ?? takeFirst(requested) ?? (timers.now() < requestedUntil ? takeNextRemaining() : undefined);
      if (key === undefined) return false;
      // Unless this question has changed, the questions compared so far were also compared with this one.
      compare(key, staleKey === undefined ? (other) => done.has(other) : () => false);
      return true;
    },
    invalidate(key) {
      if (done.size === 0) return;
      changes += 1;
      if (key !== null && !areOutdated(changes, size())) {
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

/** Two similar questions in the library. `a` is the older one. */
export interface ScoredPair {
  a: number;
  b: number;
  score: number;
}

/** Returns the number of pairs with at least this grade, and the best `limit` of them, best first. */
export function findTopPairs(
  pairScores: Pick<PairScores, 'listEntries'>,
  {
    grade,
    limit,
    isDismissed,
  }: { grade: Grade; limit: number; isDismissed: (a: number, b: number) => boolean },
): { total: number; pairs: ScoredPair[] } {
  const best: ScoredPair[] = [];
  let total = 0;
  for (const [a, others] of pairScores.listEntries()) {
    for (const [b, score] of others) {
      if (a > b || score < DUPLICATE_GRADES[grade] || isDismissed(a, b)) continue;
      total += 1;
      best.push({ a, b, score });
      // Limits the memory for a library that consists of copies.
      if (best.length >= limit * 4 + 1_000) evictLowest(best, limit);
    }
  }
  evictLowest(best, limit);
  return { total, pairs: best };
}

function evictLowest(pairs: ScoredPair[], limit: number): void {
  pairs.sort((one, other) => other.score - one.score || one.a - other.a || one.b - other.b);
  pairs.length = Math.min(pairs.length, limit);
}
