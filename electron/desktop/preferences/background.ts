import type { App } from 'electron';
import type { DesktopStateFile } from '../desktop-state.ts';

/** Passed to the app when it opens at login. It then shows no window if it keeps running without one. */
export const BACKGROUND_OPTION = '--background';

/** Returns whether the app keeps running without a window. On macOS, every app does. */
export const keepsRunning = (state: Pick<DesktopStateFile, 'get'>, platform: string): boolean =>
  platform === 'darwin' || state.get().keepRunning;

interface StartOptions {
  app: Pick<App, 'getLoginItemSettings'>;
  argv: readonly string[];
  state: Pick<DesktopStateFile, 'get'>;
  /** As in `process.platform`. */
  platform: string;
}

/** Returns whether this start shows no window. macOS passes no options to the apps that it opens at login. */
export function startsInBackground({ app, argv, state, platform }: StartOptions): boolean {
  const isUnattended =
    argv.includes(BACKGROUND_OPTION) ||
    (platform === 'darwin' && app.getLoginItemSettings().wasOpenedAtLogin);
  return isUnattended && keepsRunning(state, platform);
}
