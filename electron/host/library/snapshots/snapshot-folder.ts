import { join } from 'node:path';
import { AppError } from '../../../../shared/errors.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import { type Snapshot, snapshotNameSchema } from '../../../../shared/library/snapshot.ts';
import { diskError, ensureDirectory, reasonOf, replaceFile, unlessGone } from '../../system/durable-file.ts';
import type { Files } from '../../system/files.ts';
import {
  formatSnapshot,
  type KeptState,
  readSnapshot,
  readSnapshotStart,
  type SalvagedSnapshot,
  salvageSnapshot,
} from './snapshot-file.ts';

/** Snapshots as files. Every change has lasted when it resolves. All throw AppError('disk'). */
export interface SnapshotFolder {
  /** The names that are there, in order. */
  names(): Promise<string[]>;
  /** Throws AppError('no-snapshot'), AppError('snapshot-unreadable'). */
  describe(name: string): Promise<Omit<Snapshot, 'automatic'>>;
  /** Throws AppError('no-snapshot'), AppError('snapshot-unreadable'). */
  read(name: string): Promise<KeptState>;
  /** What can still be relied on of one that is damaged. Throws AppError('no-snapshot'). */
  salvage(name: string): Promise<SalvagedSnapshot>;
  /** In place of an older one. The folder is made where missing. */
  write(name: string, entries: readonly Entry[], at: number): Promise<void>;
  /** In place of an older one of the new name. */
  rename(from: string, to: string): Promise<void>;
  /** Throws AppError('no-snapshot'). */
  remove(name: string): Promise<void>;
}

const SUFFIX = '.jsonl';

/** The snapshots in the folder `dir`. Names with a dot in them are the app's own, and not listed. */
export function createSnapshotFolder(dir: string, files: Files): SnapshotFolder {
  const pathOf = (name: string) => join(dir, name + SUFFIX);

  /** A disk call, and how its failure is told; nothing may be there to be read or removed. */
  async function onDisk<T>(name: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (reasonOf(error) !== 'ENOENT') throw diskError(pathOf(name), error);
      throw new AppError('no-snapshot', `There is no snapshot ${JSON.stringify(name)}.`, { name });
    }
  }
  const bytesOf = (name: string) => onDisk(name, () => files.readFile(pathOf(name)));

  return {
    async names() {
      const found = await unlessGone(files.readdir(dir)).catch((error: unknown) => {
        throw diskError(dir, error);
      });
      return (found ?? [])
        .filter((file) => file.endsWith(SUFFIX))
        .map((file) => file.slice(0, -SUFFIX.length))
        .filter((name) => snapshotNameSchema.safeParse(name).success)
        .sort();
    },
    async describe(name) {
      const bytes = await bytesOf(name);
      const { at, count } = readSnapshotStart(bytes, pathOf(name));
      return { name, at, count, bytes: bytes.length };
    },
    read: async (name) => readSnapshot(await bytesOf(name), pathOf(name)),
    salvage: async (name) => salvageSnapshot(await bytesOf(name)),
    async write(name, entries, at) {
      await ensureDirectory(files, dir);
      try {
        await replaceFile(files, pathOf(name), formatSnapshot(entries, at));
        await files.syncDirectory(dir);
      } catch (error) {
        throw diskError(pathOf(name), error);
      }
    },
    rename: (from, to) =>
      onDisk(from, async () => {
        await files.rename(pathOf(from), pathOf(to));
        await files.syncDirectory(dir);
      }),
    remove: (name) =>
      onDisk(name, async () => {
        await files.unlink(pathOf(name));
        await files.syncDirectory(dir);
      }),
  };
}
