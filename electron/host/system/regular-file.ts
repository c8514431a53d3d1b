import fs from 'node:fs';

/*
 * The rule for every file that the app owns: it's a regular file, and its path contains no symbolic link. Programs such as
 * `git clone` and `tar` keep these links, so a library from someone else could make the app read or change any file of the
 * user, and opening a pipe can wait forever.
 *
 * A file with several names (hard links) is one that the user linked, for example to back it up with `cp -al`. The app
 * reads it, but never writes to it: that would change the content under its other names too.
 */

/** What a name stands for, without following it. `hard-link`: a regular file that has other names too. */
export type FileKind = 'file' | 'folder' | 'symbolic-link' | 'hard-link' | 'special-file';

/** The code of the error for a link or special file. */
export const LINK_ERROR = 'EFTYPE';

/** The code of the error for writing to a file with several names. */
export const SHARED_ERROR = 'EMLINK';

/** Returns the kind of a file from `lstat` or `fstat`. A junction on Windows is a symbolic link. */
export function classifyFile(
  stats: Pick<fs.Stats, 'isFile' | 'isDirectory' | 'isSymbolicLink' | 'nlink'>,
): FileKind {
  if (stats.isSymbolicLink()) return 'symbolic-link';
  if (stats.isDirectory()) return 'folder';
  if (!stats.isFile()) return 'special-file';
  // Some file systems report no links at all.
  return stats.nlink > 1 ? 'hard-link' : 'file';
}

/** Whether it may not be opened. */
export const isLink = (kind: FileKind): boolean => kind === 'symbolic-link' || kind === 'special-file';

export const linkError = (path: string): Error =>
  Object.assign(new Error(`${LINK_ERROR}: ${path} is a link or a special file`), { code: LINK_ERROR });

const sharedError = (path: string): Error =>
  Object.assign(new Error(`${SHARED_ERROR}: ${path} has other names`), { code: SHARED_ERROR });

/** Throws EISDIR for a folder, and EFTYPE for a symbolic link or special file. Returns the kind. */
export function checkRegular(stats: fs.Stats, path: string): FileKind {
  const kind = classifyFile(stats);
  if (kind === 'folder') throw Object.assign(new Error(`EISDIR: ${path} is a folder`), { code: 'EISDIR' });
  if (isLink(kind)) throw linkError(path);
  return kind;
}

const { O_NOFOLLOW = 0, O_NONBLOCK = 0, O_RDWR, O_WRONLY } = fs.constants;

/**
 * Opens a regular file without following a link at the end of its path, and without waiting for a pipe. `flags` are those
 * of `fs.constants`; they must not truncate, because the file is checked after it was opened. `noFollow` is 0 on Windows.
 *
 * Throws EISDIR for a folder, EFTYPE for a symbolic link or special file, and EMLINK if `flags` include writing and the
 * file has other names.
 */
export async function openRegular(
  path: string,
  flags: number,
  mode?: number,
  noFollow = O_NOFOLLOW,
): Promise<number> {
  const fd = await new Promise<number>((resolve, reject) => {
    fs.open(path, flags | noFollow | O_NONBLOCK, mode, (error, opened) =>
      error ? reject(withoutLoop(error, path)) : resolve(opened),
    );
  });
  return checkOpened(fd, path, flags, noFollow);
}

/** Does the same as `openRegular`, but blocks the event loop. */
export function openRegularSync(path: string, flags: number, mode?: number, noFollow = O_NOFOLLOW): number {
  let fd: number;
  try {
    fd = fs.openSync(path, flags | noFollow | O_NONBLOCK, mode);
  } catch (error) {
    throw withoutLoop(error, path);
  }
  return checkOpened(fd, path, flags, noFollow);
}

/** `O_NOFOLLOW` reports a link as a loop. */
const withoutLoop = (error: unknown, path: string): unknown =>
  error instanceof Error && 'code' in error && error.code === 'ELOOP' ? linkError(path) : error;

/** Checks the open file, because the name may have been replaced since any earlier check. */
function checkOpened(fd: number, path: string, flags: number, noFollow: number): number {
  try {
    const kind = checkRegular(fs.fstatSync(fd), path);
    if (kind === 'hard-link' && (flags & (O_RDWR | O_WRONLY)) !== 0) throw sharedError(path);
    if (noFollow === 0 && !isNamed(fd, path)) throw linkError(path);
    return fd;
  } catch (error) {
    fs.closeSync(fd);
    throw error;
  }
}

/** Whether the name itself stands for the open file, rather than a link to it. */
function isNamed(fd: number, path: string): boolean {
  const named = fs.lstatSync(path, { bigint: true, throwIfNoEntry: false });
  const opened = fs.fstatSync(fd, { bigint: true });
  return named?.dev === opened.dev && named.ino === opened.ino;
}

/** Reads a regular file as `openRegular` opens it, but blocks the event loop. */
export function readRegularSync(path: string): Buffer {
  const fd = openRegularSync(path, fs.constants.O_RDONLY);
  try {
    return fs.readFileSync(fd);
  } finally {
    fs.closeSync(fd);
  }
}
