import { useEffect, useRef, useState } from 'react';
import { focusPaneNamed } from './panes.ts';

/**
 * Gives a function that moves the focus into a pane, as soon as what is to be shown there is (`ready`).
 * `next-frame`: a virtual list has no rows yet when it is drawn for the first time, and tabs not yet the one chosen.
 * `cancel` of that function: the focus goes elsewhere instead.
 */
export function usePaneFocus(
  pane: string,
  ready: boolean,
  when: 'now' | 'next-frame' = 'now',
): (() => void) & { cancel: () => void } {
  const wanted = useRef(false);
  const [, ask] = useState(0);
  useEffect(() => {
    if (!wanted.current || !ready) return;
    const focus = () => {
      if (wanted.current) focusPaneNamed(pane);
      wanted.current = false;
    };
    if (when === 'now') focus();
    else requestAnimationFrame(focus);
  });
  const request = () => {
    wanted.current = true;
    ask((count) => count + 1);
  };
  const cancel = () => {
    wanted.current = false;
  };
  return Object.assign(request, { cancel });
}
