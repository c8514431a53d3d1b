import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createEmbeddingScheduler,
  type EmbeddingScheduler,
} from '../../../../../electron/host/similar/worker/embeddings/embedding-scheduler.ts';
import { createManualTimers } from '../../../../support/manual-timers.ts';
import { createLetterModel, createRow } from '../../../../support/similar/letter-model.ts';
import { createMemoryDisk, type MemoryDisk } from '../../../../support/store-disk.ts';

const createTitle = (key: number): string => `Which lighthouse is number ${key} on the coast?`;

function open(count: number, { disk = createMemoryDisk(), isBroken = false } = {}) {
  const model = createLetterModel();
  const titles = new Map(Array.from({ length: count }, (_, at) => [at + 1, createTitle(at + 1)]));
  const logged: string[] = [];
  const done: (readonly number[])[] = [];
  let changes = 0;
  let isIndexComplete = true;
  const embeddings = createEmbeddingScheduler({
    dir: '/',
    files: disk.files,
    timers: createManualTimers(),
    log: { info() {}, warn: (text) => logged.push(text), error: (text) => logged.push(text) },
    loadModel() {
      if (isBroken) throw new Error('it is broken');
      return model.load();
    },
    listTitles: (key) => [titles.get(key) ?? []].flat(),
    keys: () => titles.keys(),
    isIndexComplete: () => isIndexComplete,
  });
  embeddings.subscribe({
    onEmbedded: (keys) => done.push(keys),
    onChange: () => {
      changes += 1;
    },
    onReady() {},
  });
  return {
    embeddings,
    model,
    titles,
    logged,
    done,
    changes: () => changes,
    whole(now: boolean) {
      isIndexComplete = now;
    },
    changeAll() {
      for (const key of titles.keys()) embeddings.invalidate(key);
    },
    /** Runs the encoder until all titles are embedded. */
    async readAll() {
      await embeddings.waitUntilReady();
      while (embeddings.embedNextRequested() || embeddings.embedNext());
    },
    async close() {
      embeddings.stop();
      await embeddings.close();
    },
  };
}

/** Embeds `count` titles and writes them to the cache. */
async function readBefore(count: number, disk: MemoryDisk): Promise<void> {
  const { changeAll, readAll, close } = open(count, { disk });
  changeAll();
  await readAll();
  await close();
}
const compareTitles = (embeddings: EmbeddingScheduler, one: string, other = one): number | null =>
  embeddings.runWithoutRequests(() => embeddings.similarity(one, other));

