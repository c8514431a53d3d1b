import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNeighbours } from '../../../../electron/host/similar/neighbours.ts';
import { nearestPairs } from '../../../../electron/host/similar/pairs.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { steppedTimers } from '../../../support/stepped-timers.ts';

/** Questions that are numbers: two are the nearer the less they differ, `lopsided` a little more from the lower one. */
function numbers(
  values: readonly number[],
  { lopsided = 0, ...more }: { lopsided?: number; isVoid?: () => boolean } = {},
) {
  const known = new Map(values.map((value, at) => [at + 1, value]));
  const timers = steppedTimers();
  let searches = 0;
  let hits = 0;
  let settled = 0;
  const scoreOf = (a: number, b: number) => Math.max(0, 1 - Math.abs(a - b) / 10 - (a > b ? lopsided : 0));
  const neighbours = createNeighbours({
    search(key, { limit, atLeast, isLeftOut }) {
      searches += 1;
      const own = known.get(key);
      if (own === undefined) return null;
      const found = Array.from(known, ([other, value]) => ({ key: other, score: scoreOf(own, value) }))
        .filter((hit) => hit.key !== key && !isLeftOut(hit.key) && hit.score >= atLeast)
        .sort((one, other) => other.score - one.score || one.key - other.key)
        .slice(0, limit);
      hits += found.length;
      return found;
    },
    all: () => known.keys(),
    size: () => known.size,
    ...more,
    timers,
    log: silentLog,
    onSettled: () => {
      settled += 1;
    },
  });
  const put = (key: number, value: number | null) => {
    if (value === null) known.delete(key);
    else known.set(key, value);
    neighbours.changed(key);
  };
  const all = async () => {
    const looked = neighbours.lookAtAll(1e9);
    timers.all();
    await looked;
    return nearestPairs(neighbours, { grade: 'related', limit: 1_000, isApart: () => false });
  };
  return { neighbours, timers, put, all, searches: () => searches, hits: () => hits, settled: () => settled };
}

/** Every pair, by hand. */
const pairsOf = (values: readonly (number | null)[]) => {
  const pairs = values.flatMap((one, a) =>
    values.flatMap((other, b) => {
      if (one === null || other === null || a >= b) return [];
      const score = 1 - Math.abs(one - other) / 10;
      return score >= 0.4 ? [{ a: a + 1, b: b + 1, score }] : [];
    }),
  );
  return pairs.sort((one, other) => other.score - one.score || one.a - other.a || one.b - other.b);
};

