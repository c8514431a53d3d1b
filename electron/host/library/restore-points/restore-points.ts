import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../../../shared/errors.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import type { RestorePointInfo } from '../../../../shared/library/restore-point-info.ts';
import type { Clock, Log, Timers } from '../../ports.ts';
import { getReason } from '../../system/durable-file.ts';
import type { Files } from '../../system/files.ts';
import { createSerialQueue, type SerialQueue } from '../../system/serial-queue.ts';
import { createNotFoundError, createPointFolder, getKind, type PointFile } from './point-folder.ts';
import {
  BEFORE_CHANGE_ALIASES,
  formatFreeName,
  formatNameBeforeChange,
  isBeforeChange,
  parseNameTime,
} from './point-names.ts';
import type { RestorableLibrary } from './restorable-library.ts';
import { selectExpired, startSchedule } from './schedule.ts';

/**
 * The suffixes that pending restore points have until the library is replaced. A swap deletes the newest
 * restore point that was made before a change, because that one was restored.
 */
const PENDING = { swap: '.swap', push: '.push' } as const;

interface RestoreResult {
  /** The number of restored entries, without deleted ones. */
  count: number;
  undo: string;
}

/**
 * Copies of the whole library. They're either named by the user or made automatically, by a schedule and
 * before the library is replaced. Calls run one after the other. `remove` and `restore` also accept
 * `BEFORE_CHANGE_ALIASES`.
 */
export interface RestorePoints {
  /** Lists restore points, newest first. Marks and logs damaged ones. Rejects with AppError('disk'). */
  list(): Promise<RestorePointInfo[]>;
  /**
   * Stores everything that's on disk, including deleted entries. Overwrites an existing restore point with
   * the same name. Without a name, the restore point counts as scheduled, and old scheduled ones are deleted.
   * Rejects with AppError('bad-input') for the name of an automatic restore point, or with AppError('disk').
   */
  create(name?: string): Promise<RestorePointInfo>;
  /** Rejects with AppError('no-snapshot') or AppError('disk'). */
  remove(name: string): Promise<void>;
  /**
   * Stores the current library like `replace`, and then restores the named restore point. If that's the
   * newest one made before a change, deletes it because repeated undo and redo must not push out older ones.
   * Rejects with AppError('no-snapshot'), AppError('snapshot-unreadable'), or AppError('disk') and changes
   * nothing.
   */
  restore(name: string): Promise<RestoreResult>;
  /**
   * Makes a restore point that includes deleted entries, and then replaces the library like
   * `Library.replaceAll`. Keeps the newest 5 of these restore points. Returns the new one's name. `imported` is
   * the name of the file that's being imported. Rejects with AppError('disk') and changes nothing.
   */
  replace(next: Parameters<RestorableLibrary['replaceAll']>[0], imported?: string): Promise<string>;
  /** Makes a last scheduled restore point if anything has changed. Never rejects. */
  close(): Promise<void>;
}

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
  /** Without this option, no restore points are scheduled. */
  schedule?: ScheduleContext | undefined;
  /** Called after a restore point was made, replaced, or deleted. */
  onChange: () => void;
}

/**
 * Opens the restore points. Must be called before the library changes because a crash may have left a pending
 * restore point behind. Never rejects; an unreadable folder counts as empty.
 */