describe("a library's embeddings", () => {
  it("don't load the model before a title needs encoding", async () => {
    const { embeddings, model } = open(3);
    embeddings.invalidate(null);
    expect([embeddings.embedNext(), model.countLoads()]).toEqual([false, 0]);
    embeddings.invalidate(1);
    embeddings.embedNext();
    expect(model.countLoads()).toBe(1);
  });

  it('are computed once for each title, in order, and reported when complete', async () => {
    const { embeddings, model, changeAll, done, readAll } = open(30);
    changeAll();
    expect(embeddings.pendingCount).toBe(30);
    await embeddings.waitUntilReady();
    for (let steps = 0; steps < 2; steps++) expect(embeddings.embedNext()).toBe(true);
    expect([model.read, done]).toEqual([[createTitle(1), createTitle(2)], []]);
    await readAll();
    const keys = Array.from({ length: 30 }, (_, at) => at + 1);
    expect([model.read, done]).toEqual([keys.map(createTitle), [keys]]);
    expect(embeddings.pendingCount).toBe(0);
    expect(embeddings.similarity(createTitle(1), createTitle(30))).toBeGreaterThan(0.5);
  });

  it('are computed and reported again only for changed titles', async () => {
    const { embeddings, model, titles, changeAll, readAll, done } = open(3);
    changeAll();
    await readAll();
    titles.set(2, 'Have you ever climbed a volcano?');
    titles.delete(3);
    for (const key of [2, 3]) embeddings.invalidate(key);
    await readAll();
    expect(model.read.slice(3)).toEqual(['Have you ever climbed a volcano?']);
    expect(done.slice(1)).toEqual([[2]]);
  });

  it('are reused for the same titles in a new library', async () => {
    const { embeddings, model, titles, changeAll, readAll } = open(8);
    changeAll();
    await embeddings.waitUntilReady();
    embeddings.embedNext();
    embeddings.invalidate(null);
    titles.set(9, createTitle(9));
    titles.delete(8);
    changeAll();
    await readAll();
    expect(model.read).toEqual([1, 2, 3, 4, 5, 6, 7, 9].map(createTitle));
  });

  it('are evicted if their titles are no longer used', async () => {
    const { embeddings, titles, changeAll, readAll } = open(300);
    changeAll();
    await readAll();
    const old = [...titles.values()];
    embeddings.embed('A search');
    for (const key of titles.keys()) titles.set(key, `Other ${key}`);
    changeAll();
    await readAll();
    expect([compareTitles(embeddings, 'Other 1'), compareTitles(embeddings, 'A search')]).not.toContain(null);
    expect(old.filter((title) => compareTitles(embeddings, title) !== null)).toEqual([]);
  });

  it('are loaded from the cache', async () => {
    const disk = createMemoryDisk();
    await readBefore(3, disk);
    const { embeddings, model, readAll, done, changes } = open(4, { disk });
    for (const key of [1, 2, 3, 4]) embeddings.invalidate(key);
    expect(embeddings.similarity(createTitle(1), createTitle(2))).toBeNull();
    await embeddings.waitUntilReady();
    expect(embeddings.similarity(createTitle(1), createTitle(2))).not.toBeNull();
    await readAll();
    expect([model.read, done]).toEqual([[createTitle(4)], [[1, 2, 3, 4]]]);
    // One change for the titles that searches requested, and one for all titles.
    expect(changes()).toBe(2);
  });

  it('stay cached until all questions are added', async () => {
    const disk = createMemoryDisk();
    await readBefore(6, disk);
    const { embeddings, model, whole, readAll, done } = open(6, { disk });
    whole(false);
    for (const key of [1, 2, 3]) embeddings.invalidate(key);
    await readAll();
    expect(done).toEqual([]);
    for (const key of [4, 5, 6]) embeddings.invalidate(key);
    whole(true);
    await readAll();
    expect([model.read, done]).toEqual([[], [[1, 2, 3, 4, 5, 6]]]);
  });

  it("are kept for a question's title that was also searched for", async () => {
    const disk = createMemoryDisk();
    await readBefore(2, disk);
    const { embeddings, changeAll, readAll } = open(2, { disk });
    changeAll();
    embeddings.embed(createTitle(1));
    await readAll();
    for (let at = 0; at < 2_100; at++) embeddings.embed(`search ${at}`);
    expect(compareTitles(embeddings, createTitle(1), createTitle(2))).not.toBeNull();
  });

  it('count as settled if no titles or many titles are missing', async () => {
    const { embeddings, changeAll, readAll } = open(60);
    expect(embeddings.isSettled).toBe(true);
    for (let key = 1; key <= 50; key++) embeddings.invalidate(key);
    await embeddings.waitUntilReady();
    expect(embeddings.isSettled).toBe(false);
    changeAll();
    expect(embeddings.isSettled).toBe(true);
    while (embeddings.pendingCount > 5) embeddings.embedNext();
    expect(embeddings.isSettled).toBe(false);
    await readAll();
    expect(embeddings.isSettled).toBe(true);
  });
});

