import { desktop } from './en/desktop.ts';
import { useText } from './text.tsx';

/** Every word around the system's menus. English gives the shape. */
export type DesktopText = typeof desktop;

/** These words in the chosen locale. They are loaded on the desktop alone, and not at the start. */
export const useDesktopText = (): DesktopText => useText().more?.desktop ?? desktop;
