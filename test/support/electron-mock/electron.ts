import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type RequestOptions } from 'node:http';
import path from 'node:path';
import { createFakeSafeStorage, type KeychainBehavior } from '../fake-safe-storage.ts';
import { loadedAtFirstWindow, recordWindow } from './loaded-modules.ts';
import { Menu } from './menu.ts';
import { defaultSession, permissionsGranted } from './permissions.ts';
import { createPeer } from './rpc-peer.ts';
import { createPreventableEvent, strictEmitter, strictObject } from './strict-object.ts';

/** The `electron` module in the main process, connected to `launch.ts`. */

// Wherever the wrapping command has put it.
process.chdir(path.resolve(import.meta.dirname, '../../..'));
if (process.env.ELECTRON_MOCK_PLATFORM !== undefined)
  Object.defineProperty(process, 'platform', { value: process.env.ELECTRON_MOCK_PLATFORM });
let userData = process.env.ELECTRON_MOCK_USER_DATA ?? '';
const { name, productName, version } = JSON.parse(readFileSync('package.json', 'utf8'));

const life = { ready: false, quitting: false, exiting: false };
const readiness = Promise.withResolvers<void>();

export function becomeReady(): void {
  life.ready = true;
  app.emit('ready');
  readiness.resolve();
}

function onlyWhenReady(what: string): void {
  if (!life.ready) throw new Error(`${what} can only be used after the app is ready`);
}
function onlyBeforeReady(what: string): void {
  if (life.ready) throw new Error(`${what} can only be used before the app is ready`);
}

/** Stricter than Electron, which ignores some of these calls on other systems and lacks others. */
function onlyOn(platforms: readonly string[], what: string): void {
  if (!platforms.includes(process.platform)) throw new Error(`${what} is not for ${process.platform}`);
}

// ---- app

function quit(): void {
  if (life.quitting) {
    willQuit();
    return;
  }
  const event = createPreventableEvent({});
  app.emit('before-quit', event);
  if (event.defaultPrevented) return;
  life.quitting = true;
  for (const window of windows.values()) window.close();
  if (windows.size === 0) willQuit();
  else life.quitting = false;
}

function willQuit(): void {
  const event = createPreventableEvent({});
  app.emit('will-quit', event);
  if (!event.defaultPrevented) exit(0);
}

function exit(code = 0): void {
  if (life.exiting) return;
  life.exiting = true;
  app.emit('quit', {}, code);
  // A second instance doesn't touch the lock of the first.
  if (lockHolder() === process.pid) rmSync(lockFile(), { force: true });
  process.exit(code);
}

const lockFile = () => path.join(userData, 'stand-in.lock');

/** The process that runs over this folder, or ran until it was killed. */
const lockHolder = (): number | null =>
  existsSync(lockFile()) ? Number(readFileSync(lockFile(), 'utf8')) : null;

function isAlive(pid: number | null): boolean {
  try {
    return pid !== null && process.kill(pid, 0);
  } catch {
    return false;
  }
}

const systemLocale = process.env.ELECTRON_MOCK_LOCALE ?? 'en-US';

