import { basename } from 'node:path';
import { ensureDirectory } from '../../system/durable-file.ts';
import type { Files } from '../../system/files.ts';
import { type LibraryLock, LOCK_FILE } from './library-lock.ts';
import type { Folders } from './load/load-library.ts';
import { MANIFEST } from './load/manifest.ts';

/** Checks before and after each write that the folder is still the locked library. */
interface FolderGuard {
  /**
   * Returns whether this program may write. It may not if the folder no longer contains a library, or if
   * another program has or had the library open.
   */
  canWrite(): Promise<boolean>;
  check(): Promise<void>;
  /**
   * Checks the folder after a write. Rejects with ENOENT if another program may have opened the library
   * before the write. If the folder was moved, the write and the lock moved with it.
   */
  checkWritten(): Promise<void>;
  /**
   * Creates folders that another program deleted. Rejects with AppError('disk'), or with ENOENT like `check`.
   */
  recreate(): Promise<void>;
}

export function createFolderGuard(
  files: Files,
  dir: string,
  { journal, questions }: Folders,
  lock: Pick<LibraryLock, 'isInPlace' | 'isMoved' | 'relock'>,
): FolderGuard {
  /** Resolves to whether the folder contains a library or the remains of one. */
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
