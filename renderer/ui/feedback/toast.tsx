import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../messages/use-translate.tsx';
import { useAnnounce } from './announce.tsx';
import styles from './toast.module.css';

type ShowToast = (toast: Toast) => void;

/** Calls back after the current view, or the open question in it, is left. Returns how to stop. */
type OnLeave = (what: 'view' | 'question', onLeft: () => void) => () => void;

const ToastContext = createContext<ShowToast>(() => {});

/** Shows a short message at the window's lower edge; the newest takes the place of the one before. */
export const useToast = (): ShowToast => useContext(ToastContext);

// React Aria's toast lets its time run out while the window stands still, which countdown.test.ts rules out.
/** Where toasts appear. */
export function ToastProvider({ onLeave, children }: { onLeave: OnLeave; children: ReactNode }) {
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
        {shown && <ToastCard key={shown.key} toast={shown.toast} onLeave={onLeave} onClose={shown.onClose} />}
      </section>
    </ToastContext>
  );
}

export interface ToastAction {
  label: string;
  onAction: () => void;
}
interface Toast {
  message: string;
  /** With one it stays when its view is left: it may be the nearest way back. */
  action?: ToastAction;
  /** It speaks of the question that is open, and goes with it. */
  isAboutQuestion?: boolean;
  /** How long it stays, in seconds. The time stands still while the mouse or the focus is in it, and while the window does. */
  seconds?: number;
}

/** A short message, until its time is over, or until its view is left where there is nothing to do about it. */
function ToastCard({ toast, onLeave, onClose }: { toast: Toast; onLeave: OnLeave; onClose: () => void }) {
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
    return onLeave(toast.isAboutQuestion ? 'question' : 'view', onClose);
  }, [toast, onLeave, onClose]);
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

/** Milliseconds between two looks at the clock, and what counts of the time between them at most. */
const TICK_MS = 250;
const MAX_COUNTED_TICK_MS = 1_000;

/**
 * Calls `onEnd` after so many milliseconds in which one could see and do something: time in which the window stood still
 * does not count. Returns how to stop, which gives the milliseconds that are left.
 */
export function countdown(
  milliseconds: number,
  onEnd: () => void,
  now: () => number = () => performance.now(),
): () => number {
  let left = milliseconds;
  let last = now();
  const look = () => {
    const at = now();
    left -= Math.min(at - last, MAX_COUNTED_TICK_MS);
    last = at;
    if (left > 0) return;
    clearInterval(timer);
    onEnd();
  };
  const timer = setInterval(look, TICK_MS);
  return () => {
    clearInterval(timer);
    return left;
  };
}
