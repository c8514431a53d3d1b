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
/** The file can be from someone else, and its text is part of a message. */
const COMPUTER_NAME = /^[\p{L}\p{M}\p{N}._ -]+$/u;

/** Names the program that has the library open, for the message of one that can't open it. Proves nothing. */
const lockOwnerSchema = z.object({
  format: z.literal(FORMATS.lock),
  /** As the owner's own process namespace numbers it. */
  pid: z.int().positive(),
  computer: z.string().max(MAX_COMPUTER_LENGTH).regex(COMPUTER_NAME),
  /** When the lock was taken. */
  since: z.iso.datetime(),
});
type LockOwner = z.infer<typeof lockOwnerSchema>;

/** This process as an owner, from now on. */
const createLockOwner = (): Omit<LockOwner, 'format'> => ({
  pid: process.pid,
  computer: hostname(),
  since: new Date().toISOString(),
});

/**
 * Writes who has the lock into a new file, which takes the place of the old one. Returns whether there was an old one.
 * Throws the disk's error.
 */
async function writeLockOwner(
  files: Files,
  path: string,
  owner: Omit<LockOwner, 'format'>,
): Promise<boolean> {
  let isLeft = false;
  // Not synced: after a power loss nothing holds the lock.
  const file = await files.open(path, 'create').catch(async (error: unknown) => {
    if (getReason(error) !== 'EEXIST') throw error;
    isLeft = true;
    // A crash left it, or it is a link to another file.
    await ignoreMissing(files.unlink(path)).catch((failure: unknown) => {
      // Of a folder; EEXIST says more.
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

/** Returns undefined if the file is missing or unreadable. */
async function readLockOwner(files: Files, path: string): Promise<LockOwner | undefined> {
  const bytes = await files.readFile(path).catch(() => undefined);
  if (!bytes) return undefined;
  try {
    return lockOwnerSchema.parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    return undefined;
  }
}

/** The locked file. It's always empty and never deleted: on network drives, 2 programs could then lock it. */
export const LOCK_FILE = 'library.lock';
/** Names the program that has the lock. */
const LOCK_OWNER_FILE = 'library.lock.json';

/** One program per library: an exclusive lock of the operating system on `library.lock`. */
export interface LibraryLock {
  /** Whether the last program that had the lock ended without releasing it. */
  readonly isAfterCrash: boolean;
  /** Whether the locked file is still the one at the library's path. Asks the disk for nothing but that. */
  isInPlace(): boolean;
  /** Whether the library's folder was moved, or another one took its place. */
  isMoved(): boolean;
  /**
   * Locks the file at the path now. Returns false if another program has it, or had it: then the library may have changed
   * since this program read it. Never rejects.
   */
  relock(): Promise<boolean>;
  /** Never rejects. */
  release(): Promise<void>;
  /** Releases the lock of a library that could not be opened, and leaves its folder as it was. Never rejects. */
  discard(): Promise<void>;
}

const RETRY_DELAY_MS = 50;
/** A killed program holds its lock until the system has freed its memory. A restart right then must succeed. */
const MAX_RETRIES = 10;

interface LockOptions {
  dir: string;
  files: Files;
}

interface AcquireOptions extends LockOptions {
  /**
   * Quarantines the links in the library, or only the one with this path. Called as soon as the library is locked, and
   * before that if the lock file is a link, which no program has locked. Rejects with AppError('disk').
   */
  quarantineLinks?: (only?: string) => Promise<void>;
  pause?: () => Promise<void>;
}

/** Takes the lock of the library in a folder. Throws AppError('library-in-use') and AppError('disk'). */
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
    // What is at a path that isn't this program's any more may be another program's.
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
    // Another program that opens the library replaces the owner file, and deletes it when it closes the library.
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
 * Keeps programs from opening the library while it is read, and changes nothing. A library without a lock file, or on a
 * disk without locks, is read without a lock. Throws AppError('library-in-use').
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

/** Without `pid` if the lock names no owner, as on network drives that refuse every lock; `computer` if it is another one. */
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
