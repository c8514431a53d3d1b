import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatLibraryLine, formatLine } from '../../../../electron/host/library/format/line-file-format.ts';
import { openStore } from '../../../../electron/host/library/open-store.ts';
import type { Store } from '../../../../electron/host/library/store/entry-store.ts';
import { createNodeFiles, type Files } from '../../../../electron/host/system/files.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { createMemoryDisk } from '../../../support/store-disk.ts';
import { createExampleEntry } from '../../../support/store-entries.ts';
import { createFaultyFiles, ignoreSync } from '../../../support/store-faults.ts';
import {
  formatEntryLine,
  formatQuestions,
  JOURNAL,
  serializeLibraryLine,
  writeFiles,
} from '../../../support/store-files.ts';
import { createSmallEntry } from '../../../support/store-workload.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';
import { countWithinTimeLimit } from '../../../support/time-limit.ts';

const open = (dir: string, files: Files = ignoreSync(createNodeFiles()), checkpointAfterBytes = 1e9) =>
  openStore({
    dir,
    files,
    log: silentLog,
    checkpointAfterBytes,
  });

const savedIn = (store: Store) => [...store.entries.values()].map(({ id, saved }) => [id, saved]);

/** Opens the library twice and returns the entries of each start. */
async function savedTwice(dir: string): Promise<number[][][]> {
  const found: number[][][] = [];
  for (let round = 0; round < 2; round++) {
    const store = await open(dir);
    found.push(savedIn(store));
    await store.close();
  }
  return found;
}

