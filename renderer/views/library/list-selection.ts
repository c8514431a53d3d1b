import type { MouseEvent } from 'react';

/** A list's selected rows and the row where the next range starts. */
export interface ListSelection {
  ids: ReadonlySet<number>;
  from: number | null;
}

export const EMPTY_SELECTION: ListSelection = { ids: new Set(), from: null };

/** Selects or deselects a row. Selecting the first row also selects the open one. */
export function toggleSelected(
  { ids }: ListSelection,
  id: number,
  open: number | null = null,
): ListSelection {
  const next = new Set(ids);
  if (next.size === 0 && open !== null && open !== id) next.add(open);
  if (next.has(id)) next.delete(id);
  else next.add(id);
  return { ids: next, from: id };
}

/** Selects all rows from the last selected row to this one. If there's none, starts at the open row. */
export function extendSelection(
  { ids, from }: ListSelection,
  rows: readonly number[],
  id: number,
  open: number | null,
): ListSelection {
  const start = rows.indexOf(from ?? open ?? id);
  const end = rows.indexOf(id);
  if (start < 0 || end < 0) return { ids: new Set([...ids, id]), from: id };
  const range = rows.slice(Math.min(start, end), Math.max(start, end) + 1);
  return { ids: new Set([...ids, ...range]), from: from ?? open ?? id };
}

/** The rows that a click selects. */
interface ClickSelection {
  id: number;
  /** `box` selects this row. `more` also selects the open row. `range` selects all rows up to this one. */
  mode: 'box' | 'more' | 'range';
}

/**
 * Returns the rows that a click selects, or null if the click opens the row. A checkbox selects its row, Ctrl
 * adds a row, and Shift selects a range.
 */
export function readClickSelection(event: MouseEvent<HTMLElement>): ClickSelection | null {
  if (event.button !== 0 || !(event.target instanceof Element)) return null;
  const id = Number(event.target.closest<HTMLElement>('[data-key]')?.dataset.key);
  if (!(id > 0)) return null;
  if (event.shiftKey) return { id, mode: 'range' };
  if (event.target.closest('[data-mark]')) return { id, mode: 'box' };
  return event.ctrlKey || event.metaKey ? { id, mode: 'more' } : null;
}
