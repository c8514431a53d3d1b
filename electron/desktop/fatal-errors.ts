import { writeFileSync } from 'node:fs';
import { app, dialog } from 'electron';
import type { Translate } from '../../shared/messages/translate.ts';
import type { Log } from '../host/ports.ts';
import { startupErrorMessage } from './desktop-messages.ts';
import { isOpenRequest } from './open-requests.ts';

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

/** Returns the arguments of this start for a restart, without links and files to open. */
export const argumentsAfterCrash = (argv: readonly string[], now: number): string[] => [
  ...argv.slice(1).filter((one) => !one.startsWith(AFTER_CRASH_OPTION) && !isOpenRequest(one)),
  `${AFTER_CRASH_OPTION}${now}`,
];

export interface CrashHandlerOptions {
  argv: readonly string[];
  /** Milliseconds since 1970. */
  now: () => number;
  log: (error: unknown) => void;
  /** Restarts the app after it has exited. */
  relaunch: (args: string[]) => void;
  showFailedTwice: () => void;
  exit: (code: number) => void;
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
    else options.relaunch(argumentsAfterCrash(options.argv, options.now()));
    options.exit(1);
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
      dialog.showErrorBox(t('desktop.dialogs.notOpened.title'), startupErrorMessage(error, t));
      app.exit(1);
    },
    restartAfterFailedUpdate(error) {
      log.error("Couldn't install the update", error);
      const t = translate();
      dialog.showErrorBox(t('desktop.dialogs.notUpdated.title'), t('desktop.dialogs.notUpdated.detail'));
      app.relaunch();
      app.exit(1);
    },
    installCrashHandler() {
      const crash = createCrashHandler({
        argv,
        now: Date.now,
        log: (error) => {
          log.error('The app crashed and restarts', error);
          markStartHandled(process.env);
        },
        relaunch: (args) => app.relaunch({ args }),
        showFailedTwice: () => {
          const t = translate();
          dialog.showErrorBox(t('desktop.dialogs.failedTwice.title'), startupErrorMessage(null, t));
        },
        exit: (code) => app.exit(code),
      });
      process.on('uncaughtException', crash);
      process.on('unhandledRejection', crash);
    },
  };
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
