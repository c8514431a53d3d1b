import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReading, type Reading } from '../../../../electron/host/similar/meaning/reading.ts';
import { WIDTH } from '../../../../electron/host/similar/meaning/vectors.ts';
import { type HandTimers, handTimers } from '../../../support/hand-timers.ts';
import { type HandThread, handThread, rowOf } from '../../../support/similar/hand-thread.ts';
import { createMemoryDisk, type MemoryDisk } from '../../../support/store-disk.ts';

const titleOf = (key: number): string => `Which lighthouse is number ${key} on the coast?`;

interface Opened {
  reading: Reading;
  thread: HandThread;
  timers: HandTimers;
  titles: Map<number, string>;
  said: string[];
  done: (readonly number[])[];
  changes: () => number;
  disk: MemoryDisk;
  /** Whether all questions are told of: so it is unless told otherwise. */
  whole: (isWhole: boolean) => void;
  /** Lets everything happen that is due by itself. */
  settle: () => Promise<void>;
  /** The model is loaded, and what is in the cache. */
  ready: () => Promise<void>;
  readAll: () => Promise<void>;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

function open(count: number, disk: MemoryDisk = createMemoryDisk()): Opened {
  const timers = handTimers();
  const thread = handThread();
  const titles = new Map(Array.from({ length: count }, (_, at) => [at + 1, titleOf(at + 1)]));
  const said: string[] = [];
  const done: (readonly number[])[] = [];
  let changes = 0;
  let isWhole = true;
  const reading = createReading({
    dir: '/',
    files: disk.files,
    timers,
    log: { info() {}, warn: (text) => said.push(text), error: (text) => said.push(text) },
    startThread: thread.start,
    titlesOf: (key) => [titles.get(key) ?? []].flat(),
    keys: () => titles.keys(),
    isWhole: () => isWhole,
    onDone: (keys) => done.push(keys),
    onChange: () => {
      changes += 1;
    },
  });
  const settle = async () => {
    for (let again = 0; again < 4; again++) {
      await turn();
      timers.pass(100);
    }
  };
  return {
    reading,
    thread,
    timers,
    titles,
    said,
    done,
    changes: () => changes,
    disk,
    whole(now) {
      isWhole = now;
    },
    settle,
    async ready() {
      thread.ready();
      await settle();
    },
    async readAll() {
      do {
        thread.all();
        await settle();
      } while (thread.given.length > 0);
    },
  };
}

describe('the reading of a library', () => {
  it('begins nothing before there is something to read', async () => {
    const { reading, thread, settle } = open(3);
    reading.changed(null);
    await settle();
    expect(thread.started).toBe(0);
    reading.changed(1);
    expect(thread.started).toBe(1);
  });

  it('reads every title once, in order, few at a time, and tells when all is read', async () => {
    const { reading, thread, ready, readAll, done, settle } = open(30);
    for (let key = 1; key <= 30; key++) reading.changed(key);
    await settle();
    expect(thread.given).toEqual([]);
    await ready();
    expect(thread.given).toEqual([titleOf(1), titleOf(2)]);
    expect(reading.unread).toBe(30);
    thread.next();
    expect(thread.given).toHaveLength(2);
    expect(done).toEqual([]);
    await readAll();
    expect(thread.read).toEqual(Array.from({ length: 30 }, (_, at) => titleOf(at + 1)));
    expect(done.map((keys) => [...keys].sort((a, b) => a - b))).toEqual([
      Array.from({ length: 30 }, (_, at) => at + 1),
    ]);
    expect(reading.unread).toBe(0);
    expect(reading.meaning(titleOf(1), titleOf(30))).toBeGreaterThan(0.5);
  });

  it('reads the title of two questions once, and tells of both', async () => {
    const { reading, thread, titles, ready, readAll, done } = open(3);
    titles.set(3, titleOf(1));
    for (const key of [1, 2, 3]) reading.changed(key);
    await ready();
    await readAll();
    expect(thread.read).toEqual([titleOf(1), titleOf(2)]);
    expect(done.map((keys) => [...keys].sort())).toEqual([[1, 2, 3]]);
  });

  it('reads again what has changed, and tells of that alone', async () => {
    const { reading, thread, titles, ready, readAll, done, settle } = open(3);
    for (const key of [1, 2, 3]) reading.changed(key);
    await ready();
    await readAll();
    titles.set(2, 'Have you ever climbed a volcano?');
    titles.delete(3);
    for (const key of [2, 3]) reading.changed(key);
    await settle();
    await readAll();
    expect(thread.read.slice(3)).toEqual(['Have you ever climbed a volcano?']);
    expect(done.at(-1)).toEqual([2]);
    expect(done).toHaveLength(2);
  });

  it('begins anew with the library, without reading what it has', async () => {
    const { reading, thread, titles, ready, readAll, settle } = open(8);
    for (const key of titles.keys()) reading.changed(key);
    await ready();
    thread.next();
    reading.changed(null);
    titles.set(9, titleOf(9));
    titles.delete(8);
    for (const key of titles.keys()) reading.changed(key);
    await settle();
    await readAll();
    expect([...thread.read].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 9].map(titleOf));
    expect(reading.unread).toBe(0);
  });

  it('lets titles go that nobody has any more', async () => {
    const { reading, titles, ready, readAll, settle } = open(300);
    for (let key = 1; key <= 300; key++) reading.changed(key);
    await ready();
    await readAll();
    const old = [...titles.values()];
    reading.meaning('A search', 'A search');
    await readAll();
    for (let key = 1; key <= 300; key++) titles.set(key, `Other ${key}`);
    for (let key = 1; key <= 300; key++) reading.changed(key);
    await settle();
    await readAll();
    await settle();
    expect(reading.meaning('Other 1', 'Other 300')).not.toBeNull();
    expect(reading.meaning('A search', 'A search')).not.toBeNull();
    expect(old.filter((title) => reading.quietly(() => reading.meaning(title, title)) !== null)).toEqual([]);
  });

  it('has what it read before from the disk', async () => {
    const disk = createMemoryDisk();
    await readBefore(3, disk);
    const second = open(5, disk);
    for (const key of [1, 2, 3, 4]) second.reading.changed(key);
    expect(second.reading.meaning(titleOf(1), titleOf(2))).toBeNull();
    await second.ready();
    expect(second.reading.meaning(titleOf(1), titleOf(2))).not.toBeNull();
    await second.readAll();
    expect(second.thread.read).toEqual([titleOf(4)]);
    expect(second.done).toEqual([[1, 2, 3, 4]]);
    second.timers.pass(1_000);
    // What was asked for in vain, and then all of it.
    expect(second.changes()).toBe(2);
  });

  it('keeps what it has from the disk until it was told of all questions, however slowly they come', async () => {
    const disk = createMemoryDisk();
    await readBefore(6, disk);
    const { reading, thread, whole, ready, settle, done } = open(6, disk);
    whole(false);
    for (const key of [1, 2, 3]) reading.changed(key);
    await ready();
    await settle();
    expect(done).toEqual([]);
    for (const key of [4, 5]) reading.changed(key);
    await settle();
    reading.changed(6);
    await settle();
    whole(true);
    await settle();
    expect([thread.read, done]).toEqual([[], [[1, 2, 3, 4, 5, 6]]]);
  });

  it('keeps the title of a question though it was read once more because somebody waited for it', async () => {
    const disk = createMemoryDisk();
    await readBefore(2, disk);
    const { reading, thread, ready, settle } = open(2, disk);
    for (const key of [1, 2]) reading.changed(key);
    void reading.query(titleOf(1), { milliseconds: 150 });
    await ready();
    thread.all();
    await settle();
    expect(thread.read).toEqual([titleOf(1)]);
    for (let at = 0; at < 2_100; at++) {
      void reading.query(`search ${at}`, { milliseconds: 150 });
      thread.all();
    }
    expect(reading.quietly(() => reading.meaning(titleOf(1), titleOf(2)))).not.toBeNull();
  });

  it('leaves the disk alone once it is closed, also where it was about to let titles go', async () => {
    const { reading, thread, timers, titles, ready, readAll, settle, disk } = open(300);
    for (const key of titles.keys()) reading.changed(key);
    await ready();
    await readAll();
    for (const key of titles.keys()) titles.set(key, `Other ${key}`);
    for (const key of titles.keys()) reading.changed(key);
    for (await settle(); reading.unread > 1; await settle()) thread.next();
    for (const key of [...titles.keys()].slice(2)) titles.delete(key);
    thread.next();
    timers.pass(10);
    reading.stop();
    await reading.close();
    const closed = await disk.files.readFile('/similar.cache');
    await settle();
    expect(await disk.files.readFile('/similar.cache')).toEqual(closed);
    expect(closed.length).toBeGreaterThan(600 * WIDTH);
  });
});

