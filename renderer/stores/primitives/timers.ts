/** The browser's timers. Tests replace them to control the time. */
export interface Timers {
  /** Returns a monotonic clock's milliseconds. */
  now(): number;
  /** Calls `run` after a delay. Returns a function that cancels it. */
  after(milliseconds: number, run: () => void): () => void;
}

export const createPageTimers = (): Timers => ({
  now: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
});

/** Calls `run` once, after the next frame is painted. */
export type AfterPaint = (run: () => void) => void;

/** Calls `run` after the next frame of the page, so typed text is painted before it's compared. */
export const runAfterPaint: AfterPaint = (run) => {
  // Callbacks run before the frame is painted, and a task that they queue runs after it.
  requestAnimationFrame(() => setTimeout(run));
};

export interface Coalescer {
  /** Schedules a call unless one is already scheduled. More requests don't postpone it. */
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

/** Calls `run` after a pause in requests, and at intervals during a long series of them. */
export interface Debouncer {
  request(): void;
  cancel(): void;
  isWaiting(): boolean;
}

/**
 * `pause` is the delay after the last request, and `longest` the delay after the first one, in milliseconds.
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
