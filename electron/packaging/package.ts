import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, type Configuration, Platform } from 'electron-builder';
import packageJson from '../../package.json' with { type: 'json' };
import { buildIfStale } from '../start-steps.ts';
import { writeNotices } from './license-notices.ts';
import { publicUpdateKey, readUpdateKey, signFeed } from './sign-feed.ts';

/** Environment variables of the publisher. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the part of electron-builder's configuration that comes from environment variables (see docs/project/releasing.md).
 * Throws for invalid variables.
 * @param platform as in `process.platform`
 */
export function publisherConfig(env: Environment, platform: string): Configuration {
  const { QOTD_UPDATE_URL: feed, QOTD_ELECTRON_DIST: electronDist } = env;
  const { QOTD_MAINTAINER: maintainer, QOTD_HOMEPAGE: homepage, QOTD_UPDATE_KEY: keyFile } = env;
  if (feed && URL.parse(feed)?.protocol !== 'https:')
    throw new Error('QOTD_UPDATE_URL must start with https.');
  if (feed && !keyFile)
    throw new Error(
      'QOTD_UPDATE_KEY is required with QOTD_UPDATE_URL. Set it to the file of the signing key.',
    );
  // The app accepts both keys, so that the key can be changed.
  const keys = feed ? [keyFile, env.QOTD_NEXT_UPDATE_KEY].flatMap((file) => file || []) : [];
  const updateKeys = keys.map((file) => publicUpdateKey(readUpdateKey(file)));
  // On macOS, electron-builder copies only the app from a folder, not the licenses next to it.
  if (electronDist && platform === 'darwin' && !electronDist.endsWith('.zip'))
    throw new Error('On macOS, QOTD_ELECTRON_DIST must be a zip file.');
  return {
    // electron-builder.yml reads the URL from the environment.
    ...(feed ? { forceCodeSigning: platform !== 'linux' } : { publish: null }),
    ...(electronDist ? { electronDist } : {}),
    ...(maintainer ? { linux: { maintainer } } : {}),
    extraMetadata: { ...(homepage && { homepage }), ...(updateKeys.length > 0 && { updateKeys }) },
  };
}

/**
 * Removes Electron's default app from a copied Electron folder, as after a download. Throws if the version differs from the one
 * that the app was tested with.
 * @param platform as in `process.platform`
 */
export function prepareElectronDist(folder: string, platform: string, wanted: string): void {
  const file = path.join(folder, 'version');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim().replace(/^v/, '') : wanted;
  if (version !== wanted)
    throw new Error(`package.json requires Electron ${wanted}, but this is ${version}.`);
  rmSync(file, { force: true });
  const resources = platform === 'darwin' ? 'Electron.app/Contents/Resources' : 'resources';
  rmSync(path.join(folder, resources, 'default_app.asar'), { force: true });
}

/**
 * `npm run package`: builds the app and packages it for this system (see electron-builder.yml). `npm run package -- dir` creates
 * only the program folder, `deb` or another target only that package, and `--out DIR` uses another folder than release/.
 */
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