/** Leaves in the cache what so many questions have. */
async function readBefore(count: number, disk: MemoryDisk): Promise<void> {
  const { reading, titles, ready, readAll } = open(count, disk);
  for (const key of titles.keys()) reading.changed(key);
  await ready();
  await readAll();
  reading.stop();
  await reading.close();
}

describe('a search', () => {
  it('has its title read before all others', async () => {
    const { reading, thread, ready } = open(30);
    for (let key = 1; key <= 30; key++) reading.changed(key);
    await ready();
    let isRead = false;
    void reading.query('A search', { milliseconds: 150 }).then(() => {
      isRead = true;
    });
    expect(thread.given).toEqual([titleOf(1), titleOf(2), 'A search']);
    for (let at = 0; at < 2; at++) thread.next();
    await turn();
    expect(isRead).toBe(false);
    thread.next();
    await turn();
    expect(isRead).toBe(true);
    expect(reading.meaning('A search', titleOf(1))).not.toBeNull();
  });

  it('waits no longer than told, nor once a newer one is there', async () => {
    const { reading, thread, timers } = open(0);
    const ended: string[] = [];
    const ask = (title: string, isNewest: boolean) =>
      void reading.query(title, { milliseconds: 150, isNewest }).then(() => ended.push(title));
    ask('first', true);
    ask('of the local API', false);
    await turn();
    expect(ended).toEqual([]);
    ask('second', true);
    await turn();
    expect(ended).toEqual(['first']);
    timers.pass(149);
    await turn();
    expect(ended).toEqual(['first']);
    timers.pass(1);
    await turn();
    expect(ended).toEqual(['first', 'of the local API', 'second']);
    expect(thread.given).toEqual(['first', 'of the local API', 'second']);
  });

  it('has what it asked for in vain read before the library, and is told once all of it is', async () => {
    const { reading, thread, ready, changes, settle } = open(30);
    for (let key = 1; key <= 30; key++) reading.changed(key);
    await ready();
    expect(reading.meaning('A search', titleOf(20))).toBeNull();
    expect(reading.meaning('A search', titleOf(25))).toBeNull();
    expect(reading.isOwed).toBe(true);
    for (let at = 0; at < 4; at++) thread.next();
    await settle();
    expect(changes()).toBe(0);
    thread.next();
    await settle();
    expect(thread.read.slice(0, 5)).toEqual([titleOf(1), titleOf(2), 'A search', titleOf(20), titleOf(25)]);
    expect(changes()).toBe(1);
    expect(reading.isOwed).toBe(false);
    expect(reading.meaning('A search', titleOf(25))).not.toBeNull();
  });

  it('is told no more often than three times a second', async () => {
    const { reading, thread, timers, changes, ready } = open(0);
    reading.meaning('one', 'other');
    await ready();
    for (let at = 0; at < 100; at++) {
      reading.meaning(`one ${at}`, `other ${at}`);
      thread.all();
      timers.pass(10);
    }
    timers.pass(1_000);
    expect(changes()).toBeGreaterThan(2);
    expect(changes()).toBeLessThan(5);
  });

  it('that comes again anyway has nothing read for it', async () => {
    const { reading, thread } = open(0);
    expect(reading.quietly(() => reading.meaning('one', 'other'))).toBeNull();
    expect([thread.started, reading.isOwed]).toEqual([0, false]);
  });

  it('leaves no trace among thousands', async () => {
    const { reading, thread } = open(0);
    for (let at = 0; at < 2_100; at++) {
      void reading.query(`search ${at}`, { milliseconds: 150 });
      thread.all();
    }
    const near = (at: number) => reading.quietly(() => reading.meaning(`search ${at}`, 'search 2099'));
    expect([near(0), near(99), near(100)].map((one) => one !== null)).toEqual([false, false, true]);
  });
});

