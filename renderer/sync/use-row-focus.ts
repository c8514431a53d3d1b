import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus with a row on which something was done: it may move to another list, and is another element there. Gives
 * what to tell the row to. Where the row is gone, the focus stays in the view.
 */
export function useRowFocus(view: RefObject<HTMLElement | null>): (id: number) => void {
  const acted = useRef<number | null>(null);
  useEffect(() => {
    const { current } = view;
    if (acted.current === null || !current || document.activeElement !== document.body) return;
    const row = current.querySelector<HTMLElement>(`[data-sync-row="${acted.current}"] button`);
    (row ?? current).focus();
  });
  return (id) => {
    acted.current = id;
  };
}
