import { type ReactNode, useEffect, useState } from 'react';
import { ModalOverlay } from 'react-aria-components/Modal';
import { useFocusReturn } from './focus-return.ts';

/**
 * A modal overlay that closes on Escape and on a click outside. React Aria hides new nodes from assistive
 * technology until they register as an overlay one effect later. A lazily loaded dialog would never be
 * unhidden, so the `top-layer` attribute exempts it until it registers.
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

export const isBehindOverlay = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
