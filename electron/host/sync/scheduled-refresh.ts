import { reasonOf } from '../durable-file.ts';
import type { Log, Timers } from '../ports.ts';
import type { Sync } from './sync.ts';

export interface ScheduledRefreshPorts {
  timers: Timers;
  log: Log;
  sync: Pick<Sync, 'refresh'>;
  /** Hours between two refreshes of everything known; 0 for none. */
  hours: () => number;
}

/** Milliseconds of an hour: so long one timer waits, whatever is set, as those of days are none that a computer keeps. */
const HOUR = 3_600_000;

/** Fetches everything known of the live service now and then, where the author wants that. Begins at once to wait. */
export function createScheduledRefresh({ timers, log, sync, hours }: ScheduledRefreshPorts) {
  let callOff = (): void => {};
  let waited = 0;

  function wait(): void {
    callOff = timers.after(HOUR, () => {
      waited += 1;
      if (hours() > 0 && waited >= hours()) void refresh();
      else wait();
    });
  }

  async function refresh(): Promise<void> {
    waited = 0;
    wait();
    await sync.refresh({ ids: null }).catch((error: unknown) => {
      log.warn('what is known of the live service could not be fetched anew', { reason: reasonOf(error) });
    });
  }

  const stop = () => callOff();
  const begin = () => {
    stop();
    waited = 0;
    if (hours() > 0) wait();
  };
  begin();
  return {
    /** Waits anew, for as long as is set now. */
    begin,
    stop,
  };
}
