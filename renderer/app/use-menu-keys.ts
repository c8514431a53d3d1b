import { useEffect } from 'react';
import { useEventCallback } from '../ui/hooks/use-event-callback.ts';
import { isBehindOverlay } from '../ui/overlays/backdrop.tsx';

/** The menu key on Windows and Linux. Pressing Alt alone has the same effect. */
export const MENU_KEY = 'F10';

/**
 * Calls `onOpen` when the user presses F10, or Alt without another key. Does nothing while a dialog or menu
 * is open, because the dialog or menu handles these keys.
 */
export function useMenuKeys(onOpen: () => void): void {
  const open = useEventCallback(onOpen);
  useEffect(() => {
    let isAltAlone = false;
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, shiftKey, metaKey, altKey, key } = event;
      const isOnlyAlt = key === 'Alt' && !ctrlKey && !shiftKey && !metaKey;
      // Ignore repeats of a held key.
      isAltAlone = isOnlyAlt && (isAltAlone || !event.repeat);
      if (key !== MENU_KEY || ctrlKey || shiftKey || metaKey || altKey || isBehindOverlay()) return;
      event.preventDefault();
      open();
    };
    const onKeyUp = ({ key }: KeyboardEvent) => {
      if (key === 'Alt' && isAltAlone && !isBehindOverlay()) open();
      isAltAlone = false;
    };
    // The user pressed Alt while using the mouse or to switch windows.
    const resetAlt = () => {
      isAltAlone = false;
    };
    const cleanup = new AbortController();
    const options = { capture: true, signal: cleanup.signal };
    document.addEventListener('keydown', onKeyDown, options);
    document.addEventListener('keyup', onKeyUp, options);
    document.addEventListener('pointerdown', resetAlt, options);
    document.addEventListener('wheel', resetAlt, { ...options, passive: true });
    window.addEventListener('blur', resetAlt, options);
    return () => cleanup.abort();
  }, [open]);
}
