/** Timers as the browser has them, so that tests can own the time. */
export interface Timers {
  /** Milliseconds of a clock that only goes forward. */
  now(): number;
  /** Runs something after so many milliseconds. Returns how to call that off. */
  after(milliseconds: number, run: () => void): () => void;
}

/** Timers of the page. */
export const pageTimers = (): Timers => ({
  now: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
});

/** Runs something once, after what is being drawn now is on the screen. */
export type AfterPaint = (run: () => void) => void;

/** That of the page. What is typed is drawn first, and only then thought about. */
export const pageAfterPaint: AfterPaint = (run) => {
  // The frame is drawn behind its callbacks: a task after them runs once it is out.
  requestAnimationFrame(() => setTimeout(run));
};

/** Runs something once for many who ask for it. */
export interface Coalescer {
  /** It runs after so many milliseconds, unless it is about to run anyway: more asking does not put it off. */
  after(milliseconds: number): void;
  stop(): void;
}

/** Gathers what asks for `run`. */
export function createCoalescer(timers: Timers, run: () => void): Coalescer {
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