describe('a search', () => {
  it('encodes missing titles before the library and reports when all are encoded', async () => {
    const { embeddings, model, changeAll, changes } = open(30);
    changeAll();
    await embeddings.waitUntilReady();
    embeddings.embedNext();
    embeddings.embed('A search');
    expect(embeddings.similarity('A search', createTitle(20))).toBeNull();
    expect(embeddings.similarity('A search', createTitle(25))).toBeNull();
    expect([embeddings.requestedCount, embeddings.embedNextRequested(), changes()]).toEqual([2, true, 0]);
    expect([embeddings.requestedCount, embeddings.embedNextRequested(), changes()]).toEqual([1, true, 1]);
    expect([embeddings.requestedCount, embeddings.embedNextRequested()]).toEqual([0, false]);
    expect(model.read).toEqual([1].map(createTitle).concat('A search', createTitle(20), createTitle(25)));
    expect(embeddings.similarity('A search', createTitle(25))).not.toBeNull();
  });

  it("doesn't encode anything for a comparison without a query", () => {
    const { embeddings, model } = open(0);
    expect(compareTitles(embeddings, 'one', 'other')).toBeNull();
    expect([model.countLoads(), embeddings.requestedCount]).toEqual([0, 0]);
  });

  it("has its title's embedding evicted after thousands of other searches", () => {
    const { embeddings } = open(0);
    for (let at = 0; at < 2_100; at++) embeddings.embed(`search ${at}`);
    const isThere = (at: number) => compareTitles(embeddings, `search ${at}`) !== null;
    expect([0, 99, 100].map(isThere)).toEqual([false, false, true]);
  });

  it('limits the requested titles to 300', () => {
    const { embeddings } = open(0);
    for (let at = 0; at < 400; at++) embeddings.similarity('one', `other ${at}`);
    expect(embeddings.requestedCount).toBe(300);
  });
});

describe('a missing or damaged model', () => {
  it('is reported once without delaying requests', async () => {
    const { embeddings, changeAll, readAll, logged, changes, close } = open(30, { isBroken: true });
    changeAll();
    await readAll();
    embeddings.embed('A search');
    expect(embeddings.similarity('A search', createTitle(9))).toBeNull();
    changeAll();
    await readAll();
    expect([logged.length, embeddings.pendingCount, embeddings.requestedCount, changes()]).toEqual([
      1, 0, 0, 0,
    ]);
    await close();
    expect(logged).toHaveLength(1);
  });
});

describe('encoded titles', () => {
  it('have the same similarity regardless of the order of additions, changes, and searches', async () => {
    const key = fc.integer({ min: 1, max: 8 });
    const step = fc.oneof(
      fc.record({ put: key, title: fc.integer({ min: 1, max: 12 }).map(createTitle) }),
      fc.record({ drop: key }),
      fc.record({ ask: key, of: key }),
      fc.constant('step' as const),
      fc.constant('wait' as const),
      fc.constant('anew' as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { embeddings, titles, readAll, changeAll, logged } = open(0);
        for (const one of steps) {
          if (one === 'step') embeddings.embedNextRequested() || embeddings.embedNext();
          else if (one === 'wait') await embeddings.waitUntilReady();
          else if (one === 'anew') {
            embeddings.invalidate(null);
            changeAll();
          } else if ('put' in one) {
            titles.set(one.put, one.title);
            embeddings.invalidate(one.put);
          } else if ('drop' in one) {
            titles.delete(one.drop);
            embeddings.invalidate(one.drop);
          } else embeddings.similarity(createTitle(one.ask), createTitle(one.of));
        }
        await readAll();
        expect([embeddings.pendingCount, embeddings.requestedCount, logged]).toEqual([0, 0, []]);
        const fresh = open(0);
        for (const [a, title] of titles) {
          fresh.titles.set(a, title);
          fresh.embeddings.invalidate(a);
        }
        await fresh.readAll();
        for (const one of titles.values())
          for (const other of titles.values()) {
            expect(compareTitles(embeddings, one, other)).not.toBeNull();
            expect(compareTitles(embeddings, one, other)).toBe(compareTitles(fresh.embeddings, one, other));
          }
      }),
      { numRuns: 150 },
    );
  });
});

describe('embeddings from the test model', () => {
  it('differ for different titles', () => {
    expect(createRow('Tea')).not.toEqual(createRow('Coffee'));
  });
});
