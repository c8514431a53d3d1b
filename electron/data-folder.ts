import { homedir } from 'node:os';
import path from 'node:path';

/**
 * The library that the desktop app opens: below the folder that Electron calls `userData` for an app of this name.
 * @param platform as in `process.platform`
 */
export function defaultLibrary(
  appName: string,
  platform: string,
  env: Readonly<Record<string, string | undefined>>,
): string {
  return path.join(settingsFolder(platform, env), appName, 'library');
}

function settingsFolder(platform: string, env: Readonly<Record<string, string | undefined>>): string {
  switch (platform) {
    case 'win32':
      return env.APPDATA || path.join(homedir(), 'AppData/Roaming');
    case 'darwin':
      return path.join(homedir(), 'Library/Application Support');
    default:
      return env.XDG_CONFIG_HOME || path.join(homedir(), '.config');
  }
}
