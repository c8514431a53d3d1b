import type { App, BrowserWindow, PowerMonitor } from 'electron';
import type { Timers } from '../host/ports.ts';

/**
 * Quits the app with its last window. If the app continues to run without a window, it quits only at the
 * user's request. A delayed close cancels that request, so this function remembers it.
 * @returns a function that returns whether closing the window would quit the app
 */
export function quitWithLastWindow(
  app: Pick<App, 'on' | 'quit'>,
  shouldKeepRunning: () => boolean,
): () => boolean {
  let isQuitting = false;
  const shouldQuitWithWindow = () => isQuitting || !shouldKeepRunning();
  app.on('before-quit', () => {
    isQuitting = true;
  });
  app.on('window-all-closed', () => {
    if (shouldQuitWithWindow()) app.quit();
  });
  return shouldQuitWithWindow;
}

/**
 * Delays quitting until `finish` has written everything to the disk. If `finish` fails, the app exits with
 * code 1.
 */
export function closeBeforeQuit(
  app: App,
  finish: () => Promise<void>,
  onFailure: (error: unknown) => void,
): void {
  let state: 'open' | 'finishing' = 'open';
  app.on('will-quit', (event) => {
    event.preventDefault();
    if (state === 'finishing') return;
    state = 'finishing';
    finish().then(
      () => app.exit(0),
      (error) => {
        onFailure(error);
        app.exit(1);
      },
    );
  });
}

/** The maximum wait for the disk when the session ends. Linux waits 5 s. */
const SESSION_END_DEADLINE_MS = 4_000;

export interface SessionEnd {
  /** Returns whether the session is ending. If so, a window must not delay it. */
  isEnding(): boolean;
  /** Watches a window because Windows reports the session's end to each window. */
  watch(window: Pick<BrowserWindow, 'on'>): void;
}

/**
 * Exits when the user logs out or the system shuts down. Waits for `finish`, but at most 4 s, because the
 * system must not be delayed. Windows reports the end twice, and another program can still cancel it after
 * the first report. The first report therefore only stores unsaved text. Windows ends the process immediately
 * after the second report.
 */
export function quitWithSession(
  power: Pick<PowerMonitor, 'on'>,
  {
    flush,
    finish,
    exit,
    timers,
  }: {
    /** Stores unsaved text. The app remains usable. */
    flush: () => void;
    /** Must start synchronously because Windows may not wait any longer. */
    finish: () => Promise<unknown>;
    exit: (code: number) => void;
    timers: Pick<Timers, 'after'>;
  },
): SessionEnd {
  let isEnding = false;
  const begin = () => {
    if (isEnding) return;
    isEnding = true;
    const end = () => exit(0);
    timers.after(SESSION_END_DEADLINE_MS, end);
    finish().then(end, end);
  };
  // Linux and macOS send this event, but Electron's types don't contain it.
  power.on('shutdown', (event?: { preventDefault(): void }) => {
    // Prevents Electron from closing the windows before the text is on the disk. After this call, only `exit`
    // can quit the app on macOS.
    event?.preventDefault();
    begin();
  });
  return {
    isEnding: () => isEnding,
    watch(window) {
      window.on('query-session-end', flush);
      window.on('session-end', begin);
    },
  };
}
