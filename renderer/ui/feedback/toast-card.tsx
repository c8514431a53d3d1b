import { useEffect, useRef, useState } from 'react';
import { useAppState } from '../../stores/app-state.tsx';
import type { Route } from '../../stores/route.ts';
import { countdown } from './countdown.ts';
import styles from './toast-card.module.css';

export interface ToastAction {
  label: string;
  onAction: () => void;
}
export interface Toast {
  message: string;
  /** With one it stays when its view is left: it may be the nearest way back. */
  action?: ToastAction;
  /** It speaks of the question that is open, and goes with it. */
  ofQuestion?: boolean;
  /** How long it stays, in seconds. The time stands still while the mouse or the focus is in it, and while the window does. */
  seconds?: number;
}

const openIn = (route: Route) => (route.view === 'library' ? route.open : null);

/** A short message, until its time is over, or until its view is left where there is nothing to do about it. */
export function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { router } = useAppState();
  const [held, setHeld] = useState(false);
  const left = useRef((toast.seconds ?? 10) * 1000);
  useEffect(() => {
    if (held) return;
    const stop = countdown(left.current, onClose);
    return () => {
      left.current = stop();
    };
  }, [held, onClose]);
  useEffect(() => {
    if (toast.action) return;
    // What was done may itself lead elsewhere, which it has by now.
    const before = router.get();
    return router.subscribe(() => {
      const now = router.get();
      const isSame = now.view === before.view && (!toast.ofQuestion || openIn(now) === openIn(before));
      if (!isSame) onClose();
    });
  }, [toast, router, onClose]);
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
