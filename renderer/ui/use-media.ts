import { useCallback, useSyncExternalStore } from 'react';

/** The widths at which the panes change. */
export const WIDTHS = {
  /** The rail is icons, the inspector a drawer. */
  narrow: '(max-width: 1180px)',
  /** List or editor, not both. */
  single: '(max-width: 800px)',
} as const;

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
