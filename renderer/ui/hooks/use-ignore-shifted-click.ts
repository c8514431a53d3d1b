import { useInsertionEffect, useRef } from 'react';
import type { PressEvent } from 'react-aria-components/Button';

/** How long clicks are ignored after rows move. Users can't react to the move any faster. */
const SHIFT_GUARD_MS = 400;

/**
 * Returns a function that returns whether a press was meant for its row. The function returns false for
 * clicks if the rows just moved up under the pointer. Key presses always count.
 */
export function useIgnoreShiftedClick(count: number): (press: PressEvent) => boolean {
  const slidAt = useRef(Number.NEGATIVE_INFINITY);
  const last = useRef(count);
  useInsertionEffect(() => {
    if (count !== last.current)
      slidAt.current = count < last.current ? performance.now() : Number.NEGATIVE_INFINITY;
    last.current = count;
  }, [count]);
  return ({ pointerType }) =>
    pointerType === 'keyboard' ||
    pointerType === 'virtual' ||
    performance.now() - slidAt.current >= SHIFT_GUARD_MS;
}
