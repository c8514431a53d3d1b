import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../../../shared/errors.ts';
import { type BackupInfo, backupName, backupTime } from '../../../../shared/library/backup-info.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import type { SnapshotInfo } from '../../../../shared/library/snapshot-info.ts';
import type { Clock, Log, Timers } from '../../ports.ts';
import { reasonOf } from '../../system/durable-file.ts';
import type { Files } from '../../system/files.ts';
import { type SerialQueue, serialQueue } from '../../system/serial-queue.ts';
import { createPointFolder, isScheduled, type PointFile } from './point-folder.ts';
import type { RestorableLibrary } from './restorable-library.ts';
import { backupsToDrop, startSchedule } from './schedule.ts';
import type { SnapshotContent } from './snapshot-file.ts';

/** The automatic snapshot before the library is replaced. */
export const AUTOMATIC = 'before-last-change';
/** Earlier automatic snapshots, newest first. */
const OLDER = [2, 3, 4, 5].map((age) => `${AUTOMATIC}-${age}`);
const isAutomatic = (name: string): boolean => name === AUTOMATIC || OLDER.includes(name);
/**
 * A snapshot that becomes the automatic one after the library is replaced. `swap` replaces the one that an undo
 * restores; `push` moves the others back.
 */
const PENDING = { swap: `${AUTOMATIC}.swap`, push: `${AUTOMATIC}.push` } as const;
type Pending = keyof typeof PENDING;

/**
 * States of the whole library. A snapshot has a name from the user, or is the automatic one before a replacement. Backups
 * are made by a schedule, and their names are times. Calls run one after the other.
 */
export interface RestorePoints {
  /** By name. Those without an intact header are omitted and logged. Rejects with AppError('disk'). */
  snapshots(): Promise<SnapshotInfo[]>;
  /** Newest first. Damaged ones are marked and logged. Rejects with AppError('disk'). */
  backups(): Promise<BackupInfo[]>;
  /**
   * Stores what's on disk, including deleted entries, and overwrites an existing snapshot. Rejects with
   * AppError('bad-input') for the name of an automatic snapshot or a backup, or AppError('disk').
   */
  save(name: string): Promise<SnapshotInfo>;
  /** Backs up what's on disk and deletes old backups. Rejects with AppError('disk') if no backup was made. */
  backUp(): Promise<BackupInfo>;
  /** Rejects with AppError('no-snapshot') or ('disk'). */
  remove(name: string): Promise<void>;
  /**
   * Restores a snapshot or backup. Returns the number of visible entries. Rejects with AppError('no-snapshot'),
   * ('snapshot-unreadable'), or ('disk') and changes nothing.
   */
  restore(name: string): Promise<number>;
  /**
   * Restores the newest automatic snapshot and stores the current state in its place, so that a second undo is a
   * redo. With the `id` of a replacement, restores the automatic snapshot before that one. Rejects like `restore`, and
   * with AppError('undo-expired') if that snapshot no longer exists.
   */
  undo(id?: number): Promise<number>;
  /** The ID of the last replacement of this run, for `undo`. Read it right after the replacement. */
  lastReplacement(): number;
  /**
   * Replaces the library like `Library.replaceAll`, after an automatic snapshot that includes deleted entries. 4
   * older ones are kept. Rejects with AppError('disk') and changes nothing.
   */
  replace(next: Parameters<RestorableLibrary['replaceAll']>[0]): Promise<void>;
  /** Makes a last backup if something has changed since the last one. Never rejects. */
  close(): Promise<void>;
}

/** When backups are made. */
export interface ScheduleContext {
  clock: Clock;
  timers: Timers;
  /** See `startSchedule`. */
  isAfterCrash: boolean;
}

interface RestorePointsOptions {
  dir: string;
  files: Files;
  clock: Clock;
  log: Log;
  library: RestorableLibrary;
  /** Without it, there are no automatic backups. */
  schedule?: ScheduleContext | undefined;
  /** Called after a restore point was made, replaced, or deleted. */
  onChange: () => void;
}

/**
 * Opens the restore points before the library changes, because a crash can have left a pending one. Never rejects: a folder
 * that can't be read counts as empty.
 */
