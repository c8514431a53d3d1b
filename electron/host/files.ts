import fs from 'node:fs';

/**
 * The disk, call by call: what the store needs of it, so that a test can refuse, shorten or cut off any single one.
 * Nothing here blocks the event loop. A failure is Node's own error with its `code` (`ENOSPC`, `EIO` …).
 */
export interface Files {
  /**
   * `create` fails with EEXIST where something is, `replace` empties what is there, `change` keeps it and fails with
   * ENOENT where nothing is. All are for writing.
   */
  open(path: string, how: 'create' | 'replace' | 'change'): Promise<OpenFile>;
  readFile(path: string): Promise<Buffer>;
  /** Names in the folder, in no order that could be relied on. */
  readdir(path: string): Promise<string[]>;
  /** One level; EEXIST where something is. */
  mkdir(path: string): Promise<void>;
  /** Makes a folder that nobody else can have made: `prefix` and six characters. Returns its path. */
  mkdtemp(prefix: string): Promise<string>;
  /** Removes a folder if it is empty. */
  rmdir(path: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  unlink(path: string): Promise<void>;
  /** Makes what was created, renamed or removed in the folder last through a power loss. */
  syncDirectory(path: string): Promise<void>;
}

export interface OpenFile {
  /** Writes at `position` (bytes). Returns how many bytes were taken, which may be fewer than given. */
  write(data: Uint8Array, position: number): Promise<number>;
  /** Brings content and length to the disk. ENOENT where the file was deleted: nothing of it would be found again. */
  datasync(): Promise<void>;
  /** Brings content and everything about the file to the disk. */
  sync(): Promise<void>;
  truncate(length: number): Promise<void>;
  /** Whether it still has a name, and at least this length (bytes): nobody deleted, replaced or cut it. Asks no disk. */
  isWhole(length: number): boolean;
  close(): Promise<void>;
}

type Done<T> = (error: NodeJS.ErrnoException | null, value: T) => void;

/** Node's callbacks as promises: they cost a third of `node:fs/promises`, which counts where a write takes 0.2 ms. */
const promised = <T>(start: (done: Done<T>) => void): Promise<T> =>
  new Promise((resolve, reject) => {
    start((error, value) => (error ? reject(error) : resolve(value)));
  });

const promisedVoid = (start: (done: (error: NodeJS.ErrnoException | null) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    start((error) => (error ? reject(error) : resolve()));
  });

const FLAGS = { create: 'wx', replace: 'w', change: 'r+' } as const;

/**
 * How many names an open file has. The system knows that of every open file without asking the disk, in a microsecond;
 * handing it to another thread would take as long as a fifth of a commit.
 */
const namesOf = (fd: number): number => fs.fstatSync(fd).nlink;

/** A file that was deleted while it is open takes everything and keeps nothing. */
function checkNamed(fd: number): void {
  if (namesOf(fd) > 0) return;
  throw Object.assign(new Error('ENOENT: the file was deleted while it was open'), { code: 'ENOENT' });
}

/** `tellsNames`: whether this file system counts the names of a file; a few say 0 of any. */
const openFile = (fd: number, tellsNames: boolean): OpenFile => ({
  write: (data, position) => promised((done) => fs.write(fd, data, 0, data.length, position, done)),
  datasync: async () => {
    await promisedVoid((done) => fs.fdatasync(fd, done));
    if (tellsNames) checkNamed(fd);
  },
  sync: () => promisedVoid((done) => fs.fsync(fd, done)),
  truncate: (length) => promisedVoid((done) => fs.ftruncate(fd, length, done)),
  isWhole(length) {
    const { nlink, size } = fs.fstatSync(fd);
    return size >= length && (nlink > 0 || !tellsNames);
  },
  close: () => promisedVoid((done) => fs.close(fd, done)),
});

async function syncDirectory(path: string): Promise<void> {
  // Windows can't open a folder for syncing; NTFS keeps names in its own journal.
  if (process.platform === 'win32') return;
  const fd = await promised<number>((done) => fs.open(path, 'r', done));
  try {
    await promisedVoid((done) => fs.fsync(fd, done));
  } finally {
    await promisedVoid((done) => fs.close(fd, done));
  }
}

/** The real disk. */
export const createNodeFiles = (): Files => ({
  open: async (path, how) => {
    const fd = await promised<number>((done) => fs.open(path, FLAGS[how], done));
    return openFile(fd, namesOf(fd) > 0);
  },
  readFile: (path) => promised<Buffer>((done) => fs.readFile(path, done)),
  readdir: (path) => promised<string[]>((done) => fs.readdir(path, done)),
  mkdir: (path) => promisedVoid((done) => fs.mkdir(path, done)),
  mkdtemp: (prefix) => promised<string>((done) => fs.mkdtemp(prefix, done)),
  rmdir: (path) => promisedVoid((done) => fs.rmdir(path, done)),
  rename: (from, to) => promisedVoid((done) => fs.rename(from, to, done)),
  unlink: (path) => promisedVoid((done) => fs.unlink(path, done)),
  syncDirectory,
});
