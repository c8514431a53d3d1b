import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../../../electron/host/library/open-store.ts';
import { createNodeFiles, type Files } from '../../../../electron/host/system/files.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { createMemoryDisk, type Keep, keepAll, keepSynced } from '../../../support/store-disk.ts';
import {
  type CallOutcome,
  createFaultyFiles,
  type DiskCall,
  ignoreSync,
} from '../../../support/store-faults.ts';
import {
  commitRecorded,
  createLedger,
  createSmallEntry,
  findLosses,
  type Ledger,
  nextVersion,
  runWorkload,
} from '../../../support/store-workload.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';
import { countWithinTimeLimit } from '../../../support/time-limit.ts';

const DEATHS = ['dies-before', 'dies-within', 'dies-after'] as const satisfies CallOutcome[];

/** Creates a seeded random number generator (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const keepSome = (seed: number): Keep => {
  const random = seeded(seed);
  return (changes) => Math.floor(random() * (changes + 1));
};

/**
 * Runs the workload on a disk whose call `at` has `outcome`. Returns that call, or undefined if the workload
 * ended first.
 */
async function dieAt(options: {
  files: Files;
  dir: string;
  at: number;
  outcome: CallOutcome;
  ledger: Ledger;
}) {
  const { at, outcome } = options;
  const faulty = createFaultyFiles(options.files, ({ number }) => (number === at ? outcome : 'done'));
  await runWorkload({ ...options, files: faulty.files }).catch((error: unknown) => {
    if (!faulty.dead) throw error;
  });
  return faulty.dead ? faulty.calls.at(-1) : undefined;
}

/**
 * Opens the library in a new process after a crash and expects no losses. Commits changes and expects them
 * after another start.
 */
async function reopenAfterCrash(files: Files, dir: string, ledger: Ledger, call: DiskCall): Promise<void> {
  const context = `after ${call.name} of ${call.path}, call ${call.number}`;
  const open = () => openStore({ dir, files, log: silentLog });
  const store = await open();
  expect(findLosses(store, ledger), context).toEqual([]);
  // A crash doesn't damage files, so nothing may be reported.
  expect(await store.recovery.reports(), context).toEqual([]);
  expect(await commitRecorded(store, ledger, nextVersion(store, ledger, 1))).toBe(true);
  expect(await commitRecorded(store, ledger, createSmallEntry(store.reserveId()))).toBe(true);
  const before = [...store.entries.values()];
  await store.close();
  const again = await open();
  expect([...again.entries.values()], context).toEqual(before);
  await again.close();
  expect(await files.readdir(join(dir, 'journal')), context).toEqual([]);
}

describe("the crash tests' workload", () => {
  it('has checkpoints between commits and at least 100 disk calls', async () => {
    const { files, calls } = createFaultyFiles(createMemoryDisk().files, () => 'done');
    const ledger = createLedger();
    await runWorkload({ dir: '/library', files, ledger });
    const segments = calls.filter(({ name, path }) => name === 'open' && path.includes('/journal/'));
    expect(segments.length).toBeGreaterThanOrEqual(4);
    const folded = calls.filter(({ name, path }) => name === 'rename' && path.includes('/questions/'));
    expect(folded.length).toBeGreaterThanOrEqual(6);
    expect([...ledger.acknowledged.keys()].sort()).toEqual([...ledger.attempted.keys()].sort());
    expect(calls.length).toBeGreaterThan(100);
  });
});

describe('a process crash', () => {
  it("doesn't affect acknowledged changes in real files, whichever operation it interrupts", async () => {
    await using folder = await createTemporaryFolder();
    const files = ignoreSync(createNodeFiles());
    for (const at of countWithinTimeLimit()) {
      const dir = join(folder.dir, String(at));
      await mkdir(dir);
      const ledger = createLedger();
      const call = await dieAt({ files, dir, at, outcome: 'dies-within', ledger });
      if (!call) break;
      await reopenAfterCrash(files, dir, ledger, call);
    }
  });
});

describe('a power loss', () => {
  const losses: [string, (seed: number) => Keep][] = [
    ['all unsynced changes', () => keepSynced],
    ['nothing', () => keepAll],
    ['random unsynced changes (seed 1)', keepSome],
    ['random unsynced changes (seed 2)', (seed) => keepSome(seed + 10_000)],
    ['random unsynced changes (seed 3)', (seed) => keepSome(seed + 20_000)],
  ];
  it.each(losses)(
    "doesn't affect acknowledged changes at any call if it drops %s",
    async (_, keepFor) => {
      for (const outcome of DEATHS) {
        for (const at of countWithinTimeLimit()) {
          const disk = createMemoryDisk();
          const ledger = createLedger();
          const call = await dieAt({ files: disk.files, dir: '/home/library', at, outcome, ledger });
          if (!call) break;
          const { files } = disk.simulateCrash(keepFor(at));
          await reopenAfterCrash(files, '/home/library', ledger, call);
        }
      }
    },
    600_000,
  );

  it.each([
    [['/library']],
    [['/library', '/library/journal']],
    [['/library', '/library/journal', '/library/questions']],
  ])("doesn't affect acknowledged writes if an earlier process died before syncing %s", async (made) => {
    const disk = createMemoryDisk();
    for (const folder of made) await disk.files.mkdir(folder);
    const open = (files: Files) =>
      openStore({
        dir: '/library',
        files,
        log: silentLog,
      });
    const store = await open(disk.files);
    await store.commit(createSmallEntry(1));
    const reopened = await open(disk.simulateCrash(keepSynced).files);
    expect([...reopened.entries.keys()]).toEqual([1]);
    await reopened.close();
  });

  it("doesn't affect acknowledged changes, even if it recurs while the library opens", async () => {
    for (const seed of countWithinTimeLimit(400)) {
      const random = seeded(seed);
      const ledger = createLedger();
      let disk = createMemoryDisk();
      let call: DiskCall | undefined;
      for (let crash = 0; crash < 4; crash++) {
        const at = 1 + Math.floor(random() * (crash === 0 ? 250 : 60));
        const outcome = DEATHS[Math.floor(random() * DEATHS.length)] ?? 'dies-before';
        call = (await dieAt({ files: disk.files, dir: '/library', at, outcome, ledger })) ?? call;
        disk = disk.simulateCrash(keepSome(seed + crash));
      }
      if (call) await reopenAfterCrash(disk.files, '/library', ledger, call);
    }
  });
});
