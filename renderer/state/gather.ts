import type { Timers } from './timers.ts';

/** Runs something once for many who ask for it. */
export interface Gather {
  /** It runs after so many milliseconds, unless it is about to run anyway: more asking does not put it off. */
  after(milliseconds: number): void;
  stop(): void;
}

/** Gathers what asks for `run`. */
export function createGather(timers: Timers, run: () => void): Gather {
  let stop: (() => void) | null = null;
  return {
    after(milliseconds) {
      stop ??= timers.after(milliseconds, () => {
        stop = null;
        run();
      });
    },
    stop() {
      stop?.();
      stop = null;
    },
  };
}
