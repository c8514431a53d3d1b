import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, Platform } from 'electron-builder';
import packageJson from '../../package.json' with { type: 'json' };
import { buildIfStale } from '../build-if-stale.ts';
import { adoptElectron } from './given-electron.ts';
import { writeNotices } from './notices.ts';
import { publisherConfig } from './publisher.ts';

/**
 * `npm run package`: builds the app and packs it for this system, as electron-builder.yml says. `--dir` stops before the
 * installers; `--out DIR` puts all elsewhere than in release/. Nothing is ever uploaded.
 */
const root = path.resolve(import.meta.dirname, '../..');
const { values } = parseArgs({ options: { dir: { type: 'boolean' }, out: { type: 'string' } } });

try {
  if (buildIfStale(root) !== 'ready') throw new Error('The build failed; the lines above say why.');
  writeNotices(root);
  await build({
    projectDir: root,
    targets: Platform.current().createTarget(values.dir ? 'dir' : null),
    publish: 'never',
    config: {
      ...publisherConfig(process.env, process.platform),
      ...(values.out === undefined ? {} : { directories: { output: path.resolve(values.out) } }),
      afterExtract: ({ appOutDir, electronPlatformName }) =>
        adoptElectron(appOutDir, electronPlatformName, packageJson.devDependencies.electron),
    },
  });
} catch (error) {
  process.stderr.write(`No package was made: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
