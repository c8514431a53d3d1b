import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { app, BrowserWindow, powerMonitor, session, shell } from 'electron';
import { apiDocsUrl } from '../../shared/local-api/api-docs.ts';
import type { Translate } from '../../shared/messages/translate.ts';
import type { Host } from '../host/app.ts';
import { type Log, systemTimers } from '../host/ports.ts';
import { createLog } from '../host/system/log.ts';
import { openDesktopHost } from './desktop-host.ts';
import { desktopTranslate } from './desktop-messages.ts';
import { type DesktopStateFile, openDesktopState } from './desktop-state.ts';
import { createFatalErrors, type FatalErrors, reportStarted } from './fatal-errors.ts';
import { ASKED_CHANNEL } from './ipc/ipc-channels.ts';
import { createPendingCommands, type PendingCommands, serveBridge, serveShell } from './ipc/page-ipc.ts';
import { type AppFolders, locateFolders } from './library-location.ts';
import { openLogFile } from './log-file.ts';
import { createMenus, type Menus } from './menu/application-menu.ts';
import { createAttentionNotifier, createSystemNotifier } from './notifications.ts';
import { createOpenRequests, type OpenRequests, toShellCommand } from './open-requests.ts';
import { createPlatformFeatures, type PlatformFeatures } from './platform-features.ts';
import { closeBeforeQuit, quitWithLastWindow, quitWithSession } from './quit.ts';
import { readLanguage } from './settings/settings-recovery.ts';
import { type AppUpdates, openAppUpdates, restartToUpdate } from './updates/app-updates.ts';
import { registerAppScheme, serveAppScheme } from './window/app-protocol.ts';
import { createPageFlush } from './window/flush-before-close.ts';
import { applyTheme, createMainWindow, type MainWindow } from './window/main-window.ts';
import { recoverPage } from './window/page-recovery.ts';
import { denyPermissions, restrictNavigation } from './window/page-security.ts';

/** Where the build put what the shell needs. */
export interface DesktopParts {
  /** The bundle that runs before the page. */
  preload: string;
  /** The folder of the built interface. */
  assetsDir: string;
  /** See `HostOptions`. */
  searchWorker: string;
  importWorker: string;
  referenceDir: string;
  /** The command line, as in `process.argv`. */
  argv: readonly string[];
}

/** Characters of the log that a report of a problem has. */
const REPORTED = 200_000;

/** What is known of the app from outside of its opening. */
interface Running {
  /** Null until it is known which library is meant. */
  places: AppFolders | null;
  host: Host | null;
}

/** What the parts of an app that opens have in common. */
interface Opening {
  parts: DesktopParts;
  host: Host;
  state: DesktopStateFile;
  translate: () => Translate;
  log: Log;
  trouble: FatalErrors;
  /** Waits for the disk and closes the library, once. */
  close: () => Promise<void>;
}

/**
 * Runs the desktop app, or hands over to the one that already runs. Returns at once: Electron is only ready after the
 * entry has run to its end.
 */
export function runDesktop(parts: DesktopParts): void {
  // Whoever read it may be gone, which is no reason to end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const running: Running = { places: null, host: null };
  const translate = () => desktopTranslate(languageOf(running), app.getPreferredSystemLanguages());
  const { argv } = parts;
  const early = createLog((line) => process.stderr.write(line), Date.now);
  const places = placed(argv, createFatalErrors({ argv, log: early, translate }));
  if (!places) return;
  running.places = places;
  if (!app.requestSingleInstanceLock()) {
    app.exit(0);
    return;
  }
  const file = openLogFile(path.join(places.userData, 'logs'));
  const log = createLog((line) => {
    process.stderr.write(line);
    file.write(line);
  }, Date.now);
  const trouble = createFatalErrors({ argv, log, translate });
  trouble.restartAfterCrash();
  registerAppScheme();
  const inbox = createOpenRequests(app, argv, process.cwd());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => app.quit());
  app
    .whenReady()
    .then(async () => {
      denyPermissions(session.defaultSession);
      serveAppScheme(parts.assetsDir);
      const { searchWorker, importWorker, referenceDir } = parts;
      const recentLog = () => file.tail(REPORTED);
      const host = await openDesktopHost({
        places,
        searchWorker,
        importWorker,
        referenceDir,
        log,
        recentLog,
      });
      running.host = host;
      const state = openDesktopState(path.join(places.userData, 'shell.json'), (error) =>
        log.error('What the shell remembers could not be kept', error),
      );
      await open({ parts, host, state, translate, log, trouble, close: onlyOnce(host.close) }, inbox);
    })
    .catch(trouble.giveUp);
}

/** The language that the author chose, as far as anything is known of it yet. */
const languageOf = ({ places, host }: Running) =>
  host?.settings.get().language ?? (places ? readLanguage(places.library) : 'system');

/** Which library is meant. Whatever goes by `userData`, such as who runs already, is about that one. */
function placed(argv: readonly string[], { giveUp }: FatalErrors): AppFolders | null {
  try {
    const usual = app.getPath('userData');
    const places = locateFolders(argv, usual);
    if (places.userData !== usual) {
      mkdirSync(places.userData, { recursive: true });
      app.setPath('userData', places.userData);
    }
    return places;
  } catch (error) {
    giveUp(error);
    return null;
  }
}

/** Does it the first time, and returns the same outcome ever after. */
function onlyOnce<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | null = null;
  return () => {
    done ??= work();
    return done;
  };
}

