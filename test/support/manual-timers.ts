import type { Timers } from '../../electron/host/ports.ts';

/** Timers that run only when a test advances the time. */
export interface HandTimers extends Timers {
  /** Advances the time. All timers that are due have run afterwards. */
  pass(milliseconds: number): void;
  /** The remaining time of each timer, shortest first. */
  waiting(): number[];
}

export function handTimers(): HandTimers {
  let now = 0;
  const timers = new Set<{ at: number; work: () => void }>();
  const soonest = () => [...timers].sort((a, b) => a.at - b.at);
  return {
    now: () => now,
    after(milliseconds, work) {
      const timer = { at: now + milliseconds, work };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    pass(milliseconds) {
      const end = now + milliseconds;
      for (let [next] = soonest(); next && next.at <= end; [next] = soonest()) {
        timers.delete(next);
        now = next.at;
        next.work();
      }
      now = end;
    },
    waiting: () => soonest().map(({ at }) => at - now),
  };
}
