/**
 * `npm run package`: builds the app and packages it for this system (see electron-builder.yml). `npm run package -- dir` creates
 * only the program folder, `deb` or another target only that package, and `--out DIR` uses another folder than release/.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, Platform } from 'electron-builder';
import packageJson from '../../package.json' with { type: 'json' };
import { buildIfStale } from '../start-steps.ts';
import { writeNotices } from './license-notices.ts';
import { prepareElectronDist, publisherConfig } from './publisher-config.ts';
import { readUpdateKey, signFeed } from './sign-feed.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });

const out = path.resolve(values.out ?? path.join(root, 'release'));
const { QOTD_UPDATE_URL: feed, QOTD_UPDATE_KEY: keyFile } = process.env;
// Some file systems store whole seconds.
const begun = Date.now() - 2_000;

try {
  const unsafe = positionals.find((target) => /^(appimage|snap)$/i.test(target));
  if (unsafe) throw new Error(`A ${unsafe} would start without Chromium's sandbox. Build a deb instead.`);
  if ((await buildIfStale(root)) !== 'ready') throw new Error('The build failed; see the lines above.');
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
  // A program folder has no feed.
  if (feed && keyFile && !positionals.includes('dir')) signFeed(out, readUpdateKey(keyFile), begun);
} catch (error) {
  process.stderr.write(`No package was made: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/**
 * Writes the deb's post-install script: electron-builder's script, which loads the AppArmor profile, and one more line.
 * electron-builder's script removes the set-user-ID bit of the sandbox helper if root can create user namespaces, even if other
 * users can't.
 */
function layAfterInstall(): string {
  const template = path.join(root, 'node_modules/app-builder-lib/templates/linux/after-install.tpl');
  const file = path.join(root, 'out/after-install.tpl');
  const helper = `'/opt/\${sanitizedProductName}/chrome-sandbox'`;
  writeFileSync(file, `${readFileSync(template, 'utf8')}\nchmod 4755 ${helper}\n`);
  return file;
}
