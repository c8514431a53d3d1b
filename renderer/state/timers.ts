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
