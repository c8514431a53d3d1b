import type { MouseEvent } from 'react';
/** Rows of a list that are marked to do something with all of them, and the one from which the next stretch goes. */
export interface Marks {
  ids: ReadonlySet<number>;
  from: number | null;
}

/** Nothing is marked. */
export const NO_MARKS: Marks = { ids: new Set(), from: null };

/** Marks a row, or takes its mark off. `open` goes with the first one: whoever picks a second one means both. */
export function toggleMark({ ids }: Marks, id: number, open: number | null = null): Marks {
  const next = new Set(ids);
  if (next.size === 0 && open !== null && open !== id) next.add(open);
  if (next.has(id)) next.delete(id);
  else next.add(id);
  return { ids: next, from: id };
}

/** Marks all rows from the last one marked, or the open one, up to this one. */
export function extendMarks(
  { ids, from }: Marks,
  rows: readonly number[],
  id: number,
  open: number | null,
): Marks {
  const start = rows.indexOf(from ?? open ?? id);
  const end = rows.indexOf(id);
  if (start < 0 || end < 0) return { ids: new Set([...ids, id]), from: id };
  const stretch = rows.slice(Math.min(start, end), Math.max(start, end) + 1);
  return { ids: new Set([...ids, ...stretch]), from: from ?? open ?? id };
}

/** What a mouse marks instead of opening it. */
interface MarkedByMouse {
  id: number;
  /** `box` means this row alone, `more` this one besides what is open, `stretch` all rows up to this one. */
  way: 'box' | 'more' | 'stretch';
}

/** The row that a mouse marks instead of opening it: by its box, with Ctrl, or a stretch with Shift. */
export function markedBy(event: MouseEvent<HTMLElement>): MarkedByMouse | null {
  if (event.button !== 0 || !(event.target instanceof Element)) return null;
  const id = Number(event.target.closest<HTMLElement>('[data-key]')?.dataset.key);
  if (!(id > 0)) return null;
  if (event.shiftKey) return { id, way: 'stretch' };
  if (event.target.closest('[data-mark]')) return { id, way: 'box' };
  return event.ctrlKey || event.metaKey ? { id, way: 'more' } : null;
}
