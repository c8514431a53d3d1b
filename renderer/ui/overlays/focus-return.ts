import { useEffect, useState } from 'react';
import { focusPane, restoreFocusAfterRemoval } from '../layout/pane-focus.ts';

/**
 * Returns focus to the element that had focus before the overlay opened. If the overlay's action removes that
 * element, focuses its pane. React Aria also returns focus, except if a menu item opened the overlay and a
 * download closes it.
 */
export function useFocusReturn(): void {
  const [opener] = useState(findFocusedBeforeMenu);
  const [pane] = useState(() => opener?.closest<HTMLElement>('[data-pane]') ?? null);
  useEffect(
    () => () => {
      // Run after React Aria's own handler. It waits for one frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body && opener?.isConnected) opener.focus();
          if (opener && pane) restoreFocusAfterRemoval(opener, () => focusPane(pane));
        }),
      );
    },
    [opener, pane],
  );
}

/** Returns the focused element, or the button that opened the menu if focus is in a menu. */
function findFocusedBeforeMenu(): HTMLElement | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role="menu"]');
  const opener = menu ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : focused;
  return opener instanceof HTMLElement ? opener : null;
}
