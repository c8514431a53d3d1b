import type { App, PowerMonitor } from 'electron';
import type { Timers } from '../host/ports.ts';

/**
 * Lets the last window take the app with it. On macOS the app outlives it, unless quitting was wished for: a window that
 * had to be waited for has ended that wish.
 * @param platform as in `process.platform`
 * @returns whether the app would end with its window now
 */
export function quitWithLastWindow(app: Pick<App, 'on' | 'quit'>, platform: string): () => boolean {
  let wished = platform !== 'darwin';
  app.on('before-quit', () => {
    wished = true;
  });
  app.on('window-all-closed', () => {
    if (wished) app.quit();
  });
  return () => wished;
}

/**
 * Lets the app end only after `finish`, which waits for the disk. Its failure ends the app with exit code 1, since
 * nobody is left to act on it. A second wish to quit meanwhile changes nothing.
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

/** The longest that the end of a session waits for the disk, in milliseconds. Linux waits for 5 s. */
const SESSION_END_DEADLINE_MS = 4_000;

/**
 * Ends the app when its user logs out or the system shuts down: after `finish`, or after 4 s at most, so that the app never
 * holds up the system. macOS says the same for Quit in the Dock.
 * @returns whether the app ends that way now
 */
export function quitWithSession(
  power: Pick<PowerMonitor, 'on'>,
  {
    finish,
    exit,
    timers,
  }: { finish: () => Promise<unknown>; exit: (code: number) => void; timers: Pick<Timers, 'after'> },
): () => boolean {
  let isEnding = false;
  // Electron's types lack the event.
  power.on('shutdown', (event?: { preventDefault(): void }) => {
    // The system waits for the app to exit, and Electron leaves the windows alone, until the text is on the disk.
    event?.preventDefault();
    if (isEnding) return;
    isEnding = true;
    const end = () => exit(0);
    timers.after(SESSION_END_DEADLINE_MS, end);
    finish().then(end, end);
  });
  return () => isEnding;
}
