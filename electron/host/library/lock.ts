import { basename, join } from 'node:path';
import { z } from 'zod';
import { AppError } from '../../../shared/errors.ts';
import { diskError, reasonOf, writeAll } from '../durable-file.ts';
import type { Files } from '../files.ts';
import { type LockOwner, lockOwnerSchema, type Processes } from './lock-owner.ts';
import { FORMATS, formatHeader } from './store-format.ts';

/**
 * One process per library. The lock is a folder `lock` that holds one file, named after and describing its owner.
 *
 * - Taking it: a folder with the own file is prepared under another name and renamed to `lock`. A rename to a folder
 *   that is there succeeds only if that one is empty, so of any number of processes one gets it, and it comes with
 *   its owner's file inside: nobody ever sees a lock without knowing whose it is.
 * - Taking over: the file of an owner that no longer runs is removed, by its own name, which leaves an empty folder
 *   to be renamed onto. Of two newcomers that both found the old owner dead, the slower one removes a name that is
 *   gone already; it can't hit the file of the faster one, which is called otherwise. No step in between needs undoing
 *   after a crash.
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

const headerSchema = lockOwnerSchema.extend({ format: z.literal(FORMATS.lock) });

/** Throws AppError('library-in-use') and AppError('disk'). */
export async function acquireLock(options: {
  dir: string;
  files: Files;
  processes: Processes;
}): Promise<Lock> {
  const { dir, files, processes } = options;
  const path = join(dir, 'lock');
  const prepared = await prepare(files, path, processes.self());
  try {
    await take(files, path, prepared, processes);
  } catch (error) {
    await removeFolder(files, prepared.dir, prepared.name);
    throw diskError(path, error);
  }
  await sweep(files, dir, processes);
  return { release: () => removeFolder(files, path, prepared.name) };
}

interface Prepared {
  dir: string;
  /** Of the owner's file. */
  name: string;
}

async function prepare(files: Files, path: string, owner: LockOwner): Promise<Prepared> {
  try {
    const dir = await files.mkdtemp(`${path}.`);
    const name = `${owner.pid}-${basename(dir).slice('lock.'.length)}.json`;
    try {
      await writeOwner(files, join(dir, name), owner);
    } catch (error) {
      await removeFolder(files, dir, name);
      throw error;
    }
    return { dir, name };
  } catch (error) {
    throw diskError(path, error);
  }
}

/** Not synced: after a power loss nobody runs any more, and a lock that can't be read counts as nobody's. */
async function writeOwner(files: Files, path: string, owner: LockOwner): Promise<void> {
  const file = await files.open(path, 'create');
  try {
    await writeAll(file, Buffer.from(formatHeader(FORMATS.lock, { ...owner })), 0);
  } finally {
    await file.close();
  }
}

async function take(files: Files, path: string, own: Prepared, processes: Processes): Promise<void> {
  let refusal: unknown;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    refusal = await renameToFree(files, own.dir, path);
    if (refusal === undefined) return;
    for (const name of await namesIn(files, path)) {
      const owner = await readOwner(files, join(path, name));
      if (owner && (await keepsRunning(owner, processes))) throw inUse(path, owner.pid);
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

/** The owner as the file has it; undefined if it is gone or makes no sense, as after a power loss. */
async function readOwner(files: Files, path: string): Promise<LockOwner | undefined> {
  const bytes = await unlessGone(files.readFile(path));
  if (!bytes) return undefined;
  try {
    return headerSchema.parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    return undefined;
  }
}

async function unlessGone<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (reasonOf(error) === 'ENOENT') return undefined;
    throw error;
  }
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
      const owner = await readOwner(files, join(dir, folder, name)).catch(() => undefined);
      if (owner && !processes.isRunning(owner)) await removeFolder(files, join(dir, folder), name);
    }
  }
}
