import type { Log, Timers } from '../ports.ts';
import { createWaits } from './waits.ts';

/** Work that is done a few milliseconds at a time, so that whoever else waits for the host has his turn in between. */
export interface Slices {
  /** There is something to do: goes on until there is nothing left. */
  wake(): void;
  /** Does at most one slice of it at once. Where something is left, it goes on as after `wake`. */
  catchUp(): void;
  /**
   * Resolves as soon as `isDone` after some slice, when nothing is left, after so many milliseconds, or with `stop`.
   * Until then it goes on without rests.
   */
  until(isDone: () => boolean, milliseconds: number): Promise<void>;
  /** Ends it for good. */
  stop(): void;
}

export interface SlicesPorts {
  timers: Timers;
  log: Log;
  /** Does the next small piece; false where there is none. One that throws is logged, and must not come again. */
  step: () => boolean;
  /** Called after `wake` as soon as nothing is left, whoever did the last piece. */
  onDone?: () => void;
}

/** Milliseconds: of a slice; of one for which somebody waits, half a frame; of the rest after it while nobody does. */
const SLICE = 4;
const SLICE_WAITED_FOR = 8;
const REST = 4;

export function createSlices({ timers, log, step, onDone }: SlicesPorts): Slices {
  const waiting = createWaits(timers);
  let cancel: (() => void) | null = null;
  let isStopped = false;

  const piece = (): boolean => {
    try {
      return step();
    } catch (error) {
      // One question that can't be compared is no reason to compare no other, or to end the app.
      log.error('a question could not be compared', error);
      return true;
    }
  };
  /** Returns whether something is left. */
  const slice = (): boolean => {
    const end = timers.now() + (waiting.size > 0 ? SLICE_WAITED_FOR : SLICE);
    while (piece()) if (timers.now() >= end) return true;
    return false;
  };
  const goOn = (): void => {
    cancel = null;
    const isMore = slice();
    if (!isMore) {
      onDone?.();
      waiting.release();
      return;
    }
    waiting.look();
    wake();
  };
  const wake = (): void => {
    if (isStopped || cancel) return;
    cancel = timers.after(waiting.size > 0 ? 0 : REST, goOn);
  };
  const rest = (): void => {
    cancel?.();
    cancel = null;
  };
  return {
    wake,
    catchUp() {
      if (isStopped) return;
      if (slice()) wake();
    },
    until(isDone, milliseconds) {
      if (isStopped || isDone()) return Promise.resolve();
      const done = waiting.until(isDone, milliseconds);
      // The rest that it is having now is cut short.
      rest();
      wake();
      return done;
    },
    stop() {
      isStopped = true;
      rest();
      waiting.release();
    },
  };
}

/** Lets others have their turn in the middle of a loop. */
export interface Turns {
  /** Resolves at once, or a little later where the loop has run for as long as a slice. */
  next(): Promise<void>;
}

export function createTurns(timers: Timers): Turns {
  let end = timers.now() + SLICE;
  return {
    async next() {
      if (timers.now() < end) return;
      await new Promise<void>((resolve) => void timers.after(0, resolve));
      end = timers.now() + SLICE;
    },
  };
}
