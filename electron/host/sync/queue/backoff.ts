import type { Clock, Random } from '../../ports.ts';
import type { SyncPorts } from '../sync-ports.ts';

/** Milliseconds by which two clocks differ only where one was set. */
const CLOCK_CHANGE_MS = 2_000;

/**
 * When what lasts for `remaining` milliseconds more ends, in milliseconds since 1970 by the clock as it is now: as was `said`,
 * unless somebody has set the clock since.
 */
export function correctedDeadline(said: number, remaining: number, clock: Clock): number {
  const until = Math.round(clock.now() + remaining);
  return Math.abs(until - said) < CLOCK_CHANGE_MS ? said : until;
}

const SECOND_MS = 1_000;
const MAX_BACKOFF_MS = 15 * 60 * SECOND_MS;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/** Milliseconds before try number `tries` + 1: from 1 s to 15 min, doubled each time, with jitter. */
export function backoffMs(tries: number, random: Random): number {
  const most = Math.min(MAX_BACKOFF_MS, 2 * SECOND_MS * 2 ** Math.min(tries - 1, 20));
  return Math.max(SECOND_MS, Math.round(most * (0.5 + random.fraction() / 2)));
}

/**
 * Milliseconds that a `Retry-After` asks for, at most 24 hours: seconds, or a date, which counts from the `Date` of the answer
 * since our clock may be wrong. Null where there is none that can be read.
 */
export function retryAfterMs(headers: Readonly<Record<string, string>>, now: number): number | null {
  const value = headers['retry-after']?.trim();
  if (value === undefined || value === '') return null;
  if (/^\d+(?:\.\d+)?$/.test(value)) return Math.min(DAY_MS, Math.ceil(Number(value) * SECOND_MS));
  const until = Date.parse(value);
  if (Number.isNaN(until)) return null;
  const from = Date.parse(headers.date ?? '');
  return Math.min(DAY_MS, Math.max(0, until - (Number.isNaN(from) ? now : from)));
}

type RetryReason = Readonly<Record<string, unknown>>;

/** A question on which the service failed, and when it is asked again. */
interface Retry {
  tries: number;
  /** Of the timers. */
  due: number;
  /** Milliseconds since 1970. */
  until: number;
  facts: RetryReason;
}

/** Questions that wait by themselves: none of them keeps others from being sent. */
export interface RetrySchedule {
  /** Why it waits, after how many `tries`, and `until` when, in milliseconds since 1970; null where it does not wait. */
  reasonOf(id: number): RetryReason | null;
  /** Milliseconds until it is asked again; 0 where it does not wait. */
  remainingMs(id: number): number;
  schedule(id: number, facts: RetryReason): void;
  cancel(id: number): void;
  /** All are asked again at once. */
  makeAllDue(): void;
}

export function createRetrySchedule({
  clock,
  timers,
  random,
}: Pick<SyncPorts, 'clock' | 'timers' | 'random'>): RetrySchedule {
  const waiting = new Map<number, Retry>();
  const remaining = (id: number): number => Math.max(0, (waiting.get(id)?.due ?? 0) - timers.now());
  return {
    reasonOf(id) {
      const retry = waiting.get(id);
      if (!retry || remaining(id) === 0) return null;
      const { facts, tries, until } = retry;
      return { ...facts, tries, until: correctedDeadline(until, remaining(id), clock) };
    },
    remainingMs: remaining,
    schedule(id, facts) {
      const tries = (waiting.get(id)?.tries ?? 0) + 1;
      const wait = backoffMs(tries, random);
      const until = Math.round(clock.now() + wait);
      waiting.set(id, { tries, due: timers.now() + wait, until, facts });
    },
    cancel: (id) => waiting.delete(id),
    makeAllDue() {
      for (const retry of waiting.values()) retry.due = 0;
    },
  };
}
