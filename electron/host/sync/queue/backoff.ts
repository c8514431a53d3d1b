import type { Pause, PauseCode, Wait, WaitCode } from '../../../../shared/sync/sync-views.ts';
import type { Clock, Random } from '../../ports.ts';
import type { SyncPorts } from '../sync-ports.ts';
import type { Memory } from '../sync-state.ts';

/** Milliseconds by which two clocks differ only where one was set. */
const CLOCK_SET = 2_000;

/**
 * When what lasts for `remaining` milliseconds more ends, in milliseconds since 1970 by the clock as it is now: as was `said`,
 * unless somebody has set the clock since.
 */
function untilNow(said: number, remaining: number, clock: Clock): number {
  const until = Math.round(clock.now() + remaining);
  return Math.abs(until - said) < CLOCK_SET ? said : until;
}

const SECOND = 1_000;
const LONGEST = 15 * 60 * SECOND;
const DAY = 24 * 60 * 60 * SECOND;

/** Milliseconds before try number `tries` + 1: from 1 s to 15 min, doubled each time, with jitter. */
export function backoff(tries: number, random: Random): number {
  const most = Math.min(LONGEST, 2 * SECOND * 2 ** Math.min(tries - 1, 20));
  return Math.max(SECOND, Math.round(most * (0.5 + random.fraction() / 2)));
}

/**
 * Milliseconds that a `Retry-After` asks for, at most 24 hours: seconds, or a date, which counts from the `Date` of the answer
 * since our clock may be wrong. Null where there is none that can be read.
 */
export function retryAfter(headers: Readonly<Record<string, string>>, now: number): number | null {
  const value = headers['retry-after']?.trim();
  if (value === undefined || value === '') return null;
  if (/^\d+(?:\.\d+)?$/.test(value)) return Math.min(DAY, Math.ceil(Number(value) * SECOND));
  const until = Date.parse(value);
  if (Number.isNaN(until)) return null;
  const from = Date.parse(headers.date ?? '');
  return Math.min(DAY, Math.max(0, until - (Number.isNaN(from) ? now : from)));
}

/** Why the account does nothing: it is paused until somebody acts, or waits for some time. */
export interface Halts {
  pause(): Pause | null;
  wait(): Wait | null;
  /** Milliseconds until the wait ends; 0 without one. */
  remaining(): number;
  stopBy(code: PauseCode, facts: Pause['facts']): Promise<void>;
  /** A wait that lasts longer already stays. */
  waitFor(code: WaitCode, milliseconds: number, facts: Wait['facts']): Promise<void>;
  /** Ends the pause. */
  resume(): Promise<void>;
  /** Ends the wait; one that the service itself asked for only where `all` is to end. */
  hurry(all: boolean): Promise<void>;
}

/** They outlive the run; how long a wait still is does not depend on the clock while it runs. */
export function createHalts({ clock, timers }: Pick<SyncPorts, 'clock' | 'timers'>, memory: Memory): Halts {
  const kept = memory.get().wait;
  const left = kept ? Math.min(kept.milliseconds, Math.max(0, kept.until - clock.now())) : 0;
  let end = timers.now() + left;
  const remaining = () => (memory.get().wait ? Math.max(0, end - timers.now()) : 0);
  const told = (wait: Wait): Wait => {
    const until = untilNow(wait.until, remaining(), clock);
    return until === wait.until ? wait : { ...wait, until, facts: { ...wait.facts, until } };
  };
  return {
    pause: () => memory.get().pause,
    wait() {
      const { wait } = memory.get();
      return wait && remaining() > 0 ? told(wait) : null;
    },
    remaining,
    stopBy: (code, facts) => memory.note({ pause: { code, at: clock.now(), facts } }),
    async waitFor(code, milliseconds, facts) {
      if (remaining() >= milliseconds) return;
      end = timers.now() + milliseconds;
      const at = clock.now();
      const until = Math.round(at + milliseconds);
      await memory.note({ wait: { code, at, until, milliseconds, facts: { ...facts, until } } });
    },
    resume: () => (memory.get().pause ? memory.note({ pause: null }) : Promise.resolve()),
    async hurry(all) {
      const { wait } = memory.get();
      if (wait && (all || wait.code !== 'rate-limited')) await memory.note({ wait: null });
    },
  };
}

type Facts = Readonly<Record<string, unknown>>;

/** A question on which the service failed, and when it is asked again. */
interface Retry {
  tries: number;
  /** Of the timers. */
  due: number;
  /** Milliseconds since 1970. */
  until: number;
  facts: Facts;
}

/** Questions that wait by themselves: none of them keeps others from being sent. */
export interface Retries {
  /** Why it waits, after how many `tries`, and `until` when, in milliseconds since 1970; null where it does not wait. */
  why(id: number): Facts | null;
  /** Milliseconds until it is asked again; 0 where it does not wait. */
  remaining(id: number): number;
  later(id: number, facts: Facts): void;
  forget(id: number): void;
  /** All are asked again at once. */
  clear(): void;
}

export function createRetries({
  clock,
  timers,
  random,
}: Pick<SyncPorts, 'clock' | 'timers' | 'random'>): Retries {
  const waiting = new Map<number, Retry>();
  const remaining = (id: number): number => Math.max(0, (waiting.get(id)?.due ?? 0) - timers.now());
  return {
    why(id) {
      const retry = waiting.get(id);
      if (!retry || remaining(id) === 0) return null;
      const { facts, tries, until } = retry;
      return { ...facts, tries, until: untilNow(until, remaining(id), clock) };
    },
    remaining,
    later(id, facts) {
      const tries = (waiting.get(id)?.tries ?? 0) + 1;
      const wait = backoff(tries, random);
      const until = Math.round(clock.now() + wait);
      waiting.set(id, { tries, due: timers.now() + wait, until, facts });
    },
    forget: (id) => waiting.delete(id),
    clear() {
      for (const retry of waiting.values()) retry.due = 0;
    },
  };
}
