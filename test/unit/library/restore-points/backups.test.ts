import { mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCopies } from '../../../../electron/host/library/restore-points/find-in-points.ts';
import {
  formatFreeName,
  parseNameTime,
} from '../../../../electron/host/library/restore-points/point-names.ts';
import { openRestorePoints } from '../../../../electron/host/library/restore-points/restore-points.ts';
import { BACKUP_DELAYS_MS } from '../../../../electron/host/library/restore-points/schedule.ts';
import {
  formatSnapshot,
  readSnapshot,
} from '../../../../electron/host/library/restore-points/snapshot-file.ts';
import type { Log } from '../../../../electron/host/ports.ts';
import { createNodeFiles, type Files } from '../../../../electron/host/system/files.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import { createManualTimers } from '../../../support/manual-timers.ts';
import { createExampleEntry } from '../../../support/store-entries.ts';
import { type CallOutcome, createFaultyFiles } from '../../../support/store-faults.ts';
import { createSmallEntry } from '../../../support/store-workload.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';
import { createManualClock } from '../../../support/test-library.ts';
import { countWithinTimeLimit } from '../../../support/time-limit.ts';

const START = Date.parse('2026-11-09T09:00:00.000Z');
const { between, soon, afterFailure, idle, maxBusy } = BACKUP_DELAYS_MS;

