import { useEffect, useRef, useState } from 'react';

/**
 * Panes in the order of F6 have `data-pane`. `data-pane-start` marks the first control to focus, `data-pane-resume`
 * the one that had the focus last.
 */
const PANE = '[data-pane]';
const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

/** Moves the focus to the next (1) or previous (-1) visible pane. Returns false if there is none. */
export function movePane(step: 1 | -1, root: ParentNode = document): boolean {
  const panes = [...root.querySelectorAll<HTMLElement>(PANE)].filter(isShown);
  // Panes may be nested.
  const here = panes.findLastIndex((pane) => pane.contains(document.activeElement));
  const from = here < 0 && step < 0 ? 0 : here;
  focusPane(panes[(from + step + panes.length) % panes.length]);
  return panes.length > 0;
}

/** Moves the focus into the named pane, if it's visible. */
export function focusPaneNamed(name: string, root: ParentNode = document): void {
  const pane = root.querySelector<HTMLElement>(`[data-pane="${name}"]`);
  if (pane && isShown(pane)) focusPane(pane);
}

/** Moves the focus to the first or last focused control of the pane. */
export function focusPane(pane: HTMLElement | undefined): void {
  const start =
    pane?.querySelector<HTMLElement>('[data-pane-resume]') ??
    pane?.querySelector<HTMLElement>('[data-pane-start]');
  const inside = start?.matches(TABBABLE) ? start : start?.querySelector<HTMLElement>(TABBABLE);
  const first = [...(pane?.querySelectorAll<HTMLElement>(TABBABLE) ?? [])].find(isShown);
  (inside ?? pane?.querySelector<HTMLElement>('textarea') ?? first ?? pane)?.focus();
}

/** Moves the focus into the named pane as soon as it has a control, if nothing has the focus until then. */
export function focusPaneOnceLoaded(name: string): void {
  retry(() => {
    if (document.activeElement === document.body) focusPaneNamed(name);
    return document.activeElement !== document.body;
  });
}

/** Calls `focusNext` if the element loses the focus because it's removed. */
export function onFocusRemoved(element: Element, focusNext: () => void): void {
  retry(() => {
    if (element.isConnected && document.activeElement === element) return false;
    if (!element.isConnected && document.activeElement === document.body) focusNext();
    return true;
  });
}

/** Calls `attempt` now, and when the elements or the focus change, until it returns true. */
function retry(attempt: () => boolean): void {
  const run = () => {
    if (!attempt()) return;
    observer.disconnect();
    removeEventListener('focusin', run);
  };
  const observer = new MutationObserver(run);
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('focusin', run);
  run();
}

const isShown = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true });

/**
 * Returns a function that moves the focus into a pane as soon as it's `ready`. `next-frame`: virtual lists and tabs
 * are complete one frame later.
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
