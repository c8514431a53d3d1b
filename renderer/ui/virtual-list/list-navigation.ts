import { type KeyboardEvent, useRef } from 'react';

interface ListSize {
  count: number;
  /** Returns the index of the row about one screen away. */
  getPageIndex(index: number, direction: 1 | -1): number;
}

/** Returns the index of the row that a key moves to, or null for other keys. */
export function findTargetRow(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  from: number,
  { count, getPageIndex }: ListSize,
): number | null {
  if (event.altKey || event.ctrlKey || event.metaKey || count === 0) return null;
  switch (event.key) {
    case 'ArrowDown':
      return Math.min(from + 1, count - 1);
    case 'ArrowUp':
      return Math.max(from - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'PageDown':
      return getPageIndex(from, 1);
    case 'PageUp':
      return getPageIndex(from, -1);
    default:
      return null;
  }
}

const TYPE_AHEAD_TIMEOUT_MS = 1000;

/**
 * Returns a function that finds the next row that starts with the typed characters, regardless of case. The
 * function returns the row's index or null. The first character's search starts after row `from`, and later
 * searches start at that row. All searches wrap around. A space can't be the first character.
 */
export function useTypeAhead() {
  const typed = useRef({ letters: '', at: Number.NEGATIVE_INFINITY });
  return <Row>(
    event: KeyboardEvent,
    rows: readonly Row[],
    from: number,
    getText: (row: Row) => string,
  ): number | null => {
    if (event.altKey || event.ctrlKey || event.metaKey || [...event.key].length !== 1) return null;
    const now = performance.now();
    const before = now - typed.current.at < TYPE_AHEAD_TIMEOUT_MS ? typed.current.letters : '';
    if (event.key === ' ' && before === '') return null;
    const letters = before + event.key.toLowerCase();
    typed.current = { letters, at: now };
    const isMatch = (row: Row) => getText(row).toLowerCase().startsWith(letters);
    // After a single character, continue with the next row. After several, the focused row may still match.
    const start = before === '' ? from + 1 : from;
    const below = rows.findIndex((row, index) => index >= start && isMatch(row));
    const found = below >= 0 ? below : rows.findIndex(isMatch);
    return found >= 0 ? found : null;
  };
}
