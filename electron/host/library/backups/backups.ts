import type { BackupInfo } from '../../../../shared/library/backup-info.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import type { Clock, Log, Timers } from '../../ports.ts';
import { reasonOf } from '../../system/durable-file.ts';
import type { Files } from '../../system/files.ts';
import { serialQueue } from '../../system/serial-queue.ts';
import type { Library } from '../library.ts';
import type { Snapshots } from '../snapshots/snapshots.ts';
import { createBackupFolder } from './backup-folder.ts';

/** What the retention rule needs to know about a backup. */
export interface Rollable {
  name: string;
  /** When it was made, in milliseconds since 1970. */
  at: number;
  bytes: number;
  /** Whether it can't be restored. */
  isDamaged: boolean;
}

interface BackupLimits {
  /** The number of newest backups that are always kept. */
  newest: number;
  /** The number of days of which the last backup is kept. Days without a backup don't count. */
  days: number;
  /** The total size. */
  bytes: number;
  /** The number of backups that are kept regardless of their size. */
  atLeast: number;
}

export const BACKUP_LIMITS: BackupLimits = { newest: 12, days: 14, bytes: 200_000_000, atLeast: 2 };

/**
 * Returns the backups to delete: all except the newest ones and the last one of each day, then the oldest until the
 * rest fits. Damaged backups are deleted first and don't count for a day. `made` was just made and counts as the
 * newest, even if the clock was changed.
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
      // If a backup is too much, all older ones are deleted too.
      isFull ||= kept >= limits.atLeast && bytes + one.bytes > limits.bytes;
      if (isFull) return true;
      bytes += one.bytes;
      kept += 1;
      return false;
    })
    .map(({ name }) => name);
}

/** The names of the last intact backups of the last days, in UTC. */
function lastOfDays(newestFirst: readonly Rollable[], days: number): ReadonlySet<string> {
  const last = new Map<string, string>();
  for (const { at, name, isDamaged } of newestFirst) {
    const day = new Date(at).toISOString().slice(0, 10);
    if (!isDamaged && last.size < days && !last.has(day)) last.set(day, name);
  }
  return new Set(last.values());
}

/** Backups of the whole library. Calls run one after the other. */
export interface Backups {
  /** Newest first. Damaged ones are marked and logged. Rejects with AppError('disk'). */
  list(): Promise<BackupInfo[]>;
  /** Backs up what's on disk and deletes old backups. Rejects with AppError('disk') if no backup was made. */
  make(): Promise<BackupInfo>;
  /**
   * Restores a backup after an automatic snapshot. Returns the number of visible entries.
   *
   * Rejects with AppError('no-snapshot'), ('snapshot-unreadable'), or ('disk') and changes nothing.
   */
  restore(name: string): Promise<number>;
  /** Makes a last backup if something has changed. Never rejects. */
  close(): Promise<void>;
}

interface BackupOptions {
  dir: string;
  files: Files;
  clock: Clock;
  timers: Timers;
  log: Log;
  library: Pick<Library, 'entries' | 'subscribe'>;
  snapshots: Pick<Snapshots, 'replace'>;
  /** Called after a backup was made or deleted. */
  onChange: () => void;
}

/**
 * The time between 2 backups, from a change to the first backup after a pause, and to the next attempt after a
 * failure. A backup that is due starts after no change for `idle`, or after `maxBusy`.
 */
export const BACKUP_DELAYS_MS = {
  between: 3_600_000,
  soon: 60_000,
  afterFailure: 600_000,
  idle: 5_000,
  maxBusy: 600_000,
} as const;

/**
 * Opens the backups of a library. Changes that a crash left without a backup are backed up soon. Never rejects: a
 * folder that can't be read counts as empty.
 */
export async function openBackups(options: BackupOptions): Promise<Backups> {
  const { clock, timers, log, library, snapshots, onChange } = options;
  const folder = createBackupFolder(options.dir, options.files);
  /** Files are never overwritten, so each is inspected once. */
  const known = new Map<string, BackupInfo>();
  let lastAt = await newestAt();
  let isChanged = newestChange(library.entries()) > lastAt;
  let changedAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;
  let cancel: (() => void) | null = null;
  const inTurn = serialQueue();
  library.subscribe(() => {
    isChanged = true;
    changedAt = clock.now();
    planNext();
  });

  async function newestAt(): Promise<number> {
    const names = await folder.names().catch(() => []);
    // The name has no fraction of a second, and changes can be as recent as that.
    for (const name of names.reverse()) {
      const at = await folder.momentOf(name);
      if (at !== undefined) return at;
    }
    return Number.NEGATIVE_INFINITY;
  }

  async function all(): Promise<BackupInfo[]> {
    const names = await folder.names();
    for (const name of known.keys()) if (!names.includes(name)) known.delete(name);
    for (const name of names) {
      if (known.has(name)) continue;
      // A drive that doesn't respond doesn't mean that its files are damaged.
      const looked = await folder.inspect(name).catch((error: unknown) => {
        log.warn("couldn't inspect a backup", { name, reason: reasonOf(error) });
      });
      if (looked) known.set(name, looked);
    }
    return [...known.values()];
  }

  async function list(): Promise<BackupInfo[]> {
    const found = await all();
    for (const { name, isDamaged } of found) if (isDamaged) log.warn('a backup is damaged', { name });
    return found.sort((one, other) => other.at - one.at || (one.name < other.name ? 1 : -1));
  }

  async function make(): Promise<BackupInfo> {
    cancel?.();
    cancel = null;
    // Later changes are for the next backup.
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

  /** Deletes old backups. One that can't be deleted is tried again after the next backup. */
  async function roll(made: string): Promise<void> {
    try {
      for (const name of backupsToDrop(await all(), { made })) await folder.remove(name);
    } catch (error) {
      log.warn("couldn't delete old backups", { reason: reasonOf(error) });
    }
  }

  async function makeAutomatically(): Promise<void> {
    if (!isChanged) return;
    try {
      await make();
      planNext();
    } catch (error) {
      log.warn("couldn't make a backup", { reason: reasonOf(error) });
      planNext(BACKUP_DELAYS_MS.afterFailure);
    }
  }

  function planNext(wait = waitForNext()): void {
    if (isClosed || cancel || !isChanged) return;
    cancel = timers.after(wait, () => makeWhenIdle(0));
  }

  /** Formatting a large library would slow down typing, or requests that create many questions. */
  function makeWhenIdle(waited: number): void {
    cancel = null;
    const { idle, maxBusy } = BACKUP_DELAYS_MS;
    if (clock.now() - changedAt >= idle || waited >= maxBusy) void inTurn(makeAutomatically);
    else cancel = timers.after(idle, () => makeWhenIdle(waited + idle));
  }

  /** Limited in both directions, in case the clock was changed. */
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

/** The time of the latest change, in milliseconds since 1970. */
function newestChange(entries: Iterable<Entry>): number {
  let newest = Number.NEGATIVE_INFINITY;
  for (const { editedAt, removedAt } of entries) newest = Math.max(newest, editedAt, removedAt ?? editedAt);
  return newest;
}
