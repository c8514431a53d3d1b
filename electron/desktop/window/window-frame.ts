import {
  type BrowserWindow,
  type BrowserWindowConstructorOptions,
  nativeTheme,
  systemPreferences,
} from 'electron';
import type { Theme } from '../../../shared/settings.ts';

/**
 * The title bar's height in CSS pixels at 100% text size. The page draws the bar, and the system draws its
 * buttons.
 */
const TITLE_BAR_HEIGHT = 40;
/** The height of the macOS window buttons, and the space before the first one. */
const TRAFFIC_LIGHTS = { height: 14, margin: 14 } as const;

/** The design tokens' colors for the window's background and frame. */
const COLORS = {
  light: { ground: '#FFFFFF', titleBar: '#F0F2F3', text: '#182022' },
  dark: { ground: '#1B1F20', titleBar: '#121516', text: '#E7EBEC' },
} as const;

/** Applies the theme setting to native UI and the page's preferred color scheme. */
export function applyTheme(theme: Theme): void {
  nativeTheme.themeSource = theme;
}

/** The parts of the window that the system draws around the page. */
export interface WindowFrame {
  options(): BrowserWindowConstructorOptions;
  update(window: BrowserWindow): void;
}

export interface WindowFrameOptions {
  /**
   * The value of `process.platform`. macOS has its window buttons at the start, and other systems have an
   * overlay at the end.
   */
  platform: string;
  /** Returns the text size in percent. The title bar's height is proportional to it. */
  getTextSize: () => number;
  /** The path to the app's icon. Linux needs it, but Windows and macOS use the program's icon. */
  icon: string;
}

export function createWindowFrame({ platform, getTextSize, icon }: WindowFrameOptions): WindowFrame {
  const onMac = platform === 'darwin';
  const computeHeight = () => Math.round((TITLE_BAR_HEIGHT * getTextSize()) / 100);
  const createOverlay = () => {
    const { titleBar: color, text: symbolColor } = getCurrentColors(platform);
    return { color, symbolColor, height: computeHeight() };
  };
  const placeTrafficLights = () => ({
    x: TRAFFIC_LIGHTS.margin,
    y: Math.round((computeHeight() - TRAFFIC_LIGHTS.height) / 2),
  });
  return {
    options: () => ({
      backgroundColor: getCurrentColors(platform).ground,
      // macOS also needs the overlay, because only then does the page know the position of the buttons.
      ...(onMac
        ? {
            titleBarStyle: 'hiddenInset',
            titleBarOverlay: { height: computeHeight() },
            trafficLightPosition: placeTrafficLights(),
          }
        : { titleBarStyle: 'hidden', titleBarOverlay: createOverlay() }),
      ...(platform === 'linux' && { icon }),
    }),
    update(window) {
      window.setBackgroundColor(getCurrentColors(platform).ground);
      if (onMac) window.setWindowButtonPosition(placeTrafficLights());
      else window.setTitleBarOverlay(createOverlay());
    },
  };
}

/** Returns `#RRGGBB`. Electron appends the opacity, but a window's background color expects it first. */
const readSystemColor = (name: 'window' | 'window-text') => systemPreferences.getColor(name).slice(0, 7);

/** Returns the current theme's colors. Contrast themes on Windows replace the page's colors. */
function getCurrentColors(platform: string): Record<keyof typeof COLORS.light, string> {
  if (platform === 'win32' && nativeTheme.inForcedColorsMode) {
    const ground = readSystemColor('window');
    return { ground, titleBar: ground, text: readSystemColor('window-text') };
  }
  return COLORS[nativeTheme.shouldUseDarkColors ? 'dark' : 'light'];
}
