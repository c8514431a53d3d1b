import type { App } from 'electron';

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
export function finishBeforeQuit(
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
