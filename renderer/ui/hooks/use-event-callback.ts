import { useCallback, useInsertionEffect, useRef } from 'react';

/** The same function every time, which does what the newest one does: for callbacks of parts that are drawn seldom. */
export function useEventCallback<Args extends unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(act);
  useInsertionEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
