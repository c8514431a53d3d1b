import { writeFileSync } from 'node:fs';
import { app, dialog } from 'electron';
import type { Translate } from '../../shared/messages/translate.ts';
import type { Log } from '../host/ports.ts';
import { formatStartupError } from './desktop-messages.ts';
import { isOpenRequest } from './open-requests.ts';
import { BACKGROUND_OPTION } from './preferences/background.ts';
import { RESTART_EXIT_CODE } from './restart-exit-code.ts';

/** Passes a crash's time to the restarted app in milliseconds since 1970. */
const AFTER_CRASH_OPTION = '--after-crash=';

/** A second crash within this time would probably recur with every start. */
const REPEATED_CRASH_MS = 60_000;

/** Returns true if this start shortly follows a crash. Another crash must not restart the app then. */
export function hasJustCrashed(argv: readonly string[], now: number): boolean {
  const option = argv.findLast((one) => one.startsWith(AFTER_CRASH_OPTION));
  const at = Number(option?.slice(AFTER_CRASH_OPTION.length));
  return option !== undefined && Number.isFinite(at) && Math.abs(now - at) < REPEATED_CRASH_MS;
}

/**
 * Returns the arguments for a restart without links and files to open. The restarted app shows its window.
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
  /** Ends the app after a message. */
  showFailedTwice: () => void;
}

/**
 * Returns a handler for unexpected errors. After such an error, the backend's state can't be trusted. The
 * handler restarts the app at once, because all confirmed data is on the disk. If the crash recurs during the
 * start, it shows a message instead.
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

/** The maximum number of unhandled rejections per minute. After that, the app counts as crashed. */
const MAX_REJECTIONS_PER_MINUTE = 10;

/**
 * Returns a handler for unhandled rejections. Logs single ones, such as those of a package's background task.
 * Calls `crash` if there are many in a minute.
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

/**
 * Handles errors that end the app. Logs them and shows a message box. A first crash only restarts the app.
 */
export interface FatalErrors {
  /** Shows why the app couldn't open, then exits. */
  failStartup(error: unknown): void;
  /** Restarts this version if an update failed after the library was closed. */
  restartAfterFailedUpdate(error: unknown): void;
  /** Restarts the app after later unexpected errors. */
  installCrashHandler(): void;
}

export interface FatalErrorOptions {
  /** The command line from `process.argv`. */
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

/** Shows a message box, then calls `end`. Before the app is ready, Linux would only print the message. */
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
    // The start is marked already, or `npm start` has ended.
  }
}
