import type { Entry } from '../../../../shared/library/entry.ts';
import type { RestorePointInfo } from '../../../../shared/library/restore-point-info.ts';
import type { Clock, Log, Timers } from '../../ports.ts';
import { getReason } from '../../system/durable-file.ts';
import type { SerialQueue } from '../../system/serial-queue.ts';
import { LARGE_CHANGE, type RestorableLibrary } from './restorable-library.ts';

export type Rollable = Pick<RestorePointInfo, 'name' | 'at' | 'bytes' | 'isDamaged'>;

/**
 * Retention limits for scheduled restore points: the number of newest ones to keep, the numbers of hours and
 * days for which to keep the last one, the total size in bytes, and the number to keep regardless of size.
 * Hours and days without a restore point don't count.
 */
export const BACKUP_LIMITS = { newest: 12, hours: 12, days: 14, bytes: 200_000_000, atLeast: 2 } as const;

/**
 * Returns the restore points to delete. Keeps the newest ones and the last one of each hour and day, as far
 * as they fit into the total size. Damaged restore points are deleted first and don't count for an hour or a
 * day. `made` was just made and counts as the newest, even if the clock was changed.
 */
export function selectExpired(
  all: readonly Rollable[],
  { made }: { made?: string | undefined } = {},
): string[] {
  const rank = (one: Rollable) => (one.name === made ? 0 : one.isDamaged ? 2 : 1);
  const newestFirst = [...all].sort(
    (one, other) => rank(one) - rank(other) || other.at - one.at || (one.name < other.name ? 1 : -1),
  );
  const hourly = selectLastOfPeriods(newestFirst, 'YYYY-MM-DDTHH'.length, BACKUP_LIMITS.hours);
  const daily = selectLastOfPeriods(newestFirst, 'YYYY-MM-DD'.length, BACKUP_LIMITS.days);
  let bytes = 0;
  let kept = 0;
  let isFull = false;
  return newestFirst
    .filter((one, index) => {
      const isWanted = index < BACKUP_LIMITS.newest || hourly.has(one.name) || daily.has(one.name);
      if (!isWanted) return true;
      // If a restore point exceeds the total size limit, all older ones are deleted too.
      isFull ||= kept >= BACKUP_LIMITS.atLeast && bytes + one.bytes > BACKUP_LIMITS.bytes;
      if (isFull) return true;
      bytes += one.bytes;
      kept += 1;
      return false;
    })
    .map(({ name }) => name);
}

/**
 * Returns the names of the last intact restore points in the latest `count` hours or days, in UTC. An hour or
 * day is identified by the first `startLength` characters of its ISO time.
 */
