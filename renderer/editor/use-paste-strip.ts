import { type RefObject, useEffect, useState } from 'react';

const load = () => import('./pasting.ts');
type Pasting = Awaited<ReturnType<typeof load>>;

/**
 * The strip that shows a list pasted into a field in `around`, and what reads one. Both are loaded when such a field first has the focus. Where
 * it can't be, `instead` is done when a list was pasted: nothing of it is lost.
 */
export function usePasteStrip<Pending>(around: RefObject<HTMLElement | null>) {
  const [loaded, setLoaded] = useState<Pasting | null>(null);
  const [pending, setPending] = useState<Pending | null>(null);
  const isLoaded = loaded !== null;
  useEffect(() => {
    const element = around.current;
    if (isLoaded || !element) return;
    // Failing that, it is tried again when it is needed.
    const prepare = () => void load().then(setLoaded, () => {});
    element.addEventListener('focusin', prepare, { once: true });
    return () => element.removeEventListener('focusin', prepare);
  }, [around, isLoaded]);
  return {
    loaded,
    pending,
    open(next: Pending, instead: () => void) {
      if (loaded) {
        setPending(next);
        return;
      }
      load().then((pasting) => {
        setLoaded(pasting);
        setPending(next);
      }, instead);
    },
    close: () => setPending(null),
  };
}
