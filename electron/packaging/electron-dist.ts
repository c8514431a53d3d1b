import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Removes Electron's default app from a copied Electron folder, as after a download. Throws if the version differs from the one
 * that the app was tested with.
 * @param platform as in `process.platform`
 */
export function prepareElectronDist(folder: string, platform: string, wanted: string): void {
  const file = path.join(folder, 'version');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim().replace(/^v/, '') : wanted;
  if (version !== wanted)
    throw new Error(`package.json requires Electron ${wanted}, but this is ${version}.`);
  rmSync(file, { force: true });
  const resources = platform === 'darwin' ? 'Electron.app/Contents/Resources' : 'resources';
  rmSync(path.join(folder, resources, 'default_app.asar'), { force: true });
}
