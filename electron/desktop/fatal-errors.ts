import { writeFileSync } from 'node:fs';
import { app, dialog } from 'electron';
import type { Translate } from '../../shared/messages/translate.ts';
import type { Log } from '../host/ports.ts';
import { formatStartupError } from './desktop-messages.ts';
import { isOpenRequest } from './open-requests.ts';
import { BACKGROUND_OPTION } from './preferences/background.ts';
import { RESTART_EXIT_CODE } from './restart-exit-code.ts';

/** Passes a crash's time, in milliseconds since 1970, to the restarted app. */
const AFTER_CRASH_OPTION = '--after-crash=';

/** A second crash within this time would probably recur with every start. */
const REPEATED_CRASH_MS = 60_000;

/** Returns whether this start shortly follows a crash. If so, another crash must not restart the app. */
export function hasJustCrashed(argv: readonly string[], now: number): boolean {
  const option = argv.findLast((one) => one.startsWith(AFTER_CRASH_OPTION));
  const at = Number(option?.slice(AFTER_CRASH_OPTION.length));
  return option !== undefined && Number.isFinite(at) && Math.abs(now - at) < REPEATED_CRASH_MS;
}

/**
 * Returns the arguments for a restart. Omits links and files to open, and omits the background option to show
 * the window.
 */
export const toRestartArguments = (argv: readonly string[], now: number): string[] => [
  ...argv
    .slice(1)
    .filter((one) => !one.startsWith(AFTER_CRASH_OPTION) && one !== BACKGROUND_OPTION && !isOpenRequest(one)),
  `${AFTER_CRASH_OPTION}${now}`,
];

export interface CrashHandlerOptions {
  argv: readonly string[];
  /** Returns milliseconds since 1970. */
  now: () => number;
  log: (error: unknown) => void;
  restart: (args: string[]) => void;
  showFailedTwice: () => void;
}

/**
 * Returns a handler for unexpected errors. After such an error, the backend's state can't be trusted. The
 * handler restarts the app immediately, because all confirmed data is on the disk. If the app has just
 * restarted after a crash, the handler shows a message instead.
 */
export function createCrashHandler(options: CrashHandlerOptions): (error: unknown) => void {
  let isEnding = false;
  return (error) => {
    if (isEnding) return;
    isEnding = true;
    options.log(error);
    if (hasJustCrashed(options.argv, options.now())) options.showFailedTwice();
    else options.restart(toRestartArguments(options.argv, options.now()));
  };
}

const MAX_REJECTIONS_PER_MINUTE = 10;

/**
 * Returns a handler for unhandled rejections. It logs each one, because it may be from a package's background
 * task, and calls `crash` if there are many within a minute.
 */
export function createRejectionHandler({
  now,
  log,
  crash,
}: {
  /** Returns milliseconds since 1970. */
  now: () => number;
  log: (error: unknown, count: number) => void;
  crash: (error: unknown) => void;
}): (error: unknown) => void {
  let count = 0;
  const recent: number[] = [];
  return (error) => {
    count += 1;
    log(error, count);
    recent.push(now());
    if (recent.length < MAX_REJECTIONS_PER_MINUTE) return;
    const oldest = recent.shift() ?? 0;
    if (Math.abs(now() - oldest) < 60_000) crash(error);
  };
}

export interface FatalErrors {
  /** Shows why the app couldn't open, then exits. */
  failStartup(error: unknown): void;
  /** Restarts this version if an update failed after the library was closed. */
  restartAfterFailedUpdate(error: unknown): void;
  /** Restarts the app after later unexpected errors. */
  installCrashHandler(): void;
}

export interface FatalErrorOptions {
  argv: readonly string[];
  log: Log;
  getTranslate: () => Translate;
}

export function createFatalErrors({ argv, log, getTranslate }: FatalErrorOptions): FatalErrors {
  return {
    failStartup(error) {
      log.error("Couldn't open the app", error);
      markStartHandled(process.env);
      const t = getTranslate();
      showError(t('desktop.dialogs.notOpened.title'), formatStartupError(error, t), () => app.exit(1));
    },
    restartAfterFailedUpdate(error) {
      log.error("Couldn't install the update", error);
      const t = getTranslate();
      const detail = t('desktop.dialogs.notUpdated.detail');
      showError(t('desktop.dialogs.notUpdated.title'), detail, () => restart());
    },
    installCrashHandler() {
      const crash = createCrashHandler({
        argv,
        now: Date.now,
        log: (error) => {
          log.error('The app crashed and restarts', error);
          markStartHandled(process.env);
        },
        restart: (args) => restart({ args }),
        showFailedTwice: () => {
          const t = getTranslate();
          const detail = formatStartupError(null, t);
          showError(t('desktop.dialogs.failedTwice.title'), detail, () => app.exit(1));
        },
      });
      process.on('uncaughtException', crash);
      process.on(
        'unhandledRejection',
        createRejectionHandler({
          now: Date.now,
          log: (error, count) => log.error(`A task failed unexpectedly (${count} since the start)`, error),
          crash,
        }),
      );
    },
  };
}

/**
 * Shows a message box, then calls `end`. Waits until the app is ready, because Linux would only print an
 * earlier message.
 */
function showError(title: string, detail: string, end: () => void): void {
  void app.whenReady().then(() => {
    dialog.showErrorBox(title, detail);
    end();
  });
}

function restart(options?: { args: string[] }): void {
  app.relaunch(options);
  app.exit(RESTART_EXIT_CODE);
}

/**
 * Tells `npm start` that the window is open or that the app has shown an error. `npm start` then doesn't open
 * a browser. Creates the file in `QOTD_STARTED_FILE` and never overwrites one. Never throws.
 */
export function markStartHandled(env: Readonly<Record<string, string | undefined>>): void {
  const file = env.QOTD_STARTED_FILE;
  if (!file) return;
  try {
    writeFileSync(file, '', { flag: 'wx' });
  } catch {
    // The start is already marked, or `npm start` has ended.
  }
}
