import { useEffect, useState } from 'react';

/** The time by `clock`, read again every half minute: times shown as «12 min» move on. */
export function useNow(clock: () => number): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), 30_000);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
