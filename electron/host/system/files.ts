import fs from 'node:fs';
import { type FileLock, lockFile, lockFileShared } from './file-lock.ts';
import { classifyFile, type FileKind, openRegular } from './regular-file.ts';

/**
 * The file system as a port. Tests can make each call fail or process fewer bytes. Only locks block the event
 * loop. Errors are Node's, with a `code` such as `ENOSPC`.
 *
 * Files are opened as in `openRegular`: a symbolic link at the end of a path fails with EFTYPE, and changing
 * a file with several names fails with EMLINK. `confineFiles` also checks the folders on the path, and copies
 * a file with several names before it's changed.
 */
export interface Files {
  /**
   * Opens a file for writing. `create` fails with EEXIST if the file exists, and `change` fails with ENOENT
   * if it's missing. `mode` (default: 0666) applies to new files and is reduced by the umask.
   */
  open(path: string, how: 'create' | 'change', mode?: number): Promise<OpenFile>;
  readFile(path: string): Promise<Buffer>;
  /** Reads the first `length` bytes, or fewer if the file is shorter. */
  readStart(path: string, length: number): Promise<Buffer>;
  /** Reads `length` bytes from `position`, or fewer if the file is shorter. */
  readPart(path: string, position: number, length: number): Promise<Buffer>;
  /** Describes a file without opening it or following a link. Resolves with undefined if it's missing. */
  inspect(path: string): Promise<FileInfo | undefined>;
  /** Resolves with a folder's path without links. */
  realPath(path: string): Promise<string>;
  /** Lists the names in a folder in any order. */
  readdir(path: string): Promise<string[]>;
  /** Creates one folder. Fails with EEXIST if it exists. `mode` (default: 0777) is reduced by the umask. */
  mkdir(path: string, mode?: number): Promise<void>;
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
  /** The permissions for the file's replacement. Undefined for a symbolic link and on Windows. */
  mode: number | undefined;
  /** Milliseconds since 1970. */
  modifiedAt: number;
}

export interface OpenFile {
  /** Resolves with the number of bytes written. Fewer bytes than given may be written. */
  write(data: Uint8Array, position: number): Promise<number>;
  /** Syncs the content and length. Rejects with ENOENT if the file was deleted. */
  datasync(): Promise<void>;
  /** Syncs the content and metadata. */
  sync(): Promise<void>;
  truncate(length: number): Promise<void>;
  chmod(mode: number): Promise<void>;
  /** Returns whether the file still has a name and at least this length. Doesn't read the disk. */
  isWhole(length: number): boolean;
  /**
   * Returns whether the open file has several names. A write would change the content under all of them.
   * Doesn't read the disk.
   */
  isShared(): boolean;
  close(): Promise<void>;
}

/** Writes all of `data`, in several calls if necessary. Rejects with the disk's error. */
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

/**
 * Converts a callback to a promise. That's a third faster than `node:fs/promises`, and a write can take only
 * 0.2 ms.
 */
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

/** Runs synchronously because it takes a microsecond without disk access. */
const countLinks = (fd: number): number => fs.fstatSync(fd).nlink;

/** Throws if the file was deleted. Writes to a deleted file would succeed but be lost. */
function checkNamed(fd: number): void {
  if (countLinks(fd) > 0) return;
  throw Object.assign(new Error('ENOENT: the file was deleted while it was open'), { code: 'ENOENT' });
}

/** Wraps a file descriptor. `countsNames` is false on file systems that always report 0 links. */
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
  isShared: () => countLinks(fd) > 1,
  close: () => promisifyVoid((done) => fs.close(fd, done)),
});

/**
 * Reads `length` bytes from `position`, or fewer if the file is shorter. Reads the whole file by default.
 * Takes half as long as `fs.readFile`, because querying the size and closing the file don't use the thread
 * pool.
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

/** Limits permissions because a library from another user may contain a world-writable or setuid file. */
const FILE_MODE = 0o664;
const FOLDER_MODE = 0o775;

async function inspect(path: string): Promise<FileInfo | undefined> {
  const stats = await promisify<fs.Stats | undefined>((done) =>
    fs.lstat(path, (error, found) =>
      done(error?.code === 'ENOENT' || error?.code === 'ENOTDIR' ? null : error, found),
    ),
  );
  if (!stats) return undefined;
  // Windows only reports whether a file is writable, and Linux reports the same mode for every link.
  const hasMode = process.platform !== 'win32' && !stats.isSymbolicLink();
  const mode = hasMode ? stats.mode & (stats.isDirectory() ? FOLDER_MODE : FILE_MODE) : undefined;
  return { kind: classifyFile(stats), mode, modifiedAt: stats.mtimeMs };
}

/** Errors of network and user-space file systems that can't sync folders. */
const UNSYNCABLE: ReadonlySet<string> = new Set(['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

async function syncDirectory(path: string): Promise<void> {
  // Windows can't open a folder for syncing. NTFS already journals names.
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

export const createNodeFiles = (): Files => ({
  open: async (path, how, mode) => {
    const fd = await openRegular(path, FLAGS[how], mode);
    return openFile(fd, countLinks(fd) > 0);
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
 * Calls back after changes in a folder with the file names, or with null if any file may have changed. Calls
 * are debounced, and changes can be missed or repeated. Returns a function that stops watching.
 */
export type WatchFolder = (
  folder: string,
  onChange: (names: ReadonlySet<string> | null) => void,
) => () => void;

/** Programs often change a file several times to save it. */
const WATCH_DELAY_MS = 200;
/** The longest delay during continuous changes. */
const MAX_WATCH_DELAY_MS = 2_000;

/**
 * Watches a folder. Never calls back if the system can't watch it, as on some network drives. Doesn't keep
 * the process alive.
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
