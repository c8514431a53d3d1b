import { readdirSync, statSync } from 'node:fs';
import { type Arch, archFromString } from 'electron-builder';

export const ARCHITECTURES: readonly string[] = ['x64', 'arm64'];

/**
 * Returns the architectures to package: those in `requested`, or all. A named target, or Electron for a
 * single architecture in QOTD_ELECTRON_DIST, changes the default to this computer's architecture. Throws if
 * the app isn't published for one of them.
 */
export function selectArchitectures({
  requested,
  own,
  hasTargets,
  electronDist,
}: {
  requested: readonly string[];
  own: string;
  hasTargets: boolean;
  electronDist: string | undefined;
}): Arch[] {
  const isLimited = hasTargets || (electronDist ? !hasZips(electronDist) : false);
  const defaults = isLimited ? [own] : ARCHITECTURES;
  return (requested.length > 0 ? requested : defaults).map((name) => {
    if (!ARCHITECTURES.includes(name))
      throw new Error(`--arch must be ${ARCHITECTURES.join(' or ')}, but it's ${name}.`);
    return archFromString(name);
  });
}

/** Returns whether a folder contains Electron's zip files. electron-builder selects one by architecture. */
function hasZips(electronDist: string): boolean {
  if (!statSync(electronDist, { throwIfNoEntry: false })?.isDirectory()) return false;
  return readdirSync(electronDist).some((name) => /^electron-v.*\.zip$/.test(name));
}
