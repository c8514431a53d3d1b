import { writeFileSync } from 'node:fs';
import { app, dialog } from 'electron';
import type { Log } from '../host/ports.ts';
import { createRestart } from './restart.ts';
import type { ShellWords } from './words.ts';

/** What ends the app before its time: each is written into the log, and told where no window can. */
export interface Trouble {
  /** It could not open, and ends. */
  giveUp(error: unknown): void;
  /** A new version did not get into the place of this one, which has closed its library for it: it goes on anew. */
  startAnew(error: unknown): void;
  /** An error that nobody expected ends the host, and the app with it: it starts anew over what is on the disk. */
  restartAfterCrash(): void;
}

export interface TroublePorts {
  /** The command line, as in `process.argv`. */
  argv: readonly string[];
  log: Log;
  words: () => ShellWords;
}

/** Tells trouble in message boxes of the system, in the author's language. */
export function createTrouble({ argv, log, words }: TroublePorts): Trouble {
  return {
    giveUp(error) {
      log.error('The app could not open', error);
      reportStarted(process.env);
      const { title, detail } = words().notOpened;
      dialog.showErrorBox(title, detail(error));
      app.exit(1);
    },
    startAnew(error) {
      log.error('The update could not be installed', error);
      const { title, detail } = words().notUpdated;
      dialog.showErrorBox(title, detail);
      app.relaunch();
      app.exit(1);
    },
    restartAfterCrash() {
      const crash = createRestart({
        argv,
        now: Date.now,
        log: (error) => {
          log.error('The app failed and starts anew', error);
          reportStarted(process.env);
        },
        relaunch: (args) => app.relaunch({ args }),
        tell: () => dialog.showErrorBox(words().failedTwice.title, words().failedTwice.detail),
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
