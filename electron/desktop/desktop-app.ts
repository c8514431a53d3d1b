import path from 'node:path';
import { app, BrowserWindow, crashReporter, powerMonitor, session, shell } from 'electron';
import { getApiDocsUrl } from '../../shared/local-api/api-docs-url.ts';
import type { Translate } from '../../shared/messages/translate.ts';
import type { Host } from '../host/create-host.ts';
import { type Log, systemTimers } from '../host/ports.ts';
import { renderFirstPage } from '../host/system/http/first-page.ts';
import { createLog } from '../host/system/log.ts';
import { setAboutPanel } from './about-panel.ts';
import { type AppFolders, locateLogs, openFolders } from './app-folders.ts';
import { createAttentionNotifier, createSystemNotifier, type SystemNotifier } from './attention-notifier.ts';
import { listCrashDumps, recordCrashes } from './crash-dumps.ts';
import { createDesktopTranslate } from './desktop-messages.ts';
import { type DesktopStateFile, openDesktopState } from './desktop-state.ts';
import { openDownloads } from './downloads.ts';
import { createLinkOpener, type OpenLink } from './external-links.ts';
import { createFatalErrors, type FatalErrors, markStartHandled } from './fatal-errors.ts';
import { ASKED_CHANNEL, FLUSH_CHANNEL } from './ipc/ipc-channels.ts';
import { serveBridge, serveShell } from './ipc/page-ipc.ts';
import { createPendingCommands } from './ipc/pending-commands.ts';
import { createShellHandlers, type ShellParts } from './ipc/shell-handlers.ts';
import { openLogFile } from './log-file.ts';
import { createMenus, type Menus } from './menu/application-menu.ts';
import { openDesktopHost } from './open-desktop-host.ts';
import { createOpenRequests, type OpenRequests, toShellCommand } from './open-requests.ts';
import { createPlatformFeatures, type PlatformFeatures } from './platform-features.ts';
import { shouldKeepRunning, shouldStartInBackground } from './preferences/background.ts';
import { openPreferences } from './preferences/open-preferences.ts';
import { closeBeforeQuit, quitWithLastWindow, quitWithSession } from './quit.ts';
import { readLanguage } from './settings/settings-recovery.ts';
import { createTaskbarBadge } from './taskbar-badge.ts';
import { openAppUpdates, restartToUpdate } from './updates/app-updates.ts';
import { registerAppScheme, serveAppScheme } from './window/app-protocol.ts';
import { createPageFlush } from './window/flush-before-close.ts';
import { createMainWindow, type MainWindow } from './window/main-window.ts';
import { recoverPage } from './window/page-recovery.ts';
import { denyPermissions, hideFromImageHosts, restrictNavigation } from './window/page-security.ts';
import { applyTheme, createWindowFrame } from './window/window-frame.ts';

export interface DesktopOptions {
  preload: string;
  assetsDir: string;
  /** See `HostOptions`. */
  searchWorker: string;
  importWorker: string;
  referenceDir: string;
  /** The path to the app's icon, a PNG file. */
  icon: string;
  argv: readonly string[];
}

const MAX_REPORTED_LOG_CHARACTERS = 200_000;

interface StartupState {
  /** Null until the library is located. */
  folders: AppFolders | null;
  host: Host | null;
}

interface DesktopContext {
  options: DesktopOptions;
  host: Host;
  state: DesktopStateFile;
  getTranslate: () => Translate;
  log: Log;
  logs: string;
  fatalErrors: FatalErrors;
  /** Writes unsaved data to the disk and closes the library. Runs only once. */
  close: () => Promise<void>;
}

/**
 * Runs the desktop app, or hands over to the running one. Returns immediately because Electron becomes ready
 * only after the entry module has finished.
 */
