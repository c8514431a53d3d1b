import { describe, expect, it } from 'vitest';
import { createDuplicates } from '../../../../electron/host/similar/duplicates.ts';
import type { Hit, SearchOptions } from '../../../../electron/host/similar/engine/engine.ts';
import { noReading } from '../../../../electron/host/similar/meaning/no-reading.ts';
import { shownEntry } from '../../../../electron/host/similar/present.ts';
import type { Entry } from '../../../../shared/library.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { steppedTimers } from '../../../support/stepped-timers.ts';
import { exampleEntry } from '../../../support/store-entries.ts';
import { createWordEngine } from '../../../support/word-engine.ts';

/** Duplicates over questions with these titles and an engine to which all are the same. */
function over(titles: readonly string[]) {
  const entries = new Map<number, Entry>();
  for (const [at, title] of titles.entries()) {
    const entry = exampleEntry(at + 1);
    entries.set(at + 1, { ...entry, question: entry.question && { ...entry.question, title } });
  }
  const timers = steppedTimers();
  const pending = new Set<number>();
  const compared = new Set<string>();
  let isBegun = false;
  const engine = {
    ...createWordEngine(),
    search({ title }: { title: string }, { limit, isLeftOut = () => false }: SearchOptions): Hit[] {
      const keys = [...entries.keys()].filter((key) => !isLeftOut(key));
      for (const key of keys) compared.add(`${title} ${key}`);
      return keys.slice(0, limit).map((key) => ({ key, score: 1 }));
    },
  };
  const textOf = (key: number) => ({ title: titles[key - 1] ?? '', description: '', options: [] });
  const duplicates = createDuplicates({
    library: { entries: () => entries.values(), find: (id) => entries.get(id) },
    index: {
      engine() {
        isBegun = true;
        return engine;
      },
      get isBegun() {
        return isBegun;
      },
      progress: { known: titles.length, total: titles.length },
      isPending: (key) => pending.has(key),
      takeNow() {},
      textOf,
      changed() {},
      serviceChanged() {},
      settled: async () => {},
      stop() {},
    },
    known: { apart: { has: () => false, of: () => new Set() }, service: new Map() },
    show(key) {
      const entry = entries.get(key);
      return entry ? shownEntry(entry, { marks: [], serviceScore: null }) : null;
    },
    reading: noReading,
    timers,
    log: silentLog,
    onSettled() {},
  });
  /** Lets time go by until it is there. */
  const within = async <T>(promise: Promise<T>): Promise<T> => {
    let isDone = false;
    void promise.finally(() => {
      isDone = true;
    });
    while (!isDone) {
      timers.next();
      await new Promise((resolve) => setImmediate(resolve));
    }
    return promise;
  };
  const pairs = async () => {
    const { pairs: found } = await within(duplicates.pairs('related', 100));
    return found.map(({ a, b }) => `${a.id} ${b.id}`);
  };
  return { duplicates, pairs, pending, compared, timers, within, isBegun: () => isBegun };
}

describe('the library compared with itself', () => {
  it('has no pair of which one has no title to speak of', async () => {
    const { duplicates, pairs, within } = over(['Coffee', '', ' ', '???', '☕ …', 'Tea', '7']);
    expect(await pairs()).toEqual(['1 6', '1 7', '6 7']);
    expect(await within(duplicates.twins([1, 2, 3, 4, 5, 6, 7]))).toEqual([1, 6, 7]);
  });

  it('compares with nothing that says something else by now', async () => {
    const { pairs, pending, compared } = over(['Coffee', 'Tea', 'Milk']);
    pending.add(2);
    expect(await pairs()).toEqual(['1 3']);
    expect(compared).toContain('Coffee 3');
    expect(compared).not.toContain('Coffee 2');
  });

  it('shows no pair whose score is of what one said before', async () => {
    const { pairs, pending } = over(['Coffee', 'Tea', 'Milk']);
    expect(await pairs()).toEqual(['1 2', '1 3', '2 3']);
    pending.add(2);
    expect(await pairs()).toEqual(['1 3']);
  });
});

describe('twins', () => {
  it('begin nothing while the window is being drawn, and are there soon after', async () => {
    const { duplicates, timers, within, isBegun } = over(['Coffee', 'Coffee']);
    for (let ask = 0; ask < 2; ask++) expect(await duplicates.twins([1, 2])).toEqual([]);
    expect(isBegun()).toBe(false);
    expect(timers.waiting).toBe(1);
    timers.next();
    expect(timers.now()).toBeGreaterThan(1_500);
    expect(isBegun()).toBe(true);
    expect(await within(duplicates.twins([1, 2]))).toEqual([1, 2]);
  });

  it('begin nothing once it is stopped', async () => {
    const { duplicates, timers, isBegun } = over(['Coffee', 'Coffee']);
    await duplicates.twins([1]);
    duplicates.stop();
    timers.all();
    expect(isBegun()).toBe(false);
  });
});