/** Converts a file to the first version's format. */
const firstVersion = (text: string) =>
  text
    .replaceAll('{"sum":"', '{"')
    .replaceAll(/\{"[0-9a-f]{8}",/g, '{')
    .replace(/"version":2(.*),"lines".*/, '"version":1$1}');

/**
 * Sets up a library in memory with restore points on a real disk that can fail. `wait` advances the clock and
 * the timers together.
 */
async function setUp(dir: string, before: readonly Entry[] = []) {
  const clock = createManualClock(START);
  let timers = createManualTimers();
  const warnings: string[] = [];
  const log: Log = { info() {}, warn: (message) => warnings.push(message), error() {} };
  let entries = [...before];
  let events = 0;
  let notify = (_ids: number[]) => {};
  let outcome: CallOutcome = 'done';
  const faulty = createFaultyFiles(createNodeFiles(), ({ name, path: where }) =>
    where.includes('restore-points') && !where.endsWith('restore-points') && name === 'write'
      ? outcome
      : 'done',
  );
  const openOn = (files: Files) =>
    openRestorePoints({
      dir,
      files,
      clock,
      log,
      schedule: { clock, timers, isAfterCrash: false },
      library: {
        entries: () => entries,
        subscribe: (listener) => {
          notify = (ids) => listener(ids, true);
          return () => {};
        },
        onLargeChange() {},
        async replaceAll(next, before) {
          await before?.(new Map(entries.map((entry) => [entry.id, entry])));
          entries = [...next(new Map(), 1)];
        },
      },
      onChange: () => {
        events += 1;
      },
    });
  let backups = await openOn(faulty.files);
  /** Resolves after all pending operations, because `list` waits for these operations. */
  const settled = () => backups.list();
  const scheduled = async () => (await backups.list()).filter(({ kind }) => kind === 'scheduled');
  return {
    get backups() {
      return backups;
    },
    clock,
    get timers() {
      return timers;
    },
    warnings,
    /** Lists the restore point files. Excludes the files that were made before a restore. */
    files: async () =>
      (await readdir(path.join(dir, 'restore-points')).catch(() => [])).filter(
        (name) => !name.startsWith('before-'),
      ),
    entries: () => entries,
    events: () => events,
    settled,
    scheduled,
    refuse: (next: CallOutcome) => {
      outcome = next;
    },
    write(id: number) {
      entries = [...entries, { ...createSmallEntry(id), editedAt: clock.now() }];
      notify([id]);
    },
    async wait(milliseconds: number) {
      clock.forward(milliseconds);
      timers.advance(milliseconds);
      await settled();
    },
    /** Opens the restore points in a new process, as after a crash. */
    async reopen() {
      timers = createManualTimers();
      backups = await openOn(createNodeFiles());
    },
  };
}

describe('a backup', () => {
  it('has a unique name based on its timestamp', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('9000-01-01'), noInvalidDate: true }), (date) => {
        const at = date.getTime();
        const name = formatFreeName(at, new Set());
        expect(parseNameTime(name)).toBe(at - (at % 1000));
        const next = formatFreeName(at, new Set([name]));
        expect(next > name).toBe(true);
        expect(formatFreeName(at, new Set([name, next])) > next).toBe(true);
      }),
    );
    for (const name of ['monday', '2026-13-01-00-00-00', '2026-11-09-09-00-00.next', '']) {
      expect(parseNameTime(name)).toBeUndefined();
    }
  });

  it('contains all entries, including deleted ones', () => {
    const entry = fc
      .record({
        id: fc.integer({ min: 1, max: 5000 }),
        saved: fc.nat(5),
        title: fc.string({ unit: 'binary' }),
      })
      .map(({ id, saved, title }): Entry => {
        const { draft, ...rest } = createSmallEntry(id, saved);
        return {
          ...rest,
          draft: draft && { ...draft, input: { ...draft.input, title } },
          version: saved + 1,
        };
      });
    const entries = fc
      .uniqueArray(
        fc.oneof(
          entry,
          fc.integer({ min: 1, max: 5000 }).map((id) => createExampleEntry(id)),
        ),
        { selector: ({ id }) => id, maxLength: 60 },
      )
      .map((all) => all.sort((one, other) => one.id - other.id));
    fc.assert(
      fc.property(entries, fc.boolean(), (all, removesSome) => {
        const stored = all.map((one) => (removesSome && one.id % 2 ? { ...one, removedAt: 7 } : one));
        const bytes = Buffer.from([...formatSnapshot(stored, START)].join(''));
        expect(readSnapshot(bytes, 'x').entries).toEqual(stored);
      }),
    );
  });

  it('can be restored into a changed library', async () => {
    await using folder = await createTemporaryFolder();
    const all = await setUp(folder.dir, [createSmallEntry(1), { ...createSmallEntry(2), removedAt: 5 }]);
    const made = await all.backups.create();
    expect(made).toMatchObject({ name: '2026-11-09-09-00-00', at: START, count: 1 });
    expect(await all.scheduled()).toEqual([made]);
    expect(all.events()).toBe(1);
    const before = all.entries();
    all.write(3);
    expect((await all.backups.restore(made.name)).count).toBe(1);
    expect(all.entries()).toEqual(before);
  });

  it("can't be restored if it's missing or damaged, and the library stays unchanged", async () => {
    await using folder = await createTemporaryFolder();
    const all = await setUp(folder.dir, [createSmallEntry(1), createSmallEntry(2)]);
    const { name, bytes } = await all.backups.create();
    await truncate(path.join(folder.dir, 'restore-points', `${name}.jsonl`), bytes - 400);
    all.write(3);
    await expect(all.backups.restore(name)).rejects.toMatchObject({ code: 'snapshot-unreadable' });
    await expect(all.backups.restore('2020-01-01-00-00-00')).rejects.toMatchObject({ code: 'no-snapshot' });
    expect(all.entries()).toHaveLength(3);
  });
});

