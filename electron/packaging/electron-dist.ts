import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder that Electron was copied to, from where the publisher has it, what it would be after a download:
 * without the app that Electron shows when it has none. Throws where it is of another version than the app was tested
 * with.
 * @param platform as in `process.platform`
 */
export function prepareElectronDist(folder: string, platform: string, wanted: string): void {
  const file = path.join(folder, 'version');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim().replace(/^v/, '') : wanted;
  if (version !== wanted)
    throw new Error(`package.json asks for Electron ${wanted}, and this is ${version}.`);
  rmSync(file, { force: true });
  const resources = platform === 'darwin' ? 'Electron.app/Contents/Resources' : 'resources';
  rmSync(path.join(folder, resources, 'default_app.asar'), { force: true });
}
