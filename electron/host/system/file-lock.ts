import fs from 'node:fs';
import { dirname } from 'node:path';
import { checkRegular, classifyFile, linkError, openRegularSync } from './regular-file.ts';

/**
 * An operating-system lock on a file. The system releases it when the process ends for any reason. Keep a
 * reference to the lock because garbage collection also releases it.
 */
export interface FileLock {
  /** True if the file was missing and was created for this lock. */
  readonly isNew: boolean;
  isInPlace(): boolean;
  /** Returns whether the locked file's folder is no longer at its path because it was moved or replaced. */
  isMoved(): boolean;
  release(): void;
}

/*
 * Node.js has no API for file locks, but its SQLite does: `fcntl` on POSIX systems and `LockFileEx` on
 * Windows. The kernel associates locks with files, so containers respect each other's locks. Computers that
 * share a folder do, too, if the file system supports locks. On POSIX systems, closing any other descriptor
 * of the file also drops the lock. Nothing else in this process may therefore open the file.
 */

/** SQLite result codes: https://sqlite.org/rescode.html. */
const SQLITE_BUSY = 5;
const ERROR_CODES: Readonly<Record<number, string>> = {
  3: 'EPERM', // SQLITE_PERM
  8: 'EACCES', // SQLITE_READONLY
  2314: 'ENOLCK', // SQLITE_IOERR_RDLOCK
  3850: 'ENOLCK', // SQLITE_IOERR_LOCK
};

/**
 * Locks a file exclusively, and creates it if it's missing. Returns undefined if any process has locked it.
 * Throws the system's error: ENOLCK if the file system has no locks, EISDIR for a folder, and EFTYPE for a
 * symbolic link or special file. Replaces a file that has several names, because a hard-link backup of the
 * library needs its own lock.
 */
export function lockFile(path: string): FileLock | undefined {
  const isNew = makeEmptyFile(path);
  // This write is never committed. It fails if SQLite could open the file only for reading and therefore
  // didn't lock it.
  const statements = 'PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE; PRAGMA user_version = 1';
  const lock = connect(path, { isNew, readOnly: false, statements });
  return lock && isShared(path) ? lockOwn(path, lock) : lock;
}

const isShared = (path: string): boolean => {
  const stats = fs.lstatSync(path, { throwIfNoEntry: false });
  return stats !== undefined && classifyFile(stats) === 'hard-link';
};

/**
 * Replaces the shared file and locks the new one. The shared file is locked in the meantime because another
 * program may have the library open under its other name.
 */
function lockOwn(path: string, shared: FileLock): FileLock | undefined {
  try {
    fs.unlinkSync(path);
  } catch {
    // Windows doesn't delete open files. The shared lock is sufficient because nothing is written to the
    // file.
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
 * Locks an existing file without changing it. Other programs can do the same, but none can lock it
 * exclusively. Returns undefined if it's locked exclusively. Throws the system's error, including EISDIR and
 * EFTYPE as in `lockFile`.
 */
export function lockFileShared(path: string): FileLock | undefined {
  const stats = fs.lstatSync(path);
  checkRegular(stats, path);
  fs.accessSync(path, fs.constants.R_OK);
  // The app never writes to this file. If it had content, SQLite would open more files next to it.
  if (stats.size > 0) throw linkError(path);
  return connect(path, { isNew: false, readOnly: true, statements: 'BEGIN; SELECT 1 FROM sqlite_schema' });
}

/**
 * Creates an empty file and returns whether it was missing. Runs synchronously because its own descriptor
 * must be closed before anything in this process locks the file.
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
    if (stats.size > 0) truncateFile(path);
    return false;
  }
}

/** Empties a file because SQLite would read another program's content as a database. */
function truncateFile(path: string): void {
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
  const locked = readIdentity(path);
  const folder = readFolderIdentity(path);
  const connection = new (loadSqlite().DatabaseSync)(path, { readOnly, open: false });
  try {
    connection.open();
    connection.exec(statements);
  } catch (error) {
    if (connection.isOpen) connection.close();
    const result = getResultCode(error);
    if ((result & 0xff) === SQLITE_BUSY) return undefined;
    // Node's error code is the same for every SQLite error. SQLite's result code is more specific.
    const code = ERROR_CODES[result] ?? ERROR_CODES[result & 0xff];
    const { message } = error instanceof Error ? error : new Error(String(error));
    throw Object.assign(new Error(message, { cause: error }), code && { code });
  }
  const isInPlace = () => readIdentity(path) === locked;
  if (!isInPlace()) {
    // Another program deleted or replaced the file, so this lock doesn't protect the new one.
    connection.close();
    return undefined;
  }
  return {
    isNew,
    isInPlace,
    isMoved: () => readFolderIdentity(path) !== folder,
    release() {
      if (connection.isOpen) connection.close();
    },
  };
}

function loadSqlite(): typeof import('node:sqlite') {
  const { emitWarning } = process;
  // Node.js 22 prints a warning that SQLite is experimental.
  process.emitWarning = () => {};
  try {
    const sqlite = process.getBuiltinModule('node:sqlite');
    if (!sqlite) throw new Error('this Node.js was built without SQLite, which is needed to lock files');
    return sqlite;
  } finally {
    process.emitWarning = emitWarning;
  }
}

const getResultCode = (error: unknown): number =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0;

function readIdentity(path: string): string | undefined {
  return getIdentity(fs.lstatSync(path, { bigint: true, throwIfNoEntry: false }));
}

const readFolderIdentity = (path: string): string | undefined =>
  getIdentity(fs.statSync(dirname(path), { bigint: true, throwIfNoEntry: false }));

const getIdentity = (stats: fs.BigIntStats | undefined): string | undefined =>
  stats && `${stats.dev} ${stats.ino}`;
