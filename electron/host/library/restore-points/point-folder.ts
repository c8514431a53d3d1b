import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { AppError } from '../../../../shared/errors.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import {
  type RestorePointInfo,
  restorePointNameSchema,
} from '../../../../shared/library/restore-point-info.ts';
import {
  ensureDirectory,
  getReason,
  ignoreMissing,
  removeUnfinished,
  replaceFile,
  toDiskError,
} from '../../system/durable-file.ts';
import type { Files } from '../../system/files.ts';
import { RESTORE_POINT_FOLDERS, RESTORE_POINTS } from '../store/load/library-files.ts';
import { isBeforeChange, parseNameTime } from './point-names.ts';
import {
  formatSnapshot,
  isWholeSnapshot,
  readSnapshot,
  readSnapshotStart,
  type SalvagedSnapshot,
  type SnapshotContent,
  salvageSnapshot,
} from './snapshot-file.ts';

export interface PointFile {
  /** The folder's name in the library's folder. Earlier versions of the app used 2 other folders. */
  folder: string;
  name: string;
}

const SUFFIX = '.jsonl';
/** The suffix of unfinished restore points. Names with a period aren't listed. */
const NEXT = '.next';
const NEXT_FILE = /^[a-z\d-]+\.next\.jsonl$/;
/** Matches restore points made before a change that may not have happened. */
const PENDING_FILE = /^before-[a-z\d-]+\.(?:swap|push)$/;
/** The number of bytes to read for a header. Headers are always shorter. */
const HEADER_LENGTH = 1024;
/** The number of bytes to compare before yielding to the event loop. */
const COMPARE_SLICE_BYTES = 1_000_000;

/**
 * Returns a restore point's kind. In `snapshots`, the old folder for named restore points, one whose name is
 * a time also counts as named.
 */
export function getKind({ folder, name }: PointFile): RestorePointInfo['kind'] {
  if (isBeforeChange(name)) return 'before-change';
  return folder !== 'snapshots' && parseNameTime(name) !== undefined ? 'scheduled' : 'named';
}

/**
 * Manages the restore points in the library's folder `dir`, including those in the folders of earlier
 * versions. Changes are durable when they resolve. All methods except `readMoment` reject with
 * AppError('disk'), or with AppError('no-snapshot') if a file is missing.
 */
