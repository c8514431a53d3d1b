import type { Log, Timers } from '../ports.ts';
import { getReason } from '../system/durable-file.ts';
import type { Sync } from './sync-engine.ts';

/** Each timer runs for only an hour, because a timer that runs for days isn't reliable. */
const HOUR_MS = 3_600_000;

/** Fetches all linked questions every `getHours()` hours, or never if it returns 0. */
export function createPeriodicRefresh(
  { timers, log }: { timers: Timers; log: Log },
  sync: Pick<Sync, 'refresh'>,
  getHours: () => number,
) {
  let cancelTimer = (): void => {};
  let hoursPassed = 0;

  function wait(): void {
    cancelTimer = timers.after(HOUR_MS, () => {
      hoursPassed += 1;
      if (getHours() > 0 && hoursPassed >= getHours()) void refresh();
      else wait();
    });
  }

  async function refresh(): Promise<void> {
    hoursPassed = 0;
    wait();
    await sync.refresh({ ids: null }).catch((error: unknown) => {
      log.warn("couldn't refresh questions from the live service", { reason: getReason(error) });
    });
  }

  const stop = () => cancelTimer();
  const restartTimer = () => {
    stop();
    hoursPassed = 0;
    if (getHours() > 0) wait();
  };
  restartTimer();
  return {
    restart: restartTimer,
    stop,
  };
}
