import type { Timers } from '../ports.ts';

/**
 * Returns a function that calls `notify` at most once per `pause` (milliseconds), at the end of the pause.
 * Ignores calls while `isNeeded` returns false.
 */
export function throttle(
  notify: () => void,
  { pause, timers, isNeeded }: { pause: number; timers: Timers; isNeeded: () => boolean },
): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting || !isNeeded()) return;
    isWaiting = true;
    timers.after(pause, () => {
      isWaiting = false;
      notify();
    });
  };
}
