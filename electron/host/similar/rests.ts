import type { Timers } from '../ports.ts';

/** Questions that are being written: told of once nothing has been written in any of them for a while. */
export interface Rests {
  add(key: number): void;
  /** Forgets all of them. */
  clear(): void;
}

export interface RestsPorts {
  timers: Timers;
  /** What counts as a while. */
  milliseconds: number;
  onRest: (keys: Iterable<number>) => void;
}

export function createRests({ timers, milliseconds, onRest }: RestsPorts): Rests {
  let keys = new Set<number>();
  let callOff: (() => void) | null = null;
  const rest = (): void => {
    const rested = keys;
    keys = new Set();
    callOff = null;
    onRest(rested);
  };
  return {
    add(key) {
      keys.add(key);
      callOff?.();
      callOff = timers.after(milliseconds, rest);
    },
    clear() {
      keys.clear();
      callOff?.();
      callOff = null;
    },
  };
}
