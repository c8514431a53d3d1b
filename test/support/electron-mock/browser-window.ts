import { EventEmitter } from 'node:events';
import { app, quit } from './app.ts';
import { life, onlyWhenReady } from './lifecycle.ts';
import { loadedAtFirstWindow, recordWindow } from './loaded-modules.ts';
import { defaultSession, permissionsGranted } from './permissions.ts';
import type { Rectangle } from './screen.ts';
import { createPreventableEvent, strictEmitter, strictObject } from './strict-object.ts';
import { line } from './test-connection.ts';
import { windows } from './window-list.ts';

const pages = { last: 0 };

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
