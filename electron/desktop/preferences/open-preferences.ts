import { app } from 'electron';
import type { Translate } from '../../../shared/messages/translate.ts';
import type { Host } from '../../host/create-host.ts';
import type { Log } from '../../host/ports.ts';
import type { SystemNotifier } from '../attention-notifier.ts';
import type { DesktopStateFile } from '../desktop-state.ts';
import { shouldKeepRunning } from './background.ts';
import { createBackgroundTray } from './background-tray.ts';
import { createDesktopPreferences } from './desktop-preferences.ts';
import { openLoginItem } from './login-item.ts';

export type Preferences = ReturnType<typeof createDesktopPreferences>;

/**
 * Opens the preferences. Shows the icon in the notification area if the app continues to run without a
 * window.
 */
export function openPreferences({
  host,
  state,
  icon,
  getTranslate,
  onOpen,
  onSyncFailure,
  notificationProblem,
  log,
}: {
  host: Host;
  state: DesktopStateFile;
  /** The path to the app's icon, a PNG file. */
  icon: string;
  getTranslate: () => Translate;
  onOpen: () => void;
  onSyncFailure: () => void;
  notificationProblem: SystemNotifier['problem'];
  log: Log;
}): Preferences {
  const { platform, execPath } = process;
  const updateTray = createBackgroundTray({
    isOn: () => platform !== 'darwin' && shouldKeepRunning(state, platform),
    icon,
    title: app.getName(),
    getTranslate,
    onOpen,
    onSync: () => void host.handlers['sync.runNow']({}).catch(onSyncFailure),
    onQuit: () => app.quit(),
    log,
  });
  updateTray();
  host.subscribe((event) => {
    // The language may have changed.
    if (event.type === 'settings') updateTray();
  });
  return createDesktopPreferences({
    state,
    platform,
    loginItem: openLoginItem({ app, platform, program: execPath }),
    notificationProblem,
    onKeepRunning: updateTray,
  });
}
