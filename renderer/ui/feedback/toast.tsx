import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../messages/use-translate.tsx';
import { useAnnounce } from './announce.tsx';
import styles from './toast.module.css';

type ShowToast = (toast: Toast) => void;

/**
 * Calls `onLeft` after the user leaves the current view or its open question. Returns a function that
 * unsubscribes.
 */
type OnLeave = (what: 'view' | 'question', onLeft: () => void) => () => void;

const ToastContext = createContext<ShowToast>(() => {});

/** Returns a function that shows a toast and replaces the previous one. */
export const useToast = (): ShowToast => useContext(ToastContext);

// The app has its own toast because React Aria's toast also times out while the window is suspended.
// countdown.test.ts forbids that.
export function ToastProvider({ onLeave, children }: { onLeave: OnLeave; children: ReactNode }) {
  const t = useTranslate();
  const [shown, setShown] = useState<{ key: number; toast: Toast; onClose: () => void } | null>(null);
  const count = useRef(0);
  const announce = useAnnounce();
  const show = useCallback<ShowToast>(
    (toast) => {
      count.current += 1;
      const key = count.current;
      // Closing a toast must not close its successor.
      const onClose = () => setShown((last) => (last?.key === key ? null : last));
      setShown({ key, toast, onClose });
      toast.signal?.addEventListener('abort', onClose, { once: true });
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
  /** The toast's buttons. A toast with actions remains visible when the user leaves the view. */
  actions?: readonly ToastAction[];
  /** Whether the toast closes when the user leaves the open question. */
  isAboutQuestion?: boolean;
  /**
   * The number of seconds until the toast closes. The countdown pauses on hover and focus, and while the
   * window is suspended.
   */
  seconds?: number;
  /** A signal that closes the toast when it's aborted. */
  signal?: AbortSignal;
}

/**
 * A short message that closes after a delay. A message without actions also closes when the user leaves the
 * view.
 */
function ToastCard({ toast, onLeave, onClose }: { toast: Toast; onLeave: OnLeave; onClose: () => void }) {
  const [held, setHeld] = useState(false);
  const left = useRef((toast.seconds ?? 10) * 1000);
  useEffect(() => {
    if (held) return;
    const stop = startCountdown(left.current, onClose);
    return () => {
      left.current = stop();
    };
  }, [held, onClose]);
  useEffect(() => {
    if (toast.actions) return;
    return onLeave(toast.isAboutQuestion ? 'question' : 'view', onClose);
  }, [toast, onLeave, onClose]);
  /**
   * The element that had focus before the toast. It receives focus again when the pressed button is removed.
   */
  const from = useRef<HTMLElement | null>(null);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover pauses the countdown; it has no action.
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
      {toast.actions?.map(({ label, onAction }) => (
        <button
          key={label}
          type="button"
          className={styles.action}
          onClick={() => {
            if (from.current?.isConnected) from.current.focus();
            onAction();
            onClose();
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/**
 * How often the countdown is updated. An update counts at most 1 second, even if the window was suspended for
 * longer.
 */
const TICK_MS = 250;
const MAX_COUNTED_TICK_MS = 1_000;

/**
 * Calls `onEnd` after the given time. The time while the window is suspended doesn't count. Returns a
 * function that stops the countdown and returns the remaining milliseconds.
 */
export function startCountdown(
  milliseconds: number,
  onEnd: () => void,
  now: () => number = () => performance.now(),
): () => number {
  let left = milliseconds;
  let last = now();
  const update = () => {
    const at = now();
    left -= Math.min(at - last, MAX_COUNTED_TICK_MS);
    last = at;
    if (left > 0) return;
    clearInterval(timer);
    onEnd();
  };
  const timer = setInterval(update, TICK_MS);
  return () => {
    clearInterval(timer);
    return left;
  };
}
