import { useEffect, useState } from 'react';

/**
 * Returns true after `on` has been true for the given time. Use this to show an indicator only for slow
 * loading.
 */
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
