import type { Configuration } from 'electron-builder';
import { publicUpdateKey, readUpdateKey } from './sign-feed.ts';

/** What only the publisher of a package knows, and says by variables of the environment. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The part of electron-builder's configuration that stands in no file: see docs/project/releasing.md for the variables. A package
 * with an update feed is one that people get, so on systems that know signatures it must have one, and its feed everywhere.
 * @param platform as in `process.platform`
 */
export function publisherConfig(env: Environment, platform: string): Configuration {
  const { QOTD_UPDATE_URL: feed, QOTD_ELECTRON_DIST: electronDist } = env;
  const { QOTD_MAINTAINER: maintainer, QOTD_HOMEPAGE: homepage, QOTD_UPDATE_KEY: keyFile } = env;
  if (feed && URL.parse(feed)?.protocol !== 'https:')
    throw new Error('QOTD_UPDATE_URL must be an address that begins with https.');
  if (feed && !keyFile)
    throw new Error('Where QOTD_UPDATE_URL is set, QOTD_UPDATE_KEY must name the key that signs the feed.');
  // The app takes what either has signed, so that one can follow the other.
  const keys = feed ? [keyFile, env.QOTD_NEXT_UPDATE_KEY].flatMap((file) => file || []) : [];
  const updateKeys = keys.map((file) => publicUpdateKey(readUpdateKey(file)));
  // Of a folder, electron-builder takes the app on macOS, and leaves the licences behind that lie beside it.
  if (electronDist && platform === 'darwin' && !electronDist.endsWith('.zip'))
    throw new Error('On macOS, QOTD_ELECTRON_DIST must be the zip of Electron.');
  return {
    // The file of the configuration takes the address from the environment itself.
    ...(feed ? { forceCodeSigning: platform !== 'linux' } : { publish: null }),
    ...(electronDist ? { electronDist } : {}),
    ...(maintainer ? { linux: { maintainer } } : {}),
    extraMetadata: { ...(homepage && { homepage }), ...(updateKeys.length > 0 && { updateKeys }) },
  };
}