export const app = strictObject(
  'app',
  strictEmitter({
    // A packaged app looks for files next to its archive, see `process.resourcesPath` below.
    isPackaged: process.env.ELECTRON_MOCK_RESOURCES !== undefined,
    whenReady: () => readiness.promise,
    isReady: () => life.ready,
    getName: () => productName ?? name,
    getVersion: () => version,
    getAppPath: () => process.env.ELECTRON_MOCK_APP ?? process.cwd(),
    getPath(which: string) {
      const folder = which === 'userData' ? userData : path.join(userData, which);
      mkdirSync(folder, { recursive: true });
      return folder;
    },
    setPath(which: string, folder: string) {
      if (which !== 'userData') throw new Error(`The mock has one path, not ${which}`);
      onlyBeforeReady('userData');
      if (!existsSync(folder)) throw new Error(`${folder} is not there`);
      userData = folder;
    },
    requestSingleInstanceLock() {
      if (isAlive(lockHolder())) return false;
      writeFileSync(lockFile(), String(process.pid));
      return true;
    },
    releaseSingleInstanceLock: () => rmSync(lockFile(), { force: true }),
    getLocale: () => systemLocale,
    getPreferredSystemLanguages: () => [systemLocale],
    setAsDefaultProtocolClient: () => true,
    userModelId: null as string | null,
    setAppUserModelId(id: string) {
      onlyOn(['win32'], 'app.setAppUserModelId');
      this.userModelId = id;
    },
    // What the system shows of the app.
    badgeCount: 0,
    recentDocuments: [] as string[],
    setBadgeCount(count: number) {
      onlyWhenReady('app.setBadgeCount');
      onlyOn(['linux', 'darwin'], 'app.setBadgeCount');
      this.badgeCount = count;
      return true;
    },
    getBadgeCount() {
      return this.badgeCount;
    },
    addRecentDocument(file: string) {
      onlyOn(['darwin', 'win32'], 'app.addRecentDocument');
      this.recentDocuments.push(file);
    },
    clearRecentDocuments() {
      onlyOn(['darwin', 'win32'], 'app.clearRecentDocuments');
      this.recentDocuments = [];
    },
    relaunch(options: { args?: string[] } = {}) {
      // Written to the output, because the process ends before it could send a message.
      process.stdout.write(`relaunch ${JSON.stringify(options.args ?? [])}\n`);
    },
    quit,
    exit,
  }),
);

// ---- windows

const windows = new Map<number, BrowserWindow>();
const pages = { last: 0 };

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

type OpenHandler = (details: { url: string }) => { action: string };

export class BrowserWindow extends EventEmitter {
  readonly id: number;
  readonly webContents;
  readonly opened: Promise<unknown>;
  /** The window options, for tests. */
  readonly options: object;
  visible: boolean;
  focused = true;
  maximized = false;
  fullScreen = false;
  bounds: Rectangle;
  address = '';
  crashed = false;
  /** Whether the page is visible. */
  painted = false;
  /** Whether it was shown earlier, as an empty frame. */
  shownUnpainted = false;
  openHandler: OpenHandler = () => ({ action: 'allow' });

  constructor(options: Partial<Rectangle> & { show?: boolean; webPreferences?: object }) {
    super();
    onlyWhenReady('BrowserWindow');
    recordWindow();
    pages.last += 1;
    this.id = pages.last;
    this.visible = options.show ?? true;
    const { x = 320, y = 140, width = 800, height = 600 } = options;
    this.bounds = { x, y, width, height };
    this.options = options;
    this.webContents = strictObject('webContents', this.contents());
    this.webContents.on('render-process-gone', () => {
      this.crashed = true;
    });
    windows.set(this.id, this);
    app.emit('web-contents-created', {}, this.webContents);
    this.opened = line.ask('open', this.id, options);
    // biome-ignore lint/correctness/noConstructorReturn: a window whose missing members throw by name
    return strictObject('BrowserWindow', this);
  }

  contents() {
    const address = () => this.address;
    return strictEmitter({
      id: this.id,
      session: defaultSession,
      mainFrame: {
        get url() {
          return address();
        },
        parent: null,
      },
      getURL: address,
      isDestroyed: () => !windows.has(this.id),
      isCrashed: () => this.crashed,
      executeJavaScript: (code: string) => line.ask('execute', this.id, code),
      send: (channel: string, ...args: unknown[]) => void line.ask('send', this.id, channel, args),
      // The page's process ends, and a new one starts with the page on the disk.
      reload: () => void this.loadURL(this.address),
      forcefullyCrashRenderer: () => {
        this.webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
      },
      replaceMisspelling: (word: string) => {
        this.webContents.emit('stand-in:replaced', word);
      },
      setWindowOpenHandler: (handler: OpenHandler) => {
        this.openHandler = handler;
      },
    });
  }

