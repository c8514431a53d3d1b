import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useAnnounce } from './announce.tsx';
import { countdown } from './countdown.ts';
import { useText } from './text/text.tsx';
import styles from './toast.module.css';

export interface ToastAction {
  label: string;
  onAction: () => void;
}
export interface Toast {
  message: string;
  action?: ToastAction;
  /** How long it stays, in seconds. The time stands still while the mouse or the focus is in it, and while the window does. */
  seconds?: number;
}

type ShowToast = (toast: Toast) => void;

const ToastContext = createContext<ShowToast>(() => {});

/** Shows a short message over the window's lower edge; the newest takes the place of the one before. */
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

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const [held, setHeld] = useState(false);
  const left = useRef((toast.seconds ?? 10) * 1000);
  useEffect(() => {
    if (held) return;
    const stop = countdown(left.current, onClose);
    return () => {
      left.current = stop();
    };
  }, [held, onClose]);
  /** Where the focus came from: the button goes away with the message. */
  const from = useRef<HTMLElement | null>(null);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the time stands still; nothing here is to be operated.
    <div
      className={styles.toast}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={(event) => {
        hold();
        if (event.relatedTarget instanceof HTMLElement) from.current = event.relatedTarget;
      }}
      onBlur={release}
    >
      <span className={styles.message}>{toast.message}</span>
      {toast.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            if (from.current?.isConnected) from.current.focus();
            toast.action?.onAction();
            onClose();
          }}
        >
          {toast.action.label}
        </button>
      )}
    </div>
  );
}
