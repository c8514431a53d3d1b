import { BrowserWindow, nativeTheme, screen, type WebContents } from 'electron';
import type { Timers } from '../../host/ports.ts';
import type { DesktopState, DesktopStateFile, Rectangle } from '../desktop-state.ts';
import { type FirstShow, showWhenPainted } from './first-show.ts';
import type { WindowFrame } from './window-frame.ts';

/** The area of a display without docks and bars. */
export interface Display {
  workArea: Rectangle;
}

/** The initial size, in pixels that the system scales. */
export const DEFAULT_SIZE = { width: 1280, height: 800 } as const;
const MIN_SIZE = { width: 640, height: 480 } as const;

/** The minimum part of the title bar that must be on a display, so that the window can be moved. */
const MIN_VISIBLE_TITLE_BAR = { width: 120, height: 30 } as const;

/**
 * Returns the last position and size of the window, if enough of it is on a display, and no larger than that display. Without a
 * position, the system centers it.
 */
export function initialBounds(
  left: DesktopState['window'],
  displays: readonly Display[],
): Rectangle | typeof DEFAULT_SIZE {
  if (left === null) return DEFAULT_SIZE;
  const { bounds } = left;
  return (
    displays
      .map(({ workArea }) => ({ workArea, place: fitInto(bounds, workArea) }))
      .find(({ workArea, place }) => isReachable(place, workArea))?.place ?? DEFAULT_SIZE
  );
}

const fitInto = ({ x, y, width, height }: Rectangle, area: Rectangle): Rectangle => ({
  x,
  y,
  width: Math.max(MIN_SIZE.width, Math.min(width, area.width)),
  height: Math.max(MIN_SIZE.height, Math.min(height, area.height)),
});

function isReachable(bounds: Rectangle, area: Rectangle): boolean {
  const across = Math.min(bounds.x + bounds.width, area.x + area.width) - Math.max(bounds.x, area.x);
  const isTopInside = bounds.y >= area.y && bounds.y + MIN_VISIBLE_TITLE_BAR.height <= area.y + area.height;
  return isTopInside && across >= MIN_VISIBLE_TITLE_BAR.width;
}

/** The app's one window. */
export interface MainWindow {
  /** Null while it's closed, which doesn't quit the app on macOS. */
  readonly current: BrowserWindow | null;
  /** Its page; null while it is closed. */
  page(): WebContents | null;
  /** Applies a change of the text size. */
  updateFrame(): void;
  /** The page has called the host, so it has loaded. */
  markPageLoaded(): void;
  /** The page has called the desktop shell, which it does after it has rendered. */
  markPageRendered(): void;
  /** Stores the position and size of an open window, for an exit that doesn't close it. */
  saveState(): void;
  /** Opens the window, or brings it to the front. A new window is shown when its page is painted. */
  show(): void;
}

/** The page is sandboxed and isolated from the preload script. These are Electron's defaults, set here in case they change. */
const WEB_PREFERENCES = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  webviewTag: false,
} as const;

export interface MainWindowOptions {
  preload: string;
  title: string;
  frame: WindowFrame;
  /** The position when it was last closed or the app ended. */
  state: DesktopStateFile;
  /** Loads the page of a new window. Returns a function to call when the page has called the host. */
  onOpen: (window: BrowserWindow, isClosing: () => boolean) => () => void;
  /** Resolves when the window can close. The page still runs until then. */
  beforeClose: (contents: WebContents) => Promise<void>;
  /** True if the system's session is ending, which a window must not delay. */
  isSessionEnding: () => boolean;
  timers: Timers;
}

/** Returns the app's window, which isn't open yet. */
export function createMainWindow(options: MainWindowOptions): MainWindow {
  let current: BrowserWindow | null = null;
  let onPageCall = () => {};
  let firstShow: FirstShow | null = null;

  const open = () => {
    const left = options.state.get().window;
    const window = new BrowserWindow({
      title: options.title,
      ...initialBounds(left, screen.getAllDisplays()),
      minWidth: MIN_SIZE.width,
      minHeight: MIN_SIZE.height,
      show: false,
      ...options.frame.options(),
      webPreferences: { ...WEB_PREFERENCES, preload: options.preload },
    });
    const first = showWhenPainted(window, {
      timers: options.timers,
      show() {
        // The first and the last also show the window, so they wait too.
        if (left?.maximized) window.maximize();
        window.show();
        if (left?.fullScreen) window.setFullScreen(true);
      },
    });
    firstShow = first;
    window.on('close', saveState);
    const isClosing = delayClose(window, options);
    window.on('closed', () => {
      current = null;
    });
    onPageCall = options.onOpen(window, isClosing);
    return window;
  };

  const saveState = () => {
    if (current && firstShow?.isShown) options.state.update({ window: windowState(current) });
  };

  const updateFrame = () => {
    if (current) options.frame.update(current);
  };
  nativeTheme.on('updated', updateFrame);

  return {
    get current() {
      return current;
    },
    page: () => current?.webContents ?? null,
    updateFrame,
    saveState,
    markPageLoaded: () => onPageCall(),
    markPageRendered: () => firstShow?.markPageRendered(),
    show() {
      if (!current) {
        current = open();
        return;
      }
      if (!firstShow?.isShown) {
        firstShow?.request();
        return;
      }
      if (current.isMinimized()) current.restore();
      current.show();
      current.focus();
    },
  };
}

/** Returns the normal position of the window, and whether it's maximized or full screen. */
const windowState = (window: BrowserWindow): DesktopState['window'] => ({
  bounds: window.getNormalBounds(),
  maximized: window.isMaximized(),
  fullScreen: window.isFullScreen(),
});

/**
 * Delays closing. A prevented close also cancels quitting, so the caller must quit again after the window has closed.
 * @returns a function that returns whether closing is delayed now
 */
function delayClose(
  window: BrowserWindow,
  { beforeClose, isSessionEnding }: Pick<MainWindowOptions, 'beforeClose' | 'isSessionEnding'>,
): () => boolean {
  let closing = false;
  window.on('close', (event) => {
    if (isSessionEnding()) return;
    event.preventDefault();
    if (closing) return;
    closing = true;
    void beforeClose(window.webContents).finally(() => {
      if (!window.isDestroyed()) window.destroy();
    });
  });
  return () => closing;
}
