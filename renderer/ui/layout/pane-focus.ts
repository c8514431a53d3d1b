import { useEffect, useRef, useState } from 'react';

/**
 * Panes in the order of F6. Mark the element with `data-pane`, the control to begin with by `data-pane-start`, and the one
 * to go on with, where somebody was there before, by `data-pane-resume`.
 */
const PANE = '[data-pane]';
const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

/** Moves the focus to the next pane (1) or the one before (-1), past those that are not shown. False: there is none. */
export function movePane(step: 1 | -1, root: ParentNode = document): boolean {
  const panes = [...root.querySelectorAll<HTMLElement>(PANE)].filter(isShown);
  // The innermost: a pane may stand in another.
  const here = panes.findLastIndex((pane) => pane.contains(document.activeElement));
  const from = here < 0 && step < 0 ? 0 : here;
  focusPane(panes[(from + step + panes.length) % panes.length]);
  return panes.length > 0;
}

/** Moves the focus into the pane of that name, if it is shown. */
export function focusPaneNamed(name: string, root: ParentNode = document): void {
  const pane = root.querySelector<HTMLElement>(`[data-pane="${name}"]`);
  if (pane && isShown(pane)) focusPane(pane);
}

function focusPane(pane: HTMLElement | undefined): void {
  const start =
    pane?.querySelector<HTMLElement>('[data-pane-resume]') ??
    pane?.querySelector<HTMLElement>('[data-pane-start]');
  const inside = start?.matches(TABBABLE) ? start : start?.querySelector<HTMLElement>(TABBABLE);
  const first = [...(pane?.querySelectorAll<HTMLElement>(TABBABLE) ?? [])].find(isShown);
  (inside ?? pane?.querySelector<HTMLElement>('textarea') ?? first ?? pane)?.focus();
}

const isShown = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true });

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