  async loadURL(url: string): Promise<void> {
    await this.opened;
    this.address = url;
    this.crashed = false;
    const load = line.ask('load', this.id, url, permissionsGranted(this.webContents, url));
    const status = await load.catch((error: unknown) => {
      this.webContents.emit('did-fail-load', {}, -2, 'ERR_FAILED', url, true);
      throw error;
    });
    this.webContents.emit('did-navigate', {}, url, status, '');
    this.painted = true;
    this.emit('ready-to-show');
    this.webContents.emit('did-finish-load');
    void line.ask('painted', this.id);
  }
  moved(url: string): void {
    this.address = url;
  }
  show(): void {
    this.visible = true;
    this.shownUnpainted ||= !this.painted;
    this.emit('show');
  }
  hide(): void {
    this.visible = false;
  }
  focus(): void {
    this.focused = true;
    void line.ask('focus', this.id);
  }
  restore(): void {}
  setBackgroundColor(): void {}
  setTitleBarOverlay(): void {}
  getNormalBounds() {
    return this.bounds;
  }
  setBounds(bounds: Partial<Rectangle>): void {
    this.bounds = { ...this.bounds, ...bounds };
    this.emit('resize');
  }
  maximize(): void {
    this.show();
    this.maximized = true;
  }
  isMaximized(): boolean {
    return this.maximized;
  }
  setFullScreen(full: boolean): void {
    this.fullScreen = full;
  }
  isFullScreen(): boolean {
    return this.fullScreen;
  }
  isFocused(): boolean {
    return this.visible && this.focused;
  }
  blur(): void {
    this.focused = false;
  }
  isMinimized(): boolean {
    return false;
  }
  isVisible(): boolean {
    return this.visible;
  }
  isDestroyed(): boolean {
    return !windows.has(this.id);
  }
  close(): void {
    const event = createPreventableEvent({});
    this.emit('close', event);
    if (!event.defaultPrevented) this.destroy();
  }
  destroy(): void {
    if (!windows.delete(this.id)) return;
    void line.ask('close', this.id);
    this.emit('closed');
    if (windows.size > 0 || life.quitting) return;
    if (app.listenerCount('window-all-closed') > 0) app.emit('window-all-closed');
    else quit();
  }

  /** Modules of the app that were loaded before the first window. */
  static get loadedBefore() {
    return loadedAtFirstWindow();
  }
  static getAllWindows(): BrowserWindow[] {
    return [...windows.values()];
  }
}

// ---- ipc, protocol, session

type IpcHandler = (event: object, ...args: unknown[]) => unknown;
const handlers = new Map<string, IpcHandler>();

export const ipcMain = strictObject(
  'ipcMain',
  strictEmitter({
    /** The channels with listeners. */
    get channels() {
      return [...handlers.keys()];
    },
    handle(channel: string, handler: IpcHandler) {
      if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
      handlers.set(channel, handler);
    },
  }),
);

type Serve = (request: Request) => Response | Promise<Response>;
const schemes = new Map<string, Serve | null>();

export const protocol = strictObject('protocol', {
  registerSchemesAsPrivileged(
    list: readonly { scheme: string; privileges: { standard?: boolean; secure?: boolean } }[],
  ) {
    onlyBeforeReady('protocol.registerSchemesAsPrivileged');
    for (const { scheme, privileges } of list) {
      if (!privileges.standard || !privileges.secure)
        throw new Error(`${scheme}: must be standard and secure`);
      schemes.set(scheme, null);
    }
  },
  handle(scheme: string, serve: Serve) {
    onlyWhenReady('protocol.handle');
    if (!schemes.has(scheme)) throw new Error(`${scheme}: was not registered before the app was ready`);
    schemes.set(scheme, serve);
  },
});

export const session = strictObject('session', {
  defaultSession,
  fromPartition: (partition: string) => strictObject('session', { partition }),
});

/** Requests of the main process by Node's HTTP client. Doesn't follow redirects. */
export const net = strictObject('net', {
  request({
    session: _,
    redirect: __,
    ...options
  }: RequestOptions & { session?: object; redirect?: string }) {
    return httpRequest(options);
  },
});

/** The files next to a package's archive. */
if (process.env.ELECTRON_MOCK_RESOURCES !== undefined)
  Object.defineProperty(process, 'resourcesPath', { value: process.env.ELECTRON_MOCK_RESOURCES });

export const autoUpdater = strictObject('autoUpdater', strictEmitter({}));

// ---- other modules

export const shell = strictObject('shell', {
  opened: [] as string[],
  async openExternal(url: string) {
    shell.opened.push(url);
  },
});

interface MessageBox {
  message: string;
  buttons: string[];
}