describe('replacing the whole library', () => {
  it('leaves only the new entries in memory and on disk', async () => {
    await using folder = await createTemporaryFolder();
    const store = await open(folder.dir);
    for (const id of [1, 2, 300]) await store.commit(createSmallEntry(id));
    await store.close();
    const second = await open(folder.dir);
    await second.commit(createSmallEntry(3));
    await second.replaceAll(() => [createSmallEntry(900), createSmallEntry(2, 7)]);
    expect(savedIn(second)).toEqual([
      [2, 7],
      [900, 1],
    ]);
    await second.close();
    expect(await readdir(join(folder.dir, 'journal'))).toEqual([]);
    expect((await readdir(join(folder.dir, 'questions'))).sort()).toEqual([
      '000001-000256.jsonl',
      '000769-001024.jsonl',
    ]);
    expect(await readFile(join(folder.dir, 'questions/000001-000256.jsonl'), 'utf8')).toBe(
      formatQuestions(formatEntryLine(5, { ...createSmallEntry(2, 7), version: 8 })),
    );
  });

  it('writes one journal line', async () => {
    await using folder = await createTemporaryFolder();
    const store = await open(folder.dir);
    await store.commit(createSmallEntry(1));
    await store.replaceAll(() => [createSmallEntry(5), createSmallEntry(4)]);
    expect(await readFile(join(folder.dir, 'journal/000001.jsonl'), 'utf8')).toBe(
      `${JOURNAL}${formatEntryLine(1, createSmallEntry(1))}${serializeLibraryLine(2, [createSmallEntry(4), createSmallEntry(5)])}`,
    );
    await store.close();
  });

  it('deletes all question files and restarts IDs if the library becomes empty', async () => {
    await using folder = await createTemporaryFolder();
    const store = await open(folder.dir);
    for (const id of [1, 300]) await store.commit(createSmallEntry(id));
    await store.close();
    const second = await open(folder.dir);
    await second.replaceAll(() => []);
    expect(second.reserveId()).toBe(1);
    await second.close();
    expect(await readdir(join(folder.dir, 'questions'))).toEqual([]);
    expect(await savedTwice(folder.dir)).toEqual([[], []]);
    const third = await open(folder.dir);
    await third.commit(createSmallEntry(third.reserveId(), 4));
    await third.close();
    expect(await savedTwice(folder.dir)).toEqual([[[1, 4]], [[1, 4]]]);
  });

  it('preserves the order of earlier and later commits', async () => {
    await using folder = await createTemporaryFolder();
    const store = await open(folder.dir);
    const published: string[] = [];
    store.onPublished((entries) =>
      published.push(entries.map(({ id, saved }) => `${id}.${saved}`).join(' ')),
    );
    store.onReplaced(() => published.push(`replaced ${savedIn(store)}`));
    const done = [
      store.commit(createSmallEntry(store.reserveId())),
      store.commit(createSmallEntry(store.reserveId())),
      store.replaceAll((current) => [...current.values()].filter(({ id }) => id !== 2)),
    ];
    expect(store.latest(2)).toBeUndefined();
    expect(store.entries.size).toBe(0);
    const id = store.reserveId();
    done.push(store.commit(createSmallEntry(id, 5)), store.commit(createSmallEntry(id, 6)));
    expect(store.latest(id)?.saved).toBe(6);
    await Promise.all(done);
    expect(published).toEqual(['1.1 2.1', 'replaced 1,1', '2.5 2.6']);
    await store.close();
    expect(await savedTwice(folder.dir)).toEqual([
      [
        [1, 1],
        [2, 6],
      ],
      [
        [1, 1],
        [2, 6],
      ],
    ]);
  });

  it('can be repeated immediately', async () => {
    await using folder = await createTemporaryFolder();
    const store = await open(folder.dir);
    const seen: number[][] = [];
    const keep = (ids: number[]) => (current: ReadonlyMap<number, Entry>) => {
      seen.push([...current.keys()]);
      return ids.map((id) => current.get(id) ?? createSmallEntry(id));
    };
    const done = [
      store.commit(createSmallEntry(1)),
      store.replaceAll(keep([1, 2])),
      store.commit(createSmallEntry(3)),
    ];
    done.push(store.replaceAll(keep([2, 3])), store.commit(createSmallEntry(2, 9)));
    await Promise.all(done);
    expect(seen).toEqual([[1], [1, 2, 3]]);
    expect(savedIn(store)).toEqual([
      [2, 9],
      [3, 1],
    ]);
    await store.close();
  });

  it("increases only changed entries' versions", async () => {
    await using folder = await createTemporaryFolder();
    const store = await open(folder.dir);
    const same = { ...createSmallEntry(1), version: 4 };
    const newer = { ...createSmallEntry(2), version: 9 };
    const older = { ...createSmallEntry(3), version: 2 };
    for (const entry of [same, newer, older]) await store.commit(entry);
    await store.replaceAll(() => [
      { ...createSmallEntry(1), version: 2 },
      { ...createSmallEntry(2, 5), version: 3 },
      { ...createSmallEntry(3, 5), version: 7 },
      { ...createSmallEntry(4), version: 6 },
    ]);
    expect(store.entries.get(1)).toBe(same);
    expect([2, 3, 4].map((id) => store.entries.get(id)?.version)).toEqual([10, 8, 6]);
    await store.close();
  });

  it('waits for its preparation and writes nothing if the preparation fails', async () => {
    await using folder = await createTemporaryFolder();
    const store = await open(folder.dir);
    await store.commit(createSmallEntry(2));
    const first = store.commit(createSmallEntry(1));
    const before: unknown[] = [];
    const refused = store.replaceAll(
      () => [],
      async (current) => {
        before.push(savedIn(store), [...current.keys()]);
        throw new Error('no room');
      },
    );
    const id = store.reserveId();
    expect(id).toBe(1);
    const behind = store.commit(createSmallEntry(id, 3));
    expect((await Promise.allSettled([first, refused, behind])).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    await expect(refused).rejects.toThrow('no room');
    const both = [
      [1, 1],
      [2, 1],
    ];
    expect(before).toEqual([both, [2, 1]]);
    expect(store.latest(1)?.saved).toBe(1);
    expect(store.reserveId()).toBe(3);
    await store.close();
    expect(await savedTwice(folder.dir)).toEqual([both, both]);
  });

  it('fails together with all later commits if an earlier commit fails', async () => {
    const { files: disk } = createMemoryDisk();
    const syncing = Promise.withResolvers<void>();
    const refusal = Promise.withResolvers<void>();
    let refusals = 0;
    const files: Files = {
      ...disk,
      open: async (path, how) => {
        const file = await disk.open(path, how);
        const datasync = async () => {
          if (refusals === 0) return file.datasync();
          refusals -= 1;
          syncing.resolve();
          return refusal.promise;
        };
        return { ...file, datasync };
      },
    };
    const store = await open('/library', files);
    for (const id of [1, 2, 3]) await store.commit(createSmallEntry(id));
    refusals = 1;
    const failing = store.commit(createSmallEntry(1, 2));
    await syncing.promise;
    const other = store.commit(createSmallEntry(2, 2));
    const replaced = store.replaceAll(() => [createSmallEntry(7)]);
    const behind = store.commit(createSmallEntry(3, 2));
    const ends = Promise.allSettled([failing, other, replaced, behind]);
    refusal.reject(Object.assign(new Error('refused'), { code: 'EIO' }));
    await failing.catch(() => undefined);
    expect(store.latest(2)?.saved).toBe(2);
    expect((await ends).map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(savedIn(store)).toEqual([
      [1, 1],
      [2, 2],
      [3, 1],
    ]);
    expect([1, 2, 3, 7].map((id) => store.latest(id)?.saved)).toEqual([1, 2, 1, undefined]);
    await store.close();
  });

  it('rejects an invalid library before writing', async () => {
    await using folder = await createTemporaryFolder();
    const store = await open(folder.dir);
    await store.commit(createSmallEntry(1));
    const bad = [{ ...createSmallEntry(2), editedAt: Number.NaN }];
    for (const next of [bad, [createSmallEntry(2), createSmallEntry(2)]]) {
      await expect(store.replaceAll(() => next)).rejects.toMatchObject({ code: 'internal' });
    }
    expect(savedIn(store)).toEqual([[1, 1]]);
    await store.close();
    await expect(store.replaceAll(() => [])).rejects.toMatchObject({ code: 'disk' });
  });
});

describe('a library line', () => {
  it.each([
    [
      'in question files',
      { 'questions/000001-000256.jsonl': formatQuestions(formatEntryLine(3, createSmallEntry(1))) },
    ],
    ['in an older segment', { 'journal/000001.jsonl': JOURNAL + formatEntryLine(3, createSmallEntry(1)) }],
    ['in a newer segment', { 'journal/000009.jsonl': JOURNAL + formatEntryLine(3, createSmallEntry(1)) }],
    [
      'in an older library line',
      { 'journal/000001.jsonl': JOURNAL + serializeLibraryLine(3, [createSmallEntry(1)]) },
    ],
    [
      'in an older library line in a newer segment',
      { 'journal/000009.jsonl': JOURNAL + serializeLibraryLine(3, [createSmallEntry(1)]) },
    ],
  ])('overrides lines with a lower sequence number %s', async (_, files) => {
    await using folder = await createTemporaryFolder();
    const whole = serializeLibraryLine(5, [createSmallEntry(2), createSmallEntry(300)]);
    await writeFiles(folder.dir, { ...files, 'journal/000005.jsonl': JOURNAL + whole });
    const expected = [
      [2, 1],
      [300, 1],
    ];
    expect(await savedTwice(folder.dir)).toEqual([expected, expected]);
    expect(await readFile(join(folder.dir, 'questions/000001-000256.jsonl'), 'utf8')).toBe(
      formatQuestions(formatEntryLine(5, createSmallEntry(2))),
    );
  });

  it("doesn't override lines with a higher sequence number in any file", async () => {
    await using folder = await createTemporaryFolder();
    await writeFiles(folder.dir, {
      'questions/000001-000256.jsonl': formatQuestions(
        formatEntryLine(7, createSmallEntry(4, 7)),
        formatEntryLine(5, createSmallEntry(2, 5)),
      ),
      'journal/000001.jsonl': JOURNAL + formatEntryLine(8, createSmallEntry(3, 8)),
      'journal/000002.jsonl':
        JOURNAL +
        serializeLibraryLine(5, [createSmallEntry(2, 5), createSmallEntry(3, 5), createSmallEntry(9, 5)]),
    });
    const expected = [
      [2, 5],
      [3, 8],
      [4, 7],
      [9, 5],
    ];
    expect(await savedTwice(folder.dir)).toEqual([expected, expected]);
  });

  it('is deleted after the older segments that it overrides', async () => {
    await using folder = await createTemporaryFolder();
    await writeFiles(folder.dir, {
      'journal/000001.jsonl': JOURNAL + formatEntryLine(1, createSmallEntry(1)),
      'journal/000002.jsonl': JOURNAL + formatEntryLine(2, createSmallEntry(2)),
      'journal/000003.jsonl': JOURNAL + serializeLibraryLine(3, []),
    });
    const { files, calls } = createFaultyFiles(createNodeFiles(), () => 'done');
    const store = await open(folder.dir, files);
    await store.close();
    const drops = calls.filter(
      ({ name, path }) => name !== 'readFile' && /journal(\/\d+\.jsonl)?$/.test(path),
    );
    expect(drops.slice(-6).map(({ name, path }) => [name, basename(path)])).toEqual([
      ['unlink', '000001.jsonl'],
      ['syncDirectory', 'journal'],
      ['unlink', '000002.jsonl'],
      ['syncDirectory', 'journal'],
      ['unlink', '000003.jsonl'],
      ['syncDirectory', 'journal'],
    ]);
  });

  it('is ignored if a crash truncated it', async () => {
    const whole = Buffer.from(serializeLibraryLine(5, [createSmallEntry(2)]));
    for (let length = 0; length < whole.length - 1; length++) {
      await using folder = await createTemporaryFolder();
      const content = JOURNAL + formatEntryLine(3, createSmallEntry(1)) + whole.subarray(0, length);
      await writeFiles(folder.dir, { 'journal/000001.jsonl': content });
      const store = await open(folder.dir);
      expect(savedIn(store)).toEqual([[1, 1]]);
      await store.close();
    }
  });
});

describe('a crash during a replacement', () => {
  const DIR = '/home/library';
  type State = string;
  const formatState = (store: Store): State => JSON.stringify(savedIn(store));

  /**
   * Runs the app 3 times, with a journal, replacements, and later commits. Appends the state after each step
   * to `ended`.
   */
  async function workOn(files: Files, ended: State[]): Promise<void> {
    const run = async (
      work: (step: (done: Promise<unknown>) => Promise<void>, store: Store) => Promise<void>,
    ) => {
      const store = await openStore({
        dir: DIR,
        files,
        log: silentLog,
        checkpointAfterBytes: 1e9,
      });
      if (ended.length === 0) ended.push(formatState(store));
      await work(async (done) => {
        await done;
        ended.push(formatState(store));
      }, store);
      await store.close();
    };
    await run(async (step, store) => {
      for (const id of [1, 2, 258, 600]) await step(store.commit(createSmallEntry(id)));
    });
    await run(async (step, store) => {
      await step(store.commit(createSmallEntry(1, 2)));
      await step(store.replaceAll((all) => [...all.values()].filter(({ id }) => id < 3)));
      await step(store.commit(createSmallEntry(store.reserveId(), 3)));
      await step(store.replaceAll(() => []));
      await step(store.replaceAll(() => [createSmallEntry(2, 8), createSmallEntry(300)]));
      await step(store.commit(createSmallEntry(2, 9)));
      await step(store.commit(createSmallEntry(store.reserveId())));
    });
    await run(async (step, store) => {
      await step(store.commit(createSmallEntry(1, 7)));
      await step(store.replaceAll(() => [createSmallEntry(1, 8)]));
    });
  }

  /** Returns all states of the runs, in order. */
  async function statesOfTheWork(): Promise<State[]> {
    const states: State[] = [];
    await workOn(createMemoryDisk().files, states);
    return states;
  }

  /**
   * Opens the library on a disk that dies at call `dieAt`. Returns the library's state, or undefined after a
   * crash.
   */
  async function inspect(files: Files, dieAt = 0): Promise<State | undefined> {
    const faulty = createFaultyFiles(files, ({ number }) => (number === dieAt ? 'dies-within' : 'done'));
    try {
      const store = await openStore({
        dir: DIR,
        files: faulty.files,
        log: silentLog,
      });
      const state = formatState(store);
      const reports = await store.recovery.reports();
      await store.close();
      // A crash doesn't damage files.
      if (!faulty.dead) expect(reports).toEqual([]);
      return faulty.dead ? undefined : state;
    } catch (error) {
      if (!faulty.dead) throw error;
      return undefined;
    }
  }

  it('is tested with deleted question files and 14 library states', async () => {
    const { files, calls } = createFaultyFiles(createMemoryDisk().files, () => 'done');
    await workOn(files, []);
    expect(calls.filter(({ name, path }) => name === 'unlink' && path.includes('/questions/'))).not.toEqual(
      [],
    );
    expect(await statesOfTheWork()).toHaveLength(14);
  });

  it.each(['dies-before', 'dies-within', 'dies-after'] as const)(
    'leaves the old or new state after 2 crashes: %s',
    async (outcome) => {
      const states = await statesOfTheWork();
      for (const at of countWithinTimeLimit()) {
        let random = at;
        const next = () => {
          random = (Math.imul(random, 1_103_515_245) + 12_345) & 0x7fff_ffff;
          return random / 0x8000_0000;
        };
        const keeps = [(n: number) => n, () => 0, (n: number) => Math.floor(next() * (n + 1))];
        const disk = createMemoryDisk();
        const ended: State[] = [];
        const faulty = createFaultyFiles(disk.files, ({ number }) => (number === at ? outcome : 'done'));
        await workOn(faulty.files, ended).catch((error: unknown) => {
          if (!faulty.dead) throw error;
        });
        if (!faulty.dead) break;
        const context = `${outcome} call ${at}, ${faulty.calls.at(-1)?.name} ${faulty.calls.at(-1)?.path}`;
        // A crash during startup doesn't acknowledge anything.
        const possible = [...states.slice(Math.max(ended.length - 1, 0), ended.length + 1)];
        for (const keep of keeps) {
          let crashed = disk.simulateCrash(keep);
          const second = 1 + Math.floor(next() * 45);
          const seen = await inspect(crashed.files, second);
          crashed = crashed.simulateCrash(keep);
          const state = await inspect(crashed.files);
          expect(possible, context).toContain(state);
          if (seen !== undefined) expect(state, context).toBe(seen);
          expect(await inspect(crashed.files), context).toBe(state);
        }
      }
    },
    600_000,
  );
});

type Step =
  | { do: 'commit'; id: number }
  | { do: 'create' }
  | { do: 'replace'; ids: number[] }
  | { do: 'keep-even' }
  | { do: 'reopen' };

describe('a store with repeated replacements', () => {
  it('matches a simple model in any order, even after a restart', async () => {
    const step: fc.Arbitrary<Step> = fc.oneof(
      fc.record({ do: fc.constant('commit' as const), id: fc.integer({ min: 1, max: 600 }) }),
      fc.record({ do: fc.constant('create' as const) }),
      fc.record({
        do: fc.constant('replace' as const),
        ids: fc.uniqueArray(fc.integer({ min: 1, max: 600 }), { maxLength: 4 }),
      }),
      fc.record({ do: fc.constant('keep-even' as const) }),
      fc.record({ do: fc.constant('reopen' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { files } = createMemoryDisk();
        const model = new Map<number, number>();
        const highest = () => Math.max(0, ...model.keys());
        let store = await open('/library', files, 200);
        let pending: Promise<void>[] = [];
        let saved = 0;
        for (const one of steps) {
          saved += 1;
          if (one.do === 'commit') {
            model.set(one.id, saved);
            pending.push(store.commit(createSmallEntry(one.id, saved)));
          } else if (one.do === 'create') {
            const id = store.reserveId();
            expect(id).toBe(highest() + 1);
            model.set(id, saved);
            pending.push(store.commit(createSmallEntry(id, saved)));
          } else if (one.do === 'reopen') {
            await Promise.all(pending);
            pending = [];
            await store.close();
            store = await open('/library', files, 200);
          } else {
            const next =
              one.do === 'replace'
                ? one.ids.map((id): [number, number] => [id, saved])
                : [...model].filter(([id]) => id % 2 === 0);
            model.clear();
            for (const [id, version] of next) model.set(id, version);
            pending.push(
              store.replaceAll((all) =>
                one.do === 'replace'
                  ? one.ids.map((id) => createSmallEntry(id, saved))
                  : [...all.values()].filter(({ id }) => id % 2 === 0),
              ),
            );
          }
          for (const id of [1, 2, ...model.keys()]) expect(store.latest(id)?.saved).toBe(model.get(id));
        }
        await Promise.all(pending);
        const expected = [...model].sort(([one], [other]) => one - other);
        expect(savedIn(store)).toEqual(expected);
        await store.close();
        store = await open('/library', files);
        expect(savedIn(store)).toEqual(expected);
        await store.close();
      }),
      { numRuns: 300 },
    );
  });
});

describe('formatting a library line', () => {
  it.each([0, 1, 3, 1_000])(
    'returns the same text as the synchronous function: %i entries',
    async (count) => {
      const library = Array.from({ length: count }, (_, at) => createExampleEntry(at + 1));
      const line = { seq: 7, library };
      expect((await formatLibraryLine(line)).equals(formatLine(line))).toBe(true);
    },
  );

  it("doesn't block other tasks", async () => {
    const library = Array.from({ length: 5_000 }, (_, at) => createExampleEntry(at + 1));
    const order: string[] = [];
    const formatted = formatLibraryLine({ seq: 7, library }).then(() => order.push('formatted'));
    await new Promise<void>((resolve) => setImmediate(resolve));
    order.push('turn');
    await formatted;
    expect(order).toEqual(['turn', 'formatted']);
  });
});
