/** Milliseconds between two looks at the clock, and what counts of the time between them at most. */
const LOOK = 250;
const COUNTED = 1_000;

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
    left -= Math.min(at - last, COUNTED);
    last = at;
    if (left > 0) return;
    clearInterval(timer);
    onEnd();
  };
  const timer = setInterval(look, LOOK);
  return () => {
    clearInterval(timer);
    return left;
  };
}
