import { useEffect } from 'react';
import { useStable } from '../ui/hooks/use-stable.ts';

/** Back and Forward, as any other step to an address, may take away what had the focus: then `focus` moves it to what is shown. */
export function useFocusAfterBack(focus: () => void): void {
  const go = useStable(focus);
  useEffect(() => {
    const onBack = () =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) go();
      });
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, [go]);
}
