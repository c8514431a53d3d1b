import { join } from 'node:path';
import { AppError } from '../../../../shared/errors.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import { type SnapshotInfo, snapshotNameSchema } from '../../../../shared/library/snapshot-info.ts';
import { diskError, ensureDirectory, reasonOf, replaceFile, unlessGone } from '../../system/durable-file.ts';
import type { Files } from '../../system/files.ts';
import {
  formatSnapshot,
  readSnapshot,
  readSnapshotStart,
  type SalvagedSnapshot,
  type SnapshotContent,
  salvageSnapshot,
} from './snapshot-file.ts';

/** Snapshots as files. Changes are durable when they resolve. All methods reject with AppError('disk'). */
export interface SnapshotFolder {
  names(): Promise<string[]>;
  /** Rejects with AppError('no-snapshot') or ('snapshot-unreadable'). */
  describe(name: string): Promise<Omit<SnapshotInfo, 'automatic' | 'undoable'>>;
  /** Rejects with AppError('no-snapshot') or ('snapshot-unreadable'). */
  read(name: string): Promise<SnapshotContent>;
  /** Returns the intact part of a damaged snapshot. Rejects with AppError('no-snapshot'). */
  salvage(name: string): Promise<SalvagedSnapshot>;
  /** Overwrites an existing snapshot. Creates the folder if necessary. */
  write(name: string, entries: readonly Entry[], at: number): Promise<void>;
  /** Overwrites an existing snapshot with the new name. */
  rename(from: string, to: string): Promise<void>;
  /** Rejects with AppError('no-snapshot'). */
  remove(name: string): Promise<void>;
}

const SUFFIX = '.jsonl';

/** The snapshots in the folder `dir`. Names with a period are internal and not listed. */
export function createSnapshotFolder(dir: string, files: Files): SnapshotFolder {
  const pathOf = (name: string) => join(dir, name + SUFFIX);

  /** Runs a file operation and converts its error; a missing file is AppError('no-snapshot'). */
  async function onDisk<T>(name: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (reasonOf(error) !== 'ENOENT') throw diskError(pathOf(name), error);
      throw new AppError(
        'no-snapshot',
        `Couldn't find the snapshot ${JSON.stringify(name)}. It may have been deleted.`,
        { name },
      );
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
