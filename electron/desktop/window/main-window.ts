import { BrowserWindow, nativeTheme, screen, type WebContents } from 'electron';
import type { Theme } from '../../../shared/settings.ts';
import type { DesktopState, DesktopStateFile, Rectangle } from '../desktop-state.ts';

/** Of a display: what no dock or bar covers. */
export interface Display {
  workArea: Rectangle;
}

/** The size of a window that was never moved, in pixels that the system scales. */
export const DEFAULT_SIZE = { width: 1280, height: 800 } as const;
const MIN_SIZE = { width: 640, height: 480 } as const;

/** So much of its title bar must be on a display for a hand to get hold of the window. */
const MIN_VISIBLE_TITLE_BAR = { width: 120, height: 30 } as const;

/**
 * Where the window opens: as it was left, where a display still shows enough of it to be moved, and no larger than that
 * display. Without a place the system centres it.
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

/** Height of the title bar in CSS pixels; the page draws it, the system its buttons. */
const TITLE_BAR_HEIGHT = 40;

/** The colours of the design's tokens that the system needs before and around the page. */
const COLORS = {
  light: { ground: '#FFFFFF', titleBar: '#F0F2F3', text: '#182022' },
  dark: { ground: '#1B1F20', titleBar: '#121516', text: '#E7EBEC' },
} as const;

/** The colours of the window's frame in the theme of this moment. */
const currentColors = () => COLORS[nativeTheme.shouldUseDarkColors ? 'dark' : 'light'];

/** Makes the system's parts, and what the page sees as the preferred scheme, follow the setting. */
export function applyTheme(theme: Theme): void {
  nativeTheme.themeSource = theme;
}

/** The app's one window. */
export interface MainWindow {
  /** Null while it is closed, which on macOS doesn't end the app. */
  readonly current: BrowserWindow | null;
  /** Its page; null while it is closed. */
  page(): WebContents | null;
  /** The page has called the host, so it has loaded. */
  markPageLoaded(): void;
  /** Opens it, or brings the open one to the front. One that isn't painted yet shows itself once it is. */
  show(): void;
}

/** The page lives in Chromium's sandbox and shares no world with the preload. These are defaults: written down, they can't drift. */
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

const titleBarOverlay = () => ({
  color: currentColors().titleBar,
  symbolColor: currentColors().text,
  height: TITLE_BAR_HEIGHT,
});

export interface MainWindowOptions {
  preload: string;
  title: string;
  /** As in `process.platform`: macOS keeps its buttons within the title bar, others get an overlay. */
  platform: string;
  /** Where it stood when it was closed last. */
  state: DesktopStateFile;
  /**
   * Loads the page of a window that was just opened. `isClosing`: whether it is about to be gone. Returns what is called
   * when the page has called the host.
   */
  onOpen: (window: BrowserWindow, isClosing: () => boolean) => () => void;
  /** What a window that is to close waits for, its page still alive. */
  beforeClose: (contents: WebContents) => Promise<void>;
  /** Whether the app ends with the session of the system, which a window must not hold up. */
  isSessionEnding: () => boolean;
}

/** The one window of the app, not open yet: `show` opens it, or brings it to the front. */
export function createMainWindow(options: MainWindowOptions): MainWindow {
  const onMac = options.platform === 'darwin';
  let current: BrowserWindow | null = null;
  let onPageCall = () => {};
  let isPainted = false;

  const open = () => {
    const left = options.state.get().window;
    const window = new BrowserWindow({
      title: options.title,
      ...initialBounds(left, screen.getAllDisplays()),
      minWidth: MIN_SIZE.width,
      minHeight: MIN_SIZE.height,
      show: false,
      backgroundColor: currentColors().ground,
      ...(onMac
        ? { titleBarStyle: 'hiddenInset' as const }
        : { titleBarStyle: 'hidden' as const, titleBarOverlay: titleBarOverlay() }),
      webPreferences: { ...WEB_PREFERENCES, preload: options.preload },
    });
    isPainted = false;
    window.once('ready-to-show', () => {
      isPainted = true;
      // Both of these show a window, so not before its page can be seen.
      if (left?.maximized) window.maximize();
      window.show();
      if (left?.fullScreen) window.setFullScreen(true);
    });
    window.on('close', () => {
      if (isPainted) options.state.update({ window: windowState(window) });
    });
    const isClosing = delayClose(window, options);
    window.on('closed', () => {
      current = null;
    });
    onPageCall = options.onOpen(window, isClosing);
    return window;
  };

  nativeTheme.on('updated', () => {
    current?.setBackgroundColor(currentColors().ground);
    if (!onMac) current?.setTitleBarOverlay(titleBarOverlay());
  });

  return {
    get current() {
      return current;
    },
    page: () => current?.webContents ?? null,
    markPageLoaded: () => onPageCall(),
    show() {
      if (!current) {
        current = open();
        return;
      }
      if (!isPainted) return;
      if (current.isMinimized()) current.restore();
      current.show();
      current.focus();
    },
  };
}

/** Where it would stand were it neither maximized nor full screen, and whether it is. */
const windowState = (window: BrowserWindow): DesktopState['window'] => ({
  bounds: window.getNormalBounds(),
  maximized: window.isMaximized(),
  fullScreen: window.isFullScreen(),
});

/**
 * A close that is prevented ends a wish to quit as well; whoever had it has to repeat it once the window is closed.
 * @returns whether the window is held now
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
    void beforeClose(window.webContents).finally(() => window.destroy());
  });
  return () => closing;
}
