import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'electron-builder';
import { exportPublicKey, readUpdateKey } from './sign-feed.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the part of electron-builder's configuration that environment variables define (see
 * docs/project/releasing.md). Reads the signing keys. Throws for invalid variables and unusable key files.
 * @param platform the value of `process.platform`
 */
export function createPublisherConfig(env: Environment, platform: string): Configuration {
  const { QOTD_UPDATE_URL: feed, QOTD_ELECTRON_DIST: electronDist } = env;
  const { QOTD_MAINTAINER: maintainer, QOTD_HOMEPAGE: homepage, QOTD_UPDATE_KEY: keyFile } = env;
  if (feed && URL.parse(feed)?.protocol !== 'https:')
    throw new Error('QOTD_UPDATE_URL must start with https.');
  if (feed && !keyFile)
    throw new Error(
      'QOTD_UPDATE_KEY is required with QOTD_UPDATE_URL. Set it to the file of the signing key.',
    );
  // The app must also accept the next key, because the publisher may switch to it.
  const keys = feed ? [keyFile, env.QOTD_NEXT_UPDATE_KEY].flatMap((file) => file || []) : [];
  const updateKeys = keys.map((file) => exportPublicKey(readUpdateKey(file)));
  // On macOS, electron-builder copies only the app from a folder, without the licenses next to it.
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
 * Removes the publisher's empty variables. GitHub sets them for missing secrets, and electron-builder on
 * macOS would look for a certificate in an empty `CSC_LINK`.
 */
export function removeEmptyVariables(env: NodeJS.ProcessEnv): void {
  for (const [name, value] of Object.entries(env))
    if (value === '' && /^(?:(?:WIN_)?CSC|APPLE|QOTD)_/.test(name)) delete env[name];
}

/**
 * Removes Electron's default app from a copied Electron folder, as a download does. Throws if the app wasn't
 * tested with this version of Electron.
 * @param platform the value of `process.platform`
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
