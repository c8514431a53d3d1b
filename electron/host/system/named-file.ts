import { once } from 'node:events';
import { constants, createWriteStream, type Stats, type WriteStream } from 'node:fs';
import { type FileHandle, lstat, open, readlink, stat } from 'node:fs/promises';
import { AppError } from '../../../shared/errors.ts';

/** Files that the user specified can be links, pipes, and devices, unlike the app's own files. */

const createFailure = (code: string, message: string): Error =>
  Object.assign(new Error(`${code}: ${message}`), { code });

/**
 * Opens a regular file for reading. Rejects with the system's error, with EISDIR for a folder, and with
 * EFTYPE for a pipe or a device, because reading it could block or never end.
 */
export async function openNamedFile(path: string): Promise<FileHandle> {
  const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stats = await file.stat();
    if (stats.isFile()) return file;
    throw stats.isDirectory() ? createFailure('EISDIR', path) : createFailure('EFTYPE', path);
  } catch (error) {
    await file.close();
    throw error;
  }
}

/**
 * Reads a regular file of at most `maxBytes`. Rejects like `openNamedFile`, and with EFBIG for a larger file.
 */
export async function readNamedFile(path: string, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const file = await openNamedFile(path);
  try {
    const { size } = await file.stat();
    if (size > maxBytes) throw createFailure('EFBIG', path);
    return await readBytes(file, size);
  } finally {
    await file.close();
  }
}

/** Reads `length` bytes from the start, or fewer if the file is shorter. */
export async function readBytes(file: FileHandle, length: number): Promise<Buffer<ArrayBuffer>> {
  const bytes = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(bytes, filled, length - filled, filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
}

/**
 * Opens a pipe or a character device for writing, or a file for appending. `mode` applies to a new file. First
 * call `findOutputKind`. Rejects with the system's error, including ENXIO for a pipe without a reader.
 */
export async function openNamedStream(path: string, options: { mode?: number } = {}): Promise<WriteStream> {
  const { O_WRONLY, O_APPEND, O_CREAT, O_NONBLOCK = 0 } = constants;
  // Opens without waiting because a pipe without a reader would block forever.
  const tried = await open(path, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK, options.mode);
  try {
    const stream = createWriteStream(path, { ...options, flags: 'a' });
    await once(stream, 'open');
    return stream;
  } finally {
    await tried.close();
  }
}

/** Matches the names of this process's open files. */
const OPEN_FILE = /^\/(?:dev\/(?:stdout|stderr|fd\/\d+)|proc\/self\/fd\/\d+)$/u;

type Inspect = (path: string) => Promise<Stats>;

/**
 * Resolves with `file` for a regular file or an unused path, and with `stream` for a pipe or a character
 * device, even through a link. Standard output is a stream even if it's a file. Rejects with
 * AppError('bad-input') for anything else. A link to a file is rejected because the user may not know which
 * file would change.
 */
export async function findOutputKind(
  path: string,
  inspect: { stat: Inspect; lstat: Inspect } = { stat, lstat },
): Promise<'file' | 'stream'> {
  const target = await inspect.stat(path).catch(() => undefined);
  if (target?.isFIFO() || target?.isCharacterDevice()) return 'stream';
  if (target?.isFile() && OPEN_FILE.test(path)) return 'stream';
  const entry = await inspect.lstat(path).catch(() => undefined);
  if (target?.isDirectory()) throw createOutputError(path, "it's a folder. Specify a file.");
  if (target?.isBlockDevice())
    throw createOutputError(path, "it's a disk or another block device. Specify a file or a pipe.");
  if (target?.isSocket()) throw createOutputError(path, "it's a socket. Specify a file or a pipe.");
  if (!entry?.isSymbolicLink()) return 'file';
  const linked = await readlink(path).catch(() => 'another file');
  throw createOutputError(path, `it's a link to ${linked}. Specify that file.`);
}

const createOutputError = (path: string, reason: string): AppError =>
  new AppError('bad-input', `Couldn't write to ${path} because ${reason}`);
