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
 * The suffix until the library is replaced. A swap deletes the newest restore point before a change, because it was
 * restored.
 */
const PENDING = { swap: '.swap', push: '.push' } as const;

/** `undo`: the name of the restore point before the change. */
interface RestoreResult {
  /** Visible entries. */
  count: number;
  undo: string;
}

/**
 * Copies of the whole library: named ones, and automatic ones by a schedule and before the library is replaced. Calls run
 * one after the other. Methods with a name accept `BEFORE_CHANGE_ALIASES`, too.
 */
export interface RestorePoints {
  /** Newest first. Damaged ones are marked and logged. Rejects with AppError('disk'). */
  list(): Promise<RestorePointInfo[]>;
  /**
   * Stores what's on disk, including deleted entries, and overwrites an existing restore point. Without a name, it counts as
   * scheduled, and old ones are deleted. Rejects with AppError('bad-input') for the name of an automatic one, or
   * AppError('disk').
   */
  create(name?: string): Promise<RestorePointInfo>;
  /** Rejects with AppError('no-snapshot') or ('disk'). */
  remove(name: string): Promise<void>;
  /**
   * Restores the library after `replace` has stored the current one. Restoring the newest restore point before a change
   * deletes it, so that repeated undo and redo don't delete older ones. Rejects with AppError('no-snapshot'),
   * ('snapshot-unreadable'), or ('disk') and changes nothing.
   */
  restore(name: string): Promise<RestoreResult>;
  /**
   * Replaces the library like `Library.replaceAll`, after a restore point that includes deleted entries. The newest 5 of
   * these are kept. Returns its name. Rejects with AppError('disk') and changes nothing.
   */
  replace(next: Parameters<RestorableLibrary['replaceAll']>[0]): Promise<string>;
  /** Makes a last scheduled one if something has changed since the last one. Never rejects. */
  close(): Promise<void>;
}

/** When automatic restore points are made. */
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
  /** Without it, nothing is scheduled. */
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
  const queue = createSerialQueue();
  /** Files of automatic restore points are never overwritten, so each is inspected once. */
  const known = new Map<string, RestorePointInfo>();

  const inTurn: SerialQueue = (work) =>
    queue(async () => {
      await finishInterrupted();
      return work();
    });

  /**
   * Finishes what a crash or disk error interrupted. If the library still equals the pending restore point, it was never
   * replaced.
   */
  const finishInterrupted = () =>
    attempt(async () => {
      for (const file of await folder.listPending()) {
        const { entries, at } = await folder.read(file);
        if (isDeepStrictEqual(entries, [...library.entries()])) await folder.remove(file);
        else await promotePending(file.name, at);
      }
    });

  /** A failure is handled before the next call, or when the library is opened again. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'no-snapshot') return;
      log.warn("couldn't finish the automatic restore point", { reason: getReason(error) });
    });
  }

  /** Newest first. */
  async function listBeforeChange(): Promise<PointFile[]> {
    const all = (await folder.list()).filter(({ name }) => isBeforeChange(name));
    const isOld = ({ name }: PointFile) => BEFORE_CHANGE_ALIASES.includes(name);
    return [...all.filter((file) => !isOld(file)).reverse(), ...all.filter(isOld)];
  }

  /** Adds times to the names of earlier versions. Returns the name for a new one. */
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

  /** The library was replaced. */
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
    how: keyof typeof PENDING = 'push',
  ): Promise<string> {
    const name = await nextBeforeChange(clock.now());
    const pending = name + PENDING[how];
    const storeCurrent = (current: ReadonlyMap<number, Entry>) =>
      folder.writePending(
        pending,
        [...current.values()].sort((one, other) => one.id - other.id),
        clock.now(),
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
    const undo = await replace(() => entries, isNewest ? 'swap' : 'push');
    return { count, undo };
  }

  async function inspect(file: PointFile): Promise<RestorePointInfo> {
    const { name } = file;
    const { header, bytes, isDamaged } = await folder.inspect(file);
    const { at, count } = header ?? { at: parseNameTime(name) ?? 0, count: 0 };
    if (isDamaged) log.warn('a restore point is damaged', { name });
    return { name, at, count, bytes, kind: getKind(file), isDamaged };
  }

  /** Without those that can't be read, because a drive that doesn't respond doesn't mean that its files are damaged. */
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
    await dropOld(name);
    onChange();
    return made;
  }

  /** Deletes old scheduled ones. One that can't be deleted is tried again next time. */
  async function dropOld(made: string): Promise<void> {
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
    // The name has no fraction of a second, and changes can be as recent as that.
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
    replace: (next) => inTurn(() => replace(next)),
    close: async () => schedule?.close(),
  };
}
