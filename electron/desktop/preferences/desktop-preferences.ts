import type { DesktopPreferences, PreferenceChanges } from '../../../shared/bridge/desktop-preferences.ts';
import type { DesktopStateFile } from '../desktop-state.ts';
import type { LoginItem } from './login-item.ts';

export interface DesktopPreferencesOptions {
  state: DesktopStateFile;
  platform: string;
  /** Null if the app isn't installed. */
  loginItem: LoginItem | null;
  notificationProblem: () => DesktopPreferences['notificationProblem'];
  onKeepRunning: () => void;
}

/** Returns the preferences and a function that changes them. It throws if the system rejects a change. */
export function createDesktopPreferences({
  state,
  platform,
  loginItem,
  notificationProblem,
  onKeepRunning,
}: DesktopPreferencesOptions): {
  view: () => DesktopPreferences;
  change: (changes: PreferenceChanges) => DesktopPreferences;
} {
  const { hardwareAcceleration: isAccelerated } = state.get();
  const createView = (): DesktopPreferences => {
    const { hardwareAcceleration, keepRunning } = state.get();
    return {
      openAtLogin: loginItem?.get() ?? null,
      keepRunning: platform === 'darwin' ? null : keepRunning,
      hardwareAcceleration,
      needsRestart: hardwareAcceleration !== isAccelerated,
      notificationProblem: notificationProblem(),
    };
  };
  return {
    view: createView,
    change({ openAtLogin, keepRunning, hardwareAcceleration }) {
      if (openAtLogin !== undefined) loginItem?.set(openAtLogin);
      if (hardwareAcceleration !== undefined) state.update({ hardwareAcceleration });
      if (keepRunning !== undefined) {
        state.update({ keepRunning });
        onKeepRunning();
      }
      return createView();
    },
  };
}
