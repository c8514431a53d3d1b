import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'electron-builder';

/** Sets the sandbox helper's set-user-ID bit. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: a macro of electron-builder
const ENABLE_SANDBOX = "chmod 4755 '/opt/${sanitizedProductName}/chrome-sandbox'";

/** rpm passes the number of versions that remain installed. */
const SKIP_UPGRADES = '[ "$1" = 0 ] || exit 0';

/**
 * Writes install scripts for the Linux packages. They extend electron-builder's scripts for 2 reasons:
 *
 * - The install script removes the set-user-ID bit if root can create user namespaces, even if other users
 * can't.
 * - During an upgrade, rpm removes the old version after it has installed the new one. The removal script
 * would then remove the new version's command and AppArmor profile.
 */
export function writeLinuxScripts(root: string): Pick<Configuration, 'deb' | 'rpm'> {
  const write = (name: string, extend: (script: string) => string) => {
    const script = readFileSync(
      path.join(root, 'node_modules/app-builder-lib/templates/linux', name),
      'utf8',
    );
    const file = path.join(root, 'out', name);
    writeFileSync(file, extend(script));
    return file;
  };
  const afterInstall = write('after-install.tpl', (script) => `${script}\n${ENABLE_SANDBOX}\n`);
  const afterRemove = write('after-remove.tpl', (script) =>
    script.replace(/^#!.*\n/, (shebang) => `${shebang}${SKIP_UPGRADES}\n`),
  );
  return { deb: { afterInstall }, rpm: { afterInstall, afterRemove } };
}