/** Puts everything around the host, and then shows the window. */
async function open(opening: Opening, inbox: OpenRequests): Promise<void> {
  const { host, state, log, trouble, close } = opening;
  keepPagesInside(host, log);
  closeBeforeQuit(app, close, (error) => log.error('The library could not be closed', error));
  applyTheme(host.settings.get().theme);
  const features = createPlatformFeatures(app, process.platform, log);
  if (app.isPackaged) features.register();
  const menus = createMenus({
    session: session.defaultSession,
    state,
    platform: process.platform,
    developer: !app.isPackaged,
    features,
  });
  const { window, flush } = createWindow(opening, menus);
  const commands = createPendingCommands(() => window.page()?.send(ASKED_CHANNEL));
  const openGiven = async (given: string) => {
    const command = await toShellCommand(given);
    if (command.kind === 'import') menus.addRecentFile(given);
    window.show();
    commands.add(command);
  };
  const act = (id: string) => {
    window.show();
    commands.add({ kind: 'action', id });
  };
  menus.subscribe({ onAction: act, onRecent: (file) => void openGiven(file) });
  const updates = openAppUpdates({
    state,
    timers: systemTimers,
    log,
    onChange: () => commands.add({ kind: 'updates' }),
    restart: restartToUpdate({
      finish: async () => {
        await flush();
        await close();
      },
      release: () => app.releaseSingleInstanceLock(),
      giveUp: trouble.restartUnchanged,
    }),
  });
  answerPage(opening, { window, commands, menus, updates });
  followHost(opening, { window, features, onAttention: () => act('section.attention') });
  window.show();
  window.current?.once('show', () => reportStarted(process.env));
  updates.start();
  inbox.subscribe({ onRequest: (given) => void openGiven(given), onActivate: window.show });
  if (host.settings.get().apiEnabled) await host.localApi.start();
}

/** Every page that there will ever be, from its first moment. */
function keepPagesInside(host: Host, log: Log): void {
  const outside = {
    openExternal: (url: string) =>
      void shell
        .openExternal(url)
        .catch((error: unknown) => log.error('No program opens this address', error)),
    docsUrl: () => {
      const { url } = host.localApi.status();
      return url ? apiDocsUrl(url) : null;
    },
  };
  app.on('web-contents-created', (_, contents) => restrictNavigation(contents, outside));
}

/** The window, not open yet. `flush` asks its page, if it is open, for what was typed last; it never rejects. */
function createWindow(
  { parts, state, translate, log, close }: Opening,
  menus: Menus,
): { window: MainWindow; flush: () => Promise<unknown> } {
  const { platform } = process;
  const flushPage = createPageFlush();
  const flush = () =>
    Promise.all(BrowserWindow.getAllWindows().map(({ webContents }) => flushPage(webContents)));
  const endsWithWindow = quitWithLastWindow(app, platform);
  const isSessionEnding = quitWithSession(powerMonitor, {
    finish: async () => {
      await flush();
      await close();
    },
    exit: (code) => app.exit(code),
    timers: systemTimers,
  });
  const window = createMainWindow({
    preload: parts.preload,
    title: app.getName(),
    platform,
    state,
    onOpen: (opened, isClosing) => {
      menus.attachContextMenu(opened.webContents);
      return recoverPage(opened, { translate, quit: () => app.quit(), isClosing, log });
    },
    // The window says that it waits for the disk, so it stays for as long as that takes.
    async beforeClose(contents) {
      await flushPage(contents);
      if (endsWithWindow()) await close().catch(() => undefined);
    },
    isSessionEnding,
  });
  return { window, flush };
}

/** What the page may call: the host, and the shell around it. */
function answerPage(
  { host, log }: Opening,
  {
    window: { page, markPageLoaded },
    commands,
    menus,
    updates,
  }: { window: MainWindow; commands: PendingCommands; menus: Menus; updates: AppUpdates },
): void {
  serveBridge({ handlers: host.handlers, listen: host.subscribe, page, onCall: markPageLoaded, log });
  serveShell({
    page,
    log,
    handlers: {
      take: commands.drain,
      setMenu: answered(menus.setMenuBar),
      popMenu: answered(menus.openAt),
      updates: updates.view,
      wishUpdate: answered(({ wish }) => updates.request(wish)),
    },
  });
}

/** What the system shows of the host: the number on the icon, notifications, the theme. And what the host hears of the system. */
function followHost(
  { host, translate }: Opening,
  {
    window,
    features,
    onAttention,
  }: { window: MainWindow; features: PlatformFeatures; onAttention: () => void },
): void {
  const heed = createAttentionNotifier(
    {
      features,
      isWindowFocused: () => window.current?.isFocused() ?? false,
      notify: createSystemNotifier(),
      translate,
      onClick: onAttention,
    },
    host.library.counts,
  );
  host.subscribe((event) => {
    heed(event);
    if (event.type === 'settings') applyTheme(event.settings.theme);
  });
  // After sleep, and when somebody unlocks the computer, what waited for a time is looked at anew.
  const awake = () => void host.handlers['sync.awake']({});
  powerMonitor.on('resume', awake);
  powerMonitor.on('unlock-screen', awake);
}

/** A handler that gives nothing but that it was done. */
const answered =
  <T>(work: (input: T) => void) =>
  (input: T): null => {
    work(input);
    return null;
  };