describe('a thread that ends by itself', () => {
  it('is named once, lets everybody go, and is asked for nothing more', async () => {
    const { reading, thread, ready, said, changes, settle } = open(30);
    for (let key = 1; key <= 30; key++) reading.changed(key);
    await ready();
    thread.next();
    const waited = [reading.query('A search', { milliseconds: 1e9 })];
    reading.meaning('A search', titleOf(9));
    waited.push(reading.caughtUp(1e9));
    thread.fail();
    await Promise.all(waited);
    const given = thread.given.length;
    await reading.query('Another', { milliseconds: 1e9 });
    expect(reading.meaning('Another', titleOf(9))).toBeNull();
    reading.changed(31);
    await settle();
    expect(said).toHaveLength(1);
    expect([thread.started, thread.given.length, reading.unread, changes()]).toEqual([1, given, 0, 0]);
    expect(reading.isOwed).toBe(false);
    reading.stop();
    await reading.close();
    expect(said).toHaveLength(1);
  });
});

describe('a thread that says nothing', () => {
  it('counts as dead when it reads, and nobody waits for it any more', async () => {
    const { reading, thread, timers, titles, ready, said } = open(30);
    for (const key of titles.keys()) reading.changed(key);
    await ready();
    thread.next();
    const waits = reading.query('A search', { milliseconds: 1e9 });
    timers.pass(9_000);
    expect(said).toEqual([]);
    timers.pass(1_000);
    await waits;
    expect([said.length, thread.isStopped, reading.unread]).toEqual([1, true, 0]);
    expect(timers.waiting()).toEqual([]);
  });

  it('counts as dead while it loads, though not so soon', async () => {
    const { reading, thread, timers, said } = open(1);
    reading.changed(1);
    timers.pass(29_000);
    expect(said).toEqual([]);
    timers.pass(1_000);
    expect([said.length, thread.isStopped]).toEqual([1, true]);
  });

  it('is alive as long as it owes nothing', async () => {
    const { reading, timers, ready, readAll, said } = open(3);
    reading.changed(1);
    await ready();
    await readAll();
    timers.pass(1e6);
    expect(said).toEqual([]);
    expect(timers.waiting()).toEqual([]);
  });

  it('leaves nothing in memory of what was kept for titles that were not looked at yet', async () => {
    const disk = createMemoryDisk();
    await readBefore(3, disk);
    const { reading, thread, ready, whole } = open(3, disk);
    whole(false);
    reading.changed(9);
    await ready();
    const near = () => reading.quietly(() => reading.meaning(titleOf(1), titleOf(2)));
    // Only of what was asked for before.
    reading.quietly(() => reading.meaning(titleOf(3), titleOf(3)));
    thread.fail();
    expect(near()).toBeNull();
    expect(reading.meaning(titleOf(3), titleOf(3))).not.toBeNull();
  });
});

