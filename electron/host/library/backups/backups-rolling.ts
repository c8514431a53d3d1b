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
export interface BackupLimits {
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
