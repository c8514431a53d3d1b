/** Milliseconds between two looks at the clock, and what counts of the time between them at most. */
const TICK_MS = 250;
const MAX_COUNTED_TICK_MS = 1_000;

/**
 * Calls `onEnd` after so many milliseconds in which one could see and do something: time in which the window stood still
 * does not count. Returns how to stop, which gives the milliseconds that are left.
 */
export function countdown(
  milliseconds: number,
  onEnd: () => void,
  now: () => number = () => performance.now(),
): () => number {
  let left = milliseconds;
  let last = now();
  const look = () => {
    const at = now();
    left -= Math.min(at - last, MAX_COUNTED_TICK_MS);
    last = at;
    if (left > 0) return;
    clearInterval(timer);
    onEnd();
  };
  const timer = setInterval(look, TICK_MS);
  return () => {
    clearInterval(timer);
    return left;
  };
}
