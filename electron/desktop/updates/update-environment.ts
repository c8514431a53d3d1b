import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { NoUpdatesReason } from '../../../shared/bridge/update-view.ts';

export interface UpdateSupport {
  /** Why the app doesn't check for updates, or null if it does. */
  never: NoUpdatesReason | null;
  /** Whether the app can install a version. */
  here: boolean;
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
  const place = (never: NoUpdatesReason | null, here: boolean) => ({ never, here });
  if (!isPackaged) return place('development', false);
  if (!existsSync(path.join(resources, 'app-update.yml'))) return place('no-address', false);
  switch (platform) {
    case 'linux':
      // The deb installs this file. Installing a deb from a user's folder as root would let any program of the user become
      // root, so the package manager must do it.
      return existsSync(path.join(resources, 'package-type')) ? place(null, false) : place('unpacked', false);
    case 'darwin':
      // `X.app/Contents/Resources`. An app that wasn't moved after the download runs from a read-only folder.
      return place(null, isWritable(path.resolve(resources, '../../..')));
    default:
      return place(null, true);
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

const pageSchema = z.object({ homepage: z.url({ protocol: /^https$/ }) });
const keysSchema = z.object({ updateKeys: z.array(z.base64()) });

/** Returns the home page of the package, or null. */
export function releasePage(appFolder: string): string | null {
  const homepage = manifestOf(appFolder, pageSchema)?.homepage;
  // The placeholder in electron-builder.yml.
  return homepage === undefined || new URL(homepage).hostname === 'example.org' ? null : homepage;
}

/** Returns the publisher's public keys as base64 of SPKI in DER. */
export const updateKeys = (appFolder: string): readonly string[] =>
  manifestOf(appFolder, keysSchema)?.updateKeys ?? [];

/** Returns the feed's file for a system. @param platform as in `process.platform`, @param arch as in `process.arch` */
export function feedName(platform: string, arch: string): string {
  if (platform === 'linux') return arch === 'x64' ? 'latest-linux.yml' : `latest-linux-${arch}.yml`;
  return platform === 'darwin' ? 'latest-mac.yml' : 'latest.yml';
}

function manifestOf<Manifest>(appFolder: string, schema: z.ZodType<Manifest>): Manifest | null {
  try {
    return schema.parse(JSON.parse(readFileSync(path.join(appFolder, 'package.json'), 'utf8')));
  } catch {
    return null;
  }
}