export function runDesktop(options: DesktopOptions): void {
  // The app must continue to run if its terminal is closed.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const startup: StartupState = { folders: null, host: null };
  const getTranslate = () => createDesktopTranslate(getLanguage(startup), app.getPreferredSystemLanguages());
  const { argv } = options;
  const earlyLog = createLog((line) => process.stderr.write(line), Date.now);
  const folders = prepareFolders(argv, createFatalErrors({ argv, log: earlyLog, getTranslate }));
  if (!folders) return;
  startup.folders = folders;
  if (!app.requestSingleInstanceLock()) {
    app.exit(0);
    return;
  }
  const logs = locateLogs(folders, app, process.platform);
  const file = openLogFile(logs);
  const log = createLog((line) => {
    process.stderr.write(line);
    file.write(line);
  }, Date.now);
  const fatalErrors = createFatalErrors({ argv, log, getTranslate });
  fatalErrors.installCrashHandler();
  recordCrashes(app, crashReporter, log);
  const state = openDesktopState(path.join(folders.userData, 'shell.json'), log);
  if (!state.get().hardwareAcceleration) app.disableHardwareAcceleration();
  registerAppScheme();
  const openRequests = createOpenRequests(app, {
    argv,
    workingFolder: process.cwd(),
    library: folders.library,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => app.quit());
  app
    .whenReady()
    .then(async () => {
      denyPermissions(session.defaultSession);
      hideFromImageHosts(session.defaultSession, app.getVersion());
      const { searchWorker, importWorker, referenceDir } = options;
      const readRecentLog = () => file.tail(MAX_REPORTED_LOG_CHARACTERS);
      const host = await openDesktopHost({
        folders,
        searchWorker,
        importWorker,
        referenceDir,
        log,
        recentLog: readRecentLog,
        crashDumps: () => listCrashDumps(app.getPath('crashDumps')),
      });
      startup.host = host;
      serveAppScheme(options.assetsDir, (file) => renderFirstPage(file, host.handlers));
      await openApp(
        { options, host, state, getTranslate, log, logs, fatalErrors, close: once(host.close) },
        openRequests,
      );
    })
    .catch(fatalErrors.failStartup);
}

/** Returns the language in the settings, even before the settings are open. */
const getLanguage = ({ folders, host }: StartupState) =>
  host?.settings.get().language ?? (folders ? readLanguage(folders.library) : 'system');

/**
 * Locates the library and sets `userData`, because each library has its own single-instance lock. Returns
 * null after a failure.
 */
function prepareFolders(argv: readonly string[], { failStartup }: FatalErrors): AppFolders | null {
  try {
    return openFolders(app, argv);
  } catch (error) {
    failStartup(error);
    return null;
  }
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | null = null;
  return () => {
    done ??= work();
    return done;
  };
}

async function openApp(context: DesktopContext, openRequests: OpenRequests): Promise<void> {
  const { options, host, state, getTranslate, log, logs, fatalErrors, close } = context;
  closeBeforeQuit(app, close, (error) => log.error("Couldn't close the library", error));
  applyTheme(host.settings.get().theme);
  const os = createPlatformFeatures(app, process.platform, log, createTaskbarBadge(app, getTranslate));
  const { resourcesPath: resources, versions } = process;
  setAboutPanel(app, { icon: options.icon, resources, versions });
  if (app.isPackaged) os.registerApp();
  const menus = createMenus({
    session: session.defaultSession,
    state,
    platform: process.platform,
    developer: !app.isPackaged,
    getTranslate,
    os,
    log,
  });
  const { window, finish } = createWindow(context, menus);
  const commands = createPendingCommands(() => window.page()?.send(ASKED_CHANNEL));
  const openLink = createLinkOpener(shell, log, commands.add);
  restrictPages(host, openLink);
  const handleRequest = async (request: string) => {
    const command = await toShellCommand(request);
    if (command.kind === 'import') menus.addRecentFile(request);
    window.show();
    commands.add(command);
  };
  const runAction = (id: string) => {
    window.show();
    commands.add({ kind: 'action', id });
  };
  menus.subscribe({
    onAction: runAction,
    onRecent: (file) => void handleRequest(file),
    onDictionaryFailure: (language) => commands.add({ kind: 'dictionary-failed', language }),
  });
  const updates = openAppUpdates({
    state,
    timers: systemTimers,
    log,
    openLink,
    onChange: () => commands.add({ kind: 'updates' }),
    restart: restartToUpdate({
      finish,
      release: () => app.releaseSingleInstanceLock(),
      onFailure: fatalErrors.restartAfterFailedUpdate,
    }),
  });
  const notifier = createSystemNotifier(log);
  const showDownload = openDownloads({ state, onDone: commands.add, log });
  const preferences = openPreferences({
    ...context,
    icon: options.icon,
    onOpen: window.show,
    onSyncFailure: () => runAction('sync.now'),
    notificationProblem: notifier.problem,
  });
  serveIpc(context, window, { commands, menus, updates, preferences, logs, showDownload });
  subscribeToHost(context, {
    window,
    os,
    notify: notifier.notify,
    onAttention: () => runAction('section.attention'),
  });
  const { argv } = options;
  if (shouldStartInBackground({ app, argv, state, platform: process.platform }))
    markStartHandled(process.env);
  else window.show();
  window.current?.once('show', () => markStartHandled(process.env));
  updates.start();
  openRequests.subscribe({ onRequest: (request) => void handleRequest(request), onActivate: window.show });
  if (host.settings.get().apiEnabled) await host.localApi.start();
}

function restrictPages(host: Host, openExternal: OpenLink): void {
  const navigation = {
    openExternal,
    getDocsUrl: () => {
      const { url } = host.localApi.status();
      return url ? getApiDocsUrl(url) : null;
    },
  };
  app.on('web-contents-created', (_, contents) => restrictNavigation(contents, navigation));
}

/**
 * Creates the app's window without opening it. While `finish` stores unsaved text and closes the library, the
 * window remains open.
 */
function createWindow(
  { options, host, state, getTranslate, log, close }: DesktopContext,
  menus: Menus,
): { window: MainWindow; finish: () => Promise<void> } {
  const { platform } = process;
  const flushPage = createPageFlush();
  const finish = async () => {
    window.saveState();
    await Promise.all(BrowserWindow.getAllWindows().map(({ webContents }) => flushPage(webContents)));
    await close();
  };
  const endsWithWindow = quitWithLastWindow(app, () => shouldKeepRunning(state, platform));
  const sessionEnd = quitWithSession(powerMonitor, {
    flush: () => window.page()?.send(FLUSH_CHANNEL),
    finish,
    exit: (code) => app.exit(code),
    timers: systemTimers,
  });
  const window = createMainWindow({
    preload: options.preload,
    title: app.getName(),
    frame: createWindowFrame({
      platform,
      getTextSize: () => host.settings.get().textSize,
      icon: options.icon,
    }),
    state,
    onOpen: (opened, isClosing) => {
      menus.attachContextMenu(opened);
      sessionEnd.watch(opened);
      return recoverPage(opened, { getTranslate, quit: () => app.quit(), isClosing, log });
    },
    // The window shows that it's waiting for the disk.
    async beforeClose(contents) {
      await flushPage(contents);
      if (endsWithWindow()) await close().catch(() => undefined);
    },
    isSessionEnding: sessionEnd.isEnding,
    timers: systemTimers,
  });
  return { window, finish };
}

function serveIpc(
  { host, log }: DesktopContext,
  { page, markPageLoaded, markPageRendered }: MainWindow,
  parts: Omit<ShellParts, 'page'>,
): void {
  serveBridge({ handlers: host.handlers, listen: host.subscribe, page, onCall: markPageLoaded, log });
  serveShell({ page, onCall: markPageRendered, log, handlers: createShellHandlers({ page, ...parts }) });
}

/** Connects the backend to the system: badge, notifications, theme, and wake-ups. */
function subscribeToHost(
  { host, getTranslate }: DesktopContext,
  {
    window,
    os,
    notify,
    onAttention,
  }: {
    window: MainWindow;
    os: PlatformFeatures;
    notify: SystemNotifier['notify'];
    onAttention: () => void;
  },
): void {
  const notifyOfAttention = createAttentionNotifier(
    {
      os,
      isWindowFocused: () => window.current?.isFocused() ?? false,
      notify,
      getTranslate,
      onClick: onAttention,
    },
    host.library.counts,
  );
  host.subscribe((event) => {
    notifyOfAttention(event);
    if (event.type !== 'settings') return;
    applyTheme(event.settings.theme);
    window.updateFrame();
  });
  // Timers don't run during sleep.
  const onAwake = () => void host.handlers['sync.notifyAwake']({});
  powerMonitor.on('resume', onAwake);
  powerMonitor.on('unlock-screen', onAwake);
}
