import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { app, dialog, powerMonitor, safeStorage, session, shell } from 'electron';
import { apiDocsUrl } from '../../shared/api-docs.ts';
import { createNodeFiles } from '../host/files.ts';
import { createHost, type Host } from '../host/host.ts';
import { createLog } from '../host/log.ts';
import { aboutThisComputer, nodeRandom, systemClock, systemTimers } from '../host/node-ports.ts';
import type { Log } from '../host/ports.ts';
import { socketWay } from '../host/sync/wire/socket-way.ts';
import { createAttention } from './attention.ts';
import { ASKED_CHANNEL } from './channels.ts';
import { createCommands } from './commands.ts';
import { openingFailure, updateFailure } from './failure.ts';
import { denyPermissions, keepInside } from './guards.ts';
import { createInbox, type Inbox } from './inbox.ts';
import { serveBridge } from './ipc.ts';
import { serveShell } from './ipc-shell.ts';
import { createLastWords } from './last-words.ts';
import { type Places, placesOf } from './library-place.ts';
import { LINK_SCHEME } from './links.ts';
import { openLogFile } from './log-file.ts';
import { createMenus } from './menus.ts';
import { systemNotification } from './notification.ts';
import { commandFor } from './opened.ts';
import { keepPageAlive } from './page-life.ts';
import { registerAppScheme, serveAppScheme } from './protocol.ts';
import { finishBeforeQuit, quitWithLastWindow } from './quit.ts';
import { createRestart } from './restart.ts';
import { onResume } from './resume.ts';
import { openTokenVault, systemKeychain } from './secrets.ts';
import { openSettings } from './settings.ts';
import { openShellState } from './shell-state.ts';
import { applyTheme } from './theme.ts';
import { openUpdates } from './updates/open-updates.ts';
import { restartToUpdate } from './updates/restart-to-update.ts';
import { appImageOf } from './updates/update-place.ts';
import { createAppWindow } from './window.ts';
import { wordsIn } from './words.ts';

/** Where the build put what the shell needs. */
export interface DesktopParts {
  /** The bundle that runs before the page. */
  preload: string;
  /** The folder of the built interface. */
  assetsDir: string;
  /** See `HostPorts`. */
  titleWorker: string;
  /** The command line, as in `process.argv`. */
  argv: readonly string[];
}

/** Characters of the log that a report of a problem has. */
const REPORTED = 200_000;

/** What is known of the app from outside of its opening. */
interface Running {
  host: Host | null;
}

/**
 * Runs the desktop app, or hands over to the one that already runs. Returns at once: Electron is only ready after the
 * entry has run to its end.
 */
export function runDesktop(parts: DesktopParts): void {
  // Whoever read it may be gone, which is no reason to end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const early = createLog((line) => process.stderr.write(line), Date.now);
  const places = placed(parts.argv, early);
  if (!places) return;
  if (!app.requestSingleInstanceLock()) {
    app.exit(0);
    return;
  }
  const file = openLogFile(path.join(places.userData, 'logs'));
  const log = createLog((line) => {
    process.stderr.write(line);
    file.write(line);
  }, Date.now);
  restartAfterCrash(parts.argv, log);
  registerAppScheme();
  const inbox = createInbox(app, parts.argv, process.cwd());
  const running: Running = { host: null };
  const outside = {
    openExternal: (url: string) =>
      void shell
        .openExternal(url)
        .catch((error: unknown) => log.error('No program opens this address', error)),
    docsUrl: () => docsUrlOf(running.host),
  };
  app.on('web-contents-created', (_, contents) => keepInside(contents, outside));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => app.quit());
  app
    .whenReady()
    .then(() =>
      open(parts, places, { log, recentLog: () => file.tail(REPORTED) }, inbox, (host) => {
        running.host = host;
      }),
    )
    .catch((error: unknown) => giveUp(error, log));
}

/** Which library is meant. Whatever goes by `userData`, such as who runs already, is about that one. */
function placed(argv: readonly string[], log: Log): Places | null {
  try {
    const usual = app.getPath('userData');
    const places = placesOf(argv, usual);
    if (places.userData !== usual) {
      mkdirSync(places.userData, { recursive: true });
      app.setPath('userData', places.userData);
    }
    return places;
  } catch (error) {
    giveUp(error, log);
    return null;
  }
}

function giveUp(error: unknown, log: Log): void {
  log.error('The app could not open', error);
  dialog.showErrorBox('QOTD Studio could not open', openingFailure(error));
  app.exit(1);
}

/** An error that nobody expected ends the host, and the app with it: it starts anew over what is on the disk. */
function restartAfterCrash(argv: readonly string[], log: Log): void {
  const crash = createRestart({
    argv,
    now: Date.now,
    log: (error) => log.error('The app failed and starts anew', error),
    relaunch: (args) => app.relaunch({ args, execPath: programToStart() }),
    tell: () => dialog.showErrorBox('QOTD Studio failed', openingFailure(null)),
    exit: (code) => app.exit(code),
  });
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
}

/** The program of an AppImage lies in a folder that goes with it: the AppImage itself is what starts again. */
const programToStart = (): string => appImageOf(process.env, process.resourcesPath ?? '') ?? process.execPath;

