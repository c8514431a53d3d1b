import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Row } from '../../../drafts/draft-content.ts';

type ChooseRow = (rows: readonly Row[]) => string | undefined;

/**
 * Returns a function that focuses a row's text after the rows are rendered. Its argument returns the row's
 * key. If there's no key, the function focuses the "Add option" button.
 */
export function useFocusRowAfterUpdate(
  list: RefObject<HTMLElement | null>,
  rows: readonly Row[],
): (choose: ChooseRow) => void {
  const wanted = useRef<ChooseRow | null>(null);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request focuses a row, even if no row changed.
  useLayoutEffect(() => {
    const choose = wanted.current;
    wanted.current = null;
    if (!choose) return;
    focusRowText(list.current, choose(rows));
  }, [rows, asked, list]);
  return useCallback((choose) => {
    wanted.current = choose;
    setAsked((count) => count + 1);
  }, []);
}

/** Puts the caret after the row's text, or focuses the "Add option" button if there's no row. */
function focusRowText(list: HTMLElement | null, key: string | undefined): void {
  const row = key && list?.querySelector<HTMLElement>(`[data-row="${key}"]`);
  const input = row ? row.querySelector<HTMLInputElement>('[data-option-text]') : null;
  if (input) {
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
  } else {
    list?.parentElement?.querySelector<HTMLElement>('[data-add-option]')?.focus();
  }
}

/**
 * Restores focus if the focused row is removed, for example by undo. Focuses the row in the same position.
 * Returns handlers for the list.
 */
export function useRestoreRowFocus(list: RefObject<HTMLElement | null>, rows: readonly Row[]) {
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
      // Removing an element doesn't fire a blur event.
      focused.current = null;
    },
  };
}
