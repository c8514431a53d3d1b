import { useEffect, useState } from 'react';

/** True once `on` has held for `milliseconds`: what loads at once shows no sign of loading. */
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
