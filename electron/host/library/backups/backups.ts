import type { Backup } from '../../../../shared/library/backup.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import type { Clock, Log, Timers } from '../../ports.ts';
import { reasonOf } from '../../system/durable-file.ts';
import type { Files } from '../../system/files.ts';
import { serialQueue } from '../../system/serial-queue.ts';
import type { Library } from '../library.ts';
import type { Snapshots } from '../snapshots/snapshots.ts';
import { createBackupFolder } from './backup-folder.ts';

/** A backup as the rule sees it. */
export interface Rollable {
  name: string;
  /** When it was made, milliseconds since 1970. */
  at: number;
  bytes: number;
  /** Whether no library can be restored from it. */
  isDamaged: boolean;
}

/** How many backups there may be, and how large they may be together. */
interface BackupLimits {
  /** So many stay, whenever they were made. */
  newest: number;
  /** Of so many days the last one stays as well; days without a backup don't count. */
  days: number;
  /** Of all together. */
  bytes: number;
  /** So many stay, however large they are. */
  atLeast: number;
}

export const BACKUP_LIMITS: BackupLimits = { newest: 12, days: 14, bytes: 200_000_000, atLeast: 2 };

/**
 * Which backups go, given all that there are: those beyond the newest ones and the last one of each day, and then the
 * oldest ones until the others fit. One that can't be restored from goes before any that can, and none of these stays
 * for its day. `made` was made just now: it counts as the newest, whatever the clock said when the others were made.
 */
export function backupsToDrop(
  all: readonly Rollable[],
  { made, limits = BACKUP_LIMITS }: { made?: string | undefined; limits?: BackupLimits } = {},
): string[] {
  const rank = (one: Rollable) => (one.name === made ? 0 : one.isDamaged ? 2 : 1);
  const newestFirst = [...all].sort(
    (one, other) => rank(one) - rank(other) || other.at - one.at || (one.name < other.name ? 1 : -1),
  );
  const daily = lastOfDays(newestFirst, limits.days);
  let bytes = 0;
  let kept = 0;
  let isFull = false;
  return newestFirst
    .filter((one, index) => {
      const isWanted = index < limits.newest || daily.has(one.name);
      if (!isWanted) return true;
      // Once one is too many, all that are older go as well.
      isFull ||= kept >= limits.atLeast && bytes + one.bytes > limits.bytes;
      if (isFull) return true;
      bytes += one.bytes;
      kept += 1;
      return false;
    })
    .map(({ name }) => name);
}

/** The names of the last good backup of each day (in UTC), for so many days. */
function lastOfDays(newestFirst: readonly Rollable[], days: number): ReadonlySet<string> {
  const last = new Map<string, string>();
  for (const { at, name, isDamaged } of newestFirst) {
    const day = new Date(at).toISOString().slice(0, 10);
    if (!isDamaged && last.size < days && !last.has(day)) last.set(day, name);
  }
  return new Set(last.values());
}

/** Copies of the whole library, made while it is worked on. The calls follow each other, in the order they came. */
export interface Backups {
  /** Newest first; what can't be restored from says so, and is named in the log. Throws AppError('disk'). */
  list(): Promise<Backup[]>;
  /** Makes one of what is on disk now, and lets older ones go. Throws AppError('disk'): then none was made. */
  make(): Promise<Backup>;
  /**
   * Puts the library back to one; returns how many entries it shows then. What was there is the automatic snapshot
   * afterwards. Throws AppError('no-snapshot'), ('snapshot-unreadable'), ('disk'): then nothing has changed.
   */
  restore(name: string): Promise<number>;
  /** Makes one where something has changed since the last, and none by itself from then on. Never rejects. */
  close(): Promise<void>;
}

interface BackupOptions {
  /** The library's folder. */
  dir: string;
  files: Files;
  clock: Clock;
  timers: Timers;
  log: Log;
  library: Pick<Library, 'entries' | 'subscribe'>;
  snapshots: Pick<Snapshots, 'replace'>;
  /** Called after a backup was made or removed. */
  onChange: () => void;
}

