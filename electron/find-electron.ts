import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

export interface StartEnvironment {
  env: Environment;
  platform: string;
  /** True if the process runs as root. Always false on Windows. */
  asRoot: boolean;
}

/** Returns a sentence that says why the desktop app can't open here, or null if it can. */
export function findDesktopObstacle({ env, platform, asRoot }: StartEnvironment): string | null {
  if (env.QOTD_WEB) return 'QOTD_WEB is set.';
  // Electron runs as root only without its sandbox, and only the sandbox prevents a page from accessing the
  // disk.
  if (asRoot) return "The desktop app can't run as root.";
  if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return 'No display is available.';
  return null;
}

const PROGRAMS: Readonly<Record<string, string>> = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
};

/**
 * Returns the path of Electron's program in `packageDir`, or null if it wasn't downloaded.
 * @param platform the value of `process.platform`
 */
export function findInstalledElectron(
  packageDir: string,
  { ELECTRON_OVERRIDE_DIST_PATH: elsewhere }: Environment,
  platform: string = process.platform,
): string | null {
  // Electron's installer writes this file last.
  if (!elsewhere && !existsSync(path.join(packageDir, 'path.txt'))) return null;
  const program = path.join(elsewhere || path.join(packageDir, 'dist'), PROGRAMS[platform] ?? 'electron');
  return existsSync(program) ? program : null;
}

/**
 * Returns the default library of the desktop app, in Electron's `userData` folder for an app with this name.
 * @param platform the value of `process.platform`
 */
export function locateDefaultLibrary(appName: string, platform: string, env: Environment): string {
  const folders: Readonly<Record<string, string>> = {
    win32: env.APPDATA || path.join(homedir(), 'AppData/Roaming'),
    darwin: path.join(homedir(), 'Library/Application Support'),
  };
  const settings = folders[platform] ?? (env.XDG_CONFIG_HOME || path.join(homedir(), '.config'));
  return path.join(settings, appName, 'library');
}