function selectLastOfPeriods(
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

/**
 * The entries at one time, and the schedule's previous state. The state is restored if the entries can't be
 * written.
 */
interface Copy {
  entries: readonly Entry[];
  at: number;
  wasLarge: boolean;
  lastAt: number;
}

interface ScheduleOptions {
  clock: Clock;
  timers: Timers;
  log: Log;
  library: Pick<RestorableLibrary, 'entries' | 'subscribe' | 'onLargeChange'>;
  /** Whether the library wasn't closed properly. If so, changes may not be in a restore point. */
  isAfterCrash: boolean;
  /** The time of the newest scheduled restore point, in milliseconds since 1970. */
  lastAt: number;
  inTurn: SerialQueue;
  /** Writes a restore point and deletes old ones. Rejects with AppError('disk'). */
  write(entries: readonly Entry[], at: number): Promise<RestorePointInfo>;
}

/**
 * Delays between 2 scheduled restore points, after a large change or a crash, before the first one after a
 * pause, and before a retry after a failure. A restore point that's due is made after `idle` without changes,
 * or after `maxBusy` at the latest. `between` and `maxBusy` add up to an hour.
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
 * Makes restore points of a library at least hourly while it changes.
 *
 * The states before and after each large change can be restored. Right before a bulk command, the entries are
 * copied if the newest restore point lacks any change, and the copy is written in the background. Before the
 * library is replaced, `RestorePoints.replace` stores it. After a large change or a crash, a restore point is
 * made at most every 10 minutes. If another large change follows sooner, the restore point right before that
 * change has the state after the first one.
 */
export function startSchedule(options: ScheduleOptions) {
  const { clock, timers, log, library, inTurn } = options;
  let { lastAt } = options;
  let isChanged = options.isAfterCrash || findNewestChange(library.entries()) > lastAt;
  /**
   * Whether a large change isn't in a restore point yet. A large change can be one command or many small
   * changes.
   */
  let isLarge = options.isAfterCrash;
  const changedIds = new Set<number>();
  let changedAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;
  let cancel: (() => void) | null = null;
  library.subscribe((ids) => {
    isChanged = true;
    changedAt = clock.now();
    if (!isLarge && hasLargeChange(ids)) {
      isLarge = true;
      // If a restore point is already due, a new plan would only delay it.
      if (clock.now() < lastAt + BACKUP_DELAYS_MS.between) cancelPlan();
    }
    planNext();
  });
  library.onLargeChange(() => {
    if (isClosed || !isChanged) return;
    const copy = takeCopy();
    void inTurn(() => writeAutomatically(() => write(copy)));
  });

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

  /**
   * Copies the current entries and counts them as stored in a restore point. Entries are immutable, so later
   * changes don't affect the copy.
   */
  function takeCopy(): Copy {
    cancelPlan();
    const copy = { entries: [...library.entries()], at: clock.now(), wasLarge: isLarge, lastAt };
    isChanged = false;
    isLarge = false;
    changedIds.clear();
    lastAt = copy.at;
    return copy;
  }

  async function write({ entries, at, ...before }: Copy): Promise<RestorePointInfo> {
    try {
      const made = await options.write(entries, at);
      lastAt = Math.max(lastAt, at);
      return made;
    } catch (error) {
      isChanged = true;
      isLarge ||= before.wasLarge;
      lastAt = Math.min(lastAt, before.lastAt);
      throw error;
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
      log.warn("couldn't make a backup", { reason: getReason(error) });
      planNext(BACKUP_DELAYS_MS.afterFailure);
    }
  }

  function planNext(wait = waitForNext()): void {
    if (isClosed || cancel || !isChanged) return;
    cancel = timers.after(wait, () => makeWhenIdle(0));
  }

  /**
   * Makes a restore point when the library is idle, because formatting a large library would slow down typing
   * and requests that create many questions.
   */
  function makeWhenIdle(waited: number): void {
    cancel = null;
    const { idle, maxBusy } = BACKUP_DELAYS_MS;
    if (clock.now() - changedAt >= idle || waited >= maxBusy) void inTurn(makeAutomatically);
    else cancel = timers.after(idle, () => makeWhenIdle(waited + idle));
  }

  /**
   * Returns the delay until the next restore point. The delay is limited in both directions in case the clock
   * was changed.
   */
  function waitForNext(): number {
    const { soon, between, afterLargeChange } = BACKUP_DELAYS_MS;
    const wait = isLarge ? afterLargeChange : between;
    return Math.min(Math.max(lastAt + wait - clock.now(), soon), wait);
  }

  planNext();
  return {
    /** Makes a restore point of everything that's on disk. Rejects with AppError('disk'). */
    make: () => inTurn(make).finally(() => planNext()),
    /** Makes a last restore point if anything has changed. Never rejects. */
    async close() {
      isClosed = true;
      cancelPlan();
      await inTurn(makeAutomatically);
    },
  };
}

function findNewestChange(entries: Iterable<Entry>): number {
  let newest = Number.NEGATIVE_INFINITY;
  for (const { editedAt, removedAt } of entries) newest = Math.max(newest, editedAt, removedAt ?? editedAt);
  return newest;
}
