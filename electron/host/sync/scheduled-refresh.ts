import { reasonOf } from '../durable-file.ts';
import type { Log, Timers } from '../ports.ts';
import type { Sync } from './sync.ts';

/** Milliseconds of an hour: so long one timer waits, whatever is set, as those of days are none that a computer keeps. */
const HOUR = 3_600_000;

/** Fetches everything known of the live service each time that so many `hours` are over; never for 0. Begins at once to wait. */
export function createScheduledRefresh(
  { timers, log }: { timers: Timers; log: Log },
  sync: Pick<Sync, 'refresh'>,
  hours: () => number,
) {
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
