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