describe('backups', () => {
  it('are created 1 minute after the first change, then every 50 minutes if anything changed', async () => {
    await using folder = await createTemporaryFolder();
    const all = await setUp(folder.dir);
    all.write(1);
    all.write(2);
    await all.wait(soon - 1);
    expect(await all.files()).toEqual([]);
    await all.wait(1);
    expect(await all.files()).toEqual(['2026-11-09-09-01-00.jsonl']);
    for (let minute = 0; minute < 49; minute += 1) {
      all.write(10 + (minute % 10));
      await all.wait(60_000);
    }
    expect(await all.files()).toHaveLength(1);
    await all.wait(60_000);
    expect(await all.files()).toEqual(['2026-11-09-09-01-00.jsonl', '2026-11-09-09-51-00.jsonl']);
    await all.wait(50 * between);
    expect(await all.files()).toHaveLength(2);
    expect(all.timers.getRemainingMs()).toEqual([]);
    expect((await all.scheduled()).map(({ count }) => count)).toEqual([51, 2]);
  });

  it('wait until changes pause for 5 seconds, but at most 10 minutes', async () => {
    await using folder = await createTemporaryFolder();
    const run = await setUp(folder.dir);
    let id = 0;
    const changeFor = async (milliseconds: number) => {
      for (let spent = 0; spent < milliseconds; spent += idle / 2) {
        id += 1;
        run.write(id % 3);
        await run.wait(idle / 2);
      }
    };
    await changeFor(soon + 4 * idle);
    expect(await run.files()).toHaveLength(0);
    await run.wait(idle);
    expect(await run.files()).toHaveLength(1);

    await changeFor(between + maxBusy - idle);
    expect(await run.files()).toHaveLength(1);
    await changeFor(2 * idle);
    expect(await run.files()).toHaveLength(2);
  });

  it('are created when a changed library closes', async () => {
    await using folder = await createTemporaryFolder();
    const all = await setUp(folder.dir);
    await all.backups.close();
    expect(await all.files()).toEqual([]);
    await all.reopen();
    all.write(1);
    await all.backups.close();
    expect(await all.files()).toHaveLength(1);
    expect(all.timers.getRemainingMs()).toEqual([]);
    all.clock.forward(between);
    await all.reopen();
    await all.backups.close();
    expect(await all.files()).toHaveLength(1);
  });

  it('are created soon after a start if a crash left newer changes', async () => {
    await using folder = await createTemporaryFolder();
    const all = await setUp(folder.dir);
    await all.backups.create();
    all.clock.forward(2 * between);
    all.write(1);
    await all.reopen();
    await all.wait(soon);
    expect(await all.files()).toHaveLength(2);
  });

  it('are still created after the clock is set back', async () => {
    await using folder = await createTemporaryFolder();
    const all = await setUp(folder.dir);
    all.clock.forward(1000 * 24 * between);
    await all.backups.create();
    all.clock.forward(-2000 * 24 * between);
    all.write(1);
    await all.wait(between);
    expect(await all.files()).toHaveLength(2);
  });

  it('are rotated whenever a new one is created', async () => {
    await using folder = await createTemporaryFolder();
    const all = await setUp(folder.dir, [createSmallEntry(1)]);
    for (let hour = 0; hour < 40; hour += 1) {
      await all.backups.create();
      all.clock.forward(3_600_000);
    }
    expect(await all.files()).toHaveLength(13);
  });

  it('are marked as damaged after truncation or bit flips, and are deleted before valid ones', async () => {
    await using folder = await createTemporaryFolder();
    const all = await setUp(folder.dir, [createSmallEntry(1), createSmallEntry(2)]);
    const backupsFolder = path.join(folder.dir, 'restore-points');
    await mkdir(backupsFolder);
    const whole = [...formatSnapshot([createSmallEntry(1), createSmallEntry(2)], START)].join('');
    const lines = whole.split('\n');
    const damaged = {
      'cut in a line': whole.slice(0, -30),
      'cut behind a line': `${lines.slice(0, 2).join('\n')}\n`,
      empty: '',
      zeros: '\0'.repeat(600),
      'of questions': whole.replace('snapshot', 'questions'),
      'a letter flipped': whole.replace('rger 2', 'sger 2'),
      'a bracket flipped': whole.replace('"draft":{', '"draft":['),
      'its moment flipped': whole.replace('2026-11', '2036-11'),
      'of the first version, a bracket flipped': firstVersion(whole).replace('"draft":{', '"draft":['),
    };
    for (const [second, content] of Object.values(damaged).entries()) {
      await writeFile(path.join(backupsFolder, `2026-11-08-00-00-0${second}.jsonl`), content);
    }
    await writeFile(path.join(backupsFolder, 'notes.jsonl'), whole);
    await all.reopen();
    const listed = await all.scheduled();
    expect(listed.map(({ isDamaged }) => isDamaged)).toEqual(Object.keys(damaged).map(() => true));
    for (const { name } of listed) {
      await expect(all.backups.restore(name), name).rejects.toMatchObject({ code: 'snapshot-unreadable' });
    }
    expect(all.warnings).toContain('a restore point is damaged');
    for (let hour = 0; hour < 12; hour += 1) {
      await all.backups.create();
      all.clock.forward(between);
    }
    expect(await all.scheduled()).toHaveLength(12);
    expect(await all.files()).toHaveLength(13);
    expect(await all.files()).toContain('notes.jsonl');
  });

  it('remain valid after whitespace changes or edits without checksums', async () => {
    await using folder = await createTemporaryFolder();
    const all = await setUp(folder.dir);
    const backupsFolder = path.join(folder.dir, 'restore-points');
    await mkdir(backupsFolder);
    const whole = [...formatSnapshot([createSmallEntry(1), createSmallEntry(2)], START)].join('');
    const valid = [
      firstVersion(whole),
      `\ufeff${whole.replaceAll('\n', '\r\n\r\n').trimEnd()}`,
      whole.replaceAll('":', '": '),
      whole.replace(/,"sum":"[0-9a-f]{8}"\}/, '}').replace('rger 2', 'sger 2'),
    ];
    for (const [second, content] of valid.entries()) {
      await writeFile(path.join(backupsFolder, `2026-11-08-00-00-0${second}.jsonl`), content);
    }
    await all.reopen();
    const listed = await all.scheduled();
    expect(listed.map(({ isDamaged, count }) => [isDamaged, count])).toEqual(valid.map(() => [false, 2]));
    for (const { name } of listed) {
      expect((await all.backups.restore(name)).count).toBe(2);
      expect(all.entries()[0]).toEqual(createSmallEntry(1));
    }
  });

  it('include a change from the same second as the previous one, even after a crash', async () => {
    await using folder = await createTemporaryFolder();
    const all = await setUp(folder.dir);
    all.clock.forward(100);
    all.write(1);
    await all.backups.create();
    all.clock.forward(300);
    all.write(2);
    await all.reopen();
    await all.backups.close();
    expect((await all.scheduled()).map(({ count }) => count)).toEqual([2, 1]);
    await all.reopen();
    await all.backups.close();
    expect(await all.files()).toHaveLength(2);
  });
});

