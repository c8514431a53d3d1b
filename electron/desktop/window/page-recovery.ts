import { type BrowserWindow, dialog, type RenderProcessGoneDetails, type WebContents } from 'electron';
import type { Translate } from '../../../shared/messages/translate.ts';
import { type Log, systemTimers, type Timers } from '../../host/ports.ts';
import { APP_ORIGIN } from './app-protocol.ts';

/** The page must call the backend within this time after a load starts. */
const LOAD_DEADLINE_MS = 30_000;

/** Chromium's code for a load that another one replaced. */
const ERR_ABORTED = -3;

export interface PageLoadOptions {
  /** Loads the page. A rejection is ignored because events also report failures. */
  load: () => Promise<void>;
  ask: () => Promise<'again' | 'quit'>;
  quit: () => void;
  isClosing: () => boolean;
  log: (reason: string) => void;
  timers: Pick<Timers, 'after'>;
}

/**
 * Loads a hidden window's page. Asks the user what to do if a file is missing, the preload script throws, or
 * the page never calls the backend, because a hidden app would keep the library locked.
 * @returns a function that stops the deadline, to be called when the page has called the backend. Later loads
 * have no deadline
 */
export function loadPage(contents: Pick<WebContents, 'on'>, options: PageLoadOptions): () => void {
  let stopDeadline = () => {};
  let isAsking = false;
  const start = () => {
    stopDeadline();
    stopDeadline = options.timers.after(LOAD_DEADLINE_MS, () => void handleFailure('no call from the page'));
    options.load().catch(() => undefined);
  };
  const handleFailure = async (reason: string) => {
    stopDeadline();
    if (isAsking || options.isClosing()) return;
    isAsking = true;
    options.log(reason);
    const answer = await options.ask();
    isAsking = false;
    if (options.isClosing()) return;
    if (answer === 'again') start();
    else options.quit();
  };
  contents.on('did-fail-load', (_event, code, description, _url, isMainFrame) => {
    if (isMainFrame && code !== ERR_ABORTED) void handleFailure(`${description} (${code})`);
  });
  contents.on('did-navigate', (_event, _url, status) => {
    if (status >= 400) void handleFailure(`status ${status}`);
  });
  contents.on('preload-error', (_event, _path, error) => void handleFailure(String(error)));
  start();
  return () => stopDeadline();
}

export interface PageCrashOptions {
  reload: () => void;
  ask: () => Promise<'again' | 'quit'>;
  quit: () => void;
  /** Returns monotonic milliseconds. */
  now: () => number;
  log: (details: { reason: string; exitCode: number }) => void;
}

/** After more crashes than this in `RELOAD_WINDOW_MS`, the app asks the user before it reloads the page. */
const MAX_RELOADS = 3;
const RELOAD_WINDOW_MS = 60_000;

/**
 * Returns a handler for page crashes. It reloads the page, because the backend has saved the page's text.
 * After repeated crashes, it asks the user.
 */
export function createPageCrashHandler(
  options: PageCrashOptions,
): (gone: RenderProcessGoneDetails) => Promise<void> {
  let failures: number[] = [];
  return async ({ reason, exitCode }) => {
    if (reason === 'clean-exit') return;
    options.log({ reason, exitCode });
    const now = options.now();
    failures = [...failures.filter((at) => now - at < RELOAD_WINDOW_MS), now];
    if (failures.length > MAX_RELOADS) {
      failures = [];
      if ((await options.ask()) === 'quit') {
        options.quit();
        return;
      }
    }
    options.reload();
  };
}

/**
 * Loads a window's page, reloads it after a crash, and asks the user about a page that doesn't load or
 * respond.
 * @returns a function that stops the deadline, to be called when the page has called the backend. Later loads
 * have no deadline
 */
export function recoverPage(
  window: BrowserWindow,
  {
    getTranslate,
    quit,
    isClosing,
    log,
  }: { getTranslate: () => Translate; quit: () => void; isClosing: () => boolean; log: Log },
): () => void {
  const { webContents } = window;
  const failed = createPageCrashHandler({
    reload: () => {
      // Text that the user types while the window closes couldn't be saved.
      if (!window.isDestroyed() && !isClosing()) webContents.reload();
    },
    ask: () => askAgainOrQuit(window, 'pageCrashed', getTranslate()),
    quit,
    now: () => performance.now(),
    log: (details) => log.warn('The page crashed', details),
  });
  webContents.on('render-process-gone', (_, details) => void failed(details));
  let isAsking = false;
  window.on('unresponsive', async () => {
    if (isAsking) return;
    isAsking = true;
    const t = getTranslate();
    const answer = await showQuestion(window, {
      message: t('desktop.dialogs.pageUnresponsive.message'),
      detail: t('desktop.dialogs.pageUnresponsive.detail'),
      buttons: [t('desktop.dialogs.pageUnresponsive.wait'), t('desktop.dialogs.pageUnresponsive.reload')],
    });
    isAsking = false;
    // An unresponsive process ignores a reload. After the forced crash, the crash handler above reloads the
    // page.
    if (answer === 1 && !window.isDestroyed()) webContents.forcefullyCrashRenderer();
  });
  return loadPage(webContents, {
    load: () => window.loadURL(`${APP_ORIGIN}/`),
    ask: () => askAgainOrQuit(window, 'pageNotLoaded', getTranslate()),
    quit,
    isClosing: () => window.isDestroyed() || isClosing(),
    timers: systemTimers,
    log: (reason) => log.error("The page didn't load", reason),
  });
}

async function askAgainOrQuit(
  window: BrowserWindow,
  problem: 'pageCrashed' | 'pageNotLoaded',
  t: Translate,
): Promise<'again' | 'quit'> {
  const button = await showQuestion(window, {
    message: t(`desktop.dialogs.${problem}.message`),
    detail: t(`desktop.dialogs.${problem}.detail`),
    buttons: [t('desktop.dialogs.again'), t('desktop.dialogs.quit')],
  });
  return button === 0 ? 'again' : 'quit';
}

/** Resolves with the pressed button's index, or 0 if the box was closed. */
async function showQuestion(
  window: BrowserWindow,
  box: { message: string; detail: string; buttons: string[] },
): Promise<number> {
  if (window.isDestroyed()) return 0;
  const options = { type: 'warning', defaultId: 0, cancelId: 0, ...box } as const;
  // A message box attached to a hidden window would also be hidden.
  const shown = window.isVisible() ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options);
  return (await shown).response;
}
