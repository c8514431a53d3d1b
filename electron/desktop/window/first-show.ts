import type { BrowserWindow } from 'electron';
import type { Timers } from '../../host/ports.ts';

/** The maximum wait after the page has rendered. */
const AFTER_RENDER_MS = 300;
/** The maximum wait after the page has loaded. */
const AFTER_LOAD_MS = 2_000;
/** A requested window is shown after this time, even if it's empty. */
const MAX_HIDDEN_MS = 5_000;

export interface FirstShow {
  readonly isShown: boolean;
  /** Reports that the page has rendered. It may not be painted yet. */
  markPageRendered(): void;
  request(): void;
}

/**
 * Shows a hidden window once, when its page is painted. On some systems, such as Wayland, Electron may never
 * report that, and an invisible app would keep the library locked. The window is therefore also shown shortly
 * after the page has rendered or loaded.
 */
export function showWhenPainted(
  window: BrowserWindow,
  { show, timers }: { show: () => void; timers: Timers },
): FirstShow {
  const createdAt = timers.now();
  let state: 'hidden' | 'shown' | 'closed' = 'hidden';
  let deadline = Number.POSITIVE_INFINITY;
  let cancel = () => {};
  const showNow = () => {
    if (state !== 'hidden') return;
    state = 'shown';
    cancel();
    show();
  };
  const showBy = (time: number) => {
    if (state !== 'hidden' || time >= deadline) return;
    cancel();
    deadline = time;
    cancel = timers.after(Math.max(0, time - timers.now()), showNow);
  };
  window.once('ready-to-show', showNow);
  window.webContents.once('did-finish-load', () => showBy(timers.now() + AFTER_LOAD_MS));
  window.once('closed', () => {
    state = 'closed';
    cancel();
  });
  return {
    get isShown() {
      return state === 'shown';
    },
    markPageRendered: () => showBy(timers.now() + AFTER_RENDER_MS),
    request: () => showBy(createdAt + MAX_HIDDEN_MS),
  };
}
