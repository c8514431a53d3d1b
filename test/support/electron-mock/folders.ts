import { tmpdir } from 'node:os';
import path from 'node:path';

type Platform = 'linux' | 'darwin' | 'win32';

const APP_DATA: Readonly<Record<Platform, string>> = {
  linux: '.config',
  darwin: 'Library/Application Support',
  win32: 'AppData/Roaming',
};

/** Returns an `app.getPath` folder, based on the test's home folder. */
export function locateFolder(which: string, userData: string, appName: string): string {
  const home = process.env.ELECTRON_MOCK_HOME ?? path.join(userData, 'home');
  const platform = process.platform as Platform;
  const folders: Readonly<Record<string, string>> = {
    home,
    appData: path.join(home, APP_DATA[platform]),
    userData,
    sessionData: userData,
    temp: tmpdir(),
    exe: process.execPath,
    desktop: path.join(home, 'Desktop'),
    documents: path.join(home, 'Documents'),
    downloads: path.join(home, 'Downloads'),
    logs: platform === 'darwin' ? path.join(home, 'Library/Logs', appName) : path.join(userData, 'logs'),
    crashDumps: path.join(userData, 'Crashpad'),
  };
  const folder = folders[which];
  if (folder === undefined) throw new Error(`Failed to get '${which}' path`);
  return folder;
}