export const dialog = strictObject('dialog', {
  /** The button that a user would select. */
  answer: Number(process.env.ELECTRON_MOCK_BUTTON ?? 0),
  async showMessageBox(...[first, second]: [object | MessageBox, MessageBox?]) {
    const box = second ?? (first as MessageBox);
    dialog.asked.push(box);
    return { response: dialog.answer };
  },
  asked: [] as MessageBox[],
  showErrorBox: (title: string, content: string) => process.stderr.write(`${title}: ${content}\n`),
});

/** Without ELECTRON_MOCK_KEYCHAIN this is Linux without a secret service, which only obfuscates. */
const keychain = createFakeSafeStorage(
  (process.env.ELECTRON_MOCK_KEYCHAIN ?? 'basic_text') as KeychainBehavior,
);
/** `behave` changes the keychain's behavior from now on. */
export const safeStorage = strictObject('safeStorage', { ...keychain.safeStorage, behave: keychain.behave });

export const nativeTheme = strictObject(
  'nativeTheme',
  strictEmitter({
    chosen: 'system',
    get themeSource(): string {
      return this.chosen;
    },
    set themeSource(theme: string) {
      this.chosen = theme;
      void line.ask('theme', theme);
      nativeTheme.emit('updated');
    },
    get shouldUseDarkColors(): boolean {
      return (this.chosen === 'system' ? process.env.ELECTRON_MOCK_SCHEME : this.chosen) === 'dark';
    },
  }),
);

export const powerMonitor = strictObject('powerMonitor', strictEmitter({}));

/** ELECTRON_MOCK_DISPLAYS has the work areas of the displays as JSON. */
export const screen = strictObject(
  'screen',
  strictEmitter({
    displays: (process.env.ELECTRON_MOCK_DISPLAYS === undefined
      ? [{ x: 0, y: 0, width: 1920, height: 1040 }]
      : JSON.parse(process.env.ELECTRON_MOCK_DISPLAYS)
    ).map((workArea: Rectangle) => ({ workArea })),
    getAllDisplays() {
      onlyWhenReady('screen');
      return this.displays;
    },
  }),
);

/** Notifications on the screen. */
export class Notification extends EventEmitter {
  static readonly shown: Notification[] = [];
  readonly title: string;
  readonly body: string;
  constructor({ title = '', body = '' }: { title?: string; body?: string }) {
    super();
    this.title = title;
    this.body = body;
  }
  static isSupported(): boolean {
    return true;
  }
  show(): void {
    Notification.shown.push(this);
    this.emit('show');
  }
  close(): void {
    const at = Notification.shown.indexOf(this);
    if (at >= 0) Notification.shown.splice(at, 1);
  }
}

export { Menu };

/** Supports named and default imports. */
const electron = {
  app,
  autoUpdater,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  nativeTheme,
  net,
  Notification,
  powerMonitor,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
};
// biome-ignore lint/style/noDefaultExport: the module it stands in for has one
export default strictObject('electron', electron);

// ---- requests from the test

const line = createPeer((message) => process.send?.(message), {
  async invoke(id: number, channel: string, args: unknown[], frame: { url: string; origin: string }) {
    const handler = handlers.get(channel);
    if (!handler) throw new Error(`No handler registered for '${channel}'`);
    const event = { sender: windows.get(id)?.webContents, senderFrame: { ...frame, parent: null } };
    return handler(event, ...args);
  },
  async serve(url: string, method: string, headers: Record<string, string>) {
    const serve = schemes.get(new URL(url).protocol.slice(0, -1));
    if (!serve) throw new Error(`nobody serves ${url}`);
    const response = await serve(new Request(url, { method, headers }));
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: new Uint8Array(await response.arrayBuffer()),
    };
  },
  /** Whether the page may navigate there. */
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
  moved: (id: number, url: string) => windows.get(id)?.moved(url),
  /** Whether the page may open a window, which then belongs to the app. */
  windowOpen(id: number, url: string) {
    const action = windows.get(id)?.openHandler({ url }).action;
    if (action === 'allow') new BrowserWindow({});
    return action === 'allow';
  },
  /** The page was closed from outside. It is gone, so its handlers aren't called. */
  closed: (id: number) => windows.get(id)?.destroy(),
  evaluate: (source: string, arg: unknown) => new Function(`return (${source})`)()(electron, arg),
  quit,
});
process.on('message', (message) => line.receive(message));
process.on('disconnect', () => process.exit(1));
