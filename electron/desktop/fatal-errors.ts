import { writeFileSync } from 'node:fs';
import { app, dialog } from 'electron';
import type { Translate } from '../../shared/messages/translate.ts';
import type { Log } from '../host/ports.ts';
import { startupErrorMessage } from './desktop-messages.ts';
import { isOpenRequest } from './open-requests.ts';

/** What a start of the app is told that follows a crash: milliseconds since 1970 of that crash. */
const AFTER_CRASH_OPTION = '--after-crash=';

/** Two crashes within so many milliseconds are one that comes back with every start. */
const REPEATED_CRASH_MS = 60_000;

/** Whether this start follows a crash so closely that another one is no reason to start once more. */
export function hasJustCrashed(argv: readonly string[], now: number): boolean {
  const said = argv.findLast((one) => one.startsWith(AFTER_CRASH_OPTION));
  const at = Number(said?.slice(AFTER_CRASH_OPTION.length));
  return said !== undefined && Number.isFinite(at) && Math.abs(now - at) < REPEATED_CRASH_MS;
}

/** The arguments of the next start: those of this one, without what only this one was given to open. */
export const argumentsAfterCrash = (argv: readonly string[], now: number): string[] => [
  ...argv.slice(1).filter((one) => !one.startsWith(AFTER_CRASH_OPTION) && !isOpenRequest(one)),
  `${AFTER_CRASH_OPTION}${now}`,
];

export interface CrashHandlerOptions {
  argv: readonly string[];
  /** Milliseconds since 1970. */
  now: () => number;
  log: (error: unknown) => void;
  /** Starts the app anew once this one has ended. */
  relaunch: (args: string[]) => void;
  /** Says that it failed twice. */
  showFailedTwice: () => void;
  exit: (code: number) => void;
}

/**
 * Returns what is done about an error that nobody expected, behind which the host's state is not to be trusted any more:
 * the app ends at once and starts anew. Everything that was acknowledged is on the disk. One that comes back with the
 * start is told instead.
 */
export function createCrashHandler(ports: CrashHandlerOptions): (error: unknown) => void {
  let isEnding = false;
  return (error) => {
    if (isEnding) return;
    isEnding = true;
    ports.log(error);
    if (hasJustCrashed(ports.argv, ports.now())) ports.showFailedTwice();
    else ports.relaunch(argumentsAfterCrash(ports.argv, ports.now()));
    ports.exit(1);
  };
}

/** What ends the app before its time: each is written into the log, and told where no window can. */
export interface FatalErrors {
  /** It could not open, and ends. */
  giveUp(error: unknown): void;
  /** A new version did not get into the place of this one, which has closed its library for it: it goes on anew. */
  restartUnchanged(error: unknown): void;
  /** An error that nobody expected ends the host, and the app with it: it starts anew over what is on the disk. */
  restartAfterCrash(): void;
}

export interface FatalErrorOptions {
  /** The command line, as in `process.argv`. */
  argv: readonly string[];
  log: Log;
  translate: () => Translate;
}

/** Tells trouble in message boxes of the system, in the author's language. */
export function createFatalErrors({ argv, log, translate }: FatalErrorOptions): FatalErrors {
  return {
    giveUp(error) {
      log.error('The app could not open', error);
      reportStarted(process.env);
      const t = translate();
      dialog.showErrorBox(t('desktop.dialogs.notOpened.title'), startupErrorMessage(error, t));
      app.exit(1);
    },
    restartUnchanged(error) {
      log.error('The update could not be installed', error);
      const t = translate();
      dialog.showErrorBox(t('desktop.dialogs.notUpdated.title'), t('desktop.dialogs.notUpdated.detail'));
      app.relaunch();
      app.exit(1);
    },
    restartAfterCrash() {
      const crash = createCrashHandler({
        argv,
        now: Date.now,
        log: (error) => {
          log.error('The app failed and starts anew', error);
          reportStarted(process.env);
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
 * Tells `npm start` that the window is open or that the app has shown why it isn't, so that a later end of the app opens
 * no browser: creates the file that `QOTD_STARTED_FILE` names, and never overwrites one. Never throws.
 */
export function reportStarted(env: Readonly<Record<string, string | undefined>>): void {
  const file = env.QOTD_STARTED_FILE;
  if (!file) return;
  try {
    writeFileSync(file, '', { flag: 'wx' });
  } catch {
    // Reported before, or `npm start` has ended.
  }
}
