import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../../../electron/host/library/open-store.ts';
import { createNodeFiles, type Files } from '../../../../electron/host/system/files.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { createMemoryDisk } from '../../../support/store-disk.ts';
import { type CallOutcome, createFaultyFiles, type DiskCall } from '../../../support/store-faults.ts';
import {
  commitRecorded,
  createLedger,
  createSmallEntry,
  findLosses,
  nextVersion,
  runWorkload,
} from '../../../support/store-workload.ts';
import { unsynced } from '../../../support/sync/memory-repository.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';
import { countWithinTimeLimit } from '../../../support/time-limit.ts';

const isJournal = (call: DiskCall) => call.path.includes('/journal/');

/** Opens a store on a real disk. Tests set each call's outcome with `fateOf`. */
async function withMood(dir: string) {
  const mood: { fateOf: (call: DiskCall) => CallOutcome } = { fateOf: () => 'done' };
  const { files } = createFaultyFiles(createNodeFiles(), (call) => mood.fateOf(call));
  const store = await openStore({ dir, files, log: silentLog });
  return { store, mood };
}

const once = (
  matches: (call: DiskCall) => boolean,
  outcome: CallOutcome,
): ((call: DiskCall) => CallOutcome) => {
  let spent = false;
  return (call) => {
    if (spent || !matches(call)) return 'done';
    spent = true;
    return outcome;
  };
};

async function savedIn(dir: string): Promise<Record<number, number>> {
  const store = await openStore({ dir, files: createNodeFiles(), log: silentLog });
  const saved = Object.fromEntries([...store.entries.values()].map((entry) => [entry.id, entry.saved]));
  await store.close();
  return saved;
}

