/** The area of the window's buttons over the page, in CSS pixels. */
export interface OverlayArea {
  /**
   * The width of the buttons at the start and at the end. The area between the buttons belongs to the page.
   */
  start: number;
  end: number;
  height: number;
}

interface WindowOptions {
  titleBarStyle?: string;
  titleBarOverlay?: boolean | { height?: number };
  trafficLightPosition?: { x: number; y: number };
}

/** The width of the 3 window buttons on macOS, and roughly the usual button width on other systems. */
const BUTTONS_WIDTH: Readonly<Record<string, number>> = { darwin: 54, win32: 138, linux: 108 };
const DEFAULT_HEIGHT = 30;
const DEFAULT_MARGIN = 12;

/**
 * Reads the overlay as Electron's source does. Returns null without an overlay. The page then has no
 * `titlebar-area-*` variables.
 */
export function readOverlay(
  { titleBarStyle = 'default', titleBarOverlay = false, trafficLightPosition }: WindowOptions,
  platform: string,
): OverlayArea | null {
  if (titleBarStyle === 'default' || titleBarOverlay === false) return null;
  const width = BUTTONS_WIDTH[platform] ?? 0;
  const height = (titleBarOverlay === true ? undefined : titleBarOverlay.height) ?? DEFAULT_HEIGHT;
  if (platform !== 'darwin') return { start: 0, end: width, height };
  const margin = trafficLightPosition?.x ?? DEFAULT_MARGIN;
  return { start: width + 2 * margin, end: 0, height };
}

/**
 * Creates style rules that replace the `titlebar-area-*` variables, because Chromium defines the variables
 * only for installed apps.
 */
export const createOverlayRules = (area: OverlayArea | null): string =>
  area === null
    ? ''
    : `:root {
        --titlebar-area-x: ${area.start}px;
        --titlebar-area-y: 0px;
        --titlebar-area-width: calc(100vw - ${area.start + area.end}px);
        --titlebar-area-height: ${area.height}px;
      }`;

/** Replaces the `titlebar-area-*` environment variables in a style sheet with custom properties. */
export const withOverlayVariables = (css: string): string =>
  css.replaceAll(/\benv\((titlebar-area-\w+)/g, 'var(--$1');

/** Applies the rules. Runs in the page. */
export function applyOverlayRules(rules: string): void {
  const key = Symbol.for('electron-mock.title-bar-overlay');
  const before: unknown = Reflect.get(document, key);
  const sheet = before instanceof CSSStyleSheet ? before : new CSSStyleSheet();
  sheet.replaceSync(rules);
  if (before === sheet) return;
  Reflect.set(document, key, sheet);
  document.adoptedStyleSheets.push(sheet);
}
