import type { AccountPause } from '../account/account-pause.ts';
import type { Accounts } from '../account/accounts.ts';
import type { SyncPorts } from '../sync-ports.ts';
import type { RetrySchedule } from './backoff.ts';
import type { QueueRunner } from './queue-runner.ts';

interface SyncSchedule {
  wake(): void;
  /**
   * Returns the time of the next automatic sync or refresh, in milliseconds since 1970, or null if none is
   * scheduled.
   */
  getNext(): number | null;
  stop(): void;
}

/** Combines several changes in a row into one sync. */
const MIN_DELAY_MS = 1_000;
const MINUTE_MS = 60_000;

interface SyncScheduleOptions {
  ports: SyncPorts;
  accountPause: AccountPause;
  retries: RetrySchedule;
  /** A runner whose `run` doesn't reject. */
  queueRunner: QueueRunner;
  accounts: Accounts;
  /** No sync or refresh starts after this is aborted. */
  closed: AbortSignal;
  /** Fetches all linked questions. A rejection is logged. */
  pullAll: () => Promise<unknown>;
}

/**
 * Creates the schedule. The first refresh is due one interval after the start. Each timer takes at least
 * `MIN_DELAY_MS`.
 */
export function createSyncSchedule({
  ports: { clock, timers, getPreferences, log },
  accountPause,
  retries,
  queueRunner,
  accounts,
  closed,
  pullAll,
}: SyncScheduleOptions): SyncSchedule {
  let cancel: (() => void) | null = null;
  let due: number | null = null;
  let refreshedAt = timers.now();
  let isRefreshing = false;

  /**
   * Returns the milliseconds until the next queued question can be sent, or null if no question is eligible.
   */
  function getSyncDelayMs(): number | null {
    const wait = findEarliest(queueRunner.listEligible().map(({ id }) => retries.getRemainingMs(id)));
    return wait === null ? null : Math.max(accountPause.getRemainingWaitMs(), wait, MIN_DELAY_MS);
  }

  function getRefreshDelayMs(): number | null {
    const { automatic, intervalMinutes } = getPreferences();
    if (!automatic || isRefreshing) return null;
    return Math.max(
      accountPause.getRemainingWaitMs(),
      refreshedAt + intervalMinutes * MINUTE_MS - timers.now(),
      MIN_DELAY_MS,
    );
  }

  async function pull(): Promise<void> {
    isRefreshing = true;
    refreshedAt = timers.now();
    await pullAll()
      .catch((error: unknown) => log.error('a refresh failed', error))
      .finally(() => {
        isRefreshing = false;
      });
  }

  async function tick(): Promise<void> {
    if (closed.aborted) return;
    const { automatic, intervalMinutes } = getPreferences();
    const isRefreshDue =
      automatic && !isRefreshing && timers.now() >= refreshedAt + intervalMinutes * MINUTE_MS;
    await queueRunner.run('requested');
    if (isRefreshDue && !closed.aborted) await pull();
    schedule.wake();
  }

  const schedule: SyncSchedule = {
    wake() {
      if (closed.aborted || queueRunner.isRunning()) return;
      const times =
        accountPause.getPause() || !accounts.isSetUp()
          ? []
          : [getSyncDelayMs(), getRefreshDelayMs()].filter((time) => time !== null);
      const wait = findEarliest(times);
      const soonest = wait === null ? null : timers.now() + wait;
      // A timer that is due earlier isn't replaced, because changes in a row could postpone it forever.
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
    getNext: () => (due === null ? null : Math.round(clock.now() + due - timers.now())),
    stop() {
      cancel?.();
      cancel = null;
    },
  };
  return schedule;
}

const findEarliest = (times: readonly number[]): number | null =>
  times.reduce<number | null>((soonest, time) => Math.min(soonest ?? time, time), null);
