import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ListRow } from './row-layout.ts';

/** The row that is in the tab order, and moving the focus from row to row, rendered or not. */
export function useRowFocus(options: {
  list: RefObject<HTMLElement | null>;
  rows: readonly ListRow[];
  current: number | null;
  /** Scrolls a row into view. */
  reveal: (index: number) => void;
}) {
  const { list, rows, current, reveal } = options;
  /** The row that had the focus last, and its index. */
  const [last, setLast] = useState<{ id: number; index: number } | null>(null);
  const wanted = useRef<number | null>(null);
  const hasFocus = useRef(false);
  const stop = tabStopIndex(rows, last?.id ?? null, current);

  const moveTo = (index: number) => {
    const row = rows[index];
    if (!row) return;
    reveal(index);
    wanted.current = row.id;
    setLast({ id: row.id, index });
    // If it's in the tab order already, nothing is rendered again.
    focusWanted(list.current, wanted);
  };
  useLayoutEffect(() => {
    focusWanted(list.current, wanted);
  });
  useLayoutEffect(() => {
    // The focused row is gone: focus the one in its place.
    if (!hasFocus.current || !last || rows.some(({ id }) => id === last.id)) return;
    if (list.current?.contains(document.activeElement)) return;
    const heir = rows[Math.min(last.index, rows.length - 1)];
    if (!heir) return;
    wanted.current = heir.id;
    setLast({ id: heir.id, index: rows.indexOf(heir) });
  }, [rows, last, list]);

  return {
    stop,
    moveTo,
    onFocus(event: FocusEvent<HTMLElement>) {
      hasFocus.current = true;
      const id = Number(event.target.dataset.key);
      const index = rows.findIndex((row) => row.id === id);
      if (index >= 0 && id !== last?.id) setLast({ id, index });
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      // A removed row loses its focus to the body.
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

/** The row that had the focus last, else the current one, else the first. */
function tabStopIndex(rows: readonly ListRow[], last: number | null, current: number | null): number {
  for (const id of [last, current]) {
    const index = id === null ? -1 : rows.findIndex((row) => row.id === id);
    if (index >= 0) return index;
  }
  return 0;
}
