import fs from 'node:fs';
import { dirname } from 'node:path';
import { checkRegular, classifyFile, linkError, openRegularSync } from './regular-file.ts';

/**
 * A lock of the operating system on a file. The system releases it when the process ends, however it ends. Keep a
 * reference to it: garbage collection releases it as well.
 */
export interface FileLock {
  /** Whether the file was missing and was created for this lock. */
  readonly isNew: boolean;
  /** Whether the locked file is still the one at its path. */
  isInPlace(): boolean;
  /** Whether the folder of the locked file isn't at its path any more: it was moved, or another one took its place. */
  isMoved(): boolean;
  release(): void;
}

/*
 * Node.js has no call for file locks. SQLite, which is part of it, has them: `fcntl` on POSIX systems, `LockFileEx` on
 * Windows. The kernel keeps them by file, so containers see each other's, and so do computers that share a folder if the
 * file system passes locks on. On POSIX systems, closing any other descriptor of the file drops the lock too, so nothing
 * else in this process may open the file.
 */

/** Result codes of SQLite: https://sqlite.org/rescode.html. */
const SQLITE_BUSY = 5;
const ERROR_CODES: Readonly<Record<number, string>> = {
  3: 'EPERM', // SQLITE_PERM
  8: 'EACCES', // SQLITE_READONLY
  2314: 'ENOLCK', // SQLITE_IOERR_RDLOCK
  3850: 'ENOLCK', // SQLITE_IOERR_LOCK
};

/**
 * Locks a file exclusively and creates it if it is missing. Returns undefined if it is locked already, by any process.
 * Throws the system's error; ENOLCK if the file system has no locks, EISDIR for a folder, EFTYPE for a symbolic link or a
 * special file. A file with several names is replaced, so that a hard-link backup of the library has its own lock.
 */
export function lockFile(path: string): FileLock | undefined {
  const isNew = makeEmptyFile(path);
  // The write is never committed. It fails if SQLite could open the file only for reading, and so didn't lock it.
  const statements = 'PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE; PRAGMA user_version = 1';
  const lock = connect(path, { isNew, readOnly: false, statements });
  return lock && isShared(path) ? lockOwn(path, lock) : lock;
}

const isShared = (path: string): boolean => {
  const stats = fs.lstatSync(path, { throwIfNoEntry: false });
  return stats !== undefined && classifyFile(stats) === 'hard-link';
};

/** Replaces the shared file only after it was locked: another program can have the library open with it. */
function lockOwn(path: string, shared: FileLock): FileLock | undefined {
  try {
    fs.unlinkSync(path);
  } catch {
    // Windows doesn't delete open files. The lock is as good, and nothing is written to the file.
    return shared;
  }
  try {
    const own = lockFile(path);
    return own && { ...own, isNew: false };
  } finally {
    shared.release();
  }
}

/**
 * Locks an existing file, changing nothing: other programs can do the same, and none can lock it exclusively. Returns
 * undefined if it is locked exclusively. Throws the system's error; EISDIR and EFTYPE as `lockFile` does.
 */
export function lockFileShared(path: string): FileLock | undefined {
  const stats = fs.lstatSync(path);
  checkRegular(stats, path);
  fs.accessSync(path, fs.constants.R_OK);
  // The app never writes into it. SQLite would open more files by the name of one with content.
  if (stats.size > 0) throw linkError(path);
  return connect(path, { isNew: false, readOnly: true, statements: 'BEGIN; SELECT 1 FROM sqlite_schema' });
}

/**
 * Returns whether the file was missing. Synchronous, so that its own descriptor is closed before anything in this process
 * can lock the file.
 */
function makeEmptyFile(path: string): boolean {
  try {
    fs.closeSync(fs.openSync(path, 'wx', 0o600));
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const stats = fs.lstatSync(path);
    const kind = checkRegular(stats, path);
    fs.accessSync(path, fs.constants.W_OK);
    if (stats.size > 0 && kind === 'hard-link') {
      fs.unlinkSync(path);
      return makeEmptyFile(path);
    }
    if (stats.size > 0) emptyFile(path);
    return false;
  }
}

/** SQLite would read what another program wrote into the file as a database. */
function emptyFile(path: string): void {
  const fd = openRegularSync(path, fs.constants.O_RDWR);
  try {
    fs.ftruncateSync(fd);
  } finally {
    fs.closeSync(fd);
  }
}

function connect(
  path: string,
  { isNew, readOnly, statements }: { isNew: boolean; readOnly: boolean; statements: string },
): FileLock | undefined {
  const locked = identityOf(path);
  const folder = folderIdentity(path);
  const connection = new (loadSqlite().DatabaseSync)(path, { readOnly, open: false });
  try {
    connection.open();
    connection.exec(statements);
  } catch (error) {
    if (connection.isOpen) connection.close();
    const result = resultCodeOf(error);
    if ((result & 0xff) === SQLITE_BUSY) return undefined;
    // SQLite's own code is the same for every error; its message says more.
    const code = ERROR_CODES[result] ?? ERROR_CODES[result & 0xff];
    const { message } = error instanceof Error ? error : new Error(String(error));
    throw Object.assign(new Error(message, { cause: error }), code && { code });
  }
  const isInPlace = () => identityOf(path) === locked;
  if (!isInPlace()) {
    // Another program deleted or replaced the file in between: this lock keeps no program away.
    connection.close();
    return undefined;
  }
  return {
    isNew,
    isInPlace,
    isMoved: () => folderIdentity(path) !== folder,
    release() {
      if (connection.isOpen) connection.close();
    },
  };
}

function loadSqlite(): typeof import('node:sqlite') {
  const { emitWarning } = process;
  // Node.js 22 calls SQLite experimental on standard error.
  process.emitWarning = () => {};
  try {
    const sqlite = process.getBuiltinModule('node:sqlite');
    if (!sqlite) throw new Error('this Node.js was built without SQLite, which is needed to lock files');
    return sqlite;
  } finally {
    process.emitWarning = emitWarning;
  }
}

const resultCodeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0;

function identityOf(path: string): string | undefined {
  return identity(fs.lstatSync(path, { bigint: true, throwIfNoEntry: false }));
}

const folderIdentity = (path: string): string | undefined =>
  identity(fs.statSync(dirname(path), { bigint: true, throwIfNoEntry: false }));

const identity = (stats: fs.BigIntStats | undefined): string | undefined =>
  stats && `${stats.dev} ${stats.ino}`;
