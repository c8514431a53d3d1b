import { useEffect, useState } from 'react';

/** Returns true after `on` has been true for a while, because a fast load shouldn't show an indicator. */
export function useDelayedFlag(on: boolean, milliseconds: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!on) {
      setLate(false);
      return;
    }
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => clearTimeout(timer);
  }, [on, milliseconds]);
  return on && late;
}