describe('a failed backup', () => {
  it.each([
    ['a full disk', { refused: 'ENOSPC' }],
    ['a failing disk', { refused: 'EIO' }],
  ] as const)('logs a warning, leaves no files, and is retried: %s', async (_, outcome) => {
    await using folder = await createTemporaryFolder();
    const all = await setUp(folder.dir);
    all.refuse(outcome);
    all.write(1);
    await all.wait(soon);
    expect(all.warnings).toEqual(["couldn't make a backup"]);
    expect(await all.files()).toEqual([]);
    await expect(all.backups.create()).rejects.toMatchObject({ code: 'disk' });
    all.refuse('done');
    await all.wait(afterFailure);
    expect(await all.scheduled()).toMatchObject([{ count: 1 }]);
    expect(all.events()).toBe(1);
  });

  it("doesn't prevent the library from closing", async () => {
    await using folder = await createTemporaryFolder();
    const all = await setUp(folder.dir);
    all.refuse({ refused: 'ENOSPC' });
    all.write(1);
    await all.backups.close();
    expect(all.warnings).toEqual(["couldn't make a backup"]);
  });

  it("is deleted if its content can't be read back", async () => {
    await using folder = await createTemporaryFolder();
    const node = createNodeFiles();
    const flipByte = (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 200 ? byte ^ 1 : byte)));
    for (const spoil of [flipByte, (bytes: Buffer) => bytes.subarray(0, -1)]) {
      const files = { ...node, readFile: async (file: string) => spoil(await node.readFile(file)) };
      const { clock, timers } = await setUp(folder.dir);
      const backups = await openRestorePoints({
        dir: folder.dir,
        files,
        clock,
        log: { info() {}, warn() {}, error() {} },
        library: {
          entries: () => [createSmallEntry(1)],
          subscribe: () => () => {},
          onLargeChange() {},
          replaceAll: async () => {},
        },
        schedule: { clock, timers, isAfterCrash: false },
        onChange() {},
      });
      await expect(backups.create()).rejects.toMatchObject({
        code: 'disk',
        details: { reason: expect.stringMatching(/read back/) },
      });
      expect(await readdir(path.join(folder.dir, 'restore-points'))).toEqual([]);
    }
  });

  it("isn't listed after a crash at any call, and the next backup removes its files", async () => {
    for (const how of ['dies-before', 'dies-within', 'dies-after'] as const) {
      for (const at of countWithinTimeLimit()) {
        await using folder = await createTemporaryFolder();
        const first = await setUp(folder.dir, [createSmallEntry(1), createSmallEntry(2)]);
        await first.backups.create();
        first.clock.forward(between);
        const faulty = createFaultyFiles(createNodeFiles(), ({ number }) => (number === at ? how : 'done'));
        const second = await openRestorePoints({
          dir: folder.dir,
          files: faulty.files,
          clock: first.clock,
          log: { info() {}, warn() {}, error() {} },
          library: {
            entries: () => [createSmallEntry(1), createSmallEntry(2), createSmallEntry(3)],
            subscribe: () => () => {},
            onLargeChange() {},
            replaceAll: async () => {},
          },
          schedule: { clock: first.clock, timers: first.timers, isAfterCrash: false },
          onChange() {},
        });
        await second.create().catch((error: unknown) => {
          if (!faulty.dead) throw error;
        });
        first.clock.forward(between);
        await first.reopen();
        const context = `${how} call ${at}, ${faulty.calls.at(-1)?.name} ${faulty.calls.at(-1)?.path}`;
        for (const { name, count } of await first.scheduled()) {
          expect((await first.backups.restore(name)).count, context).toBe(count);
        }
        expect(await first.scheduled(), context).not.toEqual([]);
        first.write(9);
        await first.backups.create();
        expect(
          (await first.files()).filter((name) => !/^[\d-]+\.jsonl$/.test(name)),
          context,
        ).toEqual([]);
        if (!faulty.dead) break;
      }
    }
  });
});

