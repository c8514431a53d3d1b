import type { Timers } from '../../electron/host/ports.ts';

export interface ManualTimers extends Timers {
  /** Advances the time and runs all timers that become due. */
  advance(milliseconds: number): void;
  /** Returns the remaining time of each timer, shortest first. */
  getRemainingMs(): number[];
}

export function createManualTimers(): ManualTimers {
  let now = 0;
  const timers = new Set<{ at: number; work: () => void }>();
  const findSoonest = () => [...timers].sort((a, b) => a.at - b.at);
  return {
    now: () => now,
    after(milliseconds, work) {
      const timer = { at: now + milliseconds, work };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance(milliseconds) {
      const end = now + milliseconds;
      for (let [next] = findSoonest(); next && next.at <= end; [next] = findSoonest()) {
        timers.delete(next);
        now = next.at;
        next.work();
      }
      now = end;
    },
    getRemainingMs: () => findSoonest().map(({ at }) => at - now),
  };
}
