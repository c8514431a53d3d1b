import { nativeTheme } from 'electron';
import type { Theme } from '../../shared/settings.ts';

/** Height of the title bar in CSS pixels; the page draws it, the system its buttons. */
export const TITLE_BAR_HEIGHT = 40;

/** The colours of the design's tokens that the system needs before and around the page. */
const COLOURS = {
  light: { ground: '#FFFFFF', titleBar: '#F0F2F3', text: '#182022' },
  dark: { ground: '#1B1F20', titleBar: '#121516', text: '#E7EBEC' },
} as const;

/** The colours of the window's frame in the theme of this moment. */
export const coloursNow = () => COLOURS[nativeTheme.shouldUseDarkColors ? 'dark' : 'light'];

/** Makes the system's parts, and what the page sees as the preferred scheme, follow the setting. */
export function applyTheme(theme: Theme): void {
  nativeTheme.themeSource = theme;
}
