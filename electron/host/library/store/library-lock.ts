import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { AppError } from '../../../../shared/errors.ts';
import { getReason, ignoreMissing, toDiskError } from '../../system/durable-file.ts';
import type { FileLock } from '../../system/file-lock.ts';
import { type Files, writeAll } from '../../system/files.ts';
import { LINK_ERROR } from '../../system/regular-file.ts';
import { FORMATS, formatHeader } from '../format/line-file-format.ts';

const MAX_COMPUTER_LENGTH = 255;
/**
 * The characters that a computer name can contain. They're restricted because another program may have
 * written the file, and messages show the name.
 */
const COMPUTER_NAME = /^[\p{L}\p{M}\p{N}._ -]+$/u;

/**
 * The program that has the library open, for the message that another program shows. This information isn't
 * reliable because any program can write the file.
 */
const lockOwnerSchema = z.object({
  format: z.literal(FORMATS.lock),
  /** The process ID in the owner's process namespace. */
  pid: z.int().positive(),
  computer: z.string().max(MAX_COMPUTER_LENGTH).regex(COMPUTER_NAME),
  since: z.iso.datetime(),
});
type LockOwner = z.infer<typeof lockOwnerSchema>;

const createLockOwner = (): Omit<LockOwner, 'format'> => ({
  pid: process.pid,
  computer: hostname(),
  since: new Date().toISOString(),
});

/**
 * Writes the owner to a new file that replaces the old one. Resolves to whether there was an old file.
 * Rejects with the file system's error.
 */
async function writeLockOwner(
  files: Files,
  path: string,
  owner: Omit<LockOwner, 'format'>,
): Promise<boolean> {
  let isLeft = false;
  // The file isn't synced, because no program has the lock after a power loss.
  const file = await files.open(path, 'create').catch(async (error: unknown) => {
    if (getReason(error) !== 'EEXIST') throw error;
    isLeft = true;
    // A crash left this file, or it's a link to another file.
    await ignoreMissing(files.unlink(path)).catch((failure: unknown) => {
      // These errors mean that the path is a folder. The next attempt's EEXIST error describes that better.
      if (!['EISDIR', 'EPERM'].includes(getReason(failure))) throw failure;
    });
    return files.open(path, 'create');
  });
  try {
    await writeAll(file, Buffer.from(formatHeader(FORMATS.lock, { ...owner })), 0);
  } finally {
    await file.close();
  }
  return isLeft;
}

async function readLockOwner(files: Files, path: string): Promise<LockOwner | undefined> {
  const bytes = await files.readFile(path).catch(() => undefined);
  if (!bytes) return undefined;
  try {
    return lockOwnerSchema.parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    return undefined;
  }
}

/**
 * The locked file. It's always empty. It isn't deleted when the library is closed, because on network drives,
 * 2 programs could then lock the library.
 */
export const LOCK_FILE = 'library.lock';
const LOCK_OWNER_FILE = 'library.lock.json';

/**
 * An exclusive operating system lock on `library.lock`. It prevents other programs from opening the library.
 */
export interface LibraryLock {
  /** Whether the last program that had the lock ended without releasing it. */
  readonly isAfterCrash: boolean;
  /**
   * Returns whether the locked file is still the one at the library's path. Only compares the files'
   * identities.
   */
  isInPlace(): boolean;
  /** Returns whether the library's folder was moved or replaced by another folder. */
  isMoved(): boolean;
  /**
   * Locks the file that's at the path now. Returns false if another program has or had the lock, because the
   * library may have changed since this program read it. Never rejects.
   */
  relock(): Promise<boolean>;
  /** Releases the lock. Never rejects. */
  release(): Promise<void>;
  /**
   * Releases the lock of a library that couldn't be opened, and leaves its folder unchanged. Never rejects.
   */
  discard(): Promise<void>;
}

const RETRY_DELAY_MS = 50;
/**
 * The maximum number of retries. A killed program holds its lock until the system has freed its memory, so
 * retries let an immediate restart succeed.
 */
const MAX_RETRIES = 10;

interface LockOptions {
  dir: string;
  files: Files;
}

