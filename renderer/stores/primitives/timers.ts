/** The browser's timers. Tests replace them to control the time. */
export interface Timers {
  /** Returns a monotonic clock's time in milliseconds. */
  now(): number;
  /** Calls `run` after a delay. Returns a function that cancels the call. */
  after(milliseconds: number, run: () => void): () => void;
}

export const createPageTimers = (): Timers => ({
  now: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
});

export type AfterPaint = (run: () => void) => void;

/** Calls `run` after the page's next frame, because typed text must be painted before it's compared. */
export const runAfterPaint: AfterPaint = (run) => {
  // Animation callbacks run before the frame is painted. A task that they queue runs after it.
  requestAnimationFrame(() => setTimeout(run));
};

export interface Coalescer {
  /** Schedules a call unless one is already scheduled. Further requests don't postpone it. */
  after(milliseconds: number): void;
  stop(): void;
}

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

/** Calls its function after a pause in requests, and at intervals during a long series of requests. */
export interface Debouncer {
  request(): void;
  cancel(): void;
  isWaiting(): boolean;
}

/**
 * Creates a debouncer. `pause` is the delay after the last request, and `longest` the maximum delay after the
 * first one, both in milliseconds.
 */
export function createDebouncer(
  timers: Timers,
  { pause, longest }: { pause: number; longest: number },
  run: () => void,
): Debouncer {
  let deadline: number | null = null;
  let cancelTimer = (): void => {};
  const cancel = (): void => {
    cancelTimer();
    deadline = null;
  };
  return {
    request() {
      const now = timers.now();
      deadline ??= now + longest;
      cancelTimer();
      cancelTimer = timers.after(Math.max(0, Math.min(pause, deadline - now)), () => {
        deadline = null;
        run();
      });
    },
    cancel,
    isWaiting: () => deadline !== null,
  };
}
