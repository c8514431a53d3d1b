import type { Timers } from '../stores/primitives/timers.ts';

/**
 * When to write, in milliseconds. Typing has to be on disk half a second after the key; the host and its disk
 * need the rest of that time. After each failure in a row the wait is longer; the last one repeats. Two tries in a row
 * that nobody asked for are never closer together than the first.
 */
export const AUTOSAVE_DELAYS_MS = {
  afterLastChange: 200,
  afterFirstChange: 400,
  afterFailure: [1000, 2000, 4000, 8000],
} as const;
const MAX_RETRY_DELAY_MS = AUTOSAVE_DELAYS_MS.afterFailure[3];

/** What is being waited for. */
export type AutosaveState = 'idle' | 'waiting' | 'writing' | 'failed';

export interface Autosave {
  readonly state: AutosaveState;
  /** There is something new; it is written soon. */
  schedule(): void;
  /** Writes now what is waiting. Resolves once nothing is under way; whether it worked is in `state`. */
  flush(): Promise<void>;
  /** There is reason to think that what failed would work now: tries it again, unless it was just tried. */
  retrySoon(): void;
  /** Whatever is waiting is no longer wanted. */
  cancel(): void;
}

/**
 * Calls `write` a moment after changes: never twice at once, never for nothing, and always again where something
 * changed meanwhile. `write` takes the newest content itself and rejects where it could not be kept; then it is tried
 * again with the next change, by `flush` or `hurry`, or by itself: after a second at first, and ever more rarely.
 */
export function createAutosave(options: {
  write: () => Promise<void>;
  timers: Timers;
  onState: (state: AutosaveState) => void;
  /** How long to wait after the last change, and at most after the first; as `AUTOSAVE` says where absent. */
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
      // It waited for the disk already: no further delay.
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
