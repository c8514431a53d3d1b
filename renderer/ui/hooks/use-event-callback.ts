import { useCallback, useInsertionEffect, useRef } from 'react';

/** A stable function that calls the latest callback, for memoized components. */
export function useEventCallback<Args extends unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(act);
  // Layout effects of children may already call it.
  useInsertionEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
