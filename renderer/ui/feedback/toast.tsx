import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { useTranslate } from '../messages/use-translate.tsx';
import { useAnnounce } from './announce.tsx';
import styles from './toast.module.css';
import { type Toast, ToastCard } from './toast-card.tsx';

type ShowToast = (toast: Toast) => void;

const ToastContext = createContext<ShowToast>(() => {});

/** Shows a short message at the window's lower edge; the newest takes the place of the one before. */
export const useToast = (): ShowToast => useContext(ToastContext);

// React Aria's toast lets its time run out while the window stands still, which countdown.test.ts rules out.
/** Where toasts appear. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const [shown, setShown] = useState<{ key: number; toast: Toast; onClose: () => void } | null>(null);
  const count = useRef(0);
  const announce = useAnnounce();
  const show = useCallback<ShowToast>(
    (toast) => {
      count.current += 1;
      const key = count.current;
      // What closes one must not close the next, which may have come in the same moment.
      const onClose = () => setShown((last) => (last?.key === key ? null : last));
      setShown({ key, toast, onClose });
      announce(toast.message);
    },
    [announce],
  );
  return (
    <ToastContext value={show}>
      {children}
      <section className={styles.region} aria-label={t('frame.notices')}>
        {shown && <ToastCard key={shown.key} toast={shown.toast} onClose={shown.onClose} />}
      </section>
    </ToastContext>
  );
}
