import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../../../shared/errors.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import type { Snapshot } from '../../../../shared/library/snapshot.ts';
import type { Clock, Log } from '../../ports.ts';
import { reasonOf } from '../../system/durable-file.ts';
import type { Files } from '../../system/files.ts';
import { type SerialQueue, serialQueue } from '../../system/serial-queue.ts';
import type { Library } from '../library.ts';
import type { KeptState } from './snapshot-file.ts';
import { createSnapshotFolder } from './snapshot-folder.ts';

/** The snapshot that the app takes by itself before it replaces the library. */
export const AUTOMATIC = 'before-last-change';
/** Those that it took before, the newest first. One that is pushed off the end is gone. */
const OLDER = [2, 3, 4, 5].map((place) => `${AUTOMATIC}-${place}`);
const isAutomatic = (name: string): boolean => name === AUTOMATIC || OLDER.includes(name);
/**
 * What is to be the automatic snapshot as soon as the library is replaced for sure: `swap` takes the place of the one
 * that an undo goes back to, and which the library is then; `push` makes the others older.
 */
const PENDING = { swap: `${AUTOMATIC}.swap`, push: `${AUTOMATIC}.push` } as const;
type Pending = keyof typeof PENDING;

/** States of the whole library, kept under a name. The calls follow each other, in the order they came. */
export interface Snapshots {
  /** By name; what can't be read is left out, and named in the log. Throws AppError('disk'). */
  list(): Promise<Snapshot[]>;
  /**
   * Keeps what is on disk now, in place of an older one of this name. Removed entries are left out, but for the one
   * with the highest id: a restore must go on with the same id. Throws AppError('bad-input') for the automatic one's
   * name, AppError('disk').
   */
  save(name: string): Promise<Snapshot>;
  /** Throws AppError('no-snapshot'), AppError('disk'). */
  remove(name: string): Promise<void>;
  /**
   * Puts the library back to it; returns how many entries it shows then. Throws AppError('no-snapshot'),
   * ('snapshot-unreadable'), ('disk'): then nothing has changed.
   */
  restore(name: string): Promise<number>;
  /**
   * Goes back to the newest automatic one; what was there until now is the newest afterwards: so this undoes itself as
   * well.
   * Throws as `restore` does.
   */
  undo(): Promise<number>;
  /**
   * Replaces the library, as `Library.replaceAll` does. What was there, removed entries too, is the newest automatic
   * snapshot afterwards; four older ones stay. Throws AppError('disk'): then nothing has changed.
   */
  replace(next: Parameters<Library['replaceAll']>[0]): Promise<void>;
}

interface SnapshotOptions {
  /** The library's folder. */
  dir: string;
  files: Files;
  clock: Clock;
  log: Log;
  library: Pick<Library, 'entries' | 'replaceAll'>;
  /** Called after a snapshot was made, replaced or removed. */
  onChange: () => void;
}

/**
 * The snapshots of a library. To be opened before anything is changed in it: a crash may have left one in between.
 * Never rejects.
 */
export async function openSnapshots(options: SnapshotOptions): Promise<Snapshots> {
  const { clock, log, library, onChange } = options;
  const folder = createSnapshotFolder(join(options.dir, 'snapshots'), options.files);
  const queue = serialQueue();

  const inTurn: SerialQueue = (work) =>
    queue(async () => {
      await settle();
      return work();
    });

  /**
   * Ends what a crash, or a disk that refused, left undone. Where the library is still what was kept, it was never
   * replaced, and the automatic snapshot stays what it is.
   */
  const settle = () =>
    attempt(async () => {
      for (const how of ['swap', 'push'] as const) {
        const coming = await readPending(how);
        if (coming) await endPending(how, !isDeepStrictEqual(coming.entries, [...library.entries()]));
      }
    });

  const readPending = (how: Pending): Promise<KeptState | null> =>
    folder.read(PENDING[how]).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'no-snapshot') return null;
      throw error;
    });

  async function endPending(how: Pending, replaced: boolean): Promise<void> {
    if (!replaced) return folder.remove(PENDING[how]);
    if (how === 'push') await pushOlder();
    await folder.rename(PENDING[how], AUTOMATIC);
  }

  /**
   * Makes room for a newer automatic snapshot. Only as far as the first gap: after a crash in the middle of this the
   * rest need not move again.
   */
  async function pushOlder(): Promise<void> {
    const there = new Set(await folder.names());
    const places = [AUTOMATIC, ...OLDER];
    const gap = places.findIndex((name) => !there.has(name));
    for (let to = gap < 0 ? places.length - 1 : gap; to > 0; to--) {
      const [from, into] = [places[to - 1], places[to]];
      if (from !== undefined && into !== undefined) await folder.rename(from, into);
    }
  }

  /** What the disk refuses here is settled before the next call, or when the library is opened anew. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'no-snapshot') return;
      log.warn('the automatic snapshot is not settled', { reason: reasonOf(error) });
    });
  }

  async function replace(next: Parameters<Snapshots['replace']>[0], how: Pending = 'push'): Promise<void> {
    const keep = (current: ReadonlyMap<number, Entry>) =>
      folder.write(
        PENDING[how],
        [...current.values()].sort((one, other) => one.id - other.id),
        clock.now(),
      );
    try {
      await library.replaceAll(next, keep);
    } catch (error) {
      await attempt(() => endPending(how, false));
      throw error;
    }
    await attempt(() => endPending(how, true));
    onChange();
  }

  async function restore(name: string): Promise<number> {
    const { entries, count } = await folder.read(name);
    await replace(() => entries, name === AUTOMATIC ? 'swap' : 'push');
    return count;
  }

  const undo = (): Promise<number> =>
    restore(AUTOMATIC).catch((error: unknown) => {
      const isThere = !(error instanceof AppError) || error.code !== 'no-snapshot';
      throw isThere ? error : new AppError('no-snapshot', 'There is nothing to undo.');
    });

  const describe = async (name: string): Promise<Snapshot> => ({
    ...(await folder.describe(name)),
    automatic: isAutomatic(name),
  });

  async function list(): Promise<Snapshot[]> {
    const found: Snapshot[] = [];
    for (const name of await folder.names()) {
      const snapshot = await describe(name).catch((error: unknown) => {
        log.warn('not a snapshot', { name, reason: reasonOf(error) });
      });
      if (snapshot) found.push(snapshot);
    }
    return found;
  }

  async function save(name: string): Promise<Snapshot> {
    if (isAutomatic(name)) {
      throw new AppError('bad-input', `${name} is a snapshot that the app takes by itself.`, { name });
    }
    const entries = [...library.entries()];
    const kept = entries.filter(({ removedAt }, index) => removedAt === null || index === entries.length - 1);
    await folder.write(name, kept, clock.now());
    onChange();
    return describe(name);
  }

  async function remove(name: string): Promise<void> {
    await folder.remove(name);
    onChange();
  }

  await settle();
  return {
    list: () => inTurn(list),
    save: (name) => inTurn(() => save(name)),
    remove: (name) => inTurn(() => remove(name)),
    restore: (name) => inTurn(() => restore(name)),
    undo: () => inTurn(undo),
    replace: (next) => inTurn(() => replace(next)),
  };
}
