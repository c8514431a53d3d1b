import type { Clock, Random, Timers } from '../ports.ts';
import { backoff } from './backoff.ts';

/** A question on which the service failed, and when it is asked again. */
export interface Retry {
  tries: number;
  /** Of the timers. */
  due: number;
  facts: Readonly<Record<string, unknown>>;
}

/** Questions that wait by themselves: none of them keeps others from being sent. */
export interface Retries {
  get(id: number): Retry | undefined;
  /** Milliseconds until it is asked again; 0 where it does not wait. */
  remaining(id: number): number;
  later(id: number, facts: Readonly<Record<string, unknown>>): void;
  forget(id: number): void;
  /** All are asked again at once. */
  clear(): void;
}

export function createRetries({
  clock,
  timers,
  random,
}: {
  clock: Clock;
  timers: Timers;
  random: Random;
}): Retries {
  const waiting = new Map<number, Retry>();
  return {
    get: (id) => waiting.get(id),
    remaining: (id) => Math.max(0, (waiting.get(id)?.due ?? 0) - timers.now()),
    later(id, facts) {
      const tries = (waiting.get(id)?.tries ?? 0) + 1;
      const wait = backoff(tries, random);
      const until = Math.round(clock.now() + wait);
      waiting.set(id, { tries, due: timers.now() + wait, facts: { ...facts, tries, until } });
    },
    forget: (id) => waiting.delete(id),
    clear() {
      for (const retry of waiting.values()) retry.due = 0;
    },
  };
}