interface AcquireOptions extends LockOptions {
  /**
   * Quarantines the links in the library, or only the link with the path `only`. Runs as soon as the library
   * is locked. If the lock file is a link, runs for that link first, because it can't be locked. Rejects with
   * AppError('disk').
   */
  quarantineLinks?: (only?: string) => Promise<void>;
  pause?: () => Promise<void>;
}

/** Locks the library in a folder. Rejects with AppError('library-in-use') or AppError('disk'). */
export async function acquireLock(options: AcquireOptions): Promise<LibraryLock> {
  const { dir, files, quarantineLinks, pause = () => setTimeout(RETRY_DELAY_MS) } = options;
  const path = join(dir, LOCK_FILE);
  const ownerPath = join(dir, LOCK_OWNER_FILE);
  let currentLock: FileLock;
  try {
    currentLock = await lockFree(options, pause).catch(async (error: unknown) => {
      if (!quarantineLinks || getReason(error) !== LINK_ERROR) throw error;
      await quarantineLinks(LOCK_FILE);
      return lockFree(options, pause);
    });
  } catch (error) {
    throw toDiskError(path, error);
  }
  const owner = createLockOwner();
  const release = async (deletes: boolean) => {
    // If the folder was moved or replaced, the files at these paths may belong to another program.
    if (currentLock.isInPlace()) {
      await files.unlink(ownerPath).catch(() => undefined);
      if (deletes) await files.unlink(path).catch(() => undefined);
    }
    currentLock.release();
  };
  const discard = () => release(currentLock.isNew);
  let isAfterCrash: boolean;
  try {
    await quarantineLinks?.();
    isAfterCrash = await writeLockOwner(files, ownerPath, owner);
  } catch (error) {
    await discard();
    throw toDiskError(path, error);
  }
  async function lockAgain(): Promise<boolean> {
    if (currentLock.isInPlace()) return true;
    const next = await files.lock(path).catch(() => undefined);
    if (!next) return false;
    const last = await readLockOwner(files, ownerPath);
    // A program that opens the library replaces the owner file, and deletes it when closing the library.
    const wasOpened = last ? last.pid !== owner.pid || last.since !== owner.since : !next.isNew;
    if (wasOpened) {
      next.release();
      return false;
    }
    currentLock.release();
    currentLock = next;
    await writeLockOwner(files, ownerPath, owner).catch(() => false);
    return true;
  }
  let relocking: Promise<boolean> | undefined;
  return {
    isAfterCrash,
    release: () => release(false),
    discard,
    isInPlace: () => currentLock.isInPlace(),
    isMoved: () => currentLock.isMoved(),
    relock() {
      relocking ??= lockAgain().finally(() => {
        relocking = undefined;
      });
      return relocking;
    },
  };
}

/**
 * Prevents other programs from opening the library while it's read. Doesn't change any file. If the library
 * has no lock file or the disk doesn't support locks, it's read without a lock. Rejects with
 * AppError('library-in-use').
 */
export async function acquireSharedLock({ dir, files }: LockOptions): Promise<Pick<FileLock, 'release'>> {
  const noLock = { release: () => {} };
  const lock = await files.lockShared(join(dir, LOCK_FILE)).catch(() => noLock);
  if (!lock) throw await createInUseError({ dir, files });
  return lock;
}

async function lockFree({ dir, files }: LockOptions, pause: () => Promise<void>): Promise<FileLock> {
  for (let retries = 0; ; retries += 1) {
    const lock = await files.lock(join(dir, LOCK_FILE));
    if (lock) return lock;
    if (retries === MAX_RETRIES) throw await createInUseError({ dir, files });
    await pause();
  }
}

/**
 * Creates the error for a locked library. Omits `pid` if the owner isn't known, for example on network drives
 * that reject every lock. Sets `computer` only if the owner runs on a different computer.
 */
async function createInUseError({ dir, files }: LockOptions): Promise<AppError> {
  const path = join(dir, LOCK_FILE);
  const owner = await readLockOwner(files, join(dir, LOCK_OWNER_FILE));
  const computer = owner?.computer === hostname() ? undefined : owner?.computer;
  return new AppError('library-in-use', `${path} is locked by another program.`, {
    path,
    ...(owner && { pid: owner.pid }),
    ...(computer && { computer }),
  });
}
