import type { BrowserWindow } from 'electron';
import type { Timers } from '../../host/ports.ts';

/** Milliseconds for the first paint after the page has rendered. */
const AFTER_RENDER_MS = 300;
/** Milliseconds for the first paint after the page has loaded. */
const AFTER_LOAD_MS = 2_000;
/** Milliseconds after which a window is shown on request, even if it's empty. */
const MAX_HIDDEN_MS = 5_000;

/** The first appearance of a window that was created hidden. */
export interface FirstShow {
  readonly isShown: boolean;
  /** The page has rendered, but it may not be painted yet. */
  markPageRendered(): void;
  /** The user wants to see the window. */
  request(): void;
}

/**
 * Shows a hidden window once, when its page is painted. On some systems, such as Wayland, Electron may never report that, and an
 * invisible app would keep the library locked. So the window is also shown shortly after the page has rendered or loaded.
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
