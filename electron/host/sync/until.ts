import type { Clock } from '../ports.ts';

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
