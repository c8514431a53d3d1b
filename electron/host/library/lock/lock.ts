import { basename, join } from 'node:path';
import { AppError } from '../../../../shared/errors.ts';
import { diskError, reasonOf, unlessGone } from '../../durable-file.ts';
import type { Files, Place } from '../../files.ts';
import { isMadeFor, type LockFile, placeOf, readLockFile, writeLockFile } from './lock-file.ts';
import type { LockOwner, Processes } from './lock-owner.ts';

/**
 * One process per library. The lock is a folder `lock` that holds one file, named after and describing its owner.
 *
 * - Taking it: a folder with the own file is prepared under another name and renamed to `lock`. A rename to a folder
 *   that is there succeeds only if that one is empty, so of any number of processes one gets it, and it comes with
 *   its owner's file inside: nobody ever sees a lock without knowing whose it is.
 * - Taking over: the file of an owner that no longer runs is removed, by its own name, which leaves an empty folder
 *   to be renamed onto. Of two newcomers that both found the old owner dead, the slower one removes a name that is
 *   gone already; it can't hit the file of the faster one, which is called otherwise. No step in between needs undoing
 *   after a crash. The same goes for a lock that was copied along with the library: its owner has the original open.
 * - No heartbeat, so nothing expires while a laptop sleeps.
 */
export interface Lock {
  /** Never rejects: a lock that stays behind is taken over by the next one who comes. */
  release(): Promise<void>;
}

/** Attempts until a folder that can be neither had nor seen to be somebody's is given up. */
const ATTEMPTS = 100;

/** Pauses that a running owner is given to be gone. */
const PAUSES = 10;

interface LockOptions {
  dir: string;
  files: Files;
  processes: Processes;
}

/** Throws AppError('library-in-use') and AppError('disk'). */
export async function acquireLock(options: LockOptions): Promise<Lock> {
  const { dir, files, processes } = options;
  const path = join(dir, 'lock');
  const here = await placeOf(files, dir);
  const prepared = await prepare(files, path, { owner: processes.self(), library: here });
  try {
    await take({ files, path, own: prepared, here, processes });
  } catch (error) {
    await removeFolder(files, prepared.dir, prepared.name);
    throw diskError(path, error);
  }
  await sweep(files, dir, processes);
  return { release: () => removeFolder(files, path, prepared.name) };
}

/** Changes nothing. Throws AppError('library-in-use') where somebody has the library of a folder open. */
export async function refuseLocked({ dir, files, processes }: LockOptions): Promise<void> {
  const path = join(dir, 'lock');
  const here = await placeOf(files, dir);
  for (const name of await namesIn(files, path)) {
    const lock = await readLockFile(files, join(path, name));
    if (lock && isMadeFor(lock, here) && processes.isRunning(lock.owner)) throw inUse(path, lock.owner.pid);
  }
}

interface Prepared {
  dir: string;
  /** Of the owner's file. */
  name: string;
}

async function prepare(files: Files, path: string, lock: LockFile): Promise<Prepared> {
  try {
    const dir = await files.mkdtemp(`${path}.`);
    const name = `${lock.owner.pid}-${basename(dir).slice('lock.'.length)}.json`;
    try {
      await writeLockFile(files, join(dir, name), lock);
    } catch (error) {
      await removeFolder(files, dir, name);
      throw error;
    }
    return { dir, name };
  } catch (error) {
    throw diskError(path, error);
  }
}

async function take(options: {
  files: Files;
  path: string;
  own: Prepared;
  here: Place | null;
  processes: Processes;
}): Promise<void> {
  const { files, path, own, here, processes } = options;
  let refusal: unknown;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    refusal = await renameToFree(files, own.dir, path);
    if (refusal === undefined) return;
    for (const name of await namesIn(files, path)) {
      const lock = await readLockFile(files, join(path, name));
      const isHeld = lock && isMadeFor(lock, here) && (await keepsRunning(lock.owner, processes));
      if (isHeld) throw inUse(path, lock.owner.pid);
      await unlessGone(files.unlink(join(path, name)));
    }
    // Not every system renames onto an empty folder; none removes one that isn't empty.
    await files.rmdir(path).catch(() => undefined);
  }
  throw refusal;
}

/**
 * Whether the owner is still there after some pauses. One that was killed is, in the eyes of the system, for as long
 * as it takes to give its memory back, and whoever starts the app anew right then must not be turned away.
 */
async function keepsRunning(owner: LockOwner, processes: Processes): Promise<boolean> {
  for (let pauses = 0; pauses < PAUSES && processes.isRunning(owner); pauses += 1) {
    // Oneself does not go away by waiting.
    if (owner.pid === processes.self().pid) return true;
    await processes.pause();
  }
  return processes.isRunning(owner);
}

const inUse = (path: string, pid: number): AppError =>
  new AppError('library-in-use', `${path} belongs to process ${pid}.`, { path, pid });

const TAKEN = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES']);

/** Renames, or returns the error that says there is something already. Throws any other. */
async function renameToFree(files: Files, from: string, to: string): Promise<unknown> {
  try {
    await files.rename(from, to);
    return undefined;
  } catch (error) {
    if (TAKEN.has(reasonOf(error))) return error;
    throw error;
  }
}

async function namesIn(files: Files, path: string): Promise<string[]> {
  return (await unlessGone(files.readdir(path))) ?? [];
}

async function removeFolder(files: Files, dir: string, name: string): Promise<void> {
  await files.unlink(join(dir, name)).catch(() => undefined);
  await files.rmdir(dir).catch(() => undefined);
}

/** Removes what processes left that ended while they prepared. */
async function sweep(files: Files, dir: string, processes: Processes): Promise<void> {
  for (const folder of await files.readdir(dir).catch(() => [])) {
    if (!/^lock\.\w{6}$/.test(folder)) continue;
    for (const name of await files.readdir(join(dir, folder)).catch(() => [])) {
      const lock = await readLockFile(files, join(dir, folder, name)).catch(() => undefined);
      if (lock && !processes.isRunning(lock.owner)) await removeFolder(files, join(dir, folder), name);
    }
  }
}
