import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { PasteStripProps } from './paste-strip.tsx';

type Strip = ComponentType<PasteStripProps>;

/**
 * The strip that shows a list pasted into a field in `around`. It is loaded when such a field first has the focus. Where
 * it can't be, `instead` is done when a list was pasted: nothing of it is lost.
 */
export function usePasteStrip<Pending>(around: RefObject<HTMLElement | null>) {
  const [Strip, setStrip] = useState<Strip | null>(null);
  const [pending, setPending] = useState<Pending | null>(null);
  const load = async (): Promise<void> => {
    const { PasteStrip } = await import('./paste-strip.tsx');
    setStrip(() => PasteStrip);
  };
  const isLoaded = Strip !== null;
  useEffect(() => {
    const element = around.current;
    if (isLoaded || !element) return;
    // Failing that, it is tried again when it is needed.
    const prepare = () =>
      void import('./paste-strip.tsx').then(
        ({ PasteStrip }) => setStrip(() => PasteStrip),
        () => {},
      );
    element.addEventListener('focusin', prepare, { once: true });
    return () => element.removeEventListener('focusin', prepare);
  }, [around, isLoaded]);
  return {
    Strip,
    pending,
    open(next: Pending, instead: () => void) {
      if (Strip) {
        setPending(next);
        return;
      }
      load().then(() => setPending(next), instead);
    },
    close: () => setPending(null),
  };
}