describe('finding entries in restore points', () => {
  it("returns each entry's newest intact version", async () => {
    await using folder = await createTemporaryFolder();
    const HOUR = between;
    const put = async (folderName: string, entries: readonly Entry[], at: number) => {
      await mkdir(path.join(folder.dir, path.dirname(folderName)), { recursive: true });
      await writeFile(path.join(folder.dir, folderName), [...formatSnapshot(entries, at)].join(''));
    };
    const name = (at: number) => `backups/${formatFreeName(at, new Set())}.jsonl`;
    await put(name(START), [createSmallEntry(1, 1), createSmallEntry(2, 1), createSmallEntry(4, 1)], START);
    await put('snapshots/monday.jsonl', [createSmallEntry(1, 2), createSmallEntry(2, 2)], START + HOUR);
    await put(name(START + 2 * HOUR), [createSmallEntry(1, 3)], START + 2 * HOUR);
    await put(
      name(START + 3 * HOUR),
      [1, 2, 4].map((id) => createSmallEntry(id, 4)),
      START + 3 * HOUR,
    );
    // Damages the latest file: its time in the header, one line, and its end.
    const newest = path.join(folder.dir, name(START + 3 * HOUR));
    const text = (await readFile(newest, 'utf8')).replace('2026', '2000').replace('rger 2', 'sger 2');
    await writeFile(newest, text.slice(0, -9));
    const ports = { dir: folder.dir, files: createNodeFiles(), log: { info() {}, warn() {}, error() {} } };
    expect(await createCopies(ports).find(new Set([1, 2, 3, 4]))).toEqual([
      { entry: createSmallEntry(1, 4), from: name(START + 3 * HOUR), at: START + 3 * HOUR },
      { entry: createSmallEntry(2, 2), from: 'snapshots/monday.jsonl', at: START + HOUR },
      { entry: createSmallEntry(4, 1), from: name(START), at: START },
    ]);
    expect(await createCopies(ports).find(new Set([]))).toEqual([]);
    expect(await createCopies({ ...ports, dir: '/nowhere' }).find(new Set([1]))).toEqual([]);
  });
});
