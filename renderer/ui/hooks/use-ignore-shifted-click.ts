import { useInsertionEffect, useRef } from 'react';
import type { PressEvent } from 'react-aria-components/Button';

/** How long rows that slide up are not to be pressed by a pointer, in milliseconds: nobody reacts faster. */
const SHIFT_GUARD_MS = 400;

/**
 * For rows that slide under the pointer as one of them goes: gives whether a press was meant for the row that it hit.
 * `count`: how many there are. A press by key is always meant: the focus does not slide.
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
