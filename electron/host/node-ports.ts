import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { homedir } from 'node:os';
import type { Clock, Random, Timers } from './ports.ts';

/** The computer's own clock, which somebody may set. */
export const systemClock: Clock = { now: () => Date.now() };

/** Spans by the computer's monotonic clock. A timer keeps no process alive. */
export const systemTimers: Timers = {
  now: () => performance.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};

/** Chance that nobody can foretell: tokens are made of it. */
export const nodeRandom: Random = {
  uuid: () => randomUUID(),
  bytes: (count) => randomBytes(count),
  fraction: () => randomInt(2 ** 47) / 2 ** 47,
};

/** Programs whose versions matter where something goes wrong. */
const PROGRAMS = ['electron', 'chrome', 'node', 'v8'] as const;

/** What a report of a problem says of this computer, and what it must not say. */
export const aboutThisComputer = () => ({
  versions: Object.fromEntries(
    PROGRAMS.flatMap((name) => {
      const version = process.versions[name];
      return version === undefined ? [] : [[name, version]];
    }),
  ),
  homeDir: homedir(),
});