describe('letting titles go', () => {
  /** A library of which all titles have become others, about to let the old ones go. */
  async function changed(count: number) {
    const opened = open(count);
    const { reading, titles, ready, readAll } = opened;
    for (const key of titles.keys()) reading.changed(key);
    await ready();
    await readAll();
    for (const key of titles.keys()) titles.set(key, `Other ${key}`);
    for (const key of titles.keys()) reading.changed(key);
    return opened;
  }
  const hasTitle = (reading: Reading, title: string): boolean =>
    reading.quietly(() => reading.meaning(title, title)) !== null;

  it('says so where it fails, and may be tried again', async () => {
    const { reading, titles, thread, settle, readAll, said } = await changed(300);
    for (await settle(); reading.unread > 1; await settle()) thread.next();
    const { keys } = titles;
    titles.keys = () => {
      throw new Error('the library is not there');
    };
    await readAll();
    expect(said).toEqual(['titles that no question has are kept in memory']);
    titles.keys = keys;
    for (const key of titles.keys()) titles.set(key, `Another ${key}`);
    for (const key of titles.keys()) reading.changed(key);
    await settle();
    await readAll();
    await settle();
    expect([hasTitle(reading, 'Other 1'), hasTitle(reading, 'Another 1')]).toEqual([false, true]);
  });
});

describe('titles that were all read', () => {
  it('are as near as they are, in whatever order they came, changed, and were asked for', async () => {
    const key = fc.integer({ min: 1, max: 8 });
    const step = fc.oneof(
      fc.record({ put: key, title: fc.integer({ min: 1, max: 12 }).map(titleOf) }),
      fc.record({ drop: key }),
      fc.record({ ask: key, of: key }),
      fc.constant('read' as const),
      fc.constant('wait' as const),
      fc.constant('anew' as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.nat(25), async (steps, readyAt) => {
        const { reading, thread, titles, ready, readAll, settle, said } = open(0);
        for (const [at, one] of steps.entries()) {
          if (at === readyAt && thread.started) await ready();
          if (one === 'read') thread.next();
          else if (one === 'wait') await settle();
          else if (one === 'anew') {
            reading.changed(null);
            for (const each of titles.keys()) reading.changed(each);
          } else if ('put' in one) {
            titles.set(one.put, one.title);
            reading.changed(one.put);
          } else if ('drop' in one) {
            titles.delete(one.drop);
            reading.changed(one.drop);
          } else reading.meaning(titleOf(one.ask), titleOf(one.of));
        }
        if (thread.started) await ready();
        await settle();
        await readAll();
        expect([reading.unread, reading.isOwed, said]).toEqual([0, false, []]);
        const fresh = open(0);
        for (const [a, title] of titles) {
          fresh.titles.set(a, title);
          fresh.reading.changed(a);
        }
        if (fresh.thread.started) await fresh.ready();
        await fresh.readAll();
        for (const one of titles.values())
          for (const other of titles.values()) {
            const near = reading.meaning(one, other);
            expect(near).not.toBeNull();
            expect(near).toBe(fresh.reading.meaning(one, other));
          }
      }),
      { numRuns: 150 },
    );
  });
});

describe('rows of the stand-in', () => {
  it('differ, so that what is near is told from what is not', () => {
    expect(rowOf('Tea')).not.toEqual(rowOf('Coffee'));
  });
});
