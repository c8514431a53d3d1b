import { app, quit } from './app.ts';
import { autoUpdater } from './auto-updater.ts';
import { BrowserWindow } from './browser-window.ts';
import { clipboard } from './clipboard.ts';
import { crashReporter } from './crash-reporter.ts';
import { download, saveDialog } from './downloads.ts';
import { invoke, ipcMain } from './ipc.ts';
import { Menu } from './menu.ts';
import { nativeImage } from './native-image.ts';
import { net, protocol, serve, session } from './network.ts';
import { Notification } from './notification.ts';
import { screen } from './screen.ts';
import { createPreventableEvent, createStrictObject } from './strict-object.ts';
import { dialog, nativeTheme, powerMonitor, safeStorage, shell, systemPreferences } from './system.ts';
import { answerRequests } from './test-connection.ts';
import { Tray } from './tray.ts';
import { windows } from './window-list.ts';

/** The `electron` module in the main process, connected to `launch.ts`. */

/** The folder with a package's archive and the files next to it. */
if (process.env.ELECTRON_MOCK_RESOURCES !== undefined)
  Object.defineProperty(process, 'resourcesPath', { value: process.env.ELECTRON_MOCK_RESOURCES });

export {
  app,
  autoUpdater,
  BrowserWindow,
  clipboard,
  crashReporter,
  dialog,
  ipcMain,
  Menu,
  Notification,
  nativeImage,
  nativeTheme,
  net,
  powerMonitor,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  systemPreferences,
  Tray,
};

/** Supports both named and default imports. */
const electron = {
  app,
  autoUpdater,
  BrowserWindow,
  clipboard,
  crashReporter,
  dialog,
  ipcMain,
  Menu,
  nativeImage,
  nativeTheme,
  net,
  Notification,
  powerMonitor,
  protocol,
  /** For tests. Electron doesn't have this export. */
  saveDialog,
  safeStorage,
  screen,
  session,
  shell,
  Tray,
  systemPreferences,
};
// biome-ignore lint/style/noDefaultExport: the module it stands in for has one
export default createStrictObject('electron', electron);

answerRequests({
  download,
  invoke,
  serve,
  /** Returns whether the page may navigate to the URL. */
  navigate(id: number, url: string, isMainFrame: boolean) {
    const contents = windows.get(id)?.webContents;
    return (isMainFrame ? ['will-frame-navigate', 'will-navigate'] : ['will-frame-navigate']).every(
      (name) => {
        const event = createPreventableEvent({ url, isMainFrame });
        contents?.emit(name, event, url);
        return !event.defaultPrevented;
      },
    );
  },
  paint: (id: number) => windows.get(id)?.paint(),
  moved: (id: number, url: string) => windows.get(id)?.moved(url),
  /** Returns whether the page may open a window. If so, creates the window for the app. */
  windowOpen(id: number, url: string) {
    const action = windows.get(id)?.openHandler({ url }).action;
    if (action === 'allow') new BrowserWindow({});
    return action === 'allow';
  },
  /** Removes a window whose page was closed from outside, without calling the page's handlers. */
  closed: (id: number) => windows.get(id)?.destroy(),
  evaluate: (source: string, arg: unknown) => new Function(`return (${source})`)()(electron, arg),
  quit,
});
