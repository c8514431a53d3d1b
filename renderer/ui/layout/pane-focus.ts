import { useEffect, useRef, useState } from 'react';

/**
 * The panes that F6 moves through. In a pane, `data-pane-start` marks the control that is focused first, and
 * `data-pane-resume` the control that last had focus.
 */
const PANE = '[data-pane]';
const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

/** Focuses the next (1) or previous (-1) visible pane. Returns false if no pane is visible. */
export function movePane(step: 1 | -1, root: ParentNode = document): boolean {
  const panes = [...root.querySelectorAll<HTMLElement>(PANE)].filter(isShown);
  // Panes may be nested.
  const here = panes.findLastIndex((pane) => pane.contains(document.activeElement));
  const from = here < 0 && step < 0 ? 0 : here;
  focusPane(panes[(from + step + panes.length) % panes.length]);
  return panes.length > 0;
}

export function focusPaneNamed(name: string, root: ParentNode = document): void {
  const pane = root.querySelector<HTMLElement>(`[data-pane="${name}"]`);
  if (pane && isShown(pane)) focusPane(pane);
}

/** Focuses the control in the pane that last had focus, or else the pane's first control. */
export function focusPane(pane: HTMLElement | undefined): void {
  const first = [...(pane?.querySelectorAll<HTMLElement>(TABBABLE) ?? [])].find(isShown);
  (findStart(pane) ?? pane?.querySelector<HTMLElement>('textarea') ?? first ?? pane)?.focus();
}

function findStart(pane: HTMLElement | undefined): HTMLElement | null | undefined {
  const start =
    pane?.querySelector<HTMLElement>('[data-pane-resume]') ??
    pane?.querySelector<HTMLElement>('[data-pane-start]');
  return start?.matches(TABBABLE) ? start : start?.querySelector<HTMLElement>(TABBABLE);
}

/**
 * Focuses an opened page's heading, and the page's start as soon as it's loaded, unless another element
 * receives focus first. The page's first control doesn't receive focus, because its tooltip would cover the
 * page.
 */
export function focusOpenedPage(): void {
  retry(() => {
    const page = document.querySelector<HTMLElement>('[data-pane="page"]') ?? undefined;
    const heading = page?.querySelector('h1');
    const focused = document.activeElement;
    if (focused !== document.body && focused !== heading) return true;
    const start = findStart(page);
    // Text has no focus ring before the first key press.
    if (start) start.focus(start.matches('section') ? { focusVisible: false } : {});
    else if (focused !== heading) heading?.focus({ focusVisible: false });
    return Boolean(start);
  });
}

/** Calls `focusNext` if removing the element causes it to lose focus. */
export function restoreFocusAfterRemoval(element: Element, focusNext: () => void): void {
  retry(() => {
    if (element.isConnected && document.activeElement === element) return false;
    if (!element.isConnected && document.activeElement === document.body) focusNext();
    return true;
  });
}

/** Calls `attempt` now and whenever elements or focus change, until `attempt` returns true. */
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
 * Returns a function that focuses a pane as soon as it's `ready`. For virtual lists and tabs, use
 * `next-frame`, because they're complete one frame later.
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
