import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPairScores, findTopPairs } from '../../../../electron/host/similar/worker/pair-scores.ts';
import { DUPLICATE_GRADES } from '../../../../shared/similarity.ts';

/**
 * Creates pair scores for questions that are numbers: the smaller the difference, the more similar.
 * `lopsided` reduces the scores of smaller numbers in a search.
 */
function createNumbers(
  values: readonly number[],
  { lopsided = 0, ...more }: { lopsided?: number; areOutdated?: () => boolean } = {},
) {
  const known = new Map(values.map((value, at) => [at + 1, value]));
  let now = 0;
  let searches = 0;
  let hits = 0;
  const computeScore = (a: number, b: number) =>
    Math.max(0, 1 - Math.abs(a - b) / 10 - (a > b ? lopsided : 0));
  const pairScores = createPairScores({
    search(key, { limit, minScore: atLeast, isExcluded: isLeftOut }) {
      searches += 1;
      const own = known.get(key);
      if (own === undefined) return null;
      const found = Array.from(known, ([other, value]) => ({ key: other, score: computeScore(own, value) }))
        .filter((hit) => hit.key !== key && !isLeftOut(hit.key) && hit.score >= atLeast)
        .sort((one, other) => other.score - one.score || one.key - other.key)
        .slice(0, limit);
      hits += found.length;
      return found;
    },
    listAllKeys: () => known.keys(),
    size: () => known.size,
    ...more,
    timers: { now: () => now },
  });
  const put = (key: number, value: number | null) => {
    if (value === null) known.delete(key);
    else known.set(key, value);
    pairScores.invalidate(key);
  };
  const listAll = () => {
    pairScores.requestAll(1e9);
    while (pairScores.runStep());
    return findTopPairs(pairScores, { grade: 'related', limit: 1_000, isDismissed: () => false });
  };
  return {
    pairScores,
    put,
    all: listAll,
    searches: () => searches,
    hits: () => hits,
    pass(milliseconds: number) {
      now += milliseconds;
    },
  };
}

/** Computes every pair without the engine. */
const listPairs = (values: readonly (number | null)[]) => {
  const pairs = values.flatMap((one, a) =>
    values.flatMap((other, b) => {
      if (one === null || other === null || a >= b) return [];
      const score = 1 - Math.abs(one - other) / 10;
      return score >= DUPLICATE_GRADES.related ? [{ a: a + 1, b: b + 1, score }] : [];
    }),
  );
  return pairs.sort((one, other) => other.score - one.score || one.a - other.a || one.b - other.b);
};

