import { z } from 'zod';
import { unlessGone, writeAll } from '../../durable-file.ts';
import type { Files, Place } from '../../files.ts';
import { FORMATS, formatHeader } from '../format/store-format.ts';
import { type LockOwner, lockOwnerSchema } from './lock-owner.ts';

/** What the file in a lock says. */
export interface LockFile {
  owner: LockOwner;
  /** The library that it was made for; null where it does not say, as those of earlier versions. */
  library: Place | null;
}

const headerSchema = lockOwnerSchema.extend({
  format: z.literal(FORMATS.lock),
  library: z
    .object({ path: z.string(), inode: z.string().nullable(), device: z.string() })
    .nullable()
    .default(null),
});

/** Not synced: after a power loss nobody runs any more, and a lock that can't be read counts as nobody's. */
export async function writeLockFile(files: Files, path: string, { owner, library }: LockFile): Promise<void> {
  const file = await files.open(path, 'create');
  try {
    await writeAll(file, Buffer.from(formatHeader(FORMATS.lock, { ...owner, library })), 0);
  } finally {
    await file.close();
  }
}

/** Undefined if it is gone or makes no sense, as after a power loss. */
export async function readLockFile(files: Files, path: string): Promise<LockFile | undefined> {
  const bytes = await unlessGone(files.readFile(path));
  if (!bytes) return undefined;
  try {
    const { library, ...owner } = headerSchema.parse(JSON.parse(bytes.toString('utf8')));
    return { owner, library };
  } catch {
    return undefined;
  }
}

/**
 * Whether a lock was made for the very folder that it is in, and did not come along with a copy of it. Its owner writes
 * by the path, so that decides; a folder that was renamed while it was open has another path and is the same all the
 * same. Where it can't be told, it was.
 */
export function isMadeFor({ library }: LockFile, here: Place | null): boolean {
  if (!library || !here || library.path === here.path) return true;
  return library.inode !== null && library.inode === here.inode && library.device === here.device;
}

/** Null where the system does not tell. */
export const placeOf = (files: Files, dir: string): Promise<Place | null> =>
  files.placeOf(dir).catch(() => null);
