import type { KeyboardEvent } from 'react';

/** Marks a row's focusable element. */
export const ROW_ATTRIBUTE = 'data-row-toggle';

/** Moves focus between rows with the arrow keys, Home, and End. */
export function moveRowFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(`[${ROW_ATTRIBUTE}]`)];
  const { target } = event;
  const at = target instanceof HTMLElement ? rows.indexOf(target) : -1;
  const next = at < 0 ? null : findRowForKey(event.key, at, rows.length);
  if (next === null) return;
  event.preventDefault();
  rows[next]?.focus();
}

/** Returns the index of the row that a key moves focus to, or null for other keys. */
export function findRowForKey(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'ArrowDown':
      return Math.min(count - 1, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
