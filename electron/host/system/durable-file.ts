import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { AppError } from '../../../shared/errors.ts';
import { type Files, writeAll } from './files.ts';

/** UTF-16 units: large enough that a call of the disk is worth it, small enough that others soon have their turn. */
const PIECE_LENGTH = 32_768;

/**
 * Puts texts together to pieces of at least `length` UTF-16 units, but for the last. Each piece that is written is a call of the
 * disk, and the event loop runs between two.
 */
export function* textPieces(parts: Iterable<string>, length = PIECE_LENGTH): Generator<string> {
  let piece = '';
  for (const part of parts) {
    piece += part;
    if (piece.length < length) continue;
    yield piece;
    piece = '';
  }
  if (piece) yield piece;
}

/** The code of a failed disk call (`ENOSPC`), or what else is known of the failure. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

/** What a disk call gives; undefined where what it is about is not there. Rejects with the disk's error for any other reason. */
export async function unlessGone<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (reasonOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** A failed disk call as people are told of it. An AppError stays what it is. */
export function diskError(path: string, error: unknown): AppError {
  if (error instanceof AppError) return error;
  const reason = reasonOf(error);
  return new AppError('disk', `The disk refused ${path}: ${reason}`, { path, reason }, { cause: error });
}

/** As many as make a name that nobody has. */
const RANDOM_BYTES = 6;
/** The name of a file that is being written, and in it that of the file which it is to be. Once there was no more in it. */
const UNFINISHED = /^(.+?)(?:\.[0-9a-f]{12})?\.tmp$/;

/**
 * Puts a file in place as a whole: whoever looks, before or after a crash, sees the old one or the new one.
 * `chunks` are written one after the other, and the event loop runs in between. The new name lasts through a power
 * loss only after `files.syncDirectory`, which is left to the caller so that many files can share one.
 * Whoever may read and write an old file may do so with the new one. `beforeTaking` is waited for when all is written,
 * right before the new file takes the place of the old one; where it rejects, it does not.
 * Throws the disk's error; then the old file is as it was. What was being written is left under another name only where
 * the disk does not let it be removed, or by a crash, for `removeUnfinished`: half a file would keep a full disk full.
 */
export async function replaceFile(
  files: Files,
  path: string,
  chunks: Iterable<string | Uint8Array>,
  beforeTaking: () => Promise<void> = async () => {},
): Promise<void> {
  const temporary = `${path}.${randomBytes(RANDOM_BYTES).toString('hex')}.tmp`;
  const mode = await files.modeOf(path);
  // Never over a file that is there: it would be somebody else's.
  const file = await files.open(temporary, 'create');
  try {
    try {
      // Before anything is in it. A drive that knows no modes refuses that, and keeps nobody from reading anyway.
      if (mode !== undefined) await file.chmod(mode).catch(() => undefined);
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
    await beforeTaking();
    await files.rename(temporary, path);
  } catch (error) {
    await files.unlink(temporary).catch(() => undefined);
    throw error;
  }
}

/**
 * Removes what `replaceFile` was writing into a folder when a process ended: those that were to be called as `isOurs` says.
 * None may be being written just now. What can't be removed, or listed, stays. Never rejects.
 */
export async function removeUnfinished(
  files: Files,
  dir: string,
  isOurs: (name: string) => boolean,
): Promise<void> {
  for (const name of await files.readdir(dir).catch(() => [])) {
    const own = UNFINISHED.exec(name)?.[1];
    if (own === undefined || !isOurs(own)) continue;
    await files.unlink(join(dir, name)).catch(() => undefined);
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