export function createPointFolder(dir: string, files: Files) {
  const getPath = ({ folder, name }: PointFile) => join(dir, folder, name + SUFFIX);
  const createFile = (name: string): PointFile => ({ folder: RESTORE_POINTS, name });

  async function runOnDisk<T>(file: PointFile, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (getReason(error) !== 'ENOENT') throw toDiskError(getPath(file), error);
      throw createNotFoundError(file.name);
    }
  }
  const readBytes = (file: PointFile) => runOnDisk(file, () => files.readFile(getPath(file)));

  async function listNames(folder: string): Promise<string[]> {
    const found = await ignoreMissing(files.readdir(join(dir, folder))).catch((error: unknown) => {
      throw toDiskError(join(dir, folder), error);
    });
    return (found ?? []).filter((file) => file.endsWith(SUFFIX)).map((file) => file.slice(0, -SUFFIX.length));
  }

  async function listFiles(isWanted: (name: string) => boolean): Promise<PointFile[]> {
    let all: PointFile[] = [];
    for (const folder of RESTORE_POINT_FOLDERS) {
      const names = (await listNames(folder)).filter(isWanted);
      all = all.concat(names.sort().map((name) => ({ folder, name })));
    }
    return all;
  }

  async function find(name: string): Promise<PointFile> {
    for (const folder of RESTORE_POINT_FOLDERS) {
      if ((await listNames(folder)).includes(name)) return { folder, name };
    }
    throw createNotFoundError(name);
  }

  /** Writes a pending restore point and reads it back. Deletes it if writing or reading fails. */
  async function writePending(
    name: string,
    entries: readonly Entry[],
    at: number,
    imported?: string,
  ): Promise<void> {
    const path = getPath(createFile(name));
    await ensureDirectory(files, join(dir, RESTORE_POINTS));
    try {
      await replaceFile(files, path, formatSnapshot(entries, at, imported));
      await files.syncDirectory(join(dir, RESTORE_POINTS));
      await compare(await files.readFile(path), formatSnapshot(entries, at, imported));
    } catch (error) {
      // An unfinished file would keep a full disk full.
      await files.unlink(path).catch(() => undefined);
      await sweep();
      throw toDiskError(path, error);
    }
  }

  /** Renames a restore point, and overwrites an existing one that has the new name. */
  async function rename(from: string, to: string): Promise<void> {
    const source = await find(from);
    await runOnDisk(source, async () => {
      await ensureDirectory(files, join(dir, RESTORE_POINTS));
      await files.rename(getPath(source), getPath(createFile(to)));
      await files.syncDirectory(join(dir, RESTORE_POINTS));
      if (source.folder !== RESTORE_POINTS) await files.syncDirectory(join(dir, source.folder));
      // The renamed file also replaces one that an earlier version of the app wrote.
      const old = { folder: 'snapshots', name: to };
      if ((await listNames(old.folder)).includes(to)) await files.unlink(getPath(old));
    });
  }

  /** Removes unfinished files that an earlier run left behind. Never rejects. */
  async function sweep(): Promise<void> {
    for (const folder of RESTORE_POINT_FOLDERS.map((name) => join(dir, name))) {
      await removeUnfinished(files, folder, (name) => name.endsWith(SUFFIX));
      const found = await files.readdir(folder).catch(() => []);
      for (const file of found.filter((name) => NEXT_FILE.test(name))) {
        await files.unlink(join(folder, file)).catch(() => undefined);
      }
    }
  }

  return {
    /** Lists all restore points by folder and name. If a name occurs twice, the first one counts. */
    list: () => listFiles((name) => restorePointNameSchema.safeParse(name).success),
    listPending: () => listFiles((name) => PENDING_FILE.test(name)),
    find,
    /**
     * Checks a restore point. `isDamaged` is true even if only a single bit changed. `header` is undefined if
     * it's damaged too.
     */
    async inspect(file: PointFile) {
      const bytes = await readBytes(file);
      const isDamaged = !(await isWholeSnapshot(bytes, getPath(file)));
      return { header: parseHeader(bytes, getPath(file)), bytes: bytes.length, isDamaged };
    },
    /**
     * Returns the time when the restore point was made, in milliseconds since 1970, or undefined if its
     * header can't be read. Never rejects.
     */
    async readMoment(file: PointFile): Promise<number | undefined> {
      const bytes = await files.readStart(getPath(file), HEADER_LENGTH).catch(() => undefined);
      return bytes && parseHeader(bytes, getPath(file))?.at;
    },
    /** Reads a restore point. Rejects with AppError('snapshot-unreadable'). */
    read: async (file: PointFile): Promise<SnapshotContent> =>
      readSnapshot(await readBytes(file), getPath(file)),
    salvage: async (file: PointFile): Promise<SalvagedSnapshot> => salvageSnapshot(await readBytes(file)),
    writePending,
    /**
     * Writes a restore point under a temporary name and then renames it. Overwrites an existing one with the
     * same name.
     */
    async write(name: string, entries: readonly Entry[], at: number): Promise<void> {
      await sweep();
      await writePending(name + NEXT, entries, at);
      try {
        await rename(name + NEXT, name);
      } catch (error) {
        await sweep();
        throw error;
      }
    },
    rename,
    remove: (file: PointFile): Promise<void> =>
      runOnDisk(file, async () => {
        await files.unlink(getPath(file));
        await files.syncDirectory(join(dir, file.folder));
      }),
  };
}

export const createNotFoundError = (name: string) =>
  new AppError(
    'no-snapshot',
    `Couldn't find the restore point ${JSON.stringify(name)}. It may have been deleted.`,
    { name },
  );

function parseHeader(bytes: Buffer, path: string) {
  try {
    return readSnapshotStart(bytes, path);
  } catch {
    return undefined;
  }
}

async function compare(bytes: Buffer, pieces: Iterable<string>): Promise<void> {
  let position = 0;
  let turn = COMPARE_SLICE_BYTES;
  for (const piece of pieces) {
    const expected = Buffer.from(piece);
    if (!expected.equals(bytes.subarray(position, position + expected.length))) {
      throw new Error('the data read back differs from the data written');
    }
    position += expected.length;
    if (position < turn) continue;
    await setImmediate();
    turn = position + COMPARE_SLICE_BYTES;
  }
  if (position < bytes.length) throw new Error('the file is longer than the data that was written');
}
