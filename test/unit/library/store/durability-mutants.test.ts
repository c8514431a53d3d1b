import { describe, expect, it } from 'vitest';
import { openStore } from '../../../../electron/host/library/open-store.ts';
import type { Files } from '../../../../electron/host/system/files.ts';
import { createRandom } from '../../../support/random.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { createMemoryDisk, type Keep, keepAll, keepSynced, openEmpty } from '../../../support/store-disk.ts';
import { createFaultyFiles } from '../../../support/store-faults.ts';
import { createLedger, findLosses, runWorkload } from '../../../support/store-workload.ts';

/**
 * A faulty disk that skips a step for durability. With each mutant, the workload must lose data at some call.
 * Otherwise, the crash tests couldn't fail. `npm run tool -- crash --mutants` tests faults that a killed
 * process also reveals.
 */

type Mutant = (files: Files) => Files;

/** Keeps a random number of unsynced changes, for example a file name without its content. */
function keepSome(seed: number): Keep {
  const random = createRandom(seed, 0);
  return (changes) => random.pickInteger(changes + 1);
}

const DIR = '/home/library';
const isJournal = (path: string) => path.includes('/journal/');
const isLineFile = (path: string) => path.includes('/questions/');

const unsynced =
  (isMeant: (path: string) => boolean): Mutant =>
  (files) => ({
    ...files,
    open: async (path, how) => {
      const file = await files.open(path, how);
      return isMeant(path) ? { ...file, datasync: async () => {}, sync: async () => {} } : file;
    },
  });

const forgottenNames =
  (isMeant: (path: string) => boolean): Mutant =>
  (files) => ({
    ...files,
    syncDirectory: async (path) => {
      if (!isMeant(`${path}/`)) await files.syncDirectory(path);
    },
  });

/** Syncs question files only after renaming them. */
const renamedFirst: Mutant = (files) => {
  const delayedSyncs = new Map<string, () => Promise<void>>();
  return {
    ...files,
    open: async (path, how) => {
      const file = await files.open(path, how);
      if (!isLineFile(path)) return file;
      return { ...file, sync: async () => void delayedSyncs.set(path, file.sync), close: async () => {} };
    },
    rename: async (from, to) => {
      await files.rename(from, to);
      await delayedSyncs.get(from)?.();
    },
  };
};

/** Writes question files in place instead of into a temporary file. */
const inPlace: Mutant = (files) => {
  const inside = (path: string) => (isLineFile(path) ? path.replace(/\.[0-9a-f]{12}\.tmp$/, '') : path);
  return {
    ...files,
    open: (path, how) => (inside(path) === path ? files.open(path, how) : openEmpty(files, inside(path))),
    rename: async (from, to) => {
      if (inside(from) !== to) await files.rename(from, to);
    },
    unlink: (path) => files.unlink(inside(path)),
  };
};

/** Acknowledges journal writes too early. Data reaches the disk only at the next write. */
const answersFirst: Mutant = (files) => ({
  ...files,
  open: async (path, how) => {
    const file = await files.open(path, how);
    if (!isJournal(path)) return file;
    let delayedWrite = async () => {};
    return {
      ...file,
      write: async (data, position) => {
        await delayedWrite();
        const copy = Uint8Array.from(data);
        delayedWrite = async () => void (await file.write(copy, position));
        return data.length;
      },
      datasync: async () => {},
      close: async () => {
        await delayedWrite();
        await file.datasync();
        await file.close();
      },
    };
  },
});

/** Deletes the journal at the start of a checkpoint, before it writes a question file. */
const droppedFirst: Mutant = (files) => ({
  ...files,
  open: async (path, how) => {
    if (isLineFile(path)) {
      const names = await files.readdir(`${DIR}/journal`);
      for (const name of names.sort()) await files.unlink(`${DIR}/journal/${name}`).catch(() => undefined);
      await files.syncDirectory(`${DIR}/journal`);
    }
    return files.open(path, how);
  },
});

/** Returns the first loss at any crash point of the workload, or undefined if nothing was lost. */
async function firstLoss(mutant: Mutant, keep: Keep): Promise<string | undefined> {
  for (let at = 1; ; at++) {
    const disk = createMemoryDisk();
    const ledger = createLedger();
    const faulty = createFaultyFiles(disk.files, ({ number }) => (number === at ? 'dies-within' : 'done'));
    await runWorkload({ dir: DIR, files: mutant(faulty.files), ledger }).catch((error: unknown) => {
      if (!faulty.dead) throw error;
    });
    if (!faulty.dead) return undefined;
    const store = await openStore({
      dir: DIR,
      files: disk.simulateCrash(keep).files,
      log: silentLog,
    });
    const reports = await store.recovery.reports();
    const [loss] = [...findLosses(store, ledger), ...reports.map((report) => JSON.stringify(report))];
    await store.close();
    if (loss) return loss;
  }
}

describe('the crash tests', () => {
  it.each([
    ['a journal that is never synced', unsynced(isJournal), keepSynced],
    ['question files that are never synced', unsynced(isLineFile), keepSynced],
    ['names in the journal folder that are never synced', forgottenNames(isJournal), keepSynced],
    ['question files that are renamed before syncing', renamedFirst, keepSome(7)],
    ['names of question files that are never synced', forgottenNames(isLineFile), keepSynced],
    ['question files that are written in place', inPlace, keepAll],
    ['a commit that is acknowledged before the write', answersFirst, keepAll],
    ['a journal that is deleted before the question files are written', droppedFirst, keepAll],
  ] as const)('detect %s', async (_, mutant, keep) => {
    expect(await firstLoss(mutant, keep)).toBeDefined();
  });

  it.each([
    ['a power loss', keepSynced],
    ['a killed process', keepAll],
    ['a power loss that keeps some unsynced changes', keepSome(7)],
  ] as const)("don't find data loss in the original store after %s", async (_, keep) => {
    expect(await firstLoss((files) => files, keep)).toBeUndefined();
  });
});
