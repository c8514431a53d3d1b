import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { AppError } from '../../../shared/errors.ts';
import { type Files, writeAll } from './files.ts';

/**
 * The number of UTF-16 code units per write. It's large enough for throughput and small enough to keep the
 * event loop responsive.
 */
const PIECE_LENGTH = 32_768;

/** Joins strings into pieces of at least `length` UTF-16 code units. The last piece can be shorter. */
export function* joinTextPieces(parts: Iterable<string>, length = PIECE_LENGTH): Generator<string> {
  let piece = '';
  for (const part of parts) {
    piece += part;
    if (piece.length < length) continue;
    yield piece;
    piece = '';
  }
  if (piece) yield piece;
}

/** Returns a failed file operation's error code, such as `ENOSPC`, or its message. */
export function getReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

/** Resolves with undefined if the file doesn't exist. Rejects with any other error. */
export async function ignoreMissing<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (getReason(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Wraps a file system error. Returns an AppError unchanged. */
export function toDiskError(path: string, error: unknown): AppError {
  if (error instanceof AppError) return error;
  const reason = getReason(error);
  return new AppError(
    'disk',
    `Couldn't read or write ${path}: ${reason}`,
    { path, reason },
    { cause: error },
  );
}

const RANDOM_BYTES = 6;
/** Matches a temporary file and captures its final name. Earlier versions added no random part. */
const UNFINISHED = /^(.+?)(?:\.[0-9a-f]{12})?\.tmp$/;

/** Returns a temporary file's final name. Returns other names unchanged. */
export const toFinalName = (name: string): string => UNFINISHED.exec(name)?.[1] ?? name;

export const createTemporaryName = (path: string): string =>
  `${path}.${randomBytes(RANDOM_BYTES).toString('hex')}.tmp`;

/**
 * Replaces a file atomically: after a crash, it has either its old or its new content. Writes `chunks` one by
 * one. The file keeps its safe permissions (see `FileInfo`) or receives `mode`, reduced by the umask.
 * `beforeTaking` runs immediately before the rename and can prevent it.
 *
 * Call `files.syncDirectory` afterward to make the new name durable. If the disk fails, removes the temporary
 * file, leaves the old file unchanged, and rejects with the disk's error.
 */
export async function replaceFile(
  files: Files,
  path: string,
  chunks: Iterable<string | Uint8Array>,
  options: { beforeTaking?: () => Promise<void>; mode?: number } = {},
): Promise<void> {
  const temporary = createTemporaryName(path);
  const isGiven = options.mode !== undefined;
  const mode = isGiven ? undefined : (await files.inspect(path).catch(() => undefined))?.mode;
  // `create` never overwrites another program's file.
  const file = await files.open(temporary, 'create', options.mode);
  try {
    try {
      // The mode is set before writing because other users must not be able to read the content. Drives
      // without modes reject it.
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
    await options.beforeTaking?.();
    await files.rename(temporary, path);
  } catch (error) {
    await files.unlink(temporary).catch(() => undefined);
    throw error;
  }
}

/**
 * Removes temporary files that remained after a crash, if `isOurs` accepts their final name. Never rejects.
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
 * Creates a missing folder durably. Its parent must exist, because a write must not recreate a library whose
 * folder was deleted. Rejects with AppError('disk').
 */
export async function ensureDirectory(files: Files, path: string): Promise<void> {
  try {
    await files.mkdir(path).catch((error: unknown) => {
      if (getReason(error) !== 'EEXIST') throw error;
    });
    await files.syncDirectory(dirname(path));
  } catch (error) {
    throw toDiskError(path, error);
  }
}

/** Creates missing folders on a path durably. Rejects with AppError('disk'). */
export async function ensurePath(files: Files, path: string): Promise<void> {
  try {
    await makePath(files, path);
  } catch (error) {
    throw toDiskError(path, error);
  }
}

async function makePath(files: Files, path: string): Promise<void> {
  try {
    await files.mkdir(path);
  } catch (error) {
    const reason = getReason(error);
    // The program that created the folder may not have synced it, and its parent may not be readable.
    if (reason === 'EEXIST') return files.syncDirectory(dirname(path)).catch(() => undefined);
    if (reason !== 'ENOENT' || dirname(path) === path) throw error;
    await makePath(files, dirname(path));
    await files.mkdir(path);
  }
  await files.syncDirectory(dirname(path));
}
