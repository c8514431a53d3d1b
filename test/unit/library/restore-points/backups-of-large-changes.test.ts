import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LARGE_CHANGE } from '../../../../electron/host/library/restore-points/restorable-library.ts';
import { BACKUP_DELAYS_MS } from '../../../../electron/host/library/restore-points/schedule.ts';
import { readSnapshot } from '../../../../electron/host/library/restore-points/snapshot-file.ts';
import { createNodeFiles, type Files } from '../../../../electron/host/system/files.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';
import { saveUntilKilled } from '../../../support/killed-program.ts';
import { createManualTimers } from '../../../support/manual-timers.ts';
import { createSmallEntry } from '../../../support/store-workload.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';
import { createManualClock } from '../../../support/test-library.ts';
import { openTitledLibrary } from '../../../support/titled-library.ts';

const { afterLargeChange, soon, idle } = BACKUP_DELAYS_MS;
const HOUR = 3_600_000;

/**
 * Opens a library with automatic restore points on a disk. `wait` advances the clock and the timers together.
 */
async function open(dir: string, clock = createManualClock(), files: Files = createNodeFiles()) {
  const timers = createManualTimers();
  const opened = await openTitledLibrary({ dir, files, clock, timers });
  const { store, library, restorePoints } = opened;
  /** Returns the automatic restore points, oldest first. */
  const scheduled = async () =>
    (await restorePoints.list()).filter(({ kind }) => kind === 'scheduled').reverse();
  const contents = async (): Promise<Entry[][]> => {
    const all = await scheduled();
    return Promise.all(
      all.map(async ({ name }) => {
        const file = path.join(dir, 'restore-points', `${name}.jsonl`);
        return readSnapshot(await readFile(file), file).entries;
      }),
    );
  };
  return {
    ...opened,
    clock,
    contents,
    scheduled,
    entries: () => [...library.entries()],
    async wait(milliseconds: number) {
      clock.forward(milliseconds);
      timers.advance(milliseconds);
      await restorePoints.list();
    },
    /** Adds `count` questions as an import does, and returns their IDs. */
    async addMany(count: number) {
      const first = store.reserveId();
      const added = Array.from({ length: count }, (_, at) => createSmallEntry(first + at));
      await restorePoints.replace((current) => [...current.values(), ...added]);
      return added.map(({ id }) => id);
    },
    async close() {
      await restorePoints.close();
      await store.close();
    },
  };
}

/** Wraps the real disk. Between `block` and `unblock`, opening a restore point for writing waits. */
function createBlockingFiles() {
  const files = createNodeFiles();
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  return {
    block: () => {
      gate = Promise.withResolvers();
    },
    unblock: () => gate.resolve(),
    files: {
      ...files,
      async open(...[file, how, mode]: Parameters<Files['open']>) {
        if (path.basename(path.dirname(file)) === 'restore-points') await gate.promise;
        return files.open(file, how, mode);
      },
    } satisfies Files,
  };
}

