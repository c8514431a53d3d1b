import { EventEmitter } from 'node:events';
import { app, cancelQuit, endWithoutWindows } from './app.ts';
import { requirePlatform, requireReady } from './lifecycle.ts';
import { listLoadedModules, recordWindow } from './loaded-modules.ts';
import { defaultSession, listGrantedPermissions } from './permissions.ts';
import type { Rectangle } from './screen.ts';
import { createDestroyableObject, createPreventableEvent, createStrictEmitter } from './strict-object.ts';
import { line } from './test-connection.ts';
import { type OverlayArea, readOverlay } from './title-bar-overlay.ts';
import { windows } from './window-list.ts';

const pages = { last: 0 };

/** False if `ready-to-show` is never emitted, as on some Wayland desktops. */
const hasReadyToShow = process.env.ELECTRON_MOCK_READY_TO_SHOW !== 'never';

type OpenHandler = (details: { url: string }) => { action: string };

type WindowOptions = Partial<Rectangle> &
  Parameters<typeof readOverlay>[0] & { show?: boolean; backgroundColor?: string; webPreferences?: object };

/** Removes the alpha channel: Electron reads 8 digits as `#AARRGGBB`. */
const readBackgroundColor = (color: string) => (/^#[0-9a-f]{8}$/i.test(color) ? `#${color.slice(3)}` : color);

export class BrowserWindow extends EventEmitter {
  readonly id: number;
  readonly webContents;
  readonly opened: Promise<unknown>;
  /** The window options, for tests. */
  readonly options: object;
  visible: boolean;
  focused = true;
  minimized = false;
  maximized = false;
  fullScreen = false;
  bounds: Rectangle;
  address = '';
  crashed = false;
  /** Resolves when the page first has content. */
  readonly firstPaint = Promise.withResolvers<void>();
  /** Resolves with whether the page had no content when it was first shown. */
  wasEmpty: Promise<unknown> | null = null;
  /** The shown color, without opacity. */
  backgroundColor: string | null;
  overlay: (OverlayArea & { color?: string; symbolColor?: string }) | null;
  buttonPosition: { x: number; y: number } | null;
  taskbarOverlay: { image: object; description: string } | null = null;
  openHandler: OpenHandler = () => ({ action: 'allow' });

  constructor(options: WindowOptions) {
    super();
    requireReady('BrowserWindow');
    recordWindow();
    pages.last += 1;
    this.id = pages.last;
    this.visible = options.show ?? true;
    const { x = 320, y = 140, width = 800, height = 600 } = options;
    this.bounds = { x, y, width, height };
    this.options = options;
    this.backgroundColor = options.backgroundColor ? readBackgroundColor(options.backgroundColor) : null;
    this.overlay = readOverlay(options, process.platform);
    this.buttonPosition = options.trafficLightPosition ?? null;
    this.webContents = createDestroyableObject('webContents', this.contents());
    const window = createDestroyableObject('BrowserWindow', this);
    windows.set(this.id, window);
    app.emit('web-contents-created', {}, this.webContents);
    app.emit('browser-window-created', {}, window);
    this.opened = line.ask('open', this.id, options);
    // biome-ignore lint/correctness/noConstructorReturn: a window whose missing members throw by name
    return window;
  }

  contents() {
    const address = () => this.address;
    return createStrictEmitter({
      id: this.id,
      session: defaultSession,
      mainFrame: {
        get url() {
          return address();
        },
        parent: null,
      },
      getURL: address,
      undo: () => this.runEditCommand('undo'),
      redo: () => this.runEditCommand('redo'),
      showDefinitionForSelection: () => requirePlatform(['darwin'], 'webContents.showDefinitionForSelection'),
      isDestroyed: () => !windows.has(this.id),
      isCrashed: () => this.crashed,
      executeJavaScript: (code: string) => line.ask('execute', this.id, code),
      send: (channel: string, ...args: unknown[]) => {
        if (!this.crashed) void line.ask('send', this.id, channel, args);
      },
      // The page's process ends, and a new process loads the page again.
      reload: () => void this.loadURL(this.address),
      forcefullyCrashRenderer: () => void this.crash(),
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
    await this.sendOverlay();
    this.address = url;
    this.crashed = false;
    const load = line.ask('load', this.id, url, listGrantedPermissions(this.webContents, url));
    const status = await load.catch((error: unknown) => {
      this.webContents.emit('did-fail-load', {}, -2, 'ERR_FAILED', url, true);
      throw error;
    });
    this.webContents.emit('did-navigate', {}, url, status, '');
    this.webContents.emit('did-finish-load');
    if (hasReadyToShow) await this.firstPaint.promise;
    void line.ask('loaded', this.id);
  }
  async crash(): Promise<void> {
    if (this.crashed) return;
    this.crashed = true;
    await line.ask('crash', this.id);
    this.webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
  }
  paint(): void {
    this.firstPaint.resolve();
    if (hasReadyToShow) this.emit('ready-to-show');
  }
  moved(url: string): void {
    this.address = url;
  }
  show(): void {
    this.focused = true;
    this.minimized = false;
    this.setVisible(true);
  }
  hide(): void {
    this.setVisible(false);
  }
  setVisible(visible: boolean): void {
    if (visible === this.visible) return;
    this.visible = visible;
    if (visible) this.wasEmpty ??= this.opened.then(() => line.ask('isEmpty', this.id)).catch(() => true);
    this.emit(visible ? 'show' : 'hide');
  }
  focus(): void {
    this.focused = true;
    void line.ask('focus', this.id);
  }
  minimize(): void {
    this.minimized = true;
  }
  restore(): void {
    this.minimized = false;
  }
  setBackgroundColor(color: string): void {
    this.backgroundColor = readBackgroundColor(color);
  }
  async capturePage() {
    const png = Buffer.from((await line.ask('capture', this.id)) as Uint8Array);
    return { toPNG: () => png };
  }
  setTitleBarOverlay(options: { color?: string; symbolColor?: string; height?: number }): void {
    requirePlatform(['win32', 'linux'], 'BrowserWindow.setTitleBarOverlay');
    if (this.overlay === null) throw new Error('Titlebar overlay is not enabled');
    this.overlay = { ...this.overlay, ...options };
    void this.sendOverlay();
  }
  setWindowButtonPosition(position: { x: number; y: number } | null): void {
    requirePlatform(['darwin'], 'BrowserWindow.setWindowButtonPosition');
    this.buttonPosition = position;
  }
  async sendOverlay(): Promise<void> {
    await this.opened;
    // In full screen, macOS shows the window's buttons outside of the page.
    const isAway = process.platform === 'darwin' && this.fullScreen;
    const area = isAway ? { start: 0, end: 0, height: 0 } : this.overlay;
    await line.ask('overlay', this.id, area).catch(() => undefined);
  }
  getNormalBounds() {
    return this.bounds;
  }
  setBounds(bounds: Partial<Rectangle>): void {
    this.bounds = { ...this.bounds, ...bounds };
    this.emit('resize');
  }
  maximize(): void {
    this.setVisible(true);
    this.maximized = true;
  }
  isMaximized(): boolean {
    return this.maximized;
  }
  setFullScreen(full: boolean): void {
    this.fullScreen = full;
    void this.sendOverlay();
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
  /** Runs a command such as `undo` in the page's focused field, like a system menu. */
  runEditCommand(command: string): void {
    void line.ask('edit', this.id, command);
  }
  setOverlayIcon(image: object | null, description: string): void {
    requirePlatform(['win32'], 'BrowserWindow.setOverlayIcon');
    // Without a taskbar button, there's nothing to overlay.
    if (this.visible) this.taskbarOverlay = image === null ? null : { image, description };
  }
  isMinimized(): boolean {
    return this.minimized;
  }
  isVisible(): boolean {
    return this.visible;
  }
  isDestroyed(): boolean {
    return !windows.has(this.id);
  }
  /** Announces that Windows is about to end the session. Returns whether the app delays the end. */
  querySessionEnd(): boolean {
    requirePlatform(['win32'], 'BrowserWindow.query-session-end');
    const event = createPreventableEvent({ reasons: ['logoff'] });
    this.emit('query-session-end', event);
    return event.defaultPrevented;
  }
  /** Ends the session. As in Electron, the process then ends immediately. */
  endSession(): never {
    requirePlatform(['win32'], 'BrowserWindow.session-end');
    this.emit('session-end', createPreventableEvent({ reasons: ['logoff'] }));
    process.exit(0);
  }
  close(): void {
    const event = createPreventableEvent({});
    this.emit('close', event);
    if (event.defaultPrevented) cancelQuit();
    else this.destroy();
  }
  destroy(): void {
    if (!windows.delete(this.id)) return;
    void line.ask('close', this.id);
    this.emit('closed');
    this.webContents.emit('destroyed');
    if (windows.size === 0) endWithoutWindows();
  }

  /** The app's modules that were loaded before the first window. */
  static get loadedBefore() {
    return listLoadedModules();
  }
  static getFocusedWindow(): BrowserWindow | null {
    return [...windows.values()].find((window) => window.isFocused()) ?? null;
  }
  static getAllWindows(): BrowserWindow[] {
    return [...windows.values()];
  }
}