describe('neighbours', () => {
  it('are all pairs, nearest first', async () => {
    const { all } = numbers([0, 100, 3, 101, 50], { lopsided: 0.05 });
    expect((await all()).pairs).toEqual([
      { a: 2, b: 4, score: 0.9 },
      { a: 1, b: 3, score: 0.7 },
    ]);
  });

  it('are found with one search for each question, in which no pair comes twice, and then with none', async () => {
    const { all, searches, hits } = numbers(Array.from({ length: 1_000 }, (_, at) => at * 4));
    expect((await all()).total).toBe(999);
    expect(searches()).toBe(1_000);
    expect(hits()).toBe(999);
    expect((await all()).total).toBe(999);
    expect(searches()).toBe(1_000);
  });

  it('are not looked for any more when nobody has asked for a while, and are with the next ask', async () => {
    const { neighbours, timers, all, settled, searches } = numbers(
      Array.from({ length: 1_500 }, (_, at) => at * 4),
    );
    const looked = neighbours.lookAtAll(100);
    timers.all();
    await looked;
    const begun = searches();
    expect(begun).toBeGreaterThan(100);
    expect(begun).toBeLessThan(1_000);
    timers.all();
    expect(settled()).toBe(0);
    // Of some it is told all the same, too late for an answer or not.
    await neighbours.look([1_499], 0);
    timers.all();
    expect([...neighbours.of(1_499).keys()]).toEqual([1_498, 1_500]);
    expect(settled()).toBe(1);
    expect(searches()).toBe(begun + 1);
    await all();
    expect(neighbours.progress).toEqual({ known: 1_500, total: 1_500 });
    expect(searches()).toBe(1_500);
  });

  it('are found for those that are asked for before all others, and kept', async () => {
    const { neighbours, timers, searches } = numbers(Array.from({ length: 2_000 }, (_, at) => at * 4));
    void neighbours.lookAtAll(1e9);
    timers.next();
    expect(neighbours.of(1_500)).toEqual(new Map());
    const before = searches();
    const looked = neighbours.look([1_500, 1_600], 1e9);
    timers.next();
    await looked;
    expect(searches() - before).toBeLessThan(10);
    expect([...neighbours.of(1_500).keys()].sort()).toEqual([1_499, 1_501]);
    const known = searches();
    await neighbours.look([1_500, 1_600], 1e9);
    expect(searches()).toBe(known);
  });

  it('tell how far they are, and when all are compared though the answer came before', async () => {
    const { neighbours, timers, settled, searches } = numbers(Array.from({ length: 300 }, (_, at) => at));
    const looked = neighbours.lookAtAll(100);
    for (let turn = 0; turn < 40; turn++) timers.next();
    await looked;
    expect(neighbours.progress.known).toBeLessThan(200);
    expect(neighbours.progress.total).toBe(300);
    expect(settled()).toBe(0);
    timers.all();
    expect(neighbours.progress).toEqual({ known: 300, total: 300 });
    expect(settled()).toBe(1);
    expect(searches()).toBe(300);
  });

  it('of a large library follow a change without all being compared anew', async () => {
    const { put, all, searches } = numbers(Array.from({ length: 2_000 }, (_, at) => at * 100));
    expect(await all()).toEqual({ total: 0, pairs: [] });
    put(7, 1_101);
    expect((await all()).pairs).toEqual([{ a: 7, b: 12, score: 0.9 }]);
    put(12, null);
    expect((await all()).total).toBe(0);
    expect(searches()).toBeLessThan(2_010);
  });

  it('are not taken for found out because others are gone', async () => {
    const { neighbours, timers, put, all } = numbers(
      Array.from({ length: 60 }, (_, at) => at * 100),
      { isVoid: () => false },
    );
    void neighbours.lookAtAll(1e9);
    timers.next();
    for (let key = 31; key <= 60; key++) put(key, null);
    let isTold = false;
    void neighbours.look([31, 999], 1e9).then(() => {
      isTold = true;
    });
    while (!isTold) {
      timers.next();
      await Promise.resolve();
    }
    expect(neighbours.progress.total).toBe(30);
    expect(neighbours.progress.known).toBeLessThan(20);
    await all();
    expect(neighbours.progress).toEqual({ known: 30, total: 30 });
  });

  it('of a large library are found anew once one in twenty has changed', async () => {
    const { put, all, searches } = numbers(Array.from({ length: 2_000 }, (_, at) => at * 100));
    await all();
    for (let key = 1; key <= 100; key++) put(key, key * 100 + 50);
    await all();
    expect(searches()).toBe(2_100);
    put(101, 10_150);
    await all();
    expect(searches()).toBe(4_100);
  });

  it('of a small library are found anew with every change: it changes what is rare', async () => {
    const { put, all, searches } = numbers([1, 2, 3]);
    await all();
    put(1, 50);
    expect((await all()).pairs).toEqual([{ a: 2, b: 3, score: 0.9 }]);
    expect(searches()).toBe(6);
  });

  it('are those of a library begun anew, whatever changed and however far they were', async () => {
    const value = fc.integer({ min: 0, max: 60 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(value, { minLength: 2, maxLength: 12 }),
        fc.array(fc.tuple(fc.nat(11), fc.option(value), fc.nat(5)), { maxLength: 8 }),
        fc.boolean(),
        async (values, changes, isVoid) => {
          const small = numbers(values, { isVoid: () => isVoid });
          const now: (number | null)[] = [...values];
          void small.neighbours.lookAtAll(1e9);
          for (const [at, next, turns] of changes) {
            if (at >= now.length) continue;
            for (let turn = 0; turn < turns; turn++) small.timers.next();
            now[at] = next;
            small.put(at + 1, next);
          }
          expect((await small.all()).pairs).toEqual(pairsOf(now));
        },
      ),
    );
  });

  it('leave whoever waits with what is known when they are stopped', async () => {
    const { neighbours, timers, searches } = numbers(Array.from({ length: 2_000 }, (_, at) => at));
    const looked = neighbours.lookAtAll(1e9);
    timers.next();
    neighbours.stop();
    await looked;
    await neighbours.look([1_999], 1e9);
    const before = searches();
    timers.all();
    expect(searches()).toBe(before);
  });
});

describe('the nearest pairs', () => {
  it('are the first of all, with those of a lower grade and those set apart left out, and all counted', async () => {
    const { all, neighbours } = numbers(Array.from({ length: 200 }, (_, at) => Math.floor(at / 2)));
    await all();
    const options = {
      grade: 'very-close',
      limit: 5,
      isApart: (a: number, b: number) => a === 1 && b === 2,
    } as const;
    const { total, pairs } = nearestPairs(neighbours, options);
    expect(pairs).toEqual([3, 5, 7, 9, 11].map((a) => ({ a, b: a + 1, score: 1 })));
    expect(total).toBe(99 + 99 * 4 + 98 * 4);
  });
});
