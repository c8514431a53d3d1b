import { realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * The folder that somebody stood in when he called a script of the package in `root`. npm runs scripts in the folder
 * of the package, and says where it was called itself. Undefined where no script of this package was called by npm.
 */
export function calledFrom(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const { INIT_CWD: folder, npm_package_json: packageFile } = env;
  // Other packages' scripts may call this one without npm; what they leave behind is about their own folder.
  if (!folder || !packageFile) return undefined;
  return sameFolder(path.dirname(packageFile), root) ? folder : undefined;
}

function sameFolder(one: string, other: string): boolean {
  try {
    return realpathSync(one) === realpathSync(other);
  } catch {
    return false;
  }
}
