import { useEffect } from 'react';
import { useAppState } from './state/app-state.tsx';
import type { LibraryRoute } from './state/route.ts';
import { useStore } from './state/store.ts';
import { useStable } from './ui/hooks/use-stable.ts';

/**
 * Where list and editor stand side by side, the editor is never empty for no reason: the first question of a section
 * opens by itself, and an empty library begins with a new one.
 */
export function useFirstOpen(props: {
  route: LibraryRoute;
  active: boolean;
  /** A new question is about to stand in the editor, and nothing else has the focus. */
  onNew: () => void;
}): void {
  const { route, active } = props;
  const { library, router } = useAppState();
  const { query, status, rows, counts } = useStore(library);
  const first = rows[0]?.id ?? null;
  const isEmpty = counts?.all === 0 && route.section !== 'trash';
  const isSettled = active && route.open === null && status === 'ready' && query.section === route.section;
  const onNew = useStable(props.onNew);
  useEffect(() => {
    if (!isSettled) return;
    if (first !== null) router.go({ ...route, open: first }, 'replace');
    else if (isEmpty) {
      router.go({ ...route, open: 'new' }, 'replace');
      if (document.activeElement === document.body) onNew();
    }
  }, [isSettled, first, isEmpty, route, router, onNew]);
}