/** Milliseconds: between two backups; from a change to the first one after a pause; to the next try after a failure. */
export const BACKUP_DELAYS_MS = { between: 3_600_000, soon: 60_000, afterFailure: 600_000 } as const;

/**
 * The backups of a library that was just opened. Changes that a crash left without a backup get one soon.
 * Never rejects: a folder that can't be read counts as an empty one until it can.
 */
export async function openBackups(options: BackupOptions): Promise<Backups> {
  const { clock, timers, log, library, snapshots, onChange } = options;
  const folder = createBackupFolder(options.dir, options.files);
  /** Files are never written again under the same name, so each is looked at once. */
  const known = new Map<string, Backup>();
  let lastAt = await newestAt();
  let isChanged = newestChange(library.entries()) > lastAt;
  let isClosed = false;
  let cancel: (() => void) | null = null;
  const inTurn = serialQueue();
  library.subscribe(() => {
    isChanged = true;
    planNext();
  });

  async function newestAt(): Promise<number> {
    const names = await folder.names().catch(() => []);
    // Names leave the fraction of the second out, in which something may have changed.
    for (const name of names.reverse()) {
      const at = await folder.momentOf(name);
      if (at !== undefined) return at;
    }
    return Number.NEGATIVE_INFINITY;
  }

  async function all(): Promise<Backup[]> {
    const names = await folder.names();
    for (const name of known.keys()) if (!names.includes(name)) known.delete(name);
    for (const name of names) {
      if (known.has(name)) continue;
      // A drive that does not answer just now says nothing about its files.
      const looked = await folder.inspect(name).catch((error: unknown) => {
        log.warn('a backup could not be looked at', { name, reason: reasonOf(error) });
      });
      if (looked) known.set(name, looked);
    }
    return [...known.values()];
  }

  async function list(): Promise<Backup[]> {
    const found = await all();
    for (const { name, isDamaged } of found) if (isDamaged) log.warn('a backup is damaged', { name });
    return found.sort((one, other) => other.at - one.at || (one.name < other.name ? 1 : -1));
  }

  async function make(): Promise<Backup> {
    cancel?.();
    cancel = null;
    // What changes from here on is for the next one.
    isChanged = false;
    try {
      await folder.sweep();
      const at = clock.now();
      const name = await folder.write([...library.entries()], at);
      lastAt = at;
      const made = await folder.inspect(name);
      await roll(name);
      onChange();
      return made;
    } catch (error) {
      isChanged = true;
      throw error;
    }
  }

  /** Lets those go that are too many. One that does not want to is asked again after the next. */
  async function roll(made: string): Promise<void> {
    try {
      for (const name of backupsToDrop(await all(), { made })) await folder.remove(name);
    } catch (error) {
      log.warn('old backups could not be removed', { reason: reasonOf(error) });
    }
  }

  async function makeAutomatically(): Promise<void> {
    if (!isChanged) return;
    try {
      await make();
      planNext();
    } catch (error) {
      log.warn('no backup could be made', { reason: reasonOf(error) });
      planNext(BACKUP_DELAYS_MS.afterFailure);
    }
  }

  function planNext(wait = waitForNext()): void {
    if (isClosed || cancel || !isChanged) return;
    cancel = timers.after(wait, () => {
      cancel = null;
      void inTurn(makeAutomatically);
    });
  }

  /** However the clock was set meanwhile, neither never nor at every change. */
  function waitForNext(): number {
    const { soon, between } = BACKUP_DELAYS_MS;
    return Math.min(Math.max(lastAt + between - clock.now(), soon), between);
  }

  planNext();
  return {
    list: () => inTurn(list),
    make: () => inTurn(make).finally(() => planNext()),
    restore: (name) =>
      inTurn(async () => {
        const { entries, count } = await folder.read(name);
        await snapshots.replace(() => entries);
        return count;
      }),
    async close() {
      isClosed = true;
      cancel?.();
      await inTurn(makeAutomatically);
    },
  };
}

/** When anything was changed last, milliseconds since 1970. */
function newestChange(entries: Iterable<Entry>): number {
  let newest = Number.NEGATIVE_INFINITY;
  for (const { editedAt, removedAt } of entries) newest = Math.max(newest, editedAt, removedAt ?? editedAt);
  return newest;
}
