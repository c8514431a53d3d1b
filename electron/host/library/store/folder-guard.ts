import { basename } from 'node:path';
import { ensureDirectory } from '../../system/durable-file.ts';
import type { Files } from '../../system/files.ts';
import { type LibraryLock, LOCK_FILE } from './library-lock.ts';
import type { Folders } from './load/load-library.ts';
import { MANIFEST } from './load/manifest.ts';

/** Checks that the folder is still the locked library before and after the store writes to it. */
interface FolderGuard {
  /** Whether this program may write. Another library can have replaced the folder and be open elsewhere. */
  canWrite(): Promise<boolean>;
  /** Throws ENOENT if this program may not write. */
  check(): Promise<void>;
  /**
   * Throws ENOENT if another program may have opened the library before a write. A write to a moved folder stays
   * there, and so does the lock.
   */
  checkWritten(): Promise<void>;
  /** Creates folders that another program deleted. Throws AppError('disk'), or ENOENT like `check`. */
  recreate(): Promise<void>;
}

export function createFolderGuard(
  files: Files,
  dir: string,
  { journal, questions }: Folders,
  lock: Pick<LibraryLock, 'isInPlace' | 'isMoved' | 'relock'>,
): FolderGuard {
  /** Whether the folder is a library, or the rest of one. */
  const isLibrary = async (): Promise<boolean> => {
    const names: string[] = await files.readdir(dir).catch(() => []);
    return names.includes(MANIFEST) || names.includes(LOCK_FILE);
  };
  const canWrite = async (): Promise<boolean> =>
    lock.isInPlace() || ((await isLibrary()) && (await lock.relock()));
  const check = async (): Promise<void> => {
    if (!(await canWrite())) throw Object.assign(new Error('the library is gone'), { code: 'ENOENT' });
  };
  return {
    canWrite,
    check,
    async checkWritten() {
      if (!lock.isInPlace() && !lock.isMoved()) await check();
    },
    async recreate() {
      await check();
      const names = await files.readdir(dir);
      for (const folder of [journal, questions]) {
        if (!names.includes(basename(folder))) await ensureDirectory(files, folder);
      }
    },
  };
}
