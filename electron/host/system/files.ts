import fs from 'node:fs';
import { type FileLock, lockFile, lockFileShared } from './file-lock.ts';
import { classifyFile, type FileKind, openRegular } from './regular-file.ts';

/**
 * The file system as a port, so that tests can fail or shorten each call. Only locks block the event loop. Errors
 * are Node's, with a `code` such as `ENOSPC`.
 *
 * Files are opened as `openRegular` does: a symbolic link at the end of a path fails with EFTYPE, and changing a file with
 * several names fails with EMLINK. `confineFiles` checks the folders on the path, and copies such a file first.
 */
export interface Files {
  /**
   * Opens for writing. `create` fails with EEXIST if the file exists, and `change` fails with ENOENT if it's missing.
   * `mode` (default: 0666) applies to new files, reduced by the umask.
   */
  open(path: string, how: 'create' | 'change', mode?: number): Promise<OpenFile>;
  readFile(path: string): Promise<Buffer>;
  /** The first `length` bytes, or fewer. */
  readStart(path: string, length: number): Promise<Buffer>;
  /** `length` bytes from `position`, or fewer. */
  readPart(path: string, position: number, length: number): Promise<Buffer>;
  /** Describes what the name stands for, without following or opening it; undefined if it's missing. */
  inspect(path: string): Promise<FileInfo | undefined>;
  /** The path of a folder without links. */
  realPath(path: string): Promise<string>;
  /** The names in the folder, in any order. */
  readdir(path: string): Promise<string[]>;
  /** Creates one level. Fails with EEXIST if it exists. `mode`: 0777 by default, reduced by the umask. */
  mkdir(path: string, mode?: number): Promise<void>;
  /** Removes a folder if it's empty. */
  rmdir(path: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  unlink(path: string): Promise<void>;
  /** Makes created, renamed, and removed names in the folder durable. */
  syncDirectory(path: string): Promise<void>;
  /** See `lockFile`. Nothing else may open a locked file. */
  lock(path: string): Promise<FileLock | undefined>;
  /** See `lockFileShared`. */
  lockShared(path: string): Promise<FileLock | undefined>;
}

interface FileInfo {
  kind: FileKind;
  /** The permissions that a new file may get; undefined for a symbolic link, and on Windows. */
  mode: number | undefined;
  /** In milliseconds since 1970. */
  modifiedAt: number;
}

export interface OpenFile {
  /** Returns the number of bytes written, which can be fewer than given. */
  write(data: Uint8Array, position: number): Promise<number>;
  /** Syncs content and length. Rejects with ENOENT if the file was deleted. */
  datasync(): Promise<void>;
  /** Syncs content and metadata. */
  sync(): Promise<void>;
  truncate(length: number): Promise<void>;
  chmod(mode: number): Promise<void>;
  /** Whether the file still has a name and at least this length. Doesn't read the disk. */
  isWhole(length: number): boolean;
  /** Whether the file got another name since it was opened, whose content a write would change too. Doesn't read the disk. */
  isShared(): boolean;
  close(): Promise<void>;
}

/** Writes all of `data`, in several calls if necessary. Throws the disk's error. */
export async function writeAll(file: OpenFile, data: Uint8Array, position: number): Promise<void> {
  let done = 0;
  while (done < data.length) {
    const taken = await file.write(done === 0 ? data : data.subarray(done), position + done);
    // Prevents an endless loop.
    if (taken <= 0) throw new Error('nothing was written');
    done += taken;
  }
}

type Done<T> = (error: NodeJS.ErrnoException | null, value: T) => void;

/** A third faster than `node:fs/promises`, which matters for writes of 0.2 ms. */
const promisify = <T>(start: (done: Done<T>) => void): Promise<T> =>
  new Promise((resolve, reject) => {
    start((error, value) => (error ? reject(error) : resolve(value)));
  });

const promisifyVoid = (start: (done: (error: NodeJS.ErrnoException | null) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    start((error) => (error ? reject(error) : resolve()));
  });

const { O_CREAT, O_DIRECTORY = 0, O_EXCL, O_NONBLOCK = 0, O_RDONLY, O_RDWR, O_WRONLY } = fs.constants;
const FLAGS = { create: O_WRONLY | O_CREAT | O_EXCL, change: O_RDWR } as const;

/** The number of names of an open file. Synchronous, because it takes a microsecond and needs no disk access. */
const linkCount = (fd: number): number => fs.fstatSync(fd).nlink;

/** Writes to a deleted file succeed, but are lost. */
function checkNamed(fd: number): void {
  if (linkCount(fd) > 0) return;
  throw Object.assign(new Error('ENOENT: the file was deleted while it was open'), { code: 'ENOENT' });
}

/** `countsNames`: some file systems always report 0 links. */
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
  isShared: () => linkCount(fd) > 1,
  close: () => promisifyVoid((done) => fs.close(fd, done)),
});

