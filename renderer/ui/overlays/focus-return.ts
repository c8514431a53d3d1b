import { useEffect, useState } from 'react';
import { focusPane } from '../layout/pane-focus.ts';

/**
 * Returns the focus to the element that had it before the overlay, or to its pane if the action of the overlay removes
 * it. React Aria returns it too, but not if a menu item opened the overlay and a download closes it.
 */
export function useFocusReturn(): void {
  const [opener] = useState(focusedBeforeMenu);
  const [pane] = useState(() => opener?.closest<HTMLElement>('[data-pane]') ?? null);
  useEffect(
    () => () => {
      // After React Aria, which waits for a frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body && opener?.isConnected) opener.focus();
          if (opener && pane) focusPaneAfterRemoval(opener, pane);
        }),
      );
    },
    [opener, pane],
  );
}

/** Focuses the pane when the element loses the focus because it's removed, until another element gets the focus. */
function focusPaneAfterRemoval(element: HTMLElement, pane: HTMLElement): void {
  const check = () => {
    if (element.isConnected && document.activeElement === element) return;
    observer.disconnect();
    removeEventListener('focusin', check);
    if (!element.isConnected && document.activeElement === document.body) focusPane(pane);
  };
  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('focusin', check);
  check();
}

/** The focused element, or the button that opened the menu with the focus. */
function focusedBeforeMenu(): HTMLElement | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role="menu"]');
  const opener = menu ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : focused;
  return opener instanceof HTMLElement ? opener : null;
}
