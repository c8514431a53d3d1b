import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type BackupInfo, backupName, backupTime } from '../../../../shared/library/backup-info.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import { diskError, removeUnfinished } from '../../system/durable-file.ts';
import type { Files } from '../../system/files.ts';
import { formatSnapshot, isWholeSnapshot, readSnapshotStart, type SnapshotContent } from './snapshot-file.ts';
import { createSnapshotFolder } from './snapshot-folder.ts';

/** Backups as files. Changes are durable when they resolve. All methods except `sweep` reject with AppError('disk'). */
export interface BackupFolder {
  /** The names of all backups, oldest first. */
  names(): Promise<string[]>;
  /** Describes a backup. A single changed bit marks it as damaged. */
  inspect(name: string): Promise<BackupInfo>;
  /** When the backup was made, in milliseconds since 1970; undefined if its header is damaged. Never rejects. */
  momentOf(name: string): Promise<number | undefined>;
  /** Throws AppError('no-snapshot'), AppError('snapshot-unreadable'). */
  read(name: string): Promise<SnapshotContent>;
  /** Writes a backup under a temporary name, reads it back, and renames it if it's intact. Removes it if that fails. */
  write(entries: readonly Entry[], at: number): Promise<string>;
  remove(name: string): Promise<void>;
  /** Removes unfinished backups of an earlier run. Never rejects. */
  sweep(): Promise<void>;
}

export const BACKUPS = 'backups';
/** The suffix of unfinished backups. Names with a period aren't listed. */
const PENDING_SUFFIX = '.next';
const PENDING_NAME = /^[\d-]+\.next\.jsonl$/;
/** A header has fewer bytes. */
const HEADER_LENGTH = 1024;
/** Bytes to compare before the event loop runs. */
const COMPARE_SLICE_BYTES = 1_000_000;

/** The backups in the library's folder `dir`. Their format is that of snapshots. */
export function createBackupFolder(dir: string, files: Files): BackupFolder {
  const backupsDir = join(dir, BACKUPS);
  const folder = createSnapshotFolder(backupsDir, files);
  const pathOf = (name: string) => join(backupsDir, `${name}.jsonl`);

  const names = async () => (await folder.names()).filter((name) => backupTime(name) !== undefined);

  async function write(entries: readonly Entry[], at: number): Promise<string> {
    const name = backupName(at, new Set(await names()));
    const temporaryName = name + PENDING_SUFFIX;
    try {
      await folder.write(temporaryName, entries, at);
      await compare(temporaryName, formatSnapshot(entries, at));
      await folder.rename(temporaryName, name);
    } catch (error) {
      // Otherwise, an unfinished backup would keep a full disk full.
      await sweep();
      throw error;
    }
    return name;
  }

  async function compare(name: string, pieces: Iterable<string>): Promise<void> {
    const path = pathOf(name);
    const bytes = await bytesOf(path);
    let position = 0;
    let turn = COMPARE_SLICE_BYTES;
    for (const piece of pieces) {
      const expected = Buffer.from(piece);
      if (!expected.equals(bytes.subarray(position, position + expected.length))) {
        throw diskError(
          path,
          new Error('the data that was read back differs from the data that was written'),
        );
      }
      position += expected.length;
      if (position < turn) continue;
      await setImmediate();
      turn = position + COMPARE_SLICE_BYTES;
    }
    if (position === bytes.length) return;
    throw diskError(path, new Error('the file is longer than the data that was written'));
  }

  const bytesOf = (path: string) =>
    files.readFile(path).catch((error: unknown) => {
      throw diskError(path, error);
    });

  async function inspect(name: string): Promise<BackupInfo> {
    const path = pathOf(name);
    const bytes = await bytesOf(path);
    const named = { name, at: backupTime(name) ?? 0, bytes: bytes.length };
    if (!(await isWholeSnapshot(bytes, path))) return { ...named, count: 0, isDamaged: true };
    const { at, count } = readSnapshotStart(bytes, path);
    return { ...named, at, count, isDamaged: false };
  }

  async function momentOf(name: string): Promise<number | undefined> {
    const path = pathOf(name);
    try {
      return readSnapshotStart(await files.readStart(path, HEADER_LENGTH), path).at;
    } catch {
      return undefined;
    }
  }

  async function sweep(): Promise<void> {
    await removeUnfinished(files, backupsDir, (name) => PENDING_NAME.test(name));
    const found = await files.readdir(backupsDir).catch(() => []);
    for (const file of found.filter((name) => PENDING_NAME.test(name))) {
      await files.unlink(join(backupsDir, file)).catch(() => undefined);
    }
  }

  return { names, inspect: inspect, momentOf, read: folder.read, write, remove: folder.remove, sweep };
}
