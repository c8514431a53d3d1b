import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import type { NoUpdatesReason } from '../../../shared/bridge/update-protocol.ts';

export interface UpdateSupport {
  /** Null if the app checks for updates. */
  unavailableReason: NoUpdatesReason | null;
  canInstall: boolean;
}

/** Detects whether this app can check for and install updates. Doesn't use the network. */
export function detectUpdateSupport({
  isPackaged,
  resources,
  platform,
}: {
  isPackaged: boolean;
  resources: string;
  platform: string;
}): UpdateSupport {
  const createSupport = (unavailableReason: NoUpdatesReason | null, canInstall: boolean) => ({
    unavailableReason,
    canInstall,
  });
  if (!isPackaged) return createSupport('development', false);
  if (!existsSync(path.join(resources, 'app-update.yml'))) return createSupport('no-address', false);
  switch (platform) {
    case 'linux':
      // The deb and rpm packages install the file `package-type`. Only the package manager may install an
      // update. If the app installed a package from a user's folder as root, any of the user's programs could
      // become root.
      return existsSync(path.join(resources, 'package-type'))
        ? createSupport(null, false)
        : createSupport('unpacked', false);
    case 'darwin':
      // This path is `X.app/Contents/Resources`. An app that wasn't moved after its download runs from a
      // read-only folder.
      return createSupport(null, isWritable(path.resolve(resources, '../../..')));
    default:
      return createSupport(null, true);
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
