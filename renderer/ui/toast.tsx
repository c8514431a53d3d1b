import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useAnnounce } from './announce.tsx';
import { beside } from './beside.tsx';
import { useText } from './text/text.tsx';
import styles from './toast.module.css';
import type { Toast } from './toast-card.tsx';

// Nobody can have done anything to be told of before it has come.
const ToastCard = beside(async () => (await import('./toast-card.tsx')).ToastCard);

type ShowToast = (toast: Toast) => void;

const ToastContext = createContext<ShowToast>(() => {});

/** Shows a short message at the window's lower edge; the newest takes the place of the one before. */
export const useToast = (): ShowToast => useContext(ToastContext);

/** Where toasts appear. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const label = useText().frame.notices;
  const [toast, setToast] = useState<(Toast & { key: number }) | null>(null);
  const announce = useAnnounce();
  const show = useCallback<ShowToast>(
    (next) => {
      setToast((last) => ({ ...next, key: (last?.key ?? 0) + 1 }));
      announce(next.message);
    },
    [announce],
  );
  const close = useCallback(() => setToast(null), []);
  return (
    <ToastContext value={show}>
      {children}
      <section className={styles.region} aria-label={label}>
        {toast && <ToastCard key={toast.key} toast={toast} onClose={close} />}
      </section>
    </ToastContext>
  );
}
