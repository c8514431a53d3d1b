import type { Timers } from '../stores/primitives/timers.ts';

/**
 * Typed text must be on disk within half a second of the last key, including the backend's processing time.
 * The delays increase after repeated failures, and the last delay repeats.
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
  schedule(): void;
  /**
   * Writes scheduled changes now. Resolves when no write is in progress, even if the last write failed.
   * `state` shows whether it failed.
   */
  flush(): Promise<void>;
  /** Retries a failed write soon, but not immediately after it failed. */
  retrySoon(): void;
  cancel(): void;
}

/**
 * Debounces `write` and runs only one write at a time. `write` reads the newest content and rejects if it
 * couldn't be stored. A failed write is retried after the next change, by `flush` or `retrySoon`, and after
 * increasing delays.
 */
export function createAutosave(options: {
  write: () => Promise<void>;
  timers: Timers;
  onState: (state: AutosaveState) => void;
  /**
   * The delay after the last change and the maximum delay after the first one, in milliseconds. Defaults to
   * `AUTOSAVE_DELAYS_MS`.
   */
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
      // Write immediately, because the change has already waited for the previous write.
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
