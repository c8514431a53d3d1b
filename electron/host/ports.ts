import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { homedir } from 'node:os';
import type { RecoveryReport } from '../../shared/library/recovery-report.ts';
import type { Settings } from '../../shared/settings.ts';

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
const REPORTED_PROGRAMS = ['electron', 'chrome', 'node', 'v8'] as const;

/** What a report of a problem says of this computer, and what it must not say. */
export const describeComputer = () => ({
  versions: Object.fromEntries(
    REPORTED_PROGRAMS.flatMap((name) => {
      const version = process.versions[name];
      return version === undefined ? [] : [[name, version]];
    }),
  ),
  homeDir: homedir(),
});

/** What the host needs from its surroundings. Tests and simulations put their own in. */

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** Spans of time, whatever happens to the clock meanwhile. */
export interface Timers {
  /** Milliseconds since some moment, in fractions. */
  now(): number;
  /** Calls back once, after so many milliseconds. Keeps no process alive. Returns how to call it off. */
  after(milliseconds: number, work: () => void): () => void;
}

export interface Random {
  uuid(): string;
  bytes(count: number): Uint8Array;
  /** At least 0, less than 1. */
  fraction(): number;
}

/** For the log, never for people. Facts are an allow-list by design: pass no token, no whole request. */
export interface Log {
  info(message: string, facts?: Readonly<Record<string, unknown>>): void;
  warn(message: string, facts?: Readonly<Record<string, unknown>>): void;
  error(message: string, cause?: unknown): void;
}

/**
 * Keeps copies of damaged files, by path from the library's folder, with a report that people are shown: see
 * `SetAside.keep`. Both last when it resolves. Rejects with AppError('disk').
 */
export type QuarantineFiles = (
  found: Omit<RecoveryReport, 'folder' | 'kept'>,
  copies: ReadonlyMap<string, Buffer>,
) => Promise<void>;

/** Small preferences, parsed on the way in and out. */
export interface SettingsStore {
  get(): Settings;
  /** Resolves with the whole once the change is kept. A member given as undefined changes nothing. */
  set(patch: SettingsPatch): Promise<Settings>;
}
export type SettingsPatch = { [Name in keyof Settings]?: Settings[Name] | undefined };
