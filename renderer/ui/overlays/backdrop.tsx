import { type ReactNode, useEffect, useState } from 'react';
import { ModalOverlay } from 'react-aria-components/Modal';

/**
 * A modal overlay over the app. Escape and a click outside close it. React Aria hides new nodes of the page from
 * assistive technology until they register as an overlay, one effect later; a lazily loaded dialog would stay hidden.
 * The `top-layer` attribute exempts it until then.
 */
export function Backdrop(props: { className: string | undefined; onClose: () => void; children: ReactNode }) {
  const [isNew, setNew] = useState(true);
  useEffect(() => setNew(false), []);
  useFocusReturn();
  return (
    <ModalOverlay
      className={props.className ?? ''}
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
      {...(isNew ? { 'data-react-aria-top-layer': '' } : {})}
    >
      {props.children}
    </ModalOverlay>
  );
}

/**
 * Returns the focus to the element that had it before. React Aria does that too, but not if a menu item opened the dialog
 * and a download closes it.
 */
function useFocusReturn(): void {
  const [opener] = useState(focusedBeforeMenu);
  useEffect(
    () => () => {
      // After React Aria, which waits for a frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body && opener?.isConnected) opener.focus();
        }),
      );
    },
    [opener],
  );
}

/** The focused element, or the button that opened the menu with the focus. */
function focusedBeforeMenu(): HTMLElement | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role="menu"]');
  const opener = menu ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : focused;
  return opener instanceof HTMLElement ? opener : null;
}

/** Whether an open menu or dialog hides the rest of the page. */
export const isBehindOverlay = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
