import type { Clock, Random } from '../ports.ts';

/** Milliseconds by which two clocks differ only where one was set. */
const CLOCK_SET = 2_000;

/**
 * When what lasts for `remaining` milliseconds more ends, in milliseconds since 1970 by the clock as it is now: as was `said`,
 * unless somebody has set the clock since.
 */
export function untilNow(said: number, remaining: number, clock: Clock): number {
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
