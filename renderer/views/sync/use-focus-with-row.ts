import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus with a row on which something was done: it may move to another list, and is another element there. Gives
 * what to tell the row to. Where the row is gone, the focus stays in the view.
 */
export function useFocusWithRow(view: RefObject<HTMLElement | null>): (id: number) => void {
  const acted = useRef<number | null>(null);
  useEffect(() => {
    const { current } = view;
    if (acted.current === null || !current) return;
    const row = current.querySelector<HTMLElement>(`[data-sync-row="${acted.current}"] button`);
    if (document.activeElement === document.body) (row ?? current).focus();
    // Once the focus is elsewhere, somebody has put it there.
    else if (!row?.closest('[data-sync-row]')?.contains(document.activeElement)) acted.current = null;
  });
  return (id) => {
    acted.current = id;
  };
}
