import type { Bridge } from '../../../shared/bridge/bridge-methods.ts';
import type { Summary } from '../../../shared/library/entry.ts';
import { createEmptyFilter } from '../../../shared/library/library-filter.ts';
import { findPlanDate } from '../../../shared/library/plan-date.ts';

export const MAX_ROWS_PER_REQUEST = 500;

/** Loads all questions planned from one date to another, including both dates. A null date means no limit. */
export async function fetchPlannedQuestions(
  bridge: Bridge,
  dates: { from: string | null; to: string | null },
): Promise<Summary[]> {
  const filter = { ...createEmptyFilter(), dates: { of: 'planned' as const, ...dates } };
  const rows: Summary[] = [];
  for (;;) {
    const query = { section: 'all', search: '', filter, sort: 'planned', offset: rows.length } as const;
    const next = await bridge.call('library.list', { ...query, limit: MAX_ROWS_PER_REQUEST });
    for (const row of next.rows) rows.push(row);
    if (next.rows.length === 0 || rows.length >= next.total) return rows;
  }
}

/**
 * Returns the dates, starting with the given one, that have a planned question whose ID isn't in `except`.
 */
export async function fetchPlannedDates(
  bridge: Bridge,
  from: string,
  except: ReadonlySet<number>,
): Promise<Set<string>> {
  const rows = await fetchPlannedQuestions(bridge, { from, to: null });
  return new Set(rows.flatMap((row) => (except.has(row.id) ? [] : (findPlanDate(row) ?? []))));
}
