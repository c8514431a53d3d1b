import { useEffect, useState } from 'react';

/** True after `on` has been true for `milliseconds`, so that fast loads show no indicator. */
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
