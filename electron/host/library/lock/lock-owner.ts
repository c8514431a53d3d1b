import { hostname } from 'node:os';
import { z } from 'zod';
import { reasonOf, unlessGone, writeAll } from '../../durable-file.ts';
import type { Files } from '../../files.ts';
import { FORMATS, formatHeader } from '../format/store-format.ts';

const MAX_COMPUTER_LENGTH = 255;

/** Names the program that has the library open, for the message of one that can't open it. Proves nothing. */
const lockOwnerSchema = z.object({
  format: z.literal(FORMATS.lock),
  /** As the owner's own process namespace numbers it. */
  pid: z.int().positive(),
  computer: z.string().max(MAX_COMPUTER_LENGTH),
  /** When the lock was taken. */
  since: z.iso.datetime(),
});
type LockOwner = z.infer<typeof lockOwnerSchema>;

/** This process as an owner, from now on. */
export const newLockOwner = (): Omit<LockOwner, 'format'> => ({
  pid: process.pid,
  computer: hostname(),
  since: new Date().toISOString(),
});

/** Writes who has the lock into a new file, which takes the place of the old one. Throws the disk's error. */
export async function writeLockOwner(
  files: Files,
  path: string,
  owner: Omit<LockOwner, 'format'>,
): Promise<void> {
  // Not synced: after a power loss nothing holds the lock.
  const file = await files.open(path, 'create').catch(async (error: unknown) => {
    if (reasonOf(error) !== 'EEXIST') throw error;
    // A crash left it, or it is a link to another file.
    await unlessGone(files.unlink(path)).catch((failure: unknown) => {
      // Of a folder; EEXIST says more.
      if (!['EISDIR', 'EPERM'].includes(reasonOf(failure))) throw failure;
    });
    return files.open(path, 'create');
  });
  try {
    await writeAll(file, Buffer.from(formatHeader(FORMATS.lock, { ...owner })), 0);
  } finally {
    await file.close();
  }
}

/** Returns undefined if the file is missing or unreadable. */
export async function readLockOwner(files: Files, path: string): Promise<LockOwner | undefined> {
  const bytes = await files.readFile(path).catch(() => undefined);
  if (!bytes) return undefined;
  try {
    return lockOwnerSchema.parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    return undefined;
  }
}
