import { type BrowserWindow, dialog } from 'electron';
import type { Log } from '../host/ports.ts';
import { systemTimers } from '../host/ports.ts';
import { APP_ORIGIN } from './origin.ts';
import { createPageFailures } from './page-failures.ts';
import { loadPage } from './page-load.ts';
import type { ShellWords } from './words.ts';

/**
 * Loads a window's page, loads it again after a crash, and asks the author about a page that doesn't load or respond.
 * @returns what is called when the page has called the host
 */
export function keepPageAlive(
  window: BrowserWindow,
  {
    words,
    quit,
    isClosing,
    log,
  }: { words: () => ShellWords; quit: () => void; isClosing: () => boolean; log: Log },
): () => void {
  const { webContents } = window;
  const failed = createPageFailures({
    reload: () => {
      // One that is closing would be loaded for a moment, and what is typed then has nobody to keep it.
      if (!window.isDestroyed() && !isClosing()) webContents.reload();
    },
    async ask() {
      const { message, detail, again, quit } = words().pageFails;
      return (await asked(window, { message, detail, buttons: [again, quit] })) === 0 ? 'again' : 'quit';
    },
    quit,
    now: () => performance.now(),
    log: (facts) => log.warn('The page ended by itself', facts),
  });
  webContents.on('render-process-gone', (_, details) => void failed(details));
  let isAsking = false;
  window.on('unresponsive', async () => {
    if (isAsking) return;
    isAsking = true;
    const { message, detail, wait, reload } = words().pageHangs;
    const answer = await asked(window, { message, detail, buttons: [wait, reload] });
    isAsking = false;
    // Its process does not hear a plain reload any more. What becomes of it then is seen to above.
    if (answer === 1 && !window.isDestroyed()) webContents.forcefullyCrashRenderer();
  });
  return loadPage(webContents, {
    load: () => window.loadURL(`${APP_ORIGIN}/`),
    async ask() {
      const { message, detail, again, quit } = words().pageNotLoaded;
      return (await asked(window, { message, detail, buttons: [again, quit] })) === 0 ? 'again' : 'quit';
    },
    quit,
    isClosing: () => window.isDestroyed() || isClosing(),
    timers: systemTimers,
    log: (reason) => log.error('The page did not load', reason),
  });
}

/** The number of the button that was pressed; the first where the box was closed. */
async function asked(
  window: BrowserWindow,
  box: { message: string; detail: string; buttons: string[] },
): Promise<number> {
  if (window.isDestroyed()) return 0;
  const options = { type: 'warning', defaultId: 0, cancelId: 0, ...box } as const;
  // A sheet of a window that isn't visible isn't either.
  const shown = window.isVisible() ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options);
  return (await shown).response;
}