/** A new version did not get into the place of this one, which has closed its library for it: it goes on anew. */
function startAnew(error: unknown, log: Log): void {
  log.error('The update could not be installed', error);
  dialog.showErrorBox('QOTD Studio was not updated', updateFailure());
  app.relaunch({ execPath: programToStart() });
  app.exit(1);
}

function docsUrlOf(host: Host | null): string | null {
  const url = host?.localApi.status().url;
  return url ? apiDocsUrl(url) : null;
}

/** `onHost` is told of the host before there is a window. */
async function open(
  { preload, assetsDir, titleWorker }: DesktopParts,
  places: Places,
  { log, recentLog }: { log: Log; recentLog: () => string },
  inbox: Inbox,
  onHost: (host: Host) => void,
): Promise<void> {
  const { platform } = process;
  denyPermissions(session.defaultSession);
  serveAppScheme(assetsDir);
  const host = await openHost(places, titleWorker, log, recentLog);
  onHost(host);
  const { settings } = host;
  const close = once(host.close);
  finishBeforeQuit(app, close, (error) => log.error('The library could not be closed', error));
  applyTheme(settings.get().theme);
  const words = () => wordsIn(settings.get().language, app.getPreferredSystemLanguages());

  const state = openShellState(path.join(places.userData, 'shell.json'), (error) =>
    log.error('What the shell remembers could not be kept', error),
  );
  const page = () => window.current?.webContents ?? null;
  const commands = createCommands(() => page()?.send(ASKED_CHANNEL));
  const openGiven = async (given: string) => {
    const command = await commandFor(given);
    if (command.kind === 'import') menus.remember(given);
    window.show();
    commands.give(command);
  };
  const menus = createMenus({
    session: session.defaultSession,
    state,
    platform,
    developer: !app.isPackaged,
    onAction: (id) => {
      window.show();
      commands.give({ kind: 'action', id });
    },
    onRecent: (file) => void openGiven(file),
  });
  const endsWithWindow = quitWithLastWindow(app, platform);
  const lastWords = createLastWords({ page });
  let isClosing = false;
  const window = createAppWindow({
    preload,
    title: app.getName(),
    platform,
    state,
    onOpen: (opened) => {
      isClosing = false;
      menus.serve(opened.webContents);
      keepPageAlive(opened, { words, quit: () => app.quit(), isClosing: () => isClosing, log });
    },
    // The window says that it waits for the disk, so it stays for as long as that takes.
    async beforeClose(contents) {
      isClosing = true;
      await lastWords(contents);
      if (endsWithWindow()) await close().catch(() => undefined);
    },
  });
  const updates = openUpdates({
    state,
    timers: systemTimers,
    log,
    tell: () => commands.give({ kind: 'updates' }),
    restart: restartToUpdate({
      finish: async () => {
        const contents = page();
        if (contents) await lastWords(contents);
        await close();
      },
      release: () => app.releaseSingleInstanceLock(),
      giveUp: (error) => startAnew(error, log),
    }),
  });
  serveBridge({ handlers: host.handlers, listen: host.listen, page, log });
  serveShell({
    page,
    log,
    handlers: {
      take: commands.take,
      setMenu: answered(menus.set),
      popMenu: answered(menus.popup),
      updates: updates.view,
      wishUpdate: answered(({ wish }) => updates.wish(wish)),
    },
  });
  const heed = createAttention(
    {
      app,
      isLookedAt: () => window.current?.isFocused() ?? false,
      notify: systemNotification(),
      words,
      onChosen: () => {
        window.show();
        commands.give({ kind: 'action', id: 'section.attention' });
      },
    },
    host.library.counts,
  );
  host.listen((event) => {
    heed(event);
    if (event.type === 'settings') applyTheme(event.settings.theme);
  });
  onResume(powerMonitor, () => void host.handlers['sync.awake']({}));
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME);
  window.show();
  updates.begin();
  inbox.listen({ onGiven: (given) => void openGiven(given), onWanted: () => window.show() });
  if (settings.get().apiEnabled) await host.localApi.start();
}

async function openHost(
  { library: dataDir, userData }: Places,
  titleWorker: string,
  log: Log,
  recentLog: () => string,
): Promise<Host> {
  const keychain = await systemKeychain(safeStorage, process.platform);
  const vaultIn = (name: string, whose: Parameters<typeof openTokenVault>[0]['whose']) =>
    openTokenVault({
      file: path.join(userData, name),
      keychain,
      whose,
      log,
      mayInsist: whose === 'the live service',
    });
  return createHost({
    dataDir,
    shell: 'desktop',
    version: app.getVersion(),
    platform: process.platform,
    ...aboutThisComputer(),
    clock: systemClock,
    timers: systemTimers,
    random: nodeRandom,
    files: createNodeFiles(),
    openSettings: (keepDamaged) => openSettings({ dir: dataDir, log, keepDamaged }),
    log,
    recentLog,
    vault: await vaultIn('local-tokens.bin', 'the local API'),
    liveVault: await vaultIn('live-tokens.bin', 'the live service'),
    openWay: socketWay({ environment: process.env, version: app.getVersion() }),
    titleWorker,
  });
}

/** Does it the first time, and gives the same outcome ever after. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | null = null;
  return () => {
    done ??= work();
    return done;
  };
}

/** A handler that gives nothing but that it was done. */
const answered =
  <T>(work: (input: T) => void) =>
  (input: T): null => {
    work(input);
    return null;
  };