describe('a large change', () => {
  it('is backed up after 10 minutes instead of 50 minutes', async () => {
    await using folder = await createTemporaryFolder();
    const run = await open(folder.dir);
    await run.create('The only question');
    await run.wait(soon);
    expect((await run.contents()).map(({ length }) => length)).toEqual([1]);
    await run.wait(soon);
    await run.addMany(3);
    await run.wait(afterLargeChange - soon - 1000);
    expect(await run.contents()).toHaveLength(1);
    await run.wait(2 * idle);
    expect((await run.contents()).map(({ length }) => length)).toEqual([1, 4]);
    await run.wait(2 * HOUR);
    expect(await run.contents()).toHaveLength(2);
    await run.close();
  });

  it('can consist of many small edits', async () => {
    await using folder = await createTemporaryFolder();
    const run = await open(folder.dir);
    await run.create('The only question');
    await run.wait(soon);
    for (let count = 1; count < LARGE_CHANGE; count += 1) await run.create(`Question ${count}`);
    await run.wait(afterLargeChange);
    expect(await run.contents()).toHaveLength(1);
    await run.create('The last question');
    await run.wait(soon);
    expect((await run.contents()).map(({ length }) => length)).toEqual([1, LARGE_CHANGE + 1]);
    await run.close();
  });

  it('is preceded by a backup, even shortly after another one', async () => {
    await using folder = await createTemporaryFolder();
    const run = await open(folder.dir);
    // Undo skips the question that was saved after the edit.
    const ids = await run.addMany(LARGE_CHANGE + 1);
    await run.restorePoints.create();
    const titles = new Map<string, Entry[]>();
    const change = async (name: string, work: () => Promise<unknown>) => {
      await run.save(ids[0] ?? 0, `Before ${name}`);
      titles.set(name, run.entries());
      await work();
    };
    const setDescription = (description: string) =>
      run.library.editAll(ids, {
        kind: 'set',
        values: { description },
        onlyEmpty: false,
      });
    await change('deleting', () => run.library.removeAll(ids));
    await run.library.restoreAll(ids);
    await change('tagging', () => run.library.tagAll(ids, { add: ['Food'], remove: [] }));
    await change('planning', () =>
      run.library.setPrivateField(
        'plannedFor',
        ids.map((id) => ({ id, plannedFor: '2026-12-24' })),
      ),
    );
    await change('editing', () => setDescription('Another description'));
    const { undo } = await setDescription('A third description');
    await change('undoing', () => run.library.undoEdit(undo));
    await run.library.removeAll(ids);
    const before = run.entries();
    await run.library.purgeAll(ids);
    const contents = await run.contents();
    for (const [name, state] of titles) expect(contents, name).toContainEqual(state);
    expect(contents).toContainEqual(before);
    await run.close();
  });

  it('can consist of marking many questions as posted or undoing that', async () => {
    await using folder = await createTemporaryFolder();
    const run = await open(folder.dir);
    const ids: number[] = [];
    for (let count = 0; count < LARGE_CHANGE; count += 1) ids.push(await run.create(`Question ${count}`));
    const states = [run.entries()];
    const posting = { sentAt: '2026-11-20T12:00:00Z', messageLink: null, skipSent: false };
    await run.library.markPosted(ids, posting);
    states.push(run.entries());
    await run.library.undoMarkPosted(ids);
    expect(await run.contents()).toEqual(states);
    await run.close();
  });

  it('can consist of marking many drafts as ready or undoing that', async () => {
    await using folder = await createTemporaryFolder();
    const run = await open(folder.dir);
    const ids: number[] = [];
    const input = { ...createEmptyDraft(), title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' };
    for (let count = 0; count < LARGE_CHANGE; count += 1) {
      const draft = { id: null, key: `key ${count}`, version: 0, basedOn: 0, input };
      ids.push((await run.library.saveDraft(draft)).id);
    }
    const states = [run.entries()];
    const { undo } = await run.library.markReady(ids);
    states.push(run.entries());
    await run.library.undoMarkReady(undo);
    expect(await run.contents()).toEqual(states);
    await run.close();
  });

  it("isn't preceded by a backup if the newest one is complete", async () => {
    await using folder = await createTemporaryFolder();
    const run = await open(folder.dir);
    const ids = await run.addMany(LARGE_CHANGE);
    await run.restorePoints.create();
    await run.library.removeAll(ids);
    expect(await run.contents()).toHaveLength(1);
    await run.close();
  });

  it('affects at least 20 questions', async () => {
    await using folder = await createTemporaryFolder();
    const run = await open(folder.dir);
    const ids = await run.addMany(LARGE_CHANGE);
    await run.library.removeAll(ids.slice(1));
    expect(await run.contents()).toHaveLength(0);
    await run.library.removeAll(ids);
    await run.library.restoreAll(ids.slice(1));
    const unchanged = { kind: 'set', values: { description: '' }, onlyEmpty: false } as const;
    await run.library.editAll(ids, unchanged);
    expect(await run.contents()).toHaveLength(0);
    await run.library.restoreAll(ids);
    await run.library.removeAll(ids);
    expect(await run.contents()).toHaveLength(1);
    await run.close();
  });

  it("doesn't wait for a backup on a blocked disk", async () => {
    await using folder = await createTemporaryFolder();
    const disk = createBlockingFiles();
    const run = await open(folder.dir, createManualClock(), disk.files);
    const ids = await run.addMany(LARGE_CHANGE);
    const states = [run.entries()];
    disk.block();
    await run.library.removeAll(ids);
    states.push(run.entries());
    await run.library.purgeAll(ids);
    disk.unblock();
    expect(await run.contents()).toEqual(states);
    await run.close();
  });

  it('is backed up before the library closes', async () => {
    await using folder = await createTemporaryFolder();
    const disk = createBlockingFiles();
    const run = await open(folder.dir, createManualClock(), disk.files);
    const ids = await run.addMany(LARGE_CHANGE);
    const before = run.entries();
    disk.block();
    await run.library.removeAll(ids);
    const after = run.entries();
    const closed = run.restorePoints.close();
    await run.library.restoreAll(ids);
    disk.unblock();
    await closed;
    await run.store.close();
    expect((await readdir(path.join(folder.dir, 'restore-points'))).sort()).toEqual([
      expect.stringMatching(/^2[\d-]+\.jsonl$/),
      expect.stringMatching(/^2[\d-]+\.jsonl$/),
      expect.stringMatching(/^before-[\d-]+\.jsonl$/),
    ]);
    const [first, second] = await run.contents();
    expect(first).toEqual(before);
    expect([after, run.entries()]).toContainEqual(second);
  });
});

describe('a constantly changing library', () => {
  it('is backed up at least hourly', async () => {
    await using folder = await createTemporaryFolder();
    const run = await open(folder.dir);
    const id = await run.create('A question');
    const start = run.clock.now();
    for (let edit = 0; run.clock.now() < start + 2.5 * HOUR; edit += 1) {
      await run.save(id, `Version ${edit}`);
      await run.wait(idle - 1000);
    }
    const times = [start, ...(await run.scheduled()).map(({ at }) => at), run.clock.now()];
    const pauses = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(Math.max(...pauses)).toBeLessThanOrEqual(HOUR + idle);
    expect(pauses.length).toBeGreaterThan(2);
    await run.close();
  });
});

describe('the first start after a crash', () => {
  it('creates a backup, even of changes with old timestamps', async () => {
    await using folder = await createTemporaryFolder();
    const { dir } = folder;
    const first = await open(dir);
    await first.create('The only question');
    await first.close();
    const acknowledged = await saveUntilKilled('store-child.ts', dir, 200);
    const second = await open(dir, first.clock);
    expect(second.store.isAfterCrash).toBe(true);
    await second.wait(afterLargeChange);
    const [, after] = await second.contents();
    const saved = new Map(after?.map((entry) => [entry.id, entry.saved]));
    for (const [id, count] of acknowledged) expect(saved.get(id)).toBeGreaterThanOrEqual(count);
    await second.close();

    const third = await open(dir, first.clock);
    expect(third.store.isAfterCrash).toBe(false);
    await third.wait(2 * HOUR);
    expect(await third.contents()).toHaveLength(2);
    await third.close();
  });
});
