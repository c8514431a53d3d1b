import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { Row } from '../../../drafts/draft-content.ts';
import { focusRowText } from './option-row-focus.ts';

/**
 * Keeps the focus among the rows when the one that had it is gone, such as by undo: it goes to the row in its place.
 * Gives the handlers for the list.
 */
export function useFocusKept(list: RefObject<HTMLElement | null>, rows: readonly Row[]) {
  const focused = useRef<number | null>(null);
  useLayoutEffect(() => {
    const index = focused.current;
    if (index === null || document.activeElement !== document.body) return;
    focusRowText(list.current, rows[Math.min(index, rows.length - 1)]?.key);
  }, [list, rows]);
  return {
    onFocus(event: FocusEvent) {
      const row = event.target.closest<HTMLElement>('[data-row]');
      const all = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      focused.current = row ? all.indexOf(row) : null;
    },
    onBlur() {
      // An element that is taken out of the page says nothing of the kind.
      focused.current = null;
    },
  };
}
