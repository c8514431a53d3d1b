import type { Timers } from '../ports.ts';

/**
 * `tell`, at most once in so many milliseconds however often what is returned is called, and at the end of them: the
 * last call is told like the first. Where nobody would hear it, nothing is begun.
 */
export function throttle(
  tell: () => void,
  { pause, timers, isHeard }: { pause: number; timers: Timers; isHeard: () => boolean },
): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting || !isHeard()) return;
    isWaiting = true;
    timers.after(pause, () => {
      isWaiting = false;
      tell();
    });
  };
}
