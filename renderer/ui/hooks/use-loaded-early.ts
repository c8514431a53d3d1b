import { useEffect } from 'react';

/** Brings code that is not needed to begin with as soon as there is nothing else to do. `load` is a stable function. */
export function useLoadedEarly(load: () => Promise<unknown>): void {
  useEffect(() => {
    const waiting = requestIdleCallback(() => void load().catch(() => {}));
    return () => cancelIdleCallback(waiting);
  }, [load]);
}
