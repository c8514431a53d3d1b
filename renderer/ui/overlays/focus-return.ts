import { useEffect, useState } from 'react';
import { focusPane, restoreRemovedFocus } from '../layout/pane-focus.ts';

/**
 * Returns focus to the element that had it before the overlay, or to its pane if the overlay's action removes
 * the element. React Aria does this too, except if a menu item opened the overlay and a download closes it.
 */
export function useFocusReturn(): void {
  const [opener] = useState(findFocusedBeforeMenu);
  const [pane] = useState(() => opener?.closest<HTMLElement>('[data-pane]') ?? null);
  useEffect(
    () => () => {
      // Run after React Aria, because it waits for a frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body && opener?.isConnected) opener.focus();
          if (opener && pane) restoreRemovedFocus(opener, () => focusPane(pane));
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