/**
 * Reads `length` bytes from `position`, or fewer; by default the whole file. Half the work of `fs.readFile`, because size
 * and closing don't need the disk, so they don't go through the thread pool.
 */
async function readPart(path: string, position = 0, length?: number): Promise<Buffer> {
  const fd = await openRegular(path, O_RDONLY);
  try {
    const part = Buffer.allocUnsafeSlow(length ?? fs.fstatSync(fd).size);
    let filled = 0;
    for (let taken = -1; taken !== 0 && filled < part.length; filled += taken) {
      const from = filled;
      taken = await promisify<number>((done) =>
        fs.read(fd, part, from, part.length - from, position + from, done),
      );
    }
    return filled < part.length ? part.subarray(0, filled) : part;
  } finally {
    fs.closeSync(fd);
  }
}

/** A library from someone else may have a file that everyone can write, or one that runs as its owner. */
const FILE_MODE = 0o664;
const FOLDER_MODE = 0o775;

async function inspect(path: string): Promise<FileInfo | undefined> {
  const stats = await promisify<fs.Stats | undefined>((done) =>
    fs.lstat(path, (error, found) =>
      done(error?.code === 'ENOENT' || error?.code === 'ENOTDIR' ? null : error, found),
    ),
  );
  if (!stats) return undefined;
  // Windows only reports whether a file is writable, and Linux the same mode for each link.
  const hasMode = process.platform !== 'win32' && !stats.isSymbolicLink();
  const mode = hasMode ? stats.mode & (stats.isDirectory() ? FOLDER_MODE : FILE_MODE) : undefined;
  return { kind: classifyFile(stats), mode, modifiedAt: stats.mtimeMs };
}

/** Errors of network and user-space file systems that can't sync folders. */
const UNSYNCABLE: ReadonlySet<string> = new Set(['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

async function syncDirectory(path: string): Promise<void> {
  // Windows can't open a folder for syncing; NTFS journals names itself.
  if (process.platform === 'win32') return;
  const fd = await promisify<number>((done) => fs.open(path, O_RDONLY | O_DIRECTORY | O_NONBLOCK, done));
  try {
    await promisifyVoid((done) => fs.fsync(fd, done)).catch((error: NodeJS.ErrnoException) => {
      if (!UNSYNCABLE.has(error.code ?? '')) throw error;
    });
  } finally {
    await promisifyVoid((done) => fs.close(fd, done));
  }
}

/** The real file system. */
export const createNodeFiles = (): Files => ({
  open: async (path, how, mode) => {
    const fd = await openRegular(path, FLAGS[how], mode);
    return openFile(fd, linkCount(fd) > 0);
  },
  readFile: (path) => readPart(path),
  readStart: (path, length) => readPart(path, 0, length),
  readPart,
  inspect,
  realPath: (path) => promisify<string>((done) => fs.realpath.native(path, done)),
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
 * Calls back after changes in a folder, debounced, with the file names, or null if any file may have changed. Can
 * miss or repeat changes. Returns a function that stops it.
 */
export type WatchFolder = (
  folder: string,
  onChange: (names: ReadonlySet<string> | null) => void,
) => () => void;

/** A program that saves a file touches it several times. */
const WATCH_DELAY_MS = 200;
/** The longest delay while changes continue. */
const MAX_WATCH_DELAY_MS = 2_000;

/**
 * Watches a folder. Never calls back if the system can't watch it, as on some network drives. Doesn't keep the
 * process alive.
 */
export const watchFolder: WatchFolder = (folder, onChange) => {
  let names: Set<string> | null = new Set();
  let timer: NodeJS.Timeout | undefined;
  let since = 0;

  function notify(): void {
    timer = undefined;
    const changed = names;
    names = new Set();
    onChange(changed);
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
