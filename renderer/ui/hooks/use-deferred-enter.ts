import { useEffect, useState } from 'react';
import { useEventCallback } from './use-event-callback.ts';

/** Enter in a field over a list that is still that of an earlier search. */
export interface DeferredEnter {
  /** The key was pressed: acts at once, or once there is nothing to wait for. */
  press(): void;
  /** Something else was typed: it is not meant any more. */
  cancel(): void;
}

/** `act` is what Enter does with what is found; `mustWait`: that is still on its way. */
export function useDeferredEnter(mustWait: boolean, act: () => void): DeferredEnter {
  const [isWaiting, setWaiting] = useState(false);
  const actNow = useEventCallback(() => {
    setWaiting(false);
    act();
  });
  const isDue = isWaiting && !mustWait;
  useEffect(() => {
    if (!isDue) return;
    // Behind this render: what closes by it closes at once, which React can't do from within one.
    const timer = setTimeout(actNow);
    return () => clearTimeout(timer);
  }, [isDue, actNow]);
  return {
    press: () => (mustWait ? setWaiting(true) : act()),
    cancel: () => setWaiting(false),
  };
}
