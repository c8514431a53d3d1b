import { dirname } from 'node:path';
import { AppError } from '../../shared/errors.ts';
import type { Files, OpenFile } from './files.ts';

/** The code of a failed disk call (`ENOSPC`), or what else is known of the failure. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

/** A failed disk call as people are told of it. An AppError stays what it is. */
export function diskError(path: string, error: unknown): AppError {
  if (error instanceof AppError) return error;
  const reason = reasonOf(error);
  return new AppError('disk', `The disk refused ${path}: ${reason}`, { path, reason }, { cause: error });
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

/**
 * Puts a file in place as a whole: whoever looks, before or after a crash, sees the old one or the new one.
 * `chunks` are written one after the other, and the event loop runs in between. The new name lasts through a power
 * loss only after `files.syncDirectory`, which is left to the caller so that many files can share one.
 * Throws the disk's error; then the old file is as it was. A file `path`.tmp is left only where the disk does not let it
 * be removed, or by a crash: half a file would keep a full disk full.
 */
export async function replaceFile(
  files: Files,
  path: string,
  chunks: Iterable<string | Uint8Array>,
): Promise<void> {
  const temporary = `${path}.tmp`;
  const file = await files.open(temporary, 'replace');
  try {
    try {
      let position = 0;
      for (const chunk of chunks) {
        const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
        await writeAll(file, bytes, position);
        position += bytes.length;
      }
      await file.sync();
    } finally {
      await file.close();
    }
    await files.rename(temporary, path);
  } catch (error) {
    await files.unlink(temporary).catch(() => undefined);
    throw error;
  }
}

/**
 * Makes the folder where it is missing, so that its name lasts, also where somebody else began to make it. The one above
 * must be there: a library whose whole folder went away is not to be begun anew by whoever writes next.
 * Throws AppError('disk').
 */
export async function ensureDirectory(files: Files, path: string): Promise<void> {
  try {
    await files.mkdir(path).catch((error: unknown) => {
      if (reasonOf(error) !== 'EEXIST') throw error;
    });
    await files.syncDirectory(dirname(path));
  } catch (error) {
    throw diskError(path, error);
  }
}

/** Makes the folder and those above it where missing, so that they last. Throws AppError('disk'). */
export async function ensurePath(files: Files, path: string): Promise<void> {
  try {
    await makePath(files, path);
  } catch (error) {
    throw diskError(path, error);
  }
}

async function makePath(files: Files, path: string): Promise<void> {
  try {
    await files.mkdir(path);
  } catch (error) {
    const reason = reasonOf(error);
    // Whoever made it may not have got as far as the sync. What is above may not be ours to read: then it has to do as is.
    if (reason === 'EEXIST') return files.syncDirectory(dirname(path)).catch(() => undefined);
    if (reason !== 'ENOENT' || dirname(path) === path) throw error;
    await makePath(files, dirname(path));
    await files.mkdir(path);
  }
  await files.syncDirectory(dirname(path));
}
