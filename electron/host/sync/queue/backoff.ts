import type { Clock, Random } from '../../ports.ts';
import type { SyncPorts } from '../sync-ports.ts';

/** A larger difference between 2 clocks means that one of them was set. */
const CLOCK_CHANGE_MS = 2_000;

/**
 * Returns the end of a wait with `remaining` milliseconds left, in milliseconds since 1970. Returns the
 * announced time `said` unless the clock was set during the wait.
 */
export function correctDeadline(said: number, remaining: number, clock: Clock): number {
  const until = Math.round(clock.now() + remaining);
  return Math.abs(until - said) < CLOCK_CHANGE_MS ? said : until;
}

const SECOND_MS = 1_000;
const MAX_BACKOFF_MS = 15 * 60 * SECOND_MS;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/**
 * Returns the milliseconds before the next attempt after `tries` failures. The delay doubles from 1 second to
 * 15 minutes, with jitter.
 */
export function getBackoffMs(tries: number, random: Random): number {
  const maxMs = Math.min(MAX_BACKOFF_MS, 2 * SECOND_MS * 2 ** Math.min(tries - 1, 20));
  return Math.max(SECOND_MS, Math.round(maxMs * (0.5 + random.fraction() / 2)));
}

/**
 * Returns a `Retry-After` header's delay in milliseconds, at most 24 hours. Returns null if the header is
 * missing or invalid. A date is compared with the response's `Date` because the local clock may be wrong.
 */
export function parseRetryAfterMs(headers: Readonly<Record<string, string>>, now: number): number | null {
  const value = headers['retry-after']?.trim();
  if (value === undefined || value === '') return null;
  if (/^\d+(?:\.\d+)?$/.test(value)) return Math.min(DAY_MS, Math.ceil(Number(value) * SECOND_MS));
  const until = Date.parse(value);
  if (Number.isNaN(until)) return null;
  const from = Date.parse(headers.date ?? '');
  return Math.min(DAY_MS, Math.max(0, until - (Number.isNaN(from) ? now : from)));
}

type RetryReason = Readonly<Record<string, unknown>>;

interface Retry {
  tries: number;
  /** The time of the next attempt, according to the timers' clock. */
  due: number;
  /** The time of the next attempt, in milliseconds since 1970. */
  until: number;
  facts: RetryReason;
}

/** The questions that wait for a retry after a failure. Other questions are sent in the meantime. */
export interface RetrySchedule {
  /**
   * Returns why a question waits, with `tries` and `until` (milliseconds since 1970), or null if the question
   * doesn't wait.
   */
  findReason(id: number): RetryReason | null;
  /** Returns the milliseconds until the retry, or 0 if the question doesn't wait. */
  getRemainingMs(id: number): number;
  schedule(id: number, facts: RetryReason): void;
  cancel(id: number): void;
  makeAllDue(): void;
}

export function createRetrySchedule({
  clock,
  timers,
  random,
}: Pick<SyncPorts, 'clock' | 'timers' | 'random'>): RetrySchedule {
  const waiting = new Map<number, Retry>();
  const getRemainingMs = (id: number): number => Math.max(0, (waiting.get(id)?.due ?? 0) - timers.now());
  return {
    findReason(id) {
      const retry = waiting.get(id);
      if (!retry || getRemainingMs(id) === 0) return null;
      const { facts, tries, until } = retry;
      return { ...facts, tries, until: correctDeadline(until, getRemainingMs(id), clock) };
    },
    getRemainingMs: getRemainingMs,
    schedule(id, facts) {
      const tries = (waiting.get(id)?.tries ?? 0) + 1;
      const wait = getBackoffMs(tries, random);
      const until = Math.round(clock.now() + wait);
      waiting.set(id, { tries, due: timers.now() + wait, until, facts });
    },
    cancel: (id) => waiting.delete(id),
    makeAllDue() {
      for (const retry of waiting.values()) retry.due = 0;
    },
  };
}
