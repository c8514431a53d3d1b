import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { App } from 'electron';
import type { DesktopPreferences } from '../../../shared/bridge/desktop-preferences.ts';
import { BACKGROUND_OPTION } from './background.ts';

export interface LoginItem {
  get(): NonNullable<DesktopPreferences['openAtLogin']>;
  /** Throws if the system rejects the change. */
  set(isOn: boolean): void;
}

interface LoginItemOptions {
  app: Pick<App, 'isPackaged' | 'getLoginItemSettings' | 'setLoginItemSettings' | 'getPath' | 'getName'>;
  platform: string;
  program: string;
}

/**
 * Returns the app's login item, or null if the app isn't installed, because the system would open Electron
 * instead.
 */
export function openLoginItem({ app, platform, program }: LoginItemOptions): LoginItem | null {
  if (!app.isPackaged) return null;
  switch (platform) {
    case 'darwin':
      return createMacLoginItem(app);
    case 'win32':
      return createWindowsLoginItem(app, program);
    default:
      return createAutostartEntry(path.join(app.getPath('appData'), 'autostart'), app.getName(), program);
  }
}

const createMacLoginItem = (app: LoginItemOptions['app']): LoginItem => ({
  get() {
    const { openAtLogin, status } = app.getLoginItemSettings();
    if (status === 'requires-approval') return 'needs-approval';
    return openAtLogin ? 'on' : 'off';
  },
  set: (isOn) => app.setLoginItemSettings({ openAtLogin: isOn }),
});

function createWindowsLoginItem(app: LoginItemOptions['app'], program: string): LoginItem {
  // Without quotes, Electron compares only the part of the path before the first space.
  const item = { path: `"${program}"`, args: [BACKGROUND_OPTION] };
  return {
    get() {
      const { openAtLogin, executableWillLaunchAtLogin } = app.getLoginItemSettings(item);
      // The user can also turn off the login item in Task Manager.
      return openAtLogin && executableWillLaunchAtLogin ? 'on' : 'off';
    },
    set: (isOn) => app.setLoginItemSettings({ ...item, openAtLogin: isOn }),
  };
}

/**
 * Returns a login item that's a desktop entry in the autostart folder (freedesktop.org's Desktop Application
 * Autostart Specification).
 */
function createAutostartEntry(folder: string, name: string, program: string): LoginItem {
  const file = path.join(folder, 'qotd-studio.desktop');
  return {
    get() {
      try {
        return /^(Hidden=true|X-GNOME-Autostart-enabled=false)$/m.test(readFileSync(file, 'utf8'))
          ? 'off'
          : 'on';
      } catch {
        return 'off';
      }
    },
    set(isOn) {
      rmSync(file, { force: true });
      if (!isOn) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, writeEntry(name, program), { flag: 'wx' });
    },
  };
}

/** Formats the entry. `TryExec` prevents an error at login after the app is uninstalled. */
const writeEntry = (name: string, program: string) =>
  [
    '[Desktop Entry]',
    'Type=Application',
    `Name=${name}`,
    'Icon=qotd-studio',
    `TryExec=${program.replaceAll('\\', '\\\\')}`,
    `Exec=${quoteForEntry(program)} ${BACKGROUND_OPTION}`,
    '',
  ].join('\n');

/**
 * Quotes a program for `Exec`. Escapes special characters for the argument, then backslashes for the value,
 * and `%` because it starts a field code.
 */
const quoteForEntry = (program: string) =>
  `"${program
    .replaceAll(/["`$\\]/g, '\\$&')
    .replaceAll('\\', '\\\\')
    .replaceAll('%', '%%')}"`;
