import fs from 'node:fs';
import { type FileLock, lockFile, lockFileShared } from './file-lock.ts';

/**
 * The disk, call by call: what the store needs of it, so that a test can refuse, shorten or cut off any single one.
 * Nothing here but the locks blocks the event loop. A failure is Node's own error with its `code` (`ENOSPC`, `EIO` …).
 */
export interface Files {
  /**
   * `create` fails with EEXIST where something is, `replace` empties what is there, `change` keeps it and fails with
   * ENOENT where nothing is. All are for writing. `mode`: of a file that it creates; 0666 without it. The umask applies.
   */
  open(path: string, how: 'create' | 'replace' | 'change', mode?: number): Promise<OpenFile>;
  readFile(path: string): Promise<Buffer>;
  /** Its first `length` bytes, fewer where it has no more. */
  readStart(path: string, length: number): Promise<Buffer>;
  /** `length` bytes from `position` on, fewer where it has no more. */
  readPart(path: string, position: number, length: number): Promise<Buffer>;
  /** Who may read and write it, as `chmod` takes it; undefined where nothing is there, or the system does not say. */
  modeOf(path: string): Promise<number | undefined>;
  /** Names in the folder, in no order that could be relied on. */
  readdir(path: string): Promise<string[]>;
  /** One level; EEXIST where something is. `mode`: 0777 without it. The umask applies. */
  mkdir(path: string, mode?: number): Promise<void>;
  /** Removes a folder if it is empty. */
  rmdir(path: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  unlink(path: string): Promise<void>;
  /** Makes what was created, renamed or removed in the folder last through a power loss. */
  syncDirectory(path: string): Promise<void>;
  /** See `lockFile`. Nothing else here may open a locked file. */
  lock(path: string): Promise<FileLock | undefined>;
  /** See `lockFileShared`. */
  lockShared(path: string): Promise<FileLock | undefined>;
}

export interface OpenFile {
  /** Writes at `position` (bytes). Returns how many bytes were taken, which may be fewer than given. */
  write(data: Uint8Array, position: number): Promise<number>;
  /** Brings content and length to the disk. ENOENT where the file was deleted: nothing of it would be found again. */
  datasync(): Promise<void>;
  /** Brings content and everything about the file to the disk. */
  sync(): Promise<void>;
  truncate(length: number): Promise<void>;
  chmod(mode: number): Promise<void>;
  /** Whether it still has a name, and at least this length (bytes): nobody deleted, replaced or cut it. Asks no disk. */
  isWhole(length: number): boolean;
  close(): Promise<void>;
}

/** Writes all of `data` at `position`, however often the disk takes only a part. Throws the disk's error. */
export async function writeAll(file: OpenFile, data: Uint8Array, position: number): Promise<void> {
  let done = 0;
  while (done < data.length) {
    const taken = await file.write(done === 0 ? data : data.subarray(done), position + done);
    // A disk that takes nothing and says nothing would keep this going for ever.
    if (taken <= 0) throw new Error('nothing was written');
    done += taken;
  }
}

type Done<T> = (error: NodeJS.ErrnoException | null, value: T) => void;

/** Node's callbacks as promises: they cost a third of `node:fs/promises`, which counts where a write takes 0.2 ms. */
const promisify = <T>(start: (done: Done<T>) => void): Promise<T> =>
  new Promise((resolve, reject) => {
    start((error, value) => (error ? reject(error) : resolve(value)));
  });

const promisifyVoid = (start: (done: (error: NodeJS.ErrnoException | null) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    start((error) => (error ? reject(error) : resolve()));
  });

const FLAGS = { create: 'wx', replace: 'w', change: 'r+' } as const;

/**
 * How many names an open file has. The system knows that of every open file without asking the disk, in a microsecond;
 * handing it to another thread would take as long as a fifth of a commit.
 */
const linkCount = (fd: number): number => fs.fstatSync(fd).nlink;

/** A file that was deleted while it is open takes everything and keeps nothing. */
function checkNamed(fd: number): void {
  if (linkCount(fd) > 0) return;
  throw Object.assign(new Error('ENOENT: the file was deleted while it was open'), { code: 'ENOENT' });
}

/** `tellsNames`: whether this file system counts the names of a file; a few say 0 of any. */
const openFile = (fd: number, countsNames: boolean): OpenFile => ({
  write: (data, position) => promisify((done) => fs.write(fd, data, 0, data.length, position, done)),
  datasync: async () => {
    await promisifyVoid((done) => fs.fdatasync(fd, done));
    if (countsNames) checkNamed(fd);
  },
  sync: () => promisifyVoid((done) => fs.fsync(fd, done)),
  truncate: (length) => promisifyVoid((done) => fs.ftruncate(fd, length, done)),
  chmod: (mode) => promisifyVoid((done) => fs.fchmod(fd, mode, done)),
  isWhole(length) {
    const { nlink, size } = fs.fstatSync(fd);
    return size >= length && (nlink > 0 || !countsNames);
  },
  close: () => promisifyVoid((done) => fs.close(fd, done)),
});

async function readPart(path: string, position: number, length: number): Promise<Buffer> {
  const fd = await promisify<number>((done) => fs.open(path, 'r', done));
  try {
    const part = Buffer.alloc(length);
    let filled = 0;
    for (let taken = -1; taken !== 0 && filled < length; filled += taken) {
      const from = filled;
      taken = await promisify<number>((done) =>
        fs.read(fd, part, from, length - from, position + from, done),
      );
    }
    return part.subarray(0, filled);
  } finally {
    await promisifyVoid((done) => fs.close(fd, done));
  }
}

const MODE_BITS = 0o7777;

async function modeOf(path: string): Promise<number | undefined> {
  // What Windows says of it is no more than whether it can be written.
  if (process.platform === 'win32') return undefined;
  const stats = await promisify<fs.Stats>((done) => fs.stat(path, done)).catch(() => undefined);
  return stats && stats.mode & MODE_BITS;
}

/** What network and user-space file systems say that know no syncing of folders: there is nothing more to be had. */
const UNSYNCABLE: ReadonlySet<string> = new Set(['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

async function syncDirectory(path: string): Promise<void> {
  // Windows can't open a folder for syncing; NTFS keeps names in its own journal.
  if (process.platform === 'win32') return;
  const fd = await promisify<number>((done) => fs.open(path, 'r', done));
  try {
    await promisifyVoid((done) => fs.fsync(fd, done)).catch((error: NodeJS.ErrnoException) => {
      if (!UNSYNCABLE.has(error.code ?? '')) throw error;
    });
  } finally {
    await promisifyVoid((done) => fs.close(fd, done));
  }
}

/** The real disk. */
export const createNodeFiles = (): Files => ({
  open: async (path, how, mode) => {
    const fd = await promisify<number>((done) => fs.open(path, FLAGS[how], mode, done));
    return openFile(fd, linkCount(fd) > 0);
  },
  readFile: (path) => promisify<Buffer>((done) => fs.readFile(path, done)),
  readStart: (path, length) => readPart(path, 0, length),
  readPart,
  modeOf,
  readdir: (path) => promisify<string[]>((done) => fs.readdir(path, done)),
  mkdir: (path, mode) => promisifyVoid((done) => fs.mkdir(path, mode, done)),
  rmdir: (path) => promisifyVoid((done) => fs.rmdir(path, done)),
  rename: (from, to) => promisifyVoid((done) => fs.rename(from, to, done)),
  unlink: (path) => promisifyVoid((done) => fs.unlink(path, done)),
  syncDirectory,
  lock: async (path) => lockFile(path),
  lockShared: async (path) => lockFileShared(path),
});

/**
 * Tells of changes in a folder, a little later and several at once: the names of the files, null where any may have
 * changed. It may miss some, and may tell of more. Returns how to stop.
 */
export type WatchFolder = (
  folder: string,
  onChange: (names: ReadonlySet<string> | null) => void,
) => () => void;

/** Milliseconds without a change after which changes are told: whoever saves a file touches it several times. */
const WATCH_DELAY_MS = 200;
/** Milliseconds after which they are told however many more come. */
const MAX_WATCH_DELAY_MS = 2_000;

/**
 * Watches a folder by what the system tells of it. Where it tells nothing, as on some network drives, or the folder
 * can't be watched, nothing is ever told. Keeps no process alive.
 */
export const watchFolder: WatchFolder = (folder, onChange) => {
  let names: Set<string> | null = new Set();
  let timer: NodeJS.Timeout | undefined;
  let since = 0;

  function notify(): void {
    timer = undefined;
    const told = names;
    names = new Set();
    onChange(told);
  }

  function record(name: string | null): void {
    if (name === null) names = null;
    else names?.add(name);
    if (!timer) since = performance.now();
    else if (performance.now() - since > MAX_WATCH_DELAY_MS) return;
    clearTimeout(timer);
    timer = setTimeout(notify, WATCH_DELAY_MS).unref();
  }

  try {
    const watcher = fs.watch(folder, { persistent: false }, (_, name) => record(name));
    watcher.on('error', () => watcher.close());
    return () => {
      clearTimeout(timer);
      watcher.close();
    };
  } catch {
    return () => {};
  }
};
