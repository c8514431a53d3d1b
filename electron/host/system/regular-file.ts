import fs from 'node:fs';

/*
 * Every file that the app owns is a regular file, and its path contains no symbolic links. Programs such as
 * `git clone` and `tar` preserve links. A library from another user could therefore make the app read or
 * change any of this user's files, and opening a pipe could block forever.
 *
 * If a file has several names (hard links), the user linked it, for example to back it up with `cp -al`. The
 * app reads such a file but never writes to it, because that would also change the content under its other
 * names.
 */

/** A file's kind, without following links. A `hard-link` is a regular file with several names. */
export type FileKind = 'file' | 'folder' | 'symbolic-link' | 'hard-link' | 'special-file';

/** The error code for a link or special file. */
export const LINK_ERROR = 'EFTYPE';

/** The error code for writing to a file with several names. */
export const SHARED_ERROR = 'EMLINK';

/** Returns a file's kind from the result of `lstat` or `fstat`. A junction on Windows is a symbolic link. */
export function classifyFile(
  stats: Pick<fs.Stats, 'isFile' | 'isDirectory' | 'isSymbolicLink' | 'nlink'>,
): FileKind {
  if (stats.isSymbolicLink()) return 'symbolic-link';
  if (stats.isDirectory()) return 'folder';
  if (!stats.isFile()) return 'special-file';
  // Some file systems report 0 links.
  return stats.nlink > 1 ? 'hard-link' : 'file';
}

/** Returns whether files of this kind must not be opened. */
export const isLink = (kind: FileKind): boolean => kind === 'symbolic-link' || kind === 'special-file';

export const linkError = (path: string): Error =>
  Object.assign(new Error(`${LINK_ERROR}: ${path} is a link or a special file`), { code: LINK_ERROR });

const createSharedError = (path: string): Error =>
  Object.assign(new Error(`${SHARED_ERROR}: ${path} has other hard links`), { code: SHARED_ERROR });

/** Returns the file's kind. Throws EISDIR for a folder, and EFTYPE for a symbolic link or special file. */
export function checkRegular(stats: fs.Stats, path: string): FileKind {
  const kind = classifyFile(stats);
  if (kind === 'folder') throw Object.assign(new Error(`EISDIR: ${path} is a folder`), { code: 'EISDIR' });
  if (isLink(kind)) throw linkError(path);
  return kind;
}

const { O_NOFOLLOW = 0, O_NONBLOCK = 0, O_RDWR, O_WRONLY } = fs.constants;

/**
 * Opens a regular file without following a link at the end of its path and without waiting for a pipe.
 * `flags` are those of `fs.constants`. They must not truncate the file, because it's checked only after it's
 * opened. `noFollow` is 0 on Windows.
 *
 * Rejects with EISDIR for a folder, EFTYPE for a symbolic link or special file, and EMLINK if `flags` include
 * writing and the file has other names.
 */
export async function openRegular(
  path: string,
  flags: number,
  mode?: number,
  noFollow = O_NOFOLLOW,
): Promise<number> {
  const fd = await new Promise<number>((resolve, reject) => {
    fs.open(path, flags | noFollow | O_NONBLOCK, mode, (error, opened) =>
      error ? reject(replaceLoopError(error, path)) : resolve(opened),
    );
  });
  return checkOpened(fd, path, flags, noFollow);
}

/** Opens a file like `openRegular`, but blocks the event loop. */
export function openRegularSync(path: string, flags: number, mode?: number, noFollow = O_NOFOLLOW): number {
  let fd: number;
  try {
    fd = fs.openSync(path, flags | noFollow | O_NONBLOCK, mode);
  } catch (error) {
    throw replaceLoopError(error, path);
  }
  return checkOpened(fd, path, flags, noFollow);
}

/** Replaces the ELOOP error that `O_NOFOLLOW` causes for a link. */
const replaceLoopError = (error: unknown, path: string): unknown =>
  error instanceof Error && 'code' in error && error.code === 'ELOOP' ? linkError(path) : error;

/** Checks the open file because its name may have been replaced since any earlier check. */
function checkOpened(fd: number, path: string, flags: number, noFollow: number): number {
  try {
    const kind = checkRegular(fs.fstatSync(fd), path);
    if (kind === 'hard-link' && (flags & (O_RDWR | O_WRONLY)) !== 0) throw createSharedError(path);
    if (noFollow === 0 && !isNamed(fd, path)) throw linkError(path);
    return fd;
  } catch (error) {
    fs.closeSync(fd);
    throw error;
  }
}

/** Returns whether the name refers to the open file directly, not through a link. */
function isNamed(fd: number, path: string): boolean {
  const named = fs.lstatSync(path, { bigint: true, throwIfNoEntry: false });
  const opened = fs.fstatSync(fd, { bigint: true });
  return named?.dev === opened.dev && named.ino === opened.ino;
}

/** Reads a regular file like `openRegular`, but blocks the event loop. */
export function readRegularSync(path: string): Buffer {
  const fd = openRegularSync(path, fs.constants.O_RDONLY);
  try {
    return fs.readFileSync(fd);
  } finally {
    fs.closeSync(fd);
  }
}
