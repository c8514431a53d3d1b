import type { BackupInfo } from '../../../../shared/library/backup-info.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import type { Clock, Log, Timers } from '../../ports.ts';
import { reasonOf } from '../../system/durable-file.ts';
import type { Files } from '../../system/files.ts';
import { serialQueue } from '../../system/serial-queue.ts';
import { createBackupFolder } from './backup-folder.ts';
import { LARGE_CHANGE, type RestorableLibrary } from './restorable-library.ts';
import type { Snapshots } from './snapshots.ts';

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
  /** The number of hours of which the last backup is kept. Hours without a backup don't count. */
  hours: number;
  /** The number of days of which the last backup is kept. Days without a backup don't count. */
  days: number;
  /** The total size. */
  bytes: number;
  /** The number of backups that are kept regardless of their size. */
  atLeast: number;
}

export const BACKUP_LIMITS: BackupLimits = {
  newest: 12,
  hours: 12,
  days: 14,
  bytes: 200_000_000,
  atLeast: 2,
};

/**
 * Returns the backups to delete: all except the newest ones and the last one of each hour and day, then the oldest
 * until the rest fits. Damaged backups are deleted first and don't count for an hour or a day. `made` was just made and counts as the
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
  const hourly = lastOfPeriods(newestFirst, 'YYYY-MM-DDTHH'.length, limits.hours);
  const daily = lastOfPeriods(newestFirst, 'YYYY-MM-DD'.length, limits.days);
  let bytes = 0;
  let kept = 0;
  let isFull = false;
  return newestFirst
    .filter((one, index) => {
      const isWanted = index < limits.newest || hourly.has(one.name) || daily.has(one.name);
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

/** The names of the last intact backups of the last hours or days, in UTC. Both are a start of the ISO time. */
function lastOfPeriods(
  newestFirst: readonly Rollable[],
  startLength: number,
  count: number,
): ReadonlySet<string> {
  const last = new Map<string, string>();
  for (const { at, name, isDamaged } of newestFirst) {
    const period = new Date(at).toISOString().slice(0, startLength);
    if (!isDamaged && last.size < count && !last.has(period)) last.set(period, name);
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

/** The entries at one time, and the state before, for when they can't be written. */
interface Copy {
  entries: readonly Entry[];
  at: number;
  wasLarge: boolean;
  lastAt: number;
}

interface BackupOptions {
  dir: string;
  files: Files;
  clock: Clock;
  timers: Timers;
  log: Log;
  library: Pick<RestorableLibrary, 'entries' | 'subscribe' | 'onLargeChange'>;
  snapshots: Pick<Snapshots, 'replace'>;
  /** Whether the library wasn't closed properly, so that changes can be without a backup. */
  isAfterCrash: boolean;
  /** Called after a backup was made or deleted. */
  onChange: () => void;
}

/**
 * The time between 2 backups, after a large change or a crash, from a change to the first backup after a pause, and to
 * the next attempt after a failure. A backup that is due starts after no change for `idle`, or after `maxBusy`. The
 * sum of `between` and `maxBusy` is an hour.
 */
export const BACKUP_DELAYS_MS = {
  between: 3_000_000,
  afterLargeChange: 600_000,
  soon: 60_000,
  afterFailure: 600_000,
  idle: 5_000,
  maxBusy: 600_000,
} as const;

/**
 * Opens the backups of a library, which are made at least hourly while something changes.
 *
 * The state before and after each large change can be restored. Right before a bulk command, the entries are copied if
 * the newest backup lacks any change, and the copy is written in the background. Before the library is replaced,
 * `Snapshots.replace` stores it. After the change, or a crash, a backup is made at most every 10 minutes. If the next
 * large change comes first, the backup before that one has the state.
 *
 * Never rejects: a folder that can't be read counts as empty.
 */
export async function openBackups(options: BackupOptions): Promise<Backups> {
  const { clock, timers, log, library, snapshots, onChange } = options;
  const folder = createBackupFolder(options.dir, options.files);
  /** Files are never overwritten, so each is inspected once. */
  const known = new Map<string, BackupInfo>();
  let lastAt = await newestAt();
  let isChanged = options.isAfterCrash || newestChange(library.entries()) > lastAt;
  /** A large change is one command, or many small changes. */
  let isLarge = options.isAfterCrash;
  const changedIds = new Set<number>();
  let changedAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;
  let cancel: (() => void) | null = null;
  const inTurn = serialQueue();
  library.subscribe((ids) => {
    isChanged = true;
    changedAt = clock.now();
    if (!isLarge && hasLargeChange(ids)) {
      isLarge = true;
      // A backup that's already due would only be delayed.
      if (clock.now() < lastAt + BACKUP_DELAYS_MS.between) cancelPlan();
    }
    planNext();
  });
  library.onLargeChange(() => {
    if (isClosed || !isChanged) return;
    const copy = takeCopy();
    void inTurn(() => writeAutomatically(() => write(copy)));
  });

  /** Whether at least `LARGE_CHANGE` questions changed since the last backup. */
  function hasLargeChange(ids: readonly number[] | null): boolean {
    for (const id of ids ?? []) {
      if (changedIds.add(id).size >= LARGE_CHANGE) break;
    }
    return ids === null || changedIds.size >= LARGE_CHANGE;
  }

  function cancelPlan(): void {
    cancel?.();
    cancel = null;
  }

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

  /** Returns the current entries, which never change. Later changes are for the next backup. */
  function takeCopy(): Copy {
    cancelPlan();
    const copy = { entries: [...library.entries()], at: clock.now(), wasLarge: isLarge, lastAt };
    isChanged = false;
    isLarge = false;
    changedIds.clear();
    lastAt = copy.at;
    return copy;
  }

  async function write({ entries, at, ...before }: Copy): Promise<BackupInfo> {
    try {
      await folder.sweep();
      const name = await folder.write(entries, at);
      lastAt = Math.max(lastAt, at);
      const made = await folder.inspect(name);
      await roll(name);
      onChange();
      return made;
    } catch (error) {
      isChanged = true;
      isLarge ||= before.wasLarge;
      lastAt = Math.min(lastAt, before.lastAt);
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

  const make = () => write(takeCopy());

  async function makeAutomatically(): Promise<void> {
    if (isChanged) await writeAutomatically(make);
  }

  async function writeAutomatically(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
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
    const { soon, between, afterLargeChange } = BACKUP_DELAYS_MS;
    const wait = isLarge ? afterLargeChange : between;
    return Math.min(Math.max(lastAt + wait - clock.now(), soon), wait);
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
      cancelPlan();
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
