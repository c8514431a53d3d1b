import type { Timers } from '../../electron/host/ports.ts';

/** Timers for work in slices: every look at them takes so long, and the next one that is due runs when told to. */
export interface SteppedTimers extends Timers {
  /** Runs the one that is due next, be it due in an hour. False where there is none. */
  next(): boolean;
  /** Runs all of them, and those that they begin. */
  all(): void;
  /** How many are set. */
  readonly waiting: number;
}

/** `look`: milliseconds that pass with each look. */
export function steppedTimers(look = 1): SteppedTimers {
  let now = 0;
  const timers = new Set<{ at: number; work: () => void }>();
  const next = (): boolean => {
    const [first] = [...timers].sort((a, b) => a.at - b.at);
    if (!first) return false;
    timers.delete(first);
    now = Math.max(now, first.at);
    first.work();
    return true;
  };
  return {
    now() {
      now += look;
      return now;
    },
    after(milliseconds, work) {
      const timer = { at: now + milliseconds, work };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    next,
    all() {
      while (next());
    },
    get waiting() {
      return timers.size;
    },
  };
}
