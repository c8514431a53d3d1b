import { useCallback, useInsertionEffect, useRef } from 'react';

/** Returns a stable function that calls the latest callback, for memoized components. */
export function useEventCallback<Args extends unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(act);
  // Update the callback early, because children's layout effects may already call it.
  useInsertionEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
