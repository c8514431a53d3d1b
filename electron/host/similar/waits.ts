import type { Timers } from '../ports.ts';

/** Those who wait for something to be so. */
export interface Waits {
  /** Resolves as soon as `isDone` at some `look`, with `release`, or after so many milliseconds. */
  until(isDone: () => boolean, milliseconds: number): Promise<void>;
  /** Something may have become so. */
  look(): void;
  /** Lets everybody go. */
  release(): void;
  /** How many wait. */
  readonly size: number;
}

export function createWaits(timers: Timers): Waits {
  const waiting = new Set<{ isDone: () => boolean; resolve: () => void }>();
  return {
    until(isDone, milliseconds) {
      if (isDone()) return Promise.resolve();
      const { promise, resolve } = Promise.withResolvers<void>();
      const callOff = timers.after(milliseconds, () => one.resolve());
      const one = {
        isDone,
        resolve() {
          waiting.delete(one);
          callOff();
          resolve();
        },
      };
      waiting.add(one);
      return promise;
    },
    look() {
      for (const one of [...waiting]) if (one.isDone()) one.resolve();
    },
    release() {
      for (const one of [...waiting]) one.resolve();
    },
    get size() {
      return waiting.size;
    },
  };
}
