import type { Accounts } from './accounts.ts';
import type { Halts } from './halts.ts';
import type { SyncPorts } from './ports.ts';
import type { Retries } from './retries.ts';
import type { Rounds } from './rounds.ts';

/** When something is done by itself. */
export interface Schedule {
  /** Looks again at what there is to do, and when. */
  wake(): void;
  /** Milliseconds since 1970 of the next round or refresh that comes by itself; null where none does. */
  next(): number | null;
  stop(): void;
}

/** Milliseconds in which one more change is waited for before what is queued goes out by itself. */
const SOON = 1_000;
const MINUTE = 60_000;

/** `pullAll` fetches all known questions. Nothing is begun once `closed` is aborted. */
export function createSchedule(
  { clock, timers, options, log }: SyncPorts,
  halts: Halts,
  retries: Retries,
  rounds: Rounds,
  accounts: Accounts,
  closed: AbortSignal,
  pullAll: () => Promise<unknown>,
): Schedule {
  let cancel: (() => void) | null = null;
  let due: number | null = null;
  let pulledAt = timers.now();
  let isPulling = false;

  /** Milliseconds until what is queued is worth a try; null where nothing is. */
  function untilRound(): number | null {
    const waits = rounds.eligible().map(({ id }) => retries.remaining(id));
    if (waits.length === 0) return null;
    return Math.max(halts.remaining(), Math.min(...waits), SOON);
  }

  function untilPull(): number | null {
    const { automatic, interval } = options();
    if (!automatic || isPulling) return null;
    return Math.max(halts.remaining(), pulledAt + interval * MINUTE - timers.now(), SOON);
  }

  async function pull(): Promise<void> {
    isPulling = true;
    pulledAt = timers.now();
    await pullAll()
      .catch((error: unknown) => log.error('a refresh failed', error))
      .finally(() => {
        isPulling = false;
      });
  }

  async function tick(): Promise<void> {
    if (closed.aborted) return;
    const { automatic, interval } = options();
    const isPullDue = automatic && !isPulling && timers.now() >= pulledAt + interval * MINUTE;
    await rounds.run('wanted');
    if (isPullDue && !closed.aborted) await pull();
    schedule.wake();
  }

  const schedule: Schedule = {
    wake() {
      if (closed.aborted || rounds.isRunning()) return;
      const times =
        halts.pause() || !accounts.isSetUp()
          ? []
          : [untilRound(), untilPull()].filter((time) => time !== null);
      const soonest = times.length === 0 ? null : timers.now() + Math.min(...times);
      // One that comes as soon stays: changes in a row must not put it off for ever.
      if (cancel && due !== null && soonest !== null && due <= soonest) return;
      cancel?.();
      due = soonest;
      cancel =
        soonest === null
          ? null
          : timers.after(soonest - timers.now(), () => {
              cancel = null;
              due = null;
              void tick();
            });
    },
    next: () => (due === null ? null : Math.round(clock.now() + due - timers.now())),
    stop() {
      cancel?.();
      cancel = null;
    },
  };
  return schedule;
}
