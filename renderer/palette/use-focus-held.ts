import { type RefObject, useEffect } from 'react';

/**
 * Keeps the focus in a field for as long as it is there. A dialog that closes gives the focus back a moment later: to
 * nobody, where what had it is gone as well, and then no key would reach this one any more. One that came over the field
 * and goes again takes the focus along without a word to the field.
 */
export function useFocusHeld(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0;
    const check = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (document.activeElement === document.body) field.current?.focus();
      });
    };
    check();
    document.addEventListener('focusout', check);
    // Dialogs stand in the body itself.
    const dialogs = new MutationObserver(check);
    dialogs.observe(document.body, { childList: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusout', check);
      dialogs.disconnect();
    };
  }, [field]);
}
