import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, Platform } from 'electron-builder';
import packageJson from '../../package.json' with { type: 'json' };
import { buildIfStale } from '../start-steps.ts';
import { prepareElectronDist } from './electron-dist.ts';
import { writeNotices } from './license-notices.ts';
import { publisherConfig } from './publisher.ts';
import { readUpdateKey, signFeed } from './sign-feed.ts';

/**
 * `npm run package`: builds the app and packs it for this system, as electron-builder.yml says. `npm run package -- dir`
 * stops before the installers, and `deb` or another target makes just that; `--out DIR` puts all elsewhere than in
 * release/. Nothing is ever uploaded.
 */
const root = path.resolve(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });

const out = path.resolve(values.out ?? path.join(root, 'release'));
const { QOTD_UPDATE_URL: feed, QOTD_UPDATE_KEY: keyFile } = process.env;
// Some disks tell whole seconds.
const begun = Date.now() - 2_000;

try {
  const unsafe = positionals.find((target) => /^(appimage|snap)$/i.test(target));
  if (unsafe) throw new Error(`electron-builder starts a ${unsafe} without Chromium's sandbox. Make a deb.`);
  if ((await buildIfStale(root)) !== 'ready') throw new Error('The build failed; the lines above say why.');
  writeNotices(root);
  await build({
    projectDir: root,
    targets: Platform.current().createTarget(positionals),
    publish: 'never',
    config: {
      ...publisherConfig(process.env, process.platform),
      directories: { output: out },
      deb: { afterInstall: layAfterInstall() },
      afterExtract: ({ appOutDir, electronPlatformName }) =>
        prepareElectronDist(appOutDir, electronPlatformName, packageJson.devDependencies.electron),
    },
  });
  // A folder alone has nothing that a feed could announce.
  if (feed && keyFile && !positionals.includes('dir')) signFeed(out, readUpdateKey(keyFile), begun);
} catch (error) {
  process.stderr.write(`No package was made: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/**
 * Writes the script that the deb runs once it is unpacked: electron-builder's own, which makes the AppArmor profile known, and
 * one line more. That script takes the set-user-ID bit from the sandbox's helper where root may create user namespaces, which says
 * nothing about other users; on a system without the profile the app would have no sandbox and end at once.
 */
function layAfterInstall(): string {
  const template = path.join(root, 'node_modules/app-builder-lib/templates/linux/after-install.tpl');
  const file = path.join(root, 'out/after-install.tpl');
  const helper = `'/opt/\${sanitizedProductName}/chrome-sandbox'`;
  writeFileSync(file, `${readFileSync(template, 'utf8')}\nchmod 4755 ${helper}\n`);
  return file;
}
