import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Clock, Random, Timers } from './ports.ts';

/** The computer's own clock and randomness. */
export const systemClock: Clock = { now: () => Date.now() };

export const systemTimers: Timers = {
  now: () => performance.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};

export const nodeRandom: Random = {
  uuid: () => randomUUID(),
  bytes: (count) => randomBytes(count),
  fraction: () => randomInt(2 ** 47) / 2 ** 47,
};
