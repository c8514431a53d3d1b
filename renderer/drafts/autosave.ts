import type { Timers } from '../stores/timers.ts';

/**
 * When to write, in milliseconds. Typing has to be on disk half a second after the key; the host and its disk
 * need the rest of that time. After each failure in a row the wait is longer; the last one repeats. Two tries in a row
 * that nobody asked for are never closer together than the first.
 */
export const AUTOSAVE = {
  afterLastChange: 200,
  afterFirstChange: 400,
  afterFailure: [1000, 2000, 4000, 8000],
} as const;
const LONGEST_WAIT = AUTOSAVE.afterFailure[3];

/** What is being waited for. */
export type AutosaveState = 'idle' | 'waiting' | 'writing' | 'failed';

export interface Autosave {
  readonly state: AutosaveState;
  /** There is something new; it is written soon. */
  changed(): void;
  /** Writes now what is waiting. Resolves once nothing is under way; whether it worked is in `state`. */
  flush(): Promise<void>;
  /** There is reason to think that what failed would work now: tries it again, unless it was just tried. */
  hurry(): void;
  /** Whatever is waiting is no longer wanted. */
  drop(): void;
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
  pace?: { afterLastChange: number; afterFirstChange: number };
}): Autosave {
  const { write, timers, onState, pace = AUTOSAVE } = options;
  let state: AutosaveState = 'idle';
  let changedAgain = false;
  let firstChange = 0;
  let failures = 0;
  let failedAt = 0;
  let cancel = (): void => {};
  let writing: Promise<void> = Promise.resolve();

  const enter = (next: AutosaveState): void => {
    if (next === state) return;
    state = next;
    onState(next);
  };

  const wait = (): void => {
    cancel();
    const latest = firstChange + pace.afterFirstChange - timers.now();
    cancel = timers.after(Math.max(0, Math.min(pace.afterLastChange, latest)), start);
    enter('waiting');
  };

  const start = (): void => {
    cancel();
    cancel = () => {};
    changedAgain = false;
    enter('writing');
    writing = write().then(
      () => done('idle'),
      () => done('failed'),
    );
  };

  const done = (result: 'idle' | 'failed'): void => {
    if (result === 'idle') failures = 0;
    if (changedAgain && result === 'idle') {
      // It waited for the disk already: no further delay.
      start();
      return;
    }
    if (result === 'failed') {
      cancel = timers.after(AUTOSAVE.afterFailure[failures] ?? LONGEST_WAIT, start);
      failures += 1;
      failedAt = timers.now();
    }
    enter(result);
  };

  return {
    get state() {
      return state;
    },
    changed() {
      if (state === 'writing') {
        changedAgain = true;
        return;
      }
      if (state !== 'waiting') firstChange = timers.now();
      wait();
    },
    async flush() {
      if (state === 'waiting' || state === 'failed') start();
      let awaited: Promise<void>;
      do {
        awaited = writing;
        await awaited;
      } while (awaited !== writing);
    },
    hurry() {
      if (state !== 'failed') return;
      cancel();
      cancel = timers.after(Math.max(0, failedAt + AUTOSAVE.afterFailure[0] - timers.now()), start);
    },
    drop() {
      changedAgain = false;
      cancel();
      cancel = () => {};
      if (state !== 'writing') enter('idle');
    },
  };
}
