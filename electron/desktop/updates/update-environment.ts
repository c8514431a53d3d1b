import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { NoUpdatesReason } from '../../../shared/bridge/update-view.ts';

export interface UpdateSupport {
  /** Null where it looks for updates. */
  never: NoUpdatesReason | null;
  /** Whether a version can be put in the place of this one from here. */
  here: boolean;
}

/** Where this app stands, and what of updates is possible there. Nothing is fetched for that. */
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
      // The deb lays the file there. Its files are root's, and the package manager replaces them: an app that asked for
      // the password to install what lies in a folder of the user would let any program of that user become root.
      return existsSync(path.join(resources, 'package-type')) ? place(null, false) : place('unpacked', false);
    case 'darwin':
      // `X.app/Contents/Resources`. What was only downloaded, and never moved, runs from where nobody can write.
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

/** The page that the publisher's package names, for people; null where it names nobody's. */
export function releasePage(appFolder: string): string | null {
  const homepage = manifestOf(appFolder, pageSchema)?.homepage;
  // What electron-builder.yml has for those who name none.
  return homepage === undefined || new URL(homepage).hostname === 'example.org' ? null : homepage;
}

/** The keys by which this package knows its publisher: SPKI in DER, in base64. None where it names none. */
export const updateKeys = (appFolder: string): readonly string[] =>
  manifestOf(appFolder, keysSchema)?.updateKeys ?? [];

/** The file of the feed that is about this system. @param platform as in `process.platform`, @param arch as in `process.arch` */
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
