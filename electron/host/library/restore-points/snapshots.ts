import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../../../shared/errors.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import type { SnapshotInfo } from '../../../../shared/library/snapshot-info.ts';
import type { Clock, Log } from '../../ports.ts';
import { reasonOf } from '../../system/durable-file.ts';
import type { Files } from '../../system/files.ts';
import { type SerialQueue, serialQueue } from '../../system/serial-queue.ts';
import type { RestorableLibrary } from './restorable-library.ts';
import type { SnapshotContent } from './snapshot-file.ts';
import { createSnapshotFolder } from './snapshot-folder.ts';

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
 * Named states of the whole library, which undo also restores. Automatic copies of its files are in `../backups/`. Calls run one after
 * the other.
 */
export interface Snapshots {
  /** By name. Unreadable ones are omitted and logged. Rejects with AppError('disk'). */
  list(): Promise<SnapshotInfo[]>;
  /**
   * Stores what's on disk, including deleted entries, and overwrites an existing snapshot. Rejects with
   * AppError('bad-input') for the name of the automatic snapshot, or AppError('disk').
   */
  save(name: string): Promise<SnapshotInfo>;
  /** Rejects with AppError('no-snapshot') or ('disk'). */
  remove(name: string): Promise<void>;
  /**
   * Restores a snapshot. Returns the number of visible entries. Rejects with AppError('no-snapshot'),
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
}

interface SnapshotOptions {
  dir: string;
  files: Files;
  clock: Clock;
  log: Log;
  library: Pick<RestorableLibrary, 'entries' | 'replaceAll'>;
  /** Called after a snapshot was made, replaced, or deleted. */
  onChange: () => void;
}

/** Opens the snapshots before the library changes, because a crash can have left a pending one. Never rejects. */
export async function openSnapshots(options: SnapshotOptions): Promise<Snapshots> {
  const { clock, log, library, onChange } = options;
  const folder = createSnapshotFolder(join(options.dir, 'snapshots'), options.files);
  const queue = serialQueue();
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

  const readPending = (how: Pending): Promise<SnapshotContent | null> =>
    folder.read(PENDING[how]).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'no-snapshot') return null;
      throw error;
    });

  /** The library wasn't replaced. */
  const discardPending = (how: Pending): Promise<void> => folder.remove(PENDING[how]);

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
    const names = new Set(await folder.names());
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

  async function replace(next: Parameters<Snapshots['replace']>[0], how: Pending = 'push'): Promise<void> {
    const storeSnapshot = async (current: ReadonlyMap<number, Entry>) => {
      await folder.write(
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
    const { entries, count } = await folder.read(name);
    await replace(() => entries, name === AUTOMATIC ? 'swap' : 'push');
    return count;
  }

  async function undoReplacement(id: number): Promise<number> {
    const names = await folder.names();
    for (const [name, replacement] of replacements)
      if (replacement === id && names.includes(name)) return restore(name);
    throw new AppError('undo-expired', 'You can no longer undo this change to the library.', { id });
  }

  const undo = (): Promise<number> =>
    restore(AUTOMATIC).catch((error: unknown) => {
      const isThere = !(error instanceof AppError) || error.code !== 'no-snapshot';
      throw isThere ? error : new AppError('no-snapshot', "There's nothing to undo.");
    });

  const describe = async (name: string): Promise<SnapshotInfo> => ({
    ...(await folder.describe(name)),
    automatic: isAutomatic(name),
    undoable: name === AUTOMATIC,
  });

  async function list(): Promise<SnapshotInfo[]> {
    const found: SnapshotInfo[] = [];
    for (const name of await folder.names()) {
      const snapshot = await describe(name).catch((error: unknown) => {
        log.warn('ignored an invalid snapshot', { name, reason: reasonOf(error) });
      });
      if (snapshot) found.push(snapshot);
    }
    return found;
  }

  async function save(name: string): Promise<SnapshotInfo> {
    if (isAutomatic(name)) {
      throw new AppError(
        'bad-input',
        `The name ${name} is reserved for automatic snapshots. Use another name.`,
        { name, field: 'name' },
      );
    }
    await folder.write(name, [...library.entries()], clock.now());
    onChange();
    return describe(name);
  }

  async function remove(name: string): Promise<void> {
    await folder.remove(name);
    onChange();
  }

  await finishInterrupted();
  return {
    list: () => inTurn(list),
    save: (name) => inTurn(() => save(name)),
    remove: (name) => inTurn(() => remove(name)),
    restore: (name) => inTurn(() => restore(name)),
    undo: (id) => inTurn(() => (id === undefined ? undo() : undoReplacement(id))),
    lastReplacement: () => lastReplacement,
    replace: (next) => inTurn(() => replace(next)),
  };
}
