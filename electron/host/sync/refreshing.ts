import type { Session } from './asking.ts';
import type { Cycle } from './cycle.ts';
import { isOf, isUnknown } from './due.ts';
import { inParallel, type Line } from './line.ts';
import type { Memory } from './memory.ts';
import type { SyncPorts } from './ports.ts';

/** Requests of a refresh that are under way at once: polite, and no slower for the service's distance. */
const AT_ONCE = 3;
/** Questions after which it is kept how far a refresh of all has come. */
const STRIDE = 100;

export interface RefreshReport {
  refreshed: number;
  changed: number;
  left: number;
}

export interface RefreshPorts extends Pick<SyncPorts, 'book'> {
  cycle: Cycle;
  line: Line;
  memory: Memory;
  onProgress: (done: number, total: number) => void;
}

/** Fetches questions of the account, a few at once; all known ones without ids, from where the last such refresh ended. */
export type Refresh = (session: Session | null, ids: readonly number[] | null) => Promise<RefreshReport>;

export function createRefresh({ book, cycle, line, memory, onProgress }: RefreshPorts): Refresh {
  const isThere = (session: Session | null, id: number): boolean => {
    const entry = book.latest(id);
    return Boolean(
      session &&
        entry?.sync?.remoteId !== undefined &&
        entry.sync.remoteId !== null &&
        entry.removedAt === null &&
        isOf(entry, session.account) &&
        !isUnknown(entry),
    );
  };
  const all = (session: Session | null): number[] =>
    Array.from(book.synced(), ({ id }) => id)
      .filter((id) => isThere(session, id))
      .sort((a, b) => a - b);

  return async (session, ids) => {
    const known = ids ? ids.filter((id) => isThere(session, id)) : all(session);
    const from = ids ? null : memory.get().refreshedTo;
    const work = from === null ? known : known.filter((id) => id > from);
    const report: RefreshReport = { refreshed: 0, changed: 0, left: work.length };
    if (!session) return report;
    const finished = new Set<number>();
    await inParallel(work, AT_ONCE, async (id) => {
      const before = book.latest(id);
      const step = await line.run(id, () => cycle.pull(session, id));
      if (step === 'stopped') return false;
      finished.add(id);
      report.left -= 1;
      if (step !== 'later') report.refreshed += 1;
      if (book.latest(id) !== before) report.changed += 1;
      onProgress(finished.size, work.length);
      if (!ids && finished.size % STRIDE === 0)
        await memory.note({ refreshedTo: reached(work, finished, from) });
      return true;
    });
    if (!ids) await memory.note({ refreshedTo: report.left === 0 ? null : reached(work, finished, from) });
    return report;
  };
}

/** The last of those from the beginning that are all finished. */
function reached(work: readonly number[], finished: ReadonlySet<number>, from: number | null): number | null {
  const open = work.findIndex((id) => !finished.has(id));
  return (open < 0 ? work.at(-1) : work[open - 1]) ?? from;
}
