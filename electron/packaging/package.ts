/**
 * `npm run package` builds the app and packages it for this system and all architectures (see
 * electron-builder.yml).
 * `npm run package -- dir` creates only the program folder for this computer. `deb` or another target creates
 * only that package. `--arch ARCH` selects an architecture, and `--out DIR` uses a folder other than
 * release/.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, Platform } from 'electron-builder';
import packageJson from '../../package.json' with { type: 'json' };
import { buildIfStale } from '../build-if-stale.ts';
import { selectArchitectures } from './architectures.ts';
import { writeNotices } from './license-notices.ts';
import { writeLinuxScripts } from './linux-scripts.ts';
import { createPublisherConfig, prepareElectronDist, removeEmptyVariables } from './publisher-config.ts';
import { readUpdateKey, signFeed } from './sign-feed.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  options: { out: { type: 'string' }, arch: { type: 'string', multiple: true } },
  allowPositionals: true,
});

removeEmptyVariables(process.env);
const out = path.resolve(values.out ?? path.join(root, 'release'));
const { QOTD_UPDATE_URL: feed, QOTD_UPDATE_KEY: keyFile } = process.env;
// Some file systems store timestamps in whole seconds.
const begun = Date.now() - 2_000;

try {
  const unsafe = positionals.find((target) => /^(appimage|snap)$/i.test(target));
  if (unsafe)
    throw new Error(`A ${unsafe} would start without Chromium's sandbox. Build a deb or rpm instead.`);
  const architectures = selectArchitectures({
    requested: values.arch ?? [],
    own: process.arch,
    hasTargets: positionals.length > 0,
    electronDist: process.env.QOTD_ELECTRON_DIST,
  });
  buildIfStale();
  writeNotices(root);
  await build({
    projectDir: root,
    targets: Platform.current().createTarget(positionals, ...architectures),
    publish: 'never',
    config: {
      ...createPublisherConfig(process.env, process.platform),
      directories: { output: out },
      ...writeLinuxScripts(root),
      afterExtract: ({ appOutDir, electronPlatformName }) =>
        prepareElectronDist(appOutDir, electronPlatformName, packageJson.devDependencies.electron),
    },
  });
  // A program folder has no feed.
  if (feed && keyFile && !positionals.includes('dir')) signFeed(out, readUpdateKey(keyFile), begun);
} catch (error) {
  const message = `No package was made: ${error instanceof Error ? error.message : String(error)}\n`;
  // electron-builder has a hook that replaces `process.exitCode` with 0 when no work remains.
  process.stderr.write(message, () => process.exit(1));
}
