import { once } from 'node:events';
import { constants, createWriteStream, type WriteStream } from 'node:fs';
import { type FileHandle, lstat, open, stat } from 'node:fs/promises';

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
 * Opens a file, pipe, or device for writing. `w` replaces the content, and `a` appends to it. `mode` applies
 * to a new file. Rejects with the system's error, including ENXIO for a pipe without a reader.
 */
export async function openNamedStream(
  path: string,
  options: { flags: 'w' | 'a'; mode?: number },
): Promise<WriteStream> {
  const { O_WRONLY, O_APPEND, O_CREAT, O_NONBLOCK = 0 } = constants;
  // Opens without waiting because a pipe without a reader would block forever.
  const tried = await open(path, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK, options.mode);
  try {
    const stream = createWriteStream(path, options);
    await once(stream, 'open');
    return stream;
  } finally {
    await tried.close();
  }
}

/**
 * Resolves with true if a new file can be stored at this path, because the path is unused or a regular file.
 */
export async function isReplaceable(path: string): Promise<boolean> {
  const target = await stat(path).catch(() => undefined);
  if (target) return target.isFile();
  // The path isn't free if it's a link whose target is missing.
  return (await lstat(path).catch(() => undefined)) === undefined;
}
