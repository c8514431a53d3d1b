import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useActions } from '../../actions/use-actions.ts';
import styles from './print-sheet.module.css';

/** Replaces the app in print while this component is mounted. `children` is called only while printing. */
export function PrintSheet({ landscape, children }: { landscape?: boolean; children: () => ReactNode }) {
  const isPrinting = useIsPrinting();
  useActions({
    'app.print': () => {
      window.print();
      return true;
    },
  });
  if (!isPrinting) return null;
  return createPortal(
    <div data-print-sheet="" className={landscape ? styles.landscape : styles.portrait}>
      {children()}
    </div>,
    document.body,
  );
}

/** Returns whether the page is being printed or previewed for printing. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // Render synchronously, because the page is printed right after the event.
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    const media = window.matchMedia('print');
    const change = () => setPrinting(media.matches);
    addEventListener('beforeprint', start);
    addEventListener('afterprint', end);
    media.addEventListener('change', change);
    return () => {
      removeEventListener('beforeprint', start);
      removeEventListener('afterprint', end);
      media.removeEventListener('change', change);
    };
  }, []);
  return isPrinting;
}
