import { useEffect, useState } from 'react';
import { useEventCallback } from './use-event-callback.ts';

/** Handles Enter in a search field that still shows an earlier search's results. */
export interface DeferredEnter {
  /** Acts now, or as soon as the results are current. */
  press(): void;
  /** Cancels a pending Enter because the search text changed. */
  cancel(): void;
}

/** `act` is the action for Enter. `mustWait` is true until the results are current. */
export function useDeferredEnter(mustWait: boolean, act: () => void): DeferredEnter {
  const [isWaiting, setWaiting] = useState(false);
  const actNow = useEventCallback(() => {
    setWaiting(false);
    act();
  });
  const isDue = isWaiting && !mustWait;
  useEffect(() => {
    if (!isDue) return;
    // Wait for this render, because React can't unmount synchronously during one.
    const timer = setTimeout(actNow);
    return () => clearTimeout(timer);
  }, [isDue, actNow]);
  return {
    press: () => (mustWait ? setWaiting(true) : act()),
    cancel: () => setWaiting(false),
  };
}
