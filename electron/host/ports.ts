import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { homedir } from 'node:os';
import type { RecoveryReport } from '../../shared/library/recovery-report.ts';
import type { Settings } from '../../shared/settings.ts';

/** The user can set the system clock at any time. */
export const systemClock: Clock = { now: () => Date.now() };

/** The monotonic clock. Its timers don't keep the process alive. */
export const systemTimers: Timers = {
  now: () => performance.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};

/** Cryptographically secure because tokens are derived from it. */
export const nodeRandom: Random = {
  uuid: () => randomUUID(),
  bytes: (count) => randomBytes(count),
  fraction: () => randomInt(2 ** 47) / 2 ** 47,
};

const REPORTED_PROGRAMS = ['electron', 'chrome', 'node', 'v8'] as const;

/** Returns the versions that problem reports contain and the home folder that they redact. */
export const describeComputer = () => ({
  versions: Object.fromEntries(
    REPORTED_PROGRAMS.flatMap((name) => {
      const version = process.versions[name];
      return version === undefined ? [] : [[name, version]];
    }),
  ),
  homeDir: homedir(),
});

export interface Clock {
  /** Returns milliseconds since 1970. */
  now(): number;
}

/** Monotonic time, independent of the system clock. */
export interface Timers {
  /** Returns milliseconds since an arbitrary point, with fractions. */
  now(): number;
  /**
   * Calls back once after a delay. Doesn't keep the process alive. Returns a function that cancels the call.
   */
  after(milliseconds: number, work: () => void): () => void;
}

export interface Random {
  uuid(): string;
  bytes(count: number): Uint8Array;
  /** Returns a number that's at least 0 and less than 1. */
  fraction(): number;
}

/**
 * A log for developers. Details are listed one by one because tokens and whole requests must not be logged.
 */
export interface Log {
  info(message: string, details?: Readonly<Record<string, unknown>>): void;
  warn(message: string, details?: Readonly<Record<string, unknown>>): void;
  error(message: string, cause?: unknown): void;
}

/**
 * Copies damaged files by their path in the library's folder, and stores a report for the user. Resolves when
 * the copies and the report are on disk. Rejects with AppError('disk').
 */
export type QuarantineFiles = (
  found: Omit<RecoveryReport, 'folder' | 'kept'>,
  copies: ReadonlyMap<string, Buffer>,
) => Promise<void>;

/** Opens a locked library's settings. `keepDamaged` quarantines damaged files. */
export type OpenSettings = (library: {
  keepDamaged: QuarantineFiles;
  isNewLibrary: boolean;
}) => Promise<SettingsStore>;

export interface SettingsStore {
  get(): Settings;
  /** Resolves with all settings after the change is stored. Undefined fields don't change. */
  set(patch: SettingsPatch): Promise<Settings>;
}
export type SettingsPatch = { [Name in keyof Settings]?: Settings[Name] | undefined };
