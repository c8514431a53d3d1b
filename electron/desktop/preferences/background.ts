import type { App } from 'electron';
import type { DesktopStateFile } from '../desktop-state.ts';

/**
 * The option that's passed when the app starts at login. The app then shows no window if it can run without
 * one.
 */
export const BACKGROUND_OPTION = '--background';

/** Returns whether the app continues to run without a window. On macOS, every app does. */
export const shouldKeepRunning = (state: Pick<DesktopStateFile, 'get'>, platform: string): boolean =>
  platform === 'darwin' || state.get().keepRunning;

interface StartOptions {
  app: Pick<App, 'getLoginItemSettings'>;
  argv: readonly string[];
  state: Pick<DesktopStateFile, 'get'>;
  platform: string;
}

/** Returns whether this start shows no window. macOS passes no options to apps that open at login. */
export function shouldStartInBackground({ app, argv, state, platform }: StartOptions): boolean {
  const isUnattended =
    argv.includes(BACKGROUND_OPTION) ||
    (platform === 'darwin' && app.getLoginItemSettings().wasOpenedAtLogin);
  return isUnattended && shouldKeepRunning(state, platform);
}
