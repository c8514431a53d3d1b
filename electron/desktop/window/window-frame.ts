import {
  type BrowserWindow,
  type BrowserWindowConstructorOptions,
  nativeTheme,
  systemPreferences,
} from 'electron';
import type { Theme } from '../../../shared/settings.ts';

/** Height of the title bar at 100% text size, in CSS pixels. The page draws the bar, and the system its buttons. */
const TITLE_BAR_HEIGHT = 40;
/** macOS's buttons: their height, and the space before the first. */
const TRAFFIC_LIGHTS = { height: 14, margin: 14 } as const;

/** Colors of the design tokens for the window's background and frame. */
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
  /** Returns the options of a new window. */
  options(): BrowserWindowConstructorOptions;
  /** Updates an open window after a change of the theme or the text size. */
  update(window: BrowserWindow): void;
}

export interface WindowFrameOptions {
  /** As in `process.platform`: macOS has its buttons at the start, others have an overlay at the end. */
  platform: string;
  /** In percent. The title bar grows with it. */
  textSize: () => number;
  /** The app's icon, for Linux. Windows and macOS take it from the program. */
  icon: string;
}

export function createWindowFrame({ platform, textSize, icon }: WindowFrameOptions): WindowFrame {
  const onMac = platform === 'darwin';
  const height = () => Math.round((TITLE_BAR_HEIGHT * textSize()) / 100);
  const overlay = () => {
    const { titleBar: color, text: symbolColor } = currentColors(platform);
    return { color, symbolColor, height: height() };
  };
  const trafficLights = () => ({
    x: TRAFFIC_LIGHTS.margin,
    y: Math.round((height() - TRAFFIC_LIGHTS.height) / 2),
  });
  return {
    options: () => ({
      backgroundColor: currentColors(platform).ground,
      // On macOS too, because only with an overlay the page knows where the buttons are.
      ...(onMac
        ? {
            titleBarStyle: 'hiddenInset',
            titleBarOverlay: { height: height() },
            trafficLightPosition: trafficLights(),
          }
        : { titleBarStyle: 'hidden', titleBarOverlay: overlay() }),
      ...(platform === 'linux' && { icon }),
    }),
    update(window) {
      window.setBackgroundColor(currentColors(platform).ground);
      if (onMac) window.setWindowButtonPosition(trafficLights());
      else window.setTitleBarOverlay(overlay());
    },
  };
}

/** Returns `#RRGGBB`. Electron adds the opacity at the end, but a window's background color has it at the start. */
const readSystemColor = (name: 'window' | 'window-text') => systemPreferences.getColor(name).slice(0, 7);

/** Returns the colors of the current theme. A contrast theme of Windows replaces the page's colors with its own. */
function currentColors(platform: string): Record<keyof typeof COLORS.light, string> {
  if (platform === 'win32' && nativeTheme.inForcedColorsMode) {
    const ground = readSystemColor('window');
    return { ground, titleBar: ground, text: readSystemColor('window-text') };
  }
  return COLORS[nativeTheme.shouldUseDarkColors ? 'dark' : 'light'];
}
