import { useEffect, useState } from 'react';
import { useEventCallback } from './use-event-callback.ts';

/** Handles Enter in a search field while an earlier search's results are shown. */
export interface DeferredEnter {
  /** Runs the action now, or as soon as the results are current. */
  press(): void;
  /** Cancels a pending Enter because the search text changed. */
  cancel(): void;
}

/** Returns a handler for Enter. `act` is the action. `mustWait` is true until the results are current. */
export function useDeferredEnter(mustWait: boolean, act: () => void): DeferredEnter {
  const [isWaiting, setWaiting] = useState(false);
  const actNow = useEventCallback(() => {
    setWaiting(false);
    act();
  });
  const isDue = isWaiting && !mustWait;
  useEffect(() => {
    if (!isDue) return;
    // Act after this render, because React can't unmount synchronously during rendering.
    const timer = setTimeout(actNow);
    return () => clearTimeout(timer);
  }, [isDue, actNow]);
  return {
    press: () => (mustWait ? setWaiting(true) : act()),
    cancel: () => setWaiting(false),
  };
}
