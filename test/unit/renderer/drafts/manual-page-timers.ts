import type { Timers } from '../../../../renderer/stores/primitives/timers.ts';

/** Timers that the test advances. `pass` also runs promise callbacks. */
export interface ManualTimers extends Timers {
  pass(milliseconds: number): Promise<void>;
}

export function createManualTimers(): ManualTimers {
  let now = 0;
  let waiting: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run };
      waiting.push(timer);
      return () => {
        waiting = waiting.filter((other) => other !== timer);
      };
    },
    async pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        waiting = waiting.filter((timer) => timer !== next);
        now = next.at;
        next.run();
        await settle();
      }
      now = end;
      await settle();
    },
  };
}

/** Runs all promise callbacks that don't wait for a timer. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
