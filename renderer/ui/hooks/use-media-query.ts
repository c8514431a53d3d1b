import { useCallback, useMemo, useSyncExternalStore } from 'react';

export const BREAKPOINTS = {
  /** The sidebar shows only icons, and the inspector is a drawer. */
  narrow: '(max-width: 1180px)',
  /** Only the list or the editor is shown. */
  single: '(max-width: 800px)',
} as const;

export function useMediaQuery(query: string): boolean {
  const list = useMemo(() => window.matchMedia(query), [query]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}
