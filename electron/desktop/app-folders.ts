import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { App } from 'electron';
import { AppError } from '../../shared/errors.ts';

export interface AppFolders {
  library: string;
  /**
   * Electron's `userData` for this library. It contains the library's tokens and the single-instance lock.
   */
  userData: string;
}

/** Must not change, even if the app is renamed, because new versions must find the library. */
const USER_DATA_NAME = 'QOTD Studio';

const LIBRARIES_NAME = 'libraries';
/**
 * Creates the `userData` folder for the command line's library and makes it Electron's. Throws
 * AppError('bad-input').
 */
export function openFolders(
  app: Pick<App, 'commandLine' | 'getPath' | 'setPath'>,
  argv: readonly string[],
): AppFolders {
  const folders = locateFolders(argv, locateUserData(app));
  if (folders.userData !== app.getPath('userData')) {
    mkdirSync(folders.userData, { recursive: true });
    app.setPath('userData', folders.userData);
  }
  return folders;
}

export const locateUserData = (app: Pick<App, 'commandLine' | 'getPath'>): string =>
  app.commandLine.hasSwitch('user-data-dir')
    ? app.getPath('userData')
    : path.join(app.getPath('appData'), USER_DATA_NAME);

/**
 * Returns the folders for the library in `--data DIR`, or for the default library. Each library has a
 * separate folder for its tokens because all libraries share the same API token IDs. Throws
 * AppError('bad-input').
 */
export function locateFolders(argv: readonly string[], userData: string): AppFolders {
  const usual = { library: path.join(userData, 'library'), userData };
  const named = parseDataOption(argv);
  if (named === null) return usual;
  const library = path.resolve(named);
  const real = resolveRealPath(library);
  if (real === resolveRealPath(usual.library)) return usual;
  const digest = createHash('sha256').update(real).digest('hex').slice(0, 16);
  return { library, userData: path.join(userData, LIBRARIES_NAME, digest) };
}

/**
 * Returns the library's log folder. On macOS, it's in the folder where the Console app looks for log files.
 */
export function locateLogs({ userData }: AppFolders, app: Pick<App, 'getPath'>, platform: string): string {
  if (platform !== 'darwin') return path.join(userData, 'logs');
  const parent = path.basename(path.dirname(userData));
  const ofLibrary = parent === LIBRARIES_NAME ? [LIBRARIES_NAME, path.basename(userData)] : [];
  return path.join(app.getPath('logs'), ...ofLibrary);
}

/**
 * Returns the value of `--data`, or null. Ignores other options because they can be Electron's or Chromium's.
 */
function parseDataOption(argv: readonly string[]): string | null {
  const at = argv.findLastIndex((arg) => arg === '--data' || arg.startsWith('--data='));
  if (at < 0) return null;
  const arg = argv[at] ?? '';
  const value = arg === '--data' ? argv[at + 1] : arg.slice('--data='.length);
  if (value) return value;
  throw new AppError('bad-input', '--data requires a folder. No library was opened.');
}

function resolveRealPath(folder: string): string {
  try {
    return realpathSync.native(folder);
  } catch {
    const above = path.dirname(folder);
    return above === folder ? folder : path.join(resolveRealPath(above), path.basename(folder));
  }
}
