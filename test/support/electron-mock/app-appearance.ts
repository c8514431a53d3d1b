import { requirePlatform, requireReady } from './lifecycle.ts';

export interface UserTask {
  program: string;
  arguments: string;
  title: string;
  description: string;
  iconPath: string;
  iconIndex: number;
}

let dockMenu: object | null = null;
const setDockMenu = (menu: object) => {
  dockMenu = menu;
};

/** How the system shows the app outside of its windows, recorded for tests. */
export const appAppearance = {
  aboutPanelOptions: null as object | null,
  badgeCount: 0,
  recentDocuments: [] as string[],
  userTasks: [] as readonly UserTask[],

  setAboutPanelOptions(options: object) {
    this.aboutPanelOptions = options;
  },
  /**
   * Sets the badge. Linux shows the badge only in docks with launcher entries (ELECTRON_MOCK_LAUNCHER_ENTRY).
   * Windows has no badge.
   */
  setBadgeCount(count: number) {
    requireReady('app.setBadgeCount');
    const isShown =
      process.platform === 'darwin' ||
      (process.platform === 'linux' && process.env.ELECTRON_MOCK_LAUNCHER_ENTRY !== undefined);
    if (isShown) this.badgeCount = count;
    return isShown;
  },
  getBadgeCount() {
    return this.badgeCount;
  },
  addRecentDocument(file: string) {
    requirePlatform(['darwin', 'win32'], 'app.addRecentDocument');
    this.recentDocuments.push(file);
  },
  clearRecentDocuments() {
    requirePlatform(['darwin', 'win32'], 'app.clearRecentDocuments');
    this.recentDocuments = [];
  },
  setUserTasks(tasks: readonly UserTask[]) {
    requirePlatform(['win32'], 'app.setUserTasks');
    this.userTasks = tasks;
    return true;
  },
  /** Only macOS has a dock. */
  dock: process.platform === 'darwin' ? { setMenu: setDockMenu, getMenu: () => dockMenu } : undefined,
};
