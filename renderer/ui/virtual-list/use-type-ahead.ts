import { type KeyboardEvent, useRef } from 'react';

/** How long letters belong together, in milliseconds. */
const TOGETHER = 1000;

/** Gives a function that finds the row which begins with the letters being typed: from the focused row on, then from the top. */
export function useTypeAhead() {
  const typed = useRef({ letters: '', at: Number.NEGATIVE_INFINITY });
  return <Row>(
    event: KeyboardEvent,
    rows: readonly Row[],
    from: number,
    textOf: (row: Row) => string,
  ): number | null => {
    if (event.altKey || event.ctrlKey || event.metaKey || [...event.key].length !== 1) return null;
    const now = performance.now();
    const before = now - typed.current.at < TOGETHER ? typed.current.letters : '';
    if (event.key === ' ' && before === '') return null;
    const letters = before + event.key.toLowerCase();
    typed.current = { letters, at: now };
    const begins = (row: Row) => textOf(row).toLowerCase().startsWith(letters);
    // One letter alone goes on; more of them may still mean the row that has the focus.
    const start = before === '' ? from + 1 : from;
    const below = rows.findIndex((row, index) => index >= start && begins(row));
    const found = below >= 0 ? below : rows.findIndex(begins);
    return found >= 0 ? found : null;
  };
}
