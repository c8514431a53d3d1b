import type { Bridge } from '../../../shared/bridge/index.ts';
import { noFilter } from '../../../shared/filter.ts';
import type { Summary } from '../../../shared/library.ts';
import type { LibraryFilter } from '../../../shared/library-filter.ts';

/** A month of the plan, with the days before and after it that fill its weeks. */
interface Planned {
  /** By day; days without questions are missing. */
  days: ReadonlyMap<string, readonly Summary[]>;
  unplanned: { rows: readonly Summary[]; total: number };
}

/** The most rows of one call; the bridge allows no more. */
const CALL_ROWS = 500;

/** Fetches what is planned for the days of some weeks, and as many of what is not planned yet. */
export async function fetchPlan(
  bridge: Bridge,
  weeks: readonly string[][],
  unplanned: { search: string; limit: number },
): Promise<Planned> {
  const [from = null, to = null] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)];
  const planned = await fetchAll(bridge, { ...noFilter(), dates: { of: 'planned', from, to } });
  const rest = await bridge.call('library.list', {
    section: 'all',
    search: unplanned.search,
    filter: { ...noFilter(), unplanned: true },
    sort: 'edited',
    offset: 0,
    limit: Math.min(unplanned.limit, CALL_ROWS),
  });
  return { days: byDay(planned), unplanned: { rows: rest.rows, total: rest.total } };
}

async function fetchAll(bridge: Bridge, filter: LibraryFilter): Promise<Summary[]> {
  const rows: Summary[] = [];
  for (;;) {
    const query = { section: 'all', search: '', filter, sort: 'planned', offset: rows.length } as const;
    const next = await bridge.call('library.list', { ...query, limit: CALL_ROWS });
    rows.push(...next.rows);
    if (next.rows.length === 0 || rows.length >= next.total) return rows;
  }
}

function byDay(rows: readonly Summary[]): Map<string, Summary[]> {
  const days = new Map<string, Summary[]>();
  for (const row of rows) {
    if (row.plannedFor === undefined) continue;
    const day = days.get(row.plannedFor);
    if (day) day.push(row);
    else days.set(row.plannedFor, [row]);
  }
  return days;
}
