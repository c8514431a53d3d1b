import { useInsertionEffect, useRef } from 'react';
import type { PressEvent } from 'react-aria-components/Button';

/** Clicks are ignored for this long after rows move, because users can't react to the move any faster. */
const SHIFT_GUARD_MS = 400;

/**
 * Returns a function that tells whether a press was meant for its row. It wasn't if the rows have just moved
 * up under the pointer. Key presses always count.
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
