import { useEffect, useState } from 'react';
import { toLocalDay } from '../../../shared/library/calendar-date.ts';

/**
 * A timer until midnight would be wrong after sleep or a change of the time zone, so check the date at this
 * interval.
 */
const INTERVAL_MS = 10_000;

/** Returns the local date, updated after midnight and after the user returns to the window. */
export function useToday(clock: () => number): string {
  const [today, setToday] = useState(() => toLocalDay(clock()));
  useEffect(() => {
    const update = () => setToday(toLocalDay(clock()));
    const timer = setInterval(update, INTERVAL_MS);
    window.addEventListener('focus', update);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', update);
      document.removeEventListener('visibilitychange', update);
    };
  }, [clock]);
  return today;
}
