import type { App } from 'electron';
import type { Log } from '../host/ports.ts';

/** Windows uses this ID to group windows and show notifications: the `appId` in electron-builder.yml. */
export const APP_USER_MODEL_ID = 'studio.qotd.app';

/** Features of some systems. On other systems, a call does nothing. A failure is logged, never thrown. */
export interface PlatformFeatures {
  /** The number on the app's icon: on Linux in docks that support it. */
  setBadgeCount(count: number): void;
  /** The system's list of recent files: macOS and Windows. */
  addRecentDocument(file: string): void;
  clearRecentDocuments(): void;
  /**
   * Sets the app's ID on Windows. Only if it's installed: others have no shortcut with the ID. The packages register the links,
   * so that the app doesn't replace the user's choice of another app at each start.
   */
  registerApp(): void;
}

type FeatureApp = Pick<
  App,
  'addRecentDocument' | 'clearRecentDocuments' | 'setAppUserModelId' | 'setBadgeCount'
>;

/**
 * @param platform as in `process.platform`
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
