import type { Files, OpenFile } from '../../electron/host/system/files.ts';
import { createDiskError } from './store-disk.ts';
import { spawnProcess } from './store-processes.ts';

export interface DiskCall {
  number: number;
  name: keyof Files | keyof OpenFile;
  path: string;
}

/**
 * A call's outcome. With `short`, a write stops halfway. With `dies`, the process ends before the call,
 * halfway through it, or after it but before its result.
 */
export type CallOutcome =
  | 'done'
  | { refused: string }
  | 'short'
  | 'dies-before'
  | 'dies-within'
  | 'dies-after';

export interface FaultyFiles {
  files: Files;
  calls: readonly DiskCall[];
  readonly dead: boolean;
}

/**
 * Creates a disk whose calls have the outcomes that `chooseFate` returns. After the process dies, every call
 * fails without an effect.
 */
export function createFaultyFiles(inner: Files, chooseFate: (call: DiskCall) => CallOutcome): FaultyFiles {
  const calls: DiskCall[] = [];
  let dead = false;
  const { files, kill } = spawnProcess(inner);

  async function passThrough<T>(
    name: DiskCall['name'],
    path: string,
    act: () => Promise<T>,
    half?: () => Promise<T>,
  ) {
    if (dead) throw createDiskError('DEAD', path);
    const call = { number: calls.length + 1, name, path };
    calls.push(call);
    const outcome = chooseFate(call);
    if (outcome === 'done') return act();
    if (typeof outcome === 'object') throw createDiskError(outcome.refused, path);
    if (outcome === 'short') return half ? half() : act();
    dead = true;
    if (outcome === 'dies-within') await half?.();
    if (outcome === 'dies-after') await act();
    kill();
    throw createDiskError('DEAD', path);
  }

  const createFaultyFile = (file: OpenFile, path: string): OpenFile => ({
    write: (data, position) =>
      passThrough(
        'write',
        path,
        () => file.write(data, position),
        () => file.write(data.subarray(0, Math.ceil(data.length / 2)), position),
      ),
    datasync: () => passThrough('datasync', path, file.datasync),
    sync: () => passThrough('sync', path, file.sync),
    truncate: (length) => passThrough('truncate', path, () => file.truncate(length)),
    chmod: (mode) => passThrough('chmod', path, () => file.chmod(mode)),
    isWhole: (length) => file.isWhole(length),
    isShared: () => file.isShared(),
    // Never fails, because closing doesn't change the disk. If it failed, the test would run out of file
    // descriptors.
    close: () => file.close(),
  });

  return {
    calls,
    get dead() {
      return dead;
    },
    files: {
      open: async (path, how) =>
        createFaultyFile(await passThrough('open', path, () => inner.open(path, how)), path),
      readFile: (path) => passThrough('readFile', path, () => inner.readFile(path)),
      readStart: (path, length) => passThrough('readStart', path, () => inner.readStart(path, length)),
      readPart: (path, position, length) =>
        passThrough('readPart', path, () => inner.readPart(path, position, length)),
      // `inspect` and `realPath` have no faults, because they don't change the disk.
      inspect: inner.inspect,
      realPath: inner.realPath,
      readdir: (path) => passThrough('readdir', path, () => inner.readdir(path)),
      mkdir: (path) => passThrough('mkdir', path, () => inner.mkdir(path)),
      rmdir: (path) => passThrough('rmdir', path, () => inner.rmdir(path)),
      rename: (from, to) => passThrough('rename', to, () => inner.rename(from, to)),
      unlink: (path) => passThrough('unlink', path, () => inner.unlink(path)),
      syncDirectory: (path) => passThrough('syncDirectory', path, () => inner.syncDirectory(path)),
      lock: (path) => passThrough('lock', path, () => files.lock(path)),
      // Never fails, because a shared lock doesn't change the disk.
      lockShared: (path) => inner.lockShared(path),
    },
  };
}

/** Returns a disk that ignores sync calls. Syncing isn't needed if only the process ends. */
export const ignoreSync = (inner: Files): Files => ({
  ...inner,
  open: async (path, how) => ({
    ...(await inner.open(path, how)),
    datasync: async () => {},
    sync: async () => {},
  }),
  syncDirectory: async () => {},
});
