import { BrowserWindow, nativeTheme, screen, type WebContents } from 'electron';
import type { ShellState, ShellStateFile } from './shell-state.ts';
import { coloursNow, TITLE_BAR_HEIGHT } from './theme.ts';
import { LEAST_SIZE, placeOf } from './window-place.ts';

/** What a window needs while it opens and closes. */
interface WindowListener {
  /** Loads the page of a window that was just opened. `isClosing`: whether it is about to be gone. */
  onOpen(window: BrowserWindow, isClosing: () => boolean): void;
  /** What a window that is to close waits for, its page still alive. */
  beforeClose(contents: WebContents): Promise<void>;
  /** Whether the app ends with the session of the system, which a window must not hold up. */
  isSessionEnding(): boolean;
}

/** The app's one window. */
export interface AppWindow {
  /** To be called before it is shown. */
  subscribe(listener: WindowListener): void;
  /** Null while it is closed, which on macOS doesn't end the app. */
  readonly current: BrowserWindow | null;
  /** Opens it, or brings the open one to the front. One that isn't painted yet shows itself once it is. */
  show(): void;
}

/** The page lives in Chromium's sandbox and shares no world with the preload. These are defaults: written down, they can't drift. */
const PAGE = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  webviewTag: false,
} as const;

const overlay = () => ({
  color: coloursNow().titleBar,
  symbolColor: coloursNow().text,
  height: TITLE_BAR_HEIGHT,
});

interface WindowOptions {
  preload: string;
  title: string;
  /** As in `process.platform`: macOS keeps its buttons within the title bar, others get an overlay. */
  platform: string;
  /** Where it stood when it was closed last. */
  state: ShellStateFile;
}

/** The one window of the app, not open yet: `show` opens it, or brings it to the front. */
export function createAppWindow(options: WindowOptions): AppWindow {
  const onMac = options.platform === 'darwin';
  let listener: WindowListener | null = null;
  let current: BrowserWindow | null = null;
  let isPainted = false;

  const open = () => {
    const left = options.state.get().window;
    const window = new BrowserWindow({
      title: options.title,
      ...placeOf(left, screen.getAllDisplays()),
      minWidth: LEAST_SIZE.width,
      minHeight: LEAST_SIZE.height,
      show: false,
      backgroundColor: coloursNow().ground,
      ...(onMac
        ? { titleBarStyle: 'hiddenInset' as const }
        : { titleBarStyle: 'hidden' as const, titleBarOverlay: overlay() }),
      webPreferences: { ...PAGE, preload: options.preload },
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
      if (isPainted) options.state.change({ window: placeNow(window) });
    });
    const isClosing = listener ? holdWhileClosing(window, listener) : () => false;
    window.on('closed', () => {
      current = null;
    });
    listener?.onOpen(window, isClosing);
    return window;
  };

  nativeTheme.on('updated', () => {
    current?.setBackgroundColor(coloursNow().ground);
    if (!onMac) current?.setTitleBarOverlay(overlay());
  });

  return {
    subscribe(added) {
      listener = added;
    },
    get current() {
      return current;
    },
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
const placeNow = (window: BrowserWindow): ShellState['window'] => ({
  bounds: window.getNormalBounds(),
  maximized: window.isMaximized(),
  fullScreen: window.isFullScreen(),
});

/**
 * A close that is prevented ends a wish to quit as well; whoever had it has to repeat it once the window is closed.
 * @returns whether the window is held now
 */
function holdWhileClosing(
  window: BrowserWindow,
  { beforeClose, isSessionEnding }: WindowListener,
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
