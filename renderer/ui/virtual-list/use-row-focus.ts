import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ListRow } from './row-layout.ts';

/** Tracks which row is in the tab order. Moves focus between rows, even to rows that aren't rendered. */
export function useRowFocus(options: {
  list: RefObject<HTMLElement | null>;
  rows: readonly ListRow[];
  current: number | null;
  /** Identifies the list's query. It changes when the list shows different rows. */
  resetKey: string;
  reveal: (index: number) => void;
}) {
  const { list, rows, current, resetKey, reveal } = options;
  /** The row that last had focus. */
  const [last, setLast] = useState<LastRow | null>(null);
  const wanted = useRef<number | null>(null);
  const hasFocus = useRef(false);
  const stop = findTabStop(rows, { last, current, resetKey });

  const moveTo = (index: number) => {
    const row = rows[index];
    if (!row) return;
    reveal(index);
    wanted.current = row.id;
    setLast({ id: row.id, index, of: resetKey });
    // If the row is already in the tab order, the state change doesn't cause a render.
    focusWanted(list.current, wanted);
  };
  useLayoutEffect(() => {
    focusWanted(list.current, wanted);
  });
  useLayoutEffect(() => {
    // The focused row was removed, so focus the row that took its place.
    if (!hasFocus.current || !last || rows.some(({ id }) => id === last.id)) return;
    if (list.current?.contains(document.activeElement)) return;
    const heir = rows[Math.min(last.index, rows.length - 1)];
    if (!heir) return;
    wanted.current = heir.id;
    setLast({ id: heir.id, index: rows.indexOf(heir), of: resetKey });
  }, [rows, last, list, resetKey]);

  return {
    stop,
    moveTo,
    onFocus(event: FocusEvent<HTMLElement>) {
      hasFocus.current = true;
      const id = Number(event.target.dataset.key);
      const index = rows.findIndex((row) => row.id === id);
      if (index >= 0 && id !== last?.id) setLast({ id, index, of: resetKey });
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      // When a row is removed, focus moves to the body.
      const isRemoved = event.relatedTarget === null && !event.target.isConnected;
      if (!isRemoved) hasFocus.current = event.currentTarget.contains(event.relatedTarget);
    },
  };
}

function focusWanted(list: HTMLElement | null, wanted: RefObject<number | null>): void {
  if (wanted.current === null) return;
  const row = list?.querySelector<HTMLElement>(`[data-key="${wanted.current}"]`);
  if (!row) return;
  wanted.current = null;
  row.focus({ preventScroll: true });
}

interface LastRow {
  id: number;
  index: number;
  /** The reset key of the list that contained the row. */
  of: string;
}

/**
 * Returns the row that last had focus or the row that took its place. Otherwise, returns the current row, or
 * else the first row.
 */
function findTabStop(
  rows: readonly ListRow[],
  { last, current, resetKey }: { last: LastRow | null; current: number | null; resetKey: string },
): number {
  const indexOf = (id: number | undefined) => rows.findIndex((row) => row.id === id);
  const index = indexOf(last?.id);
  if (index >= 0) return index;
  if (last?.of === resetKey) return Math.max(0, Math.min(last.index, rows.length - 1));
  return Math.max(0, indexOf(current ?? undefined));
}