export async function openRestorePoints(options: RestorePointsOptions): Promise<RestorePoints> {
  const { clock, log, library, onChange } = options;
  const folder = createPointFolder(options.dir, options.files);
  const queue = serialQueue();
  /** Files of backups are never overwritten, so each is inspected once. */
  const known = new Map<string, BackupInfo>();
  /** The replacements of this run, by the name of the automatic snapshot before each. Other snapshots move it. */
  const replacements = new Map<string, number>();
  let lastReplacement = 0;

  const inTurn: SerialQueue = (work) =>
    queue(async () => {
      await finishInterrupted();
      return work();
    });

  /**
   * Finishes what a crash or disk error interrupted. If the library still equals the pending snapshot, it was never
   * replaced, and the automatic snapshot stays.
   */
  const finishInterrupted = () =>
    attempt(async () => {
      for (const how of ['swap', 'push'] as const) {
        const snapshot = await readPending(how);
        if (!snapshot) continue;
        const isUnchanged = isDeepStrictEqual(snapshot.entries, [...library.entries()]);
        await (isUnchanged ? discardPending(how) : promotePending(how));
      }
    });

  const readPoint = async (name: string) => folder.read(await folder.find(name));

  const readPending = (how: Pending): Promise<SnapshotContent | null> =>
    readPoint(PENDING[how]).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'no-snapshot') return null;
      throw error;
    });

  /** The library wasn't replaced. */
  const discardPending = async (how: Pending): Promise<void> =>
    folder.remove(await folder.find(PENDING[how]));

  /** The library was replaced. */
  async function promotePending(how: Pending): Promise<void> {
    if (how === 'push') await pushOlder();
    await rename(PENDING[how], AUTOMATIC);
  }

  async function rename(from: string, into: string): Promise<void> {
    await folder.rename(from, into);
    const replacement = replacements.get(from);
    replacements.delete(from);
    replacements.delete(into);
    if (replacement !== undefined) replacements.set(into, replacement);
  }

  /** Makes room for a new automatic snapshot. Stops at the first gap, because a crash can have left one. */
  async function pushOlder(): Promise<void> {
    const names = new Set((await folder.list()).map(({ name }) => name));
    const slots = [AUTOMATIC, ...OLDER];
    const gap = slots.findIndex((name) => !names.has(name));
    for (let to = gap < 0 ? slots.length - 1 : gap; to > 0; to--) {
      const [from, into] = [slots[to - 1], slots[to]];
      if (from !== undefined && into !== undefined) await rename(from, into);
    }
  }

  /** A failure is handled before the next call, or when the library is opened again. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'no-snapshot') return;
      log.warn("couldn't finish the automatic snapshot", { reason: reasonOf(error) });
    });
  }

  async function replace(
    next: Parameters<RestorePoints['replace']>[0],
    how: Pending = 'push',
  ): Promise<void> {
    const storeSnapshot = async (current: ReadonlyMap<number, Entry>) => {
      await folder.writePending(
        PENDING[how],
        [...current.values()].sort((one, other) => one.id - other.id),
        clock.now(),
      );
      lastReplacement += 1;
      replacements.set(PENDING[how], lastReplacement);
    };
    try {
      await library.replaceAll(next, storeSnapshot);
    } catch (error) {
      await attempt(() => discardPending(how));
      throw error;
    }
    await attempt(() => promotePending(how));
    onChange();
  }

  async function restore(name: string): Promise<number> {
    const { entries, count } = await readPoint(name);
    await replace(() => entries, name === AUTOMATIC ? 'swap' : 'push');
    return count;
  }

  async function undoReplacement(id: number): Promise<number> {
    const files = await folder.list();
    for (const [name, replacement] of replacements)
      if (replacement === id && files.some((file) => file.name === name)) return restore(name);
    throw new AppError('undo-expired', 'You can no longer undo this change to the library.', { id });
  }

  const undo = (): Promise<number> =>
    restore(AUTOMATIC).catch((error: unknown) => {
      const isThere = !(error instanceof AppError) || error.code !== 'no-snapshot';
      throw isThere ? error : new AppError('no-snapshot', "There's nothing to undo.");
    });

  async function describe(file: PointFile): Promise<SnapshotInfo> {
    const { header, bytes } = await folder.inspect(file);
    if (!header) throw new Error('the first line is damaged');
    const { at, count } = header;
    const { name } = file;
    return { name, at, count, bytes, automatic: isAutomatic(name), undoable: name === AUTOMATIC };
  }

  async function snapshots(): Promise<SnapshotInfo[]> {
    const found = new Map<string, SnapshotInfo>();
    for (const file of await folder.list()) {
      if (isScheduled(file) || found.has(file.name)) continue;
      const snapshot = await describe(file).catch((error: unknown) => {
        log.warn('ignored an invalid snapshot', { name: file.name, reason: reasonOf(error) });
      });
      if (snapshot) found.set(file.name, snapshot);
    }
    return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  }

  async function inspectBackup(file: PointFile): Promise<BackupInfo> {
    const { header, bytes, isDamaged } = await folder.inspect(file);
    const { at, count } = (isDamaged ? undefined : header) ?? { at: backupTime(file.name) ?? 0, count: 0 };
    return { name: file.name, at, count, bytes, isDamaged };
  }

  async function allBackups(): Promise<BackupInfo[]> {
    const all = (await folder.list()).filter(isScheduled);
    for (const name of known.keys()) if (!all.some((file) => file.name === name)) known.delete(name);
    for (const file of all) {
      if (known.has(file.name)) continue;
      // A drive that doesn't respond doesn't mean that its files are damaged.
      const looked = await inspectBackup(file).catch((error: unknown) => {
        log.warn("couldn't inspect a backup", { name: file.name, reason: reasonOf(error) });
      });
      if (looked) known.set(file.name, looked);
    }
    return [...known.values()];
  }

  async function backups(): Promise<BackupInfo[]> {
    const found = await allBackups();
    for (const { name, isDamaged } of found) if (isDamaged) log.warn('a backup is damaged', { name });
    return found.sort((one, other) => other.at - one.at || (one.name < other.name ? 1 : -1));
  }

  async function save(name: string): Promise<SnapshotInfo> {
    if (isAutomatic(name) || backupTime(name) !== undefined) {
      throw new AppError(
        'bad-input',
        `The name ${name} is reserved for automatic snapshots. Use another name.`,
        { name, field: 'name' },
      );
    }
    await folder.write(name, [...library.entries()], clock.now());
    onChange();
    return describe(await folder.find(name));
  }

  async function writeBackup(entries: readonly Entry[], at: number): Promise<BackupInfo> {
    const name = backupName(at, new Set((await folder.list()).map((file) => file.name)));
    await folder.write(name, entries, at);
    const made = await inspectBackup(await folder.find(name));
    await dropOld(name);
    onChange();
    return made;
  }

  /** Deletes old backups. One that can't be deleted is tried again after the next backup. */
  async function dropOld(made: string): Promise<void> {
    try {
      const dropped = new Set(backupsToDrop(await allBackups(), { made }));
      for (const file of await folder.list()) {
        if (isScheduled(file) && dropped.has(file.name)) await folder.remove(file);
      }
    } catch (error) {
      log.warn("couldn't delete old backups", { reason: reasonOf(error) });
    }
  }

  async function newestBackupAt(): Promise<number> {
    const all = (await folder.list().catch(() => [])).filter(isScheduled);
    // The name has no fraction of a second, and changes can be as recent as that.
    for (const file of all.sort((one, other) => (one.name < other.name ? 1 : -1))) {
      const at = await folder.momentOf(file);
      if (at !== undefined) return at;
    }
    return Number.NEGATIVE_INFINITY;
  }

  async function remove(name: string): Promise<void> {
    await folder.remove(await folder.find(name));
    onChange();
  }

  await finishInterrupted();
  const schedule =
    options.schedule &&
    startSchedule({
      ...options.schedule,
      log,
      library,
      inTurn,
      lastAt: await newestBackupAt(),
      write: writeBackup,
    });
  return {
    snapshots: () => inTurn(snapshots),
    backups: () => inTurn(backups),
    save: (name) => inTurn(() => save(name)),
    backUp: () => schedule?.make() ?? inTurn(() => writeBackup([...library.entries()], clock.now())),
    remove: (name) => inTurn(() => remove(name)),
    restore: (name) => inTurn(() => restore(name)),
    undo: (id) => inTurn(() => (id === undefined ? undo() : undoReplacement(id))),
    lastReplacement: () => lastReplacement,
    replace: (next) => inTurn(() => replace(next)),
    close: async () => schedule?.close(),
  };
}
