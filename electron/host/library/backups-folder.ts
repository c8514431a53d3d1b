import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type Backup, backupName, momentOfBackup } from '../../../shared/backup.ts';
import { AppError } from '../../../shared/errors.ts';
import type { Entry } from '../../../shared/library.ts';
import { reasonOf } from '../durable-file.ts';
import type { Files } from '../files.ts';
import type { Rollable } from './backups-rolling.ts';
import { formatSnapshot, type KeptState, readSnapshotHeader } from './snapshot-file.ts';
import { createSnapshotFolder } from './snapshot-folder.ts';

/** Backups as files. Every change has lasted when it resolves. All throw AppError('disk'), but for `sweep`. */
export interface BackupFolder {
  /** The names that are there, oldest first. */
  names(): Promise<string[]>;
  /** What a file of one of these names says. One that was cut off, or is no backup, can't be restored from. */
  look(name: string): Promise<Backup & Rollable>;
  /** Throws AppError('no-snapshot'), AppError('snapshot-unreadable'). */
  read(name: string): Promise<KeptState>;
  /**
   * Writes one, reads it back, and only if it is on disk as it was meant to be, gives it a name under which it is seen.
   * The folder is made where missing. Nothing is left of one that fails.
   */
  write(entries: readonly Entry[], at: number): Promise<string>;
  remove(name: string): Promise<void>;
  /** Removes what was being written when the app ended. Never rejects. */
  sweep(): Promise<void>;
}

/** The folder of the library in which its backups are. */
export const BACKUPS = 'backups';
/** Behind the name of one that was not read back yet. With a dot in it, it is nobody's to list. */
const COMING = '.next';
const LINE_FEED = 10;
/** Bytes that are compared in one go, before the event loop gets a turn. */
const COMPARED_AT_ONCE = 1_000_000;

/** The backups in the library's folder `dir`. They are snapshots, by other names and in a folder of their own. */
export function createBackupFolder(dir: string, files: Files): BackupFolder {
  const place = join(dir, BACKUPS);
  const folder = createSnapshotFolder(place, files);
  const pathOf = (name: string) => join(place, `${name}.jsonl`);

  const names = async () => (await folder.names()).filter((name) => momentOfBackup(name) !== undefined);

  async function write(entries: readonly Entry[], at: number): Promise<string> {
    const name = backupName(at, new Set(await names()));
    const coming = name + COMING;
    try {
      await folder.write(coming, entries, at);
      await compare(coming, formatSnapshot(entries, at));
      await folder.rename(coming, name);
    } catch (error) {
      // A disk that is full must not be kept full by half a backup.
      await sweep();
      throw error;
    }
    return name;
  }

  async function compare(name: string, pieces: Iterable<string>): Promise<void> {
    const path = pathOf(name);
    const bytes = await files.readFile(path).catch((error: unknown) => {
      throw refusal(path, reasonOf(error), error);
    });
    let position = 0;
    let turn = COMPARED_AT_ONCE;
    for (const piece of pieces) {
      const meant = Buffer.from(piece);
      if (!meant.equals(bytes.subarray(position, position + meant.length))) {
        throw refusal(path, 'it was read back other than it was written');
      }
      position += meant.length;
      if (position < turn) continue;
      await setImmediate();
      turn = position + COMPARED_AT_ONCE;
    }
    if (position !== bytes.length) throw refusal(path, 'it was read back longer than it was written');
  }

  async function look(name: string): Promise<Backup & Rollable> {
    const path = pathOf(name);
    const bytes = await files.readFile(path).catch((error: unknown) => {
      throw refusal(path, reasonOf(error), error);
    });
    const named = { name, at: momentOfBackup(name) ?? 0, bytes: bytes.length };
    try {
      const { at, count } = readSnapshotHeader(bytes, path);
      return { ...named, at, count, isGood: isWhole(bytes, count) };
    } catch {
      return { ...named, count: 0, isGood: false };
    }
  }

  async function sweep(): Promise<void> {
    const found = await files.readdir(place).catch(() => []);
    const isUnfinished = (file: string) => /^[\d-]+\.next\.jsonl(\.tmp)?$/.test(file);
    for (const file of found.filter(isUnfinished)) {
      await files.unlink(join(place, file)).catch(() => undefined);
    }
  }

  return { names, look, read: folder.read, write, remove: folder.remove, sweep };
}

const refusal = (path: string, reason: string, cause?: unknown): AppError =>
  new AppError('disk', `The disk refused ${path}: ${reason}`, { path, reason }, { cause });

/** Whether nothing is missing at the end, as far as that can be told without reading every line. */
function isWhole(bytes: Buffer, count: number): boolean {
  let lines = 0;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) lines += 1;
  return bytes.at(-1) === LINE_FEED && lines > count;
}
