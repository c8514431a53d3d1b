import { app, session, type WebContents } from 'electron';
import type { Log } from '../host/ports.ts';
import { ASKED_CHANNEL } from './channels.ts';
import { type Commands, createCommands } from './commands.ts';
import { createLastWords } from './last-words.ts';
import { createMenus, type Menus } from './menus.ts';
import { commandFor } from './opened.ts';
import { keepPageAlive } from './page-life.ts';
import type { PlatformFeatures } from './platform-features.ts';
import { quitWithLastWindow } from './quit.ts';
import type { ShellStateFile } from './shell-state.ts';
import { type AppWindow, createAppWindow } from './window.ts';
import type { ShellWords } from './words.ts';

/** What the author sees of the shell: the window with its page, the menus, and what the page is asked to do. */
export interface Front {
  readonly window: AppWindow;
  readonly commands: Commands;
  readonly menus: Menus;
  /** The page has called the host, so it has loaded. */
  pageCalled(): void;
  /** The page of the window; null while it is closed. */
  page(): WebContents | null;
  /** Asks a page for what was typed last, before its window closes. Never rejects. */
  lastWords(contents: WebContents): Promise<void>;
  /** Shows the window with a link or a file that was given to the app. */
  openGiven(given: string): Promise<void>;
}

/** The window, not open yet, and what stands around it. */
export function createFront({
  preload,
  platform,
  state,
  words,
  features,
  log,
  close,
  endWithSession,
}: {
  preload: string;
  /** As in `process.platform`. */
  platform: string;
  state: ShellStateFile;
  words: () => ShellWords;
  features: PlatformFeatures;
  log: Log;
  /** Waits for the disk and closes the library. */
  close: () => Promise<void>;
  /** Ends the app with the session of the system, after `finish`. Returns whether it ends now. */
  endWithSession: (finish: () => Promise<unknown>) => () => boolean;
}): Front {
  const window = createAppWindow({ preload, title: app.getName(), platform, state });
  const page = () => window.current?.webContents ?? null;
  const commands = createCommands(() => page()?.send(ASKED_CHANNEL));
  const lastWords = createLastWords({ page });
  const menus = createMenus({
    session: session.defaultSession,
    state,
    platform,
    developer: !app.isPackaged,
    features,
    onAction: (id) => {
      window.show();
      commands.give({ kind: 'action', id });
    },
  });
  const openGiven = async (given: string) => {
    const command = await commandFor(given);
    if (command.kind === 'import') menus.remember(given);
    window.show();
    commands.give(command);
  };
  menus.onRecent((file) => void openGiven(file));
  const endsWithWindow = quitWithLastWindow(app, platform);
  let pageCalled = () => {};
  window.subscribe({
    onOpen(opened, isClosing) {
      menus.serve(opened.webContents);
      pageCalled = keepPageAlive(opened, { words, quit: () => app.quit(), isClosing, log });
    },
    // The window says that it waits for the disk, so it stays for as long as that takes.
    async beforeClose(contents) {
      await lastWords(contents);
      if (endsWithWindow()) await close().catch(() => undefined);
    },
    isSessionEnding: endWithSession(async () => {
      const contents = page();
      if (contents) await lastWords(contents);
      await close();
    }),
  });
  return { window, commands, menus, pageCalled: () => pageCalled(), page, lastWords, openGiven };
}
