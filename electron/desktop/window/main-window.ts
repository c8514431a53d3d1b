import { BrowserWindow, nativeTheme, screen, type WebContents } from 'electron';
import type { Timers } from '../../host/ports.ts';
import type { DesktopState, DesktopStateFile, Rectangle } from '../desktop-state.ts';
import { type FirstShow, showWhenPainted } from './first-show.ts';
import type { WindowFrame } from './window-frame.ts';

/** A display's area without docks and bars. */
export interface Display {
  workArea: Rectangle;
}

/** In device-independent pixels. */
export const DEFAULT_SIZE = { width: 1280, height: 800 } as const;
const MIN_SIZE = { width: 640, height: 480 } as const;

/**
 * The minimum part of the title bar that must be on a display. Otherwise, the user couldn't move the window.
 */
const MIN_VISIBLE_TITLE_BAR = { width: 120, height: 30 } as const;

/**
 * Returns the window's last position and size if enough of the window is on a display. It's never larger than
 * that display, unless the display is smaller than the minimum size. Without a position, the system centers
 * the window.
 */
export function chooseInitialBounds(
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

export interface MainWindow {
  /** Null while the window is closed. Closing it doesn't quit the app on macOS. */
  readonly current: BrowserWindow | null;
  page(): WebContents | null;
  /** Applies a new text size or theme. */
  updateFrame(): void;
  /** Reports that the page has called the backend, so it has loaded. */
  markPageLoaded(): void;
  /** Reports that the page has called the desktop shell, so it has rendered. */
  markPageRendered(): void;
  /** Stores the position and size of an open window before an exit that doesn't close the window. */
  saveState(): void;
  /** Opens the window, or brings it to the front. A new window appears when its page is painted. */
  show(): void;
}

/**
 * Sandboxes the page and isolates it from the preload script. These are Electron's defaults, but they could
 * change.
 */
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
  /** Contains the last position and size. */
  state: DesktopStateFile;
  /** Loads a new window's page. Returns a function to call when the page has called the backend. */
  onOpen: (window: BrowserWindow, isClosing: () => boolean) => () => void;
  /** Resolves when the window can close. The page continues to run until then. */
  beforeClose: (contents: WebContents) => Promise<void>;
  /** Returns whether the system's session is ending. If so, a window must not delay it. */
  isSessionEnding: () => boolean;
  timers: Timers;
}

export function createMainWindow(options: MainWindowOptions): MainWindow {
  let current: BrowserWindow | null = null;
  let onPageCall = () => {};
  let firstShow: FirstShow | null = null;

  const open = () => {
    const left = options.state.get().window;
    const window = new BrowserWindow({
      title: options.title,
      ...chooseInitialBounds(left, screen.getAllDisplays()),
      minWidth: MIN_SIZE.width,
      minHeight: MIN_SIZE.height,
      show: false,
      ...options.frame.options(),
      webPreferences: { ...WEB_PREFERENCES, preload: options.preload },
    });
    const first = showWhenPainted(window, {
      timers: options.timers,
      show() {
        // Maximizing and full screen also show the window, so they're delayed, too.
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
    if (current && firstShow?.isShown) options.state.update({ window: readWindowState(current) });
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

const readWindowState = (window: BrowserWindow): DesktopState['window'] => ({
  bounds: window.getNormalBounds(),
  maximized: window.isMaximized(),
  fullScreen: window.isFullScreen(),
});

/**
 * Delays closing until `beforeClose` resolves. A prevented close also cancels quitting, so the app must quit
 * again after the window has closed.
 * @returns a function that returns whether closing is delayed
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
