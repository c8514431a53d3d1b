import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import type { NoUpdatesReason } from '../../../shared/bridge/update-protocol.ts';

export interface UpdateSupport {
  /** Why the app doesn't check for updates, or null if it does. */
  unavailableReason: NoUpdatesReason | null;
  /** Whether the app can install a version. */
  canInstall: boolean;
}

/** Returns whether this app can check for and install updates. Without network access. */
export function detectUpdateSupport({
  isPackaged,
  resources,
  platform,
}: {
  isPackaged: boolean;
  /** As in `process.resourcesPath`. */
  resources: string;
  /** As in `process.platform`. */
  platform: string;
}): UpdateSupport {
  const support = (unavailableReason: NoUpdatesReason | null, canInstall: boolean) => ({
    unavailableReason,
    canInstall,
  });
  if (!isPackaged) return support('development', false);
  if (!existsSync(path.join(resources, 'app-update.yml'))) return support('no-address', false);
  switch (platform) {
    case 'linux':
      // The deb and the rpm install this file. Installing a package from a user's folder as root would let any program of the
      // user become root, so the package manager must do it.
      return existsSync(path.join(resources, 'package-type'))
        ? support(null, false)
        : support('unpacked', false);
    case 'darwin':
      // `X.app/Contents/Resources`. An app that wasn't moved after the download runs from a read-only folder.
      return support(null, isWritable(path.resolve(resources, '../../..')));
    default:
      return support(null, true);
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
