import { writeFileSync } from 'node:fs';
import { app, dialog } from 'electron';
import type { Translate } from '../../shared/messages/translate.ts';
import type { Log } from '../host/ports.ts';
import { startupErrorMessage } from './desktop-messages.ts';
import { isOpenRequest } from './open-requests.ts';
import { BACKGROUND_OPTION } from './preferences/background.ts';
import { RESTART_EXIT_CODE } from './restart-exit-code.ts';

/** Passes the time of a crash to the restarted app: milliseconds since 1970. */
const AFTER_CRASH_OPTION = '--after-crash=';

/** A second crash within this time would come back with every start. */
const REPEATED_CRASH_MS = 60_000;

/** Returns whether this start shortly follows a crash, so that another crash must not restart the app. */
export function hasJustCrashed(argv: readonly string[], now: number): boolean {
  const option = argv.findLast((one) => one.startsWith(AFTER_CRASH_OPTION));
  const at = Number(option?.slice(AFTER_CRASH_OPTION.length));
  return option !== undefined && Number.isFinite(at) && Math.abs(now - at) < REPEATED_CRASH_MS;
}

/** Returns the arguments of this start for a restart, without links and files to open. The restarted app shows its window. */
export const argumentsAfterCrash = (argv: readonly string[], now: number): string[] => [
  ...argv
    .slice(1)
    .filter((one) => !one.startsWith(AFTER_CRASH_OPTION) && one !== BACKGROUND_OPTION && !isOpenRequest(one)),
  `${AFTER_CRASH_OPTION}${now}`,
];

export interface CrashHandlerOptions {
  argv: readonly string[];
  /** Milliseconds since 1970. */
  now: () => number;
  log: (error: unknown) => void;
  /** Ends the app and starts it again. */
  restart: (args: string[]) => void;
  /** Ends the app after a message. */
  showFailedTwice: () => void;
}

/**
 * Returns a handler of unexpected errors, after which the state of the host can't be trusted: it restarts the app at once,
 * since everything acknowledged is on the disk. A crash that repeats at the start is shown instead.
 */
export function createCrashHandler(options: CrashHandlerOptions): (error: unknown) => void {
  let isEnding = false;
  return (error) => {
    if (isEnding) return;
    isEnding = true;
    options.log(error);
    if (hasJustCrashed(options.argv, options.now())) options.showFailedTwice();
    else options.restart(argumentsAfterCrash(options.argv, options.now()));
  };
}

/** Unhandled rejections within a minute after which the app counts as crashed. */
const MAX_REJECTIONS_PER_MINUTE = 10;

/**
 * Returns a handler of unhandled rejections. A single one, such as of a package's background task, is only logged. Many in a
 * minute call `crash`.
 */
export function createRejectionHandler({
  now,
  log,
  crash,
}: {
  /** Milliseconds since 1970. */
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

/** Errors that end the app: logged and shown in a message box, except that a first crash only restarts the app. */
export interface FatalErrors {
  /** The app could not open, and exits. */
  failStartup(error: unknown): void;
  /** An update failed after the library was closed: restarts this version. */
  restartAfterFailedUpdate(error: unknown): void;
  /** Restarts the app after unexpected errors, from now on. */
  installCrashHandler(): void;
}

export interface FatalErrorOptions {
  /** The command line, as in `process.argv`. */
  argv: readonly string[];
  log: Log;
  translate: () => Translate;
}

export function createFatalErrors({ argv, log, translate }: FatalErrorOptions): FatalErrors {
  return {
    failStartup(error) {
      log.error("Couldn't open the app", error);
      markStartHandled(process.env);
      const t = translate();
      showError(t('desktop.dialogs.notOpened.title'), startupErrorMessage(error, t), () => app.exit(1));
    },
    restartAfterFailedUpdate(error) {
      log.error("Couldn't install the update", error);
      const t = translate();
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
          const t = translate();
          const detail = startupErrorMessage(null, t);
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

/** Shows a message box, and then calls `end`. Before the app is ready, Linux would only print the message. */
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
 * Tells `npm start` that the window is open, or that the app has shown an error, so that it doesn't open a browser later. Creates
 * the file in `QOTD_STARTED_FILE`, and never overwrites one. Never throws.
 */
export function markStartHandled(env: Readonly<Record<string, string | undefined>>): void {
  const file = env.QOTD_STARTED_FILE;
  if (!file) return;
  try {
    writeFileSync(file, '', { flag: 'wx' });
  } catch {
    // Marked before, or `npm start` has ended.
  }
}
