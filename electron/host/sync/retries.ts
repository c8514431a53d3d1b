import { backoff, untilNow } from './backoff.ts';
import type { SyncPorts } from './ports.ts';

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
