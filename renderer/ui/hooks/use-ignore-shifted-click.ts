import { useInsertionEffect, useRef } from 'react';
import type { PressEvent } from 'react-aria-components/Button';

/** How long after a shift clicks are ignored: less than a reaction time. */
const SHIFT_GUARD_MS = 400;

/**
 * Returns whether a press was meant for its row, or the rows have just moved up under the pointer. Key presses always
 * count.
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
