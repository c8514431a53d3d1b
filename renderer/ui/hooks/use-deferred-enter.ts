import { useEffect, useState } from 'react';
import { useEventCallback } from './use-event-callback.ts';

/** Handles Enter in a search field whose results are still those of an earlier search. */
export interface DeferredEnter {
  /** Enter was pressed: acts now, or as soon as the results are current. */
  press(): void;
  /** Something else was typed. */
  cancel(): void;
}

/** `act`: what Enter does. `mustWait`: the results aren't current yet. */
export function useDeferredEnter(mustWait: boolean, act: () => void): DeferredEnter {
  const [isWaiting, setWaiting] = useState(false);
  const actNow = useEventCallback(() => {
    setWaiting(false);
    act();
  });
  const isDue = isWaiting && !mustWait;
  useEffect(() => {
    if (!isDue) return;
    // After this render: React can't unmount synchronously from within one.
    const timer = setTimeout(actNow);
    return () => clearTimeout(timer);
  }, [isDue, actNow]);
  return {
    press: () => (mustWait ? setWaiting(true) : act()),
    cancel: () => setWaiting(false),
  };
}
