import { useEffect, useRef, useState } from 'react';
import { focusPaneNamed } from './panes.ts';

/**
 * Gives a function that moves the focus into a pane, as soon as what is to be shown there is (`ready`).
 * `next-frame`: a virtual list has no rows yet when it is drawn for the first time, and tabs not yet the one chosen.
 */
export function usePaneFocus(pane: string, ready: boolean, when: 'now' | 'next-frame' = 'now'): () => void {
  const wanted = useRef(false);
  const [, ask] = useState(0);
  useEffect(() => {
    if (!wanted.current || !ready) return;
    wanted.current = false;
    if (when === 'now') focusPaneNamed(pane);
    else requestAnimationFrame(() => focusPaneNamed(pane));
  });
  return () => {
    wanted.current = true;
    ask((count) => count + 1);
  };
}