describe('pair scores', () => {
  it('include all pairs, most similar first', () => {
    const { all } = createNumbers([0, 100, 3, 101, 50], { lopsided: 0.05 });
    expect(all().pairs).toEqual([
      { a: 2, b: 4, score: 0.9 },
      { a: 1, b: 3, score: 0.7 },
    ]);
  });

  it('need one search per question', () => {
    const { all, searches, hits } = createNumbers(Array.from({ length: 1_000 }, (_, at) => at * 4));
    expect(all().total).toBe(999);
    expect(searches()).toBe(1_000);
    expect(hits()).toBe(999);
    expect(all().total).toBe(999);
    expect(searches()).toBe(1_000);
  });

  it("aren't computed without recent requests, and continue with the next request", () => {
    const { pairScores, pass, all, searches } = createNumbers(
      Array.from({ length: 1_500 }, (_, at) => at * 4),
    );
    pairScores.requestAll(100);
    for (let steps = 0; steps < 200; steps++) pairScores.runStep();
    expect(searches()).toBe(200);
    pass(100);
    expect([pairScores.runStep(), pairScores.isComplete]).toEqual([false, false]);
    // Single questions are still compared.
    pairScores.request([1_499]);
    expect([pairScores.runStep(), pairScores.runStep()]).toEqual([true, false]);
    expect([...pairScores.of(1_499).keys()]).toEqual([1_498, 1_500]);
    all();
    expect(pairScores.progress).toEqual({ known: 1_500, total: 1_500 });
    expect([searches(), pairScores.isComplete]).toEqual([1_500, true]);
  });

  it('are computed first for requested questions and stored', () => {
    const { pairScores, searches } = createNumbers(Array.from({ length: 2_000 }, (_, at) => at * 4));
    pairScores.requestAll(1e9);
    pairScores.runStep();
    expect(pairScores.of(1_500)).toEqual(new Map());
    pairScores.request([1_500, 1_600]);
    pairScores.runStep();
    expect([...pairScores.of(1_500).keys()].sort()).toEqual([1_499, 1_501]);
    pairScores.runStep();
    const known = searches();
    pairScores.request([1_500, 1_600]);
    pairScores.runStep();
    expect([searches(), pairScores.of(2).size]).toEqual([known + 1, 2]);
  });

  it('are updated after a change in a large library without comparing all questions again', () => {
    const { put, all, searches } = createNumbers(Array.from({ length: 2_000 }, (_, at) => at * 100));
    expect(all()).toEqual({ total: 0, pairs: [] });
    put(7, 1_101);
    expect(all().pairs).toEqual([{ a: 7, b: 12, score: 0.9 }]);
    put(12, null);
    expect(all().total).toBe(0);
    expect(searches()).toBeLessThan(2_010);
  });

  it("aren't complete just because other questions were deleted", () => {
    const { pairScores, put, all } = createNumbers(
      Array.from({ length: 60 }, (_, at) => at * 100),
      { areOutdated: () => false },
    );
    pairScores.requestAll(1e9);
    for (let steps = 0; steps < 3; steps++) pairScores.runStep();
    for (let key = 31; key <= 60; key++) put(key, null);
    pairScores.request([31, 999]);
    for (let steps = 0; steps < 32; steps++) pairScores.runStep();
    expect(pairScores.progress.total).toBe(30);
    expect(pairScores.progress.known).toBeLessThan(20);
    all();
    expect(pairScores.progress).toEqual({ known: 30, total: 30 });
  });

  it('are recomputed in a large library after more than 1 in 20 questions changed', () => {
    const { put, all, searches } = createNumbers(Array.from({ length: 2_000 }, (_, at) => at * 100));
    all();
    for (let key = 1; key <= 100; key++) put(key, key * 100 + 50);
    all();
    expect(searches()).toBe(2_100);
    put(101, 10_150);
    all();
    expect(searches()).toBe(4_100);
  });

  it('are recomputed in a small library after every change, because weights change', () => {
    const { put, all, searches } = createNumbers([1, 2, 3]);
    all();
    put(1, 50);
    expect(all().pairs).toEqual([{ a: 2, b: 3, score: 0.9 }]);
    expect(searches()).toBe(6);
  });

  it('match the current library after any changes during the comparison', () => {
    const value = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 2, maxLength: 12 }),
        fc.array(fc.tuple(fc.nat(11), fc.option(value), fc.nat(5)), { maxLength: 8 }),
        fc.boolean(),
        (values, changes, areOutdated) => {
          const small = createNumbers(values, { areOutdated: () => areOutdated });
          const now: (number | null)[] = [...values];
          small.pairScores.requestAll(1e9);
          for (const [at, next, turns] of changes) {
            if (at >= now.length) continue;
            for (let turn = 0; turn < turns; turn++) small.pairScores.runStep();
            now[at] = next;
            small.put(at + 1, next);
          }
          expect(small.all().pairs).toEqual(listPairs(now));
        },
      ),
    );
  });
});

describe('the most similar pairs', () => {
  it('omit lower grades and dismissed pairs', () => {
    const { all, pairScores } = createNumbers(Array.from({ length: 200 }, (_, at) => Math.floor(at / 2) * 2));
    all();
    const options = {
      grade: 'very-close',
      limit: 5,
      isDismissed: (a: number, b: number) => a === 1 && b === 2,
    } as const;
    const { total, pairs } = findTopPairs(pairScores, options);
    expect(pairs).toEqual([3, 5, 7, 9, 11].map((a) => ({ a, b: a + 1, score: 1 })));
    expect(total).toBe(99 + 99 * 4 + 98 * 4);
  });
});
