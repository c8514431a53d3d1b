import type { App } from 'electron';
import type { Log } from '../host/ports.ts';

/**
 * The ID that Windows uses to group windows and show notifications. Must equal `appId` in
 * electron-builder.yml.
 */
export const APP_USER_MODEL_ID = 'studio.qotd.app';

/**
 * Features that only some systems have. On other systems, a call does nothing. Failures are logged and never
 * thrown.
 */
export interface PlatformFeatures {
  /** Shows a number on the app's icon. On Linux, only some docks support it. */
  setBadgeCount(count: number): void;
  /** Does nothing on Linux. */
  addRecentDocument(file: string): void;
  clearRecentDocuments(): void;
  /**
   * Sets the app's ID on Windows. Call it only if the app is installed, because no shortcut has the ID
   * otherwise. The installers register links, because the app must not replace the user's choice of another
   * app at each start.
   */
  registerApp(): void;
}

type FeatureApp = Pick<
  App,
  'addRecentDocument' | 'clearRecentDocuments' | 'setAppUserModelId' | 'setBadgeCount'
>;

/**
 * @param platform the value of `process.platform`
 * @param setTaskbarBadge shows the number on Windows
 */
export function createPlatformFeatures(
  app: FeatureApp,
  platform: string,
  log: Log,
  setTaskbarBadge: (count: number) => void,
): PlatformFeatures {
  const attempt = (on: readonly string[], what: string, call: () => unknown) => {
    if (!on.includes(platform)) return;
    try {
      call();
    } catch (error) {
      log.error(`The system rejected ${what}`, error);
    }
  };
  return {
    setBadgeCount(count) {
      attempt(['linux', 'darwin'], 'the number on the icon', () => app.setBadgeCount(count));
      attempt(['win32'], 'the number on the icon', () => setTaskbarBadge(count));
    },
    addRecentDocument: (file) =>
      attempt(['darwin', 'win32'], 'a recent file', () => app.addRecentDocument(file)),
    clearRecentDocuments: () =>
      attempt(['darwin', 'win32'], 'an empty list of recent files', () => app.clearRecentDocuments()),
    registerApp: () =>
      attempt(['win32'], 'the ID of the app', () => app.setAppUserModelId(APP_USER_MODEL_ID)),
  };
}
