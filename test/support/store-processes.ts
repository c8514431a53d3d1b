import type { FileLock } from '../../electron/host/system/file-lock.ts';
import type { Files } from '../../electron/host/system/files.ts';

export interface TestProcess {
  /** The disk as seen by the process. */
  files: Files;
  /** Releases its locks, like the system does when a process ends. */
  kill(): void;
}

/** Returns a process that lives until a test kills it. */
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
