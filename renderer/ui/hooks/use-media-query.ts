import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** The widths at which the panes change. */
export const BREAKPOINTS = {
  /** The rail is icons, the inspector a drawer. */
  narrow: '(max-width: 1180px)',
  /** List or editor, not both. */
  single: '(max-width: 800px)',
} as const;

/** Whether a media query holds now. */
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
