import { type RefObject, useEffect } from 'react';

/**
 * Keeps the focus in a field for as long as it is there. A dialog that closes gives the focus back a moment later: to
 * nobody, where what had it is gone as well, and then no key would reach this one any more.
 */
export function useFocusHeld(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = field.current;
    let frame = 0;
    const check = () => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement === document.body) element?.focus();
      });
    };
    check();
    element?.addEventListener('blur', check);
    return () => {
      cancelAnimationFrame(frame);
      element?.removeEventListener('blur', check);
    };
  }, [field]);
}
