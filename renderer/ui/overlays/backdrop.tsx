import { type ReactNode, useEffect, useState } from 'react';
import { ModalOverlay } from 'react-aria-components/Modal';

/**
 * What lies over the window, and lets keys and mouse through to nothing else. Escape closes it, and a press beside it.
 *
 * Whatever is over the window hides what is added to the page from assistive technology and from keys, until the newcomer
 * itself lies over the window, which it says a moment after it was drawn. A dialog whose code came late would be hidden in
 * between, and then both would hide each other for good. So each is marked as one that is never hidden until then.
 */
export function Backdrop(props: { className: string | undefined; onClose: () => void; children: ReactNode }) {
  const [isNew, setNew] = useState(true);
  useEffect(() => setNew(false), []);
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

/** An open menu or dialog hides the rest of the page from everybody, from keys and the system's menus as well. */
export const isBehindOverlay = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