describe('a disk failure', () => {
  it.each([
    ['write', 'ENOSPC'],
    ['datasync', 'EIO'],
  ] as const)('makes only the commits in the group with the failed %s fail', async (name, code) => {
    await using folder = await createTemporaryFolder();
    const { store, mood } = await withMood(folder.dir);
    const published: number[] = [];
    store.onPublished((entries) => published.push(...entries.map(({ id }) => id)));
    await store.commit(createSmallEntry(1));

    mood.fateOf = once((call) => call.name === name && isJournal(call), { refused: code });
    const refusal = {
      code: 'disk',
      details: { path: join(folder.dir, 'journal/000001.jsonl'), reason: code },
    };
    const group = [store.commit(createSmallEntry(1, 2)), store.commit(createSmallEntry(2))];
    await Promise.all(group.map((commit) => expect(commit).rejects.toMatchObject(refusal)));
    expect(published).toEqual([1]);
    expect(store.latest(1)?.saved).toBe(1);
    expect(store.latest(2)).toBeUndefined();

    await store.commit(createSmallEntry(1, 3));
    await store.commit(createSmallEntry(2, 2));
    expect(published).toEqual([1, 1, 2]);
    await store.close();
    expect(await savedIn(folder.dir)).toEqual({ 1: 3, 2: 2 });
  });

  it("makes pending commits fail only if they're based on a rejected version", async () => {
    await using folder = await createTemporaryFolder();
    const { store, mood } = await withMood(folder.dir);
    await store.commit(createSmallEntry(1));
    const later: Promise<unknown>[] = [];
    mood.fateOf = once(
      (call) => {
        const hit = call.name === 'write' && isJournal(call);
        // New commits join the next group while this group is written.
        if (hit)
          later.push(
            store.commit(createSmallEntry(1, 3)).catch(() => 'refused'),
            store.commit(createSmallEntry(2)),
          );
        return hit;
      },
      { refused: 'ENOSPC' },
    );
    await expect(store.commit(createSmallEntry(1, 2))).rejects.toMatchObject({ code: 'disk' });
    expect(await Promise.all(later)).toEqual(['refused', undefined]);
    expect(store.latest(1)?.saved).toBe(1);
    await store.close();
    expect(await savedIn(folder.dir)).toEqual({ 1: 1, 2: 1 });
  });

  it('also makes commits fail that depend indirectly on a rejected commit', async () => {
    await using folder = await createTemporaryFolder();
    const { store, mood } = await withMood(folder.dir);
    for (const id of [1, 2, 3]) await store.commit(createSmallEntry(id));
    let later: Promise<PromiseSettledResult<void>[]> | undefined;
    mood.fateOf = once(
      (call) => {
        const hit = call.name === 'write' && isJournal(call);
        if (hit) {
          later = Promise.allSettled([
            store.commit(createSmallEntry(1, 3), [], [createSmallEntry(2, 2)]),
            store.commit(createSmallEntry(2, 3)),
            store.commit(createSmallEntry(3, 2)),
          ]);
        }
        return hit;
      },
      { refused: 'ENOSPC' },
    );
    await expect(store.commit(createSmallEntry(1, 2))).rejects.toMatchObject({ code: 'disk' });
    expect((await later)?.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    expect(store.latest(2)?.saved).toBe(1);
    await store.close();
    expect(await savedIn(folder.dir)).toEqual({ 1: 1, 2: 1, 3: 2 });
  });

  it("doesn't leave a partial line after a partial write", async () => {
    await using folder = await createTemporaryFolder();
    const { store, mood } = await withMood(folder.dir);
    await store.commit(createSmallEntry(1));
    let writes = 0;
    mood.fateOf = (call) => {
      if (call.name !== 'write' || !isJournal(call)) return 'done';
      writes += 1;
      return writes === 1 ? 'short' : { refused: 'ENOSPC' };
    };
    await expect(store.commit(createSmallEntry(2))).rejects.toMatchObject({ code: 'disk' });
    expect(writes).toBe(2);
    mood.fateOf = () => 'done';
    await store.commit(createSmallEntry(3));
    const journal = await createNodeFiles().readFile(join(folder.dir, 'journal/000001.jsonl'));
    const lines = journal.toString().trimEnd().split('\n').slice(1);
    expect(lines.map((text) => JSON.parse(text).entry.id)).toEqual([1, 3]);
    await store.close();
  });

  it("isn't reported if the disk writes only partial data per call", async () => {
    await using folder = await createTemporaryFolder();
    const { store, mood } = await withMood(folder.dir);
    mood.fateOf = ({ name }) => (name === 'write' ? 'short' : 'done');
    await store.commit(createSmallEntry(1));
    await store.close();
    expect(await savedIn(folder.dir)).toEqual({ 1: 1 });
  });

  it("leads to a new segment if the old segment can't be truncated", async () => {
    await using folder = await createTemporaryFolder();
    const { store, mood } = await withMood(folder.dir);
    await store.commit(createSmallEntry(1));
    mood.fateOf = (call) => (call.path.endsWith('000001.jsonl') ? { refused: 'EIO' } : 'done');
    await expect(store.commit(createSmallEntry(1, 2))).rejects.toMatchObject({ code: 'disk' });
    await store.commit(createSmallEntry(1, 3));
    await store.close();
    expect(await savedIn(folder.dir)).toEqual({ 1: 3 });
  });

  it('makes each commit fail until the disk recovers', async () => {
    await using folder = await createTemporaryFolder();
    const { store, mood } = await withMood(folder.dir);
    await store.commit(createSmallEntry(1));
    mood.fateOf = ({ name }) => (name === 'close' || name === 'readFile' ? 'done' : { refused: 'ENOSPC' });
    for (let saved = 2; saved < 20; saved++) {
      await expect(store.commit(createSmallEntry(1, saved))).rejects.toMatchObject({ code: 'disk' });
    }
    mood.fateOf = () => 'done';
    await store.commit(createSmallEntry(1, 20));
    await store.close();
    expect(await savedIn(folder.dir)).toEqual({ 1: 20 });
  });

  it("leaves a failed checkpoint's segments for the next start", async () => {
    await using folder = await createTemporaryFolder();
    const { store, mood } = await withMood(folder.dir);
    await store.commit(createSmallEntry(1));
    mood.fateOf = ({ path }) => (path.includes('/questions') ? { refused: 'ENOSPC' } : 'done');
    await store.close();
    expect(await createNodeFiles().readdir(join(folder.dir, 'journal'))).toEqual(['000001.jsonl']);
    expect(await savedIn(folder.dir)).toEqual({ 1: 1 });
    expect(await createNodeFiles().readdir(join(folder.dir, 'journal'))).toEqual([]);
  });
});

describe('a failed checkpoint', () => {
  it('is completed by the next one, even if that one is for other entries', async () => {
    await using folder = await createTemporaryFolder();
    const failed = Promise.withResolvers<void>();
    let refuse = true;
    const { files } = createFaultyFiles(createNodeFiles(), ({ path }) =>
      refuse && path.includes('/questions/') ? { refused: 'ENOSPC' } : 'done',
    );
    const log = { ...silentLog, warn: () => failed.resolve() };
    const store = await openStore({ dir: folder.dir, files, log, checkpointAfterBytes: 10 });
    await store.commit(createSmallEntry(1));
    await failed.promise;
    refuse = false;
    await store.commit(createSmallEntry(300));
    await store.close();
    expect(await createNodeFiles().readdir(join(folder.dir, 'journal'))).toEqual([]);
    expect(await savedIn(folder.dir)).toEqual({ 1: 1, 300: 1 });
  });
});

describe("disk failures during the crash tests' workload", () => {
  const outcomes: [string, CallOutcome][] = [
    ['ENOSPC', { refused: 'ENOSPC' }],
    ['EIO', { refused: 'EIO' }],
    ['EACCES', { refused: 'EACCES' }],
    ['EXDEV', { refused: 'EXDEV' }],
    ['a short write', 'short'],
  ];
  it.each(outcomes)(
    "don't affect acknowledged commits, whichever call fails with %s",
    async (_, outcome) => {
      for (const at of countWithinTimeLimit()) {
        const { files } = createMemoryDisk();
        const call = await runDay(files, ({ number }) => (number === at ? outcome : 'done'));
        if (!call[at - 1]) break;
      }
    },
    600_000,
  );

  it("don't affect acknowledged commits if any 30 consecutive calls fail", async () => {
    for (const at of countWithinTimeLimit()) {
      const { files } = createMemoryDisk();
      const calls = await runDay(files, ({ number }) =>
        number >= at && number < at + 30 ? { refused: 'ENOSPC' } : 'done',
      );
      if (!calls[at - 1]) break;
    }
  });
});

/** Runs the workload with disk failures, expects no losses, and returns the disk calls. */
async function runDay(files: Files, fateOf: (call: DiskCall) => CallOutcome): Promise<readonly DiskCall[]> {
  const faulty = createFaultyFiles(files, fateOf);
  const ledger = createLedger();
  const dir = '/library';
  await runWorkload({ dir, files: faulty.files, ledger }).catch((error: unknown) => {
    expect(error).toMatchObject({ code: expect.stringMatching(/^(disk|library-unreadable)$/) });
  });
  const store = await openStore({
    dir,
    files,
    log: silentLog,
  });
  expect(findLosses(store, ledger)).toEqual([]);
  expect(await commitRecorded(store, ledger, nextVersion(store, ledger, 1))).toBe(true);
  await store.close();
  return faulty.calls;
}

describe("an entry that JSON can't represent", () => {
  it("is rejected, and later commits can't be based on it", async () => {
    await using folder = await createTemporaryFolder();
    const { store } = await withMood(folder.dir);
    const first = createSmallEntry(1);
    await store.commit(first);
    let deep: unknown = 0;
    for (let level = 0; level < 20_000; level += 1) deep = [deep];
    const sync = { ...unsynced, hold: { code: 'unknown', at: 1, facts: { deep }, tried: null } } as const;
    const second = { ...first, version: 2, saved: 2 };
    await expect(store.commit({ ...second, sync })).rejects.toThrow(RangeError);
    expect(store.latest(1)).toBe(first);
    await store.commit(second);
    await store.close();
    expect(await savedIn(folder.dir)).toEqual({ 1: 2 });
  });
});
