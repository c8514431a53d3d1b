import type { Timers } from '../stores/primitives/timers.ts';

/**
 * Delays before a write, in milliseconds. Typing must be on disk half a second after the key, including the time that
 * the backend needs. After repeated failures the delay grows; the last one repeats.
 */
export const AUTOSAVE_DELAYS_MS = {
  afterLastChange: 200,
  afterFirstChange: 400,
  afterFailure: [1000, 2000, 4000, 8000],
} as const;
const MAX_RETRY_DELAY_MS = AUTOSAVE_DELAYS_MS.afterFailure[3];

export type AutosaveState = 'idle' | 'waiting' | 'writing' | 'failed';

export interface Autosave {
  readonly state: AutosaveState;
  /** Schedules a write of the newest content. */
  schedule(): void;
  /** Writes scheduled changes now. Resolves when no write is in progress; `state` says whether it succeeded. */
  flush(): Promise<void>;
  /** Retries a failed write soon, but not right after it failed. */
  retrySoon(): void;
  /** Cancels the scheduled write. */
  cancel(): void;
}

/**
 * Debounces calls of `write`: one at a time, and again if something changed during a write. `write` reads the newest
 * content and rejects if it couldn't store it; it's then retried with the next change, by `flush` or `retrySoon`, and
 * after growing delays.
 */
export function createAutosave(options: {
  write: () => Promise<void>;
  timers: Timers;
  onState: (state: AutosaveState) => void;
  /** The delay after the last change, and the longest one after the first. Default: `AUTOSAVE_DELAYS_MS`. */
  delays?: { afterLastChange: number; afterFirstChange: number };
}): Autosave {
  const { write, timers, onState, delays = AUTOSAVE_DELAYS_MS } = options;
  let state: AutosaveState = 'idle';
  let changedWhileWriting = false;
  let firstChangeAt = 0;
  let failureCount = 0;
  let failedAt = 0;
  let cancelTimer = (): void => {};
  let writing: Promise<void> = Promise.resolve();

  const setState = (next: AutosaveState): void => {
    if (next === state) return;
    state = next;
    onState(next);
  };

  const startTimer = (): void => {
    cancelTimer();
    const latest = firstChangeAt + delays.afterFirstChange - timers.now();
    cancelTimer = timers.after(Math.max(0, Math.min(delays.afterLastChange, latest)), startWrite);
    setState('waiting');
  };

  const startWrite = (): void => {
    cancelTimer();
    cancelTimer = () => {};
    changedWhileWriting = false;
    setState('writing');
    writing = write().then(
      () => finishWrite('idle'),
      () => finishWrite('failed'),
    );
  };

  const finishWrite = (result: 'idle' | 'failed'): void => {
    if (result === 'idle') failureCount = 0;
    if (changedWhileWriting && result === 'idle') {
      // It has already waited for the write in progress.
      startWrite();
      return;
    }
    if (result === 'failed') {
      cancelTimer = timers.after(
        AUTOSAVE_DELAYS_MS.afterFailure[failureCount] ?? MAX_RETRY_DELAY_MS,
        startWrite,
      );
      failureCount += 1;
      failedAt = timers.now();
    }
    setState(result);
  };

  return {
    get state() {
      return state;
    },
    schedule() {
      if (state === 'writing') {
        changedWhileWriting = true;
        return;
      }
      if (state !== 'waiting') firstChangeAt = timers.now();
      startTimer();
    },
    async flush() {
      if (state === 'waiting' || state === 'failed') startWrite();
      let awaited: Promise<void>;
      do {
        awaited = writing;
        await awaited;
      } while (awaited !== writing);
    },
    retrySoon() {
      if (state !== 'failed') return;
      cancelTimer();
      cancelTimer = timers.after(
        Math.max(0, failedAt + AUTOSAVE_DELAYS_MS.afterFailure[0] - timers.now()),
        startWrite,
      );
    },
    cancel() {
      changedWhileWriting = false;
      cancelTimer();
      cancelTimer = () => {};
      if (state !== 'writing') setState('idle');
    },
  };
}
