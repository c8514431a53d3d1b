import type { DesktopStateFile } from '../desktop-state.ts';

/** Passed to the app when it opens at login. It then shows no window if it keeps running without one. */
export const BACKGROUND_OPTION = '--background';

/** Returns whether the app keeps running without a window. On macOS, every app does. */
export const keepsRunning = (state: Pick<DesktopStateFile, 'get'>, platform: string): boolean =>
  platform === 'darwin' || state.get().keepRunning;

/** Returns whether this start shows no window. */
export const startsInBackground = (
  argv: readonly string[],
  state: Pick<DesktopStateFile, 'get'>,
  platform: string,
): boolean => argv.includes(BACKGROUND_OPTION) && keepsRunning(state, platform);