export async function openRestorePoints(options: RestorePointsOptions): Promise<RestorePoints> {
  const { clock, log, library, onChange } = options;
  const folder = createPointFolder(options.dir, options.files);
  const queue = createSerialQueue();
  /**
   * The automatic restore points that were inspected. Their files are never overwritten, so each file is
   * inspected only once.
   */
  const known = new Map<string, RestorePointInfo>();

  const inTurn: SerialQueue = (work) =>
    queue(async () => {
      await finishInterrupted();
      return work();
    });

  /**
   * Finishes an operation that a crash or disk error interrupted. If the library still equals the pending
   * restore point, the library was never replaced.
   */
  const finishInterrupted = () =>
    attempt(async () => {
      for (const file of await folder.listPending()) {
        const { entries, at } = await folder.read(file);
        if (isDeepStrictEqual(entries, [...library.entries()])) await folder.remove(file);
        else await promotePending(file.name, at);
      }
    });

  /**
   * Runs work and logs a failure. The work is repeated before the next call or when the library is opened
   * again.
   */
  async function attempt(work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'no-snapshot') return;
      log.warn("couldn't finish the automatic restore point", { reason: getReason(error) });
    });
  }

  async function listBeforeChange(): Promise<PointFile[]> {
    const all = (await folder.list()).filter(({ name }) => isBeforeChange(name));
    const isOld = ({ name }: PointFile) => BEFORE_CHANGE_ALIASES.includes(name);
    return [...all.filter((file) => !isOld(file)).reverse(), ...all.filter(isOld)];
  }

  /** Renames files of earlier versions to names with times. Returns the name for a new restore point. */
  async function nextBeforeChange(at: number): Promise<string> {
    let newest: string | undefined;
    for (const file of (await listBeforeChange()).reverse()) {
      const isOld = BEFORE_CHANGE_ALIASES.includes(file.name);
      const name = isOld ? formatNameBeforeChange((await folder.readMoment(file)) ?? 0, newest) : file.name;
      if (isOld) await folder.rename(file.name, name);
      newest = name;
    }
    return formatNameBeforeChange(at, newest);
  }

  /**
   * Renames a pending restore point after the library was replaced. After a swap, deletes the restore point
   * that was restored. Otherwise, deletes the restore points beyond the limit.
   */
  async function promotePending(pending: string, at: number): Promise<void> {
    const name = pending.slice(0, -PENDING.push.length);
    const isOld = BEFORE_CHANGE_ALIASES.includes(name);
    await folder.rename(pending, isOld ? await nextBeforeChange(at) : name);
    const all = await listBeforeChange();
    const isSwap = pending.endsWith(PENDING.swap);
    for (const file of isSwap ? all.slice(1, 2) : all.slice(BEFORE_CHANGE_ALIASES.length)) {
      await folder.remove(file);
    }
  }

  async function replace(
    next: Parameters<RestorePoints['replace']>[0],
    imported?: string,
    how: keyof typeof PENDING = 'push',
  ): Promise<string> {
    const name = await nextBeforeChange(clock.now());
    const pending = name + PENDING[how];
    const storeCurrent = (current: ReadonlyMap<number, Entry>) =>
      folder.writePending(
        pending,
        [...current.values()].sort((one, other) => one.id - other.id),
        clock.now(),
        imported,
      );
    try {
      await library.replaceAll(next, storeCurrent);
    } catch (error) {
      await attempt(async () => folder.remove(await folder.find(pending)));
      throw error;
    }
    await attempt(() => promotePending(pending, clock.now()));
    onChange();
    return name;
  }

  async function find(name: string): Promise<PointFile> {
    const file = (await folder.list()).find((one) => one.name === name);
    if (file) return file;
    const age = BEFORE_CHANGE_ALIASES.indexOf(name);
    const aliased = age < 0 ? undefined : (await listBeforeChange())[age];
    if (!aliased) throw createNotFoundError(name);
    return aliased;
  }

  async function restore(name: string): Promise<RestoreResult> {
    const file = await find(name);
    const isNewest = (await listBeforeChange())[0]?.name === file.name;
    const { entries, count } = await folder.read(file);
    const undo = await replace(() => entries, undefined, isNewest ? 'swap' : 'push');
    return { count, undo };
  }

  async function inspect(file: PointFile): Promise<RestorePointInfo> {
    const { name } = file;
    const { header, bytes, isDamaged } = await folder.inspect(file);
    const { at, count, imported } = header ?? { at: parseNameTime(name) ?? 0, count: 0 };
    if (isDamaged) log.warn('a restore point is damaged', { name });
    return { name, at, count, bytes, kind: getKind(file), isDamaged, ...(imported && { imported }) };
  }

  /**
   * Inspects the restore points. Skips files that can't be read, because they aren't necessarily damaged if a
   * drive doesn't respond.
   */
  async function inspectAll(isWanted: (file: PointFile) => boolean): Promise<RestorePointInfo[]> {
    const files = (await folder.list()).filter(isWanted);
    const found = new Map<string, RestorePointInfo>();
    for (const file of files) {
      const { name } = file;
      if (found.has(name)) continue;
      const info =
        known.get(name) ??
        (await inspect(file).catch((error: unknown) => {
          log.warn("couldn't inspect a restore point", { name, reason: getReason(error) });
        }));
      if (!info) continue;
      found.set(name, info);
      if (info.kind !== 'named') known.set(name, info);
    }
    return [...found.values()].sort((one, other) => other.at - one.at || (one.name < other.name ? 1 : -1));
  }

  async function save(name: string): Promise<RestorePointInfo> {
    if (isBeforeChange(name) || parseNameTime(name) !== undefined) {
      throw new AppError(
        'bad-input',
        `The name ${name} is reserved for automatic restore points. Use another name.`,
        { name, field: 'name' },
      );
    }
    await folder.write(name, [...library.entries()], clock.now());
    onChange();
    return inspect(await folder.find(name));
  }

  async function writeScheduled(entries: readonly Entry[], at: number): Promise<RestorePointInfo> {
    const name = formatFreeName(at, new Set((await folder.list()).map((file) => file.name)));
    await folder.write(name, entries, at);
    const made = await inspect(await folder.find(name));
    known.set(name, made);
    await deleteOldPoints(name);
    onChange();
    return made;
  }

  /** Deletes old scheduled restore points. If one can't be deleted, the next call tries again. */
  async function deleteOldPoints(made: string): Promise<void> {
    try {
      const isScheduled = (file: PointFile) => getKind(file) === 'scheduled';
      const dropped = new Set(selectExpired(await inspectAll(isScheduled), { made }));
      for (const file of await folder.list()) {
        if (isScheduled(file) && dropped.has(file.name)) await removeFile(file);
      }
    } catch (error) {
      log.warn("couldn't delete old restore points", { reason: getReason(error) });
    }
  }

  async function findNewestScheduledAt(): Promise<number> {
    const all = (await folder.list().catch(() => [])).filter((file) => getKind(file) === 'scheduled');
    // The header is read because the name has no milliseconds, and a change may have followed within the same
    // second.
    for (const file of all.sort((one, other) => (one.name < other.name ? 1 : -1))) {
      const at = await folder.readMoment(file);
      if (at !== undefined) return at;
    }
    return Number.NEGATIVE_INFINITY;
  }

  async function removeFile(file: PointFile): Promise<void> {
    await folder.remove(file);
    known.delete(file.name);
  }

  async function remove(name: string): Promise<void> {
    await removeFile(await find(name));
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
      lastAt: await findNewestScheduledAt(),
      write: writeScheduled,
    });
  return {
    list: () => inTurn(() => inspectAll(() => true)),
    create(name) {
      if (name !== undefined) return inTurn(() => save(name));
      return schedule?.make() ?? inTurn(() => writeScheduled([...library.entries()], clock.now()));
    },
    remove: (name) => inTurn(() => remove(name)),
    restore: (name) => inTurn(() => restore(name)),
    replace: (next, imported) => inTurn(() => replace(next, imported)),
    close: async () => schedule?.close(),
  };
}
