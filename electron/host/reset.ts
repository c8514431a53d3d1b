import type { Entry } from '../../shared/library.ts';
import type { Library } from './library/library.ts';
import { countOf } from './library/snapshots/snapshot-file.ts';
import type { Snapshots } from './library/snapshots/snapshots.ts';
import type { Clock } from './ports.ts';

/** What a reset leaves of a library, whose entries are in order of id. */
type Rest = (entries: readonly Entry[], now: number) => Entry[];

const RESTS = {
  api(entries, now) {
    const left = entries.filter(({ origin }) => origin === 'app');
    const highest = entries.at(-1);
    // As with any removed question, its id stays, and is not given again.
    const isGone = highest !== undefined && !left.includes(highest);
    return isGone ? [...left, { ...highest, removedAt: highest.removedAt ?? now }] : left;
  },
  all: () => [],
} as const satisfies Record<string, Rest>;

/**
 * Takes out what came through the local API and the samples (`api`), or everything (`all`): then ids begin at 1 again,
 * else no id is given twice. What was there is the automatic snapshot afterwards. Returns how many entries it took that
 * the library showed; where there is nothing to take, nothing is done. Throws AppError('disk').
 */
export async function resetLibrary(
  library: Pick<Library, 'entries'>,
  snapshots: Pick<Snapshots, 'replace'>,
  clock: Clock,
  what: keyof typeof RESTS,
): Promise<number> {
  const restOf: Rest = RESTS[what];
  const there = [...library.entries()];
  const isDone = what === 'all' ? there.length === 0 : countOf(there) === countOf(restOf(there, 0));
  if (isDone) return 0;
  let removed = 0;
  await snapshots.replace((current) => {
    const entries = [...current.values()].sort((one, other) => one.id - other.id);
    const rest = restOf(entries, clock.now());
    removed = countOf(entries) - countOf(rest);
    return rest;
  });
  return removed;
}
