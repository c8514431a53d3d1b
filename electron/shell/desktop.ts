import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { app, dialog, Menu, safeStorage, session, shell } from 'electron';
import { apiDocsUrl } from '../../shared/api-docs.ts';
import { createNodeFiles } from '../host/files.ts';
import { createHost, type Host } from '../host/host.ts';
import { createLog } from '../host/log.ts';
import { nodeRandom, systemClock, systemTimers } from '../host/node-ports.ts';
import type { Log } from '../host/ports.ts';
import { socketWay } from '../host/sync/wire/socket-way.ts';
import { openingFailure } from './failure.ts';
import { denyPermissions, keepInside } from './guards.ts';
import { serveBridge } from './ipc.ts';
import { createLastWords } from './last-words.ts';
import { type Places, placesOf } from './library-place.ts';
import { menuTemplate } from './menu.ts';
import { registerAppScheme, serveAppScheme } from './protocol.ts';
import { finishBeforeQuit, quitWithLastWindow } from './quit.ts';
import { openTokenVault, systemKeychain } from './secrets.ts';
import { openSettings } from './settings.ts';
import { applyTheme } from './theme.ts';
import { type AppWindow, createAppWindow } from './window.ts';

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

/**
 * Runs the desktop app, or hands over to the one that already runs. Returns at once: Electron is only ready after the
 * entry has run to its end.
 */
export function runDesktop(parts: DesktopParts): void {
  const log = createLog((line) => process.stderr.write(line), Date.now);
  const places = placed(parts.argv, log);
  if (!places) return;
  if (!app.requestSingleInstanceLock()) {
    app.exit(0);
    return;
  }
  registerAppScheme();
  const running: { host: Host | null } = { host: null };
  const outside = {
    openExternal: (url: string) => void shell.openExternal(url),
    docsUrl: () => docsUrlOf(running.host),
  };
  app.on('web-contents-created', (_, contents) => keepInside(contents, outside));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => app.quit());
  app
    .whenReady()
    .then(() =>
      open(parts, places, log, (host) => {
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

function docsUrlOf(host: Host | null): string | null {
  const url = host?.localApi.status().url;
  return url ? apiDocsUrl(url) : null;
}

/** `onHost` is told of the host before there is a window. */
async function open(
  { preload, assetsDir, titleWorker }: DesktopParts,
  places: Places,
  log: Log,
  onHost: (host: Host) => void,
): Promise<void> {
  denyPermissions(session.defaultSession);
  serveAppScheme(assetsDir);
  const host = await openHost(places, titleWorker, log);
  onHost(host);
  const { settings } = host;
  finishBeforeQuit(app, host.close, (error) => log.error('The library could not be closed', error));
  applyTheme(settings.get().theme);
  host.listen((event) => {
    if (event.type === 'settings') applyTheme(event.settings.theme);
  });
  const page = () => window.current?.webContents ?? null;
  const window = createAppWindow({
    preload,
    title: app.getName(),
    platform: process.platform,
    beforeClose: createLastWords({ page }),
  });
  serveBridge({ handlers: host.handlers, listen: host.listen, page, log });
  Menu.setApplicationMenu(
    Menu.buildFromTemplate(menuTemplate({ platform: process.platform, developer: !app.isPackaged })),
  );
  showWhenAsked(window);
  quitWithLastWindow(app, process.platform);
  window.show();
  if (settings.get().apiEnabled) await host.localApi.start();
}

async function openHost(
  { library: dataDir, userData }: Places,
  titleWorker: string,
  log: Log,
): Promise<Host> {
  const keychain = await systemKeychain(safeStorage, process.platform);
  const vaultIn = (name: string, whose: Parameters<typeof openTokenVault>[0]['whose']) =>
    openTokenVault({ file: path.join(userData, name), keychain, whose, log });
  return createHost({
    dataDir,
    shell: 'desktop',
    version: app.getVersion(),
    platform: process.platform,
    clock: systemClock,
    timers: systemTimers,
    random: nodeRandom,
    files: createNodeFiles(),
    openSettings: (keepDamaged) => openSettings({ dir: dataDir, log, keepDamaged }),
    log,
    vault: await vaultIn('local-tokens.bin', 'the local API'),
    liveVault: await vaultIn('live-tokens.bin', 'the live service'),
    openWay: socketWay({ environment: process.env, version: app.getVersion() }),
    titleWorker,
  });
}

/** A second start shows the window of the first; on macOS a click on the dock's icon shows it again. */
function showWhenAsked(window: AppWindow): void {
  app.on('second-instance', () => window.show());
  app.on('activate', () => window.show());
}
