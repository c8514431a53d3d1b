import type { FileLock } from '../../electron/host/system/file-lock.ts';
import type { Files } from '../../electron/host/system/files.ts';

export interface TestProcess {
  /** The disk, with locks that belong to the process. */
  files: Files;
  /** Releases the process's locks, as the system does when a process ends. */
  kill(): void;
}

export function spawnProcess(disk: Files): TestProcess {
  const locks: FileLock[] = [];
  const lock = async (path: string) => {
    const taken = await disk.lock(path);
    if (taken) locks.push(taken);
    return taken;
  };
  return {
    files: { ...disk, lock },
    kill() {
      for (const taken of locks) taken.release();
    },
  };
}
