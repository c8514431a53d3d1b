import { generateKeyPairSync, hash, sign } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { z } from 'zod';

/** Returns an installer script that creates a file when it runs. */
export const createVersion = (marker: string): string =>
  `#!/bin/sh\necho started > '${marker}'\n${'#'.repeat(200_000)}\n`;

export interface UpdateFeed {
  requests: { path: string; headers: IncomingHttpHeaders }[];
  /** If true, downloads stop halfway until they are canceled. */
  pause: boolean;
  version: string;
  /** If true, the announced checksum belongs to a different file. */
  hasWrongChecksum: boolean;
  /** If true, the announcement is signed by a different publisher. */
  isForged: boolean;
  /** The environment of an app that was installed on Windows and uses this feed. */
  env: Record<string, string>;
  /** The environment of an app that was installed on Linux from the deb. */
  debEnv: Record<string, string>;
  /** The environment of an app on macOS. */
  macEnv: Record<string, string>;
  /** The program that runs the installer. */
  elevate: string;
}

const FILE_NAMES: Readonly<Record<string, string>> = {
  '/latest.yml': 'qotd-studio.exe',
  '/latest-mac.yml': 'qotd-studio-mac-x64.zip',
};

/**
 * Starts an update feed on this computer. Also creates a folder like a package's resources, with the feed's
 * URL.
 */
export async function updateFeed(dir: string, file: string): Promise<UpdateFeed & AsyncDisposable> {
  const resources = path.join(dir, 'resources');
  const elevate = path.join(resources, 'elevate.exe');
  const cache = path.join(dir, 'cache');
  const debEnv = {
    ELECTRON_MOCK_RESOURCES: resources,
    ELECTRON_MOCK_APP: path.join(resources, 'app.asar'),
    XDG_CACHE_HOME: cache,
  };
  const [publisher, somebody] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
  const feed = {
    requests: [] as UpdateFeed['requests'],
    pause: false,
    version: '99.0.0',
    hasWrongChecksum: false,
    isForged: false,
    elevate,
    env: { ...debEnv, ELECTRON_MOCK_PLATFORM: 'win32', LOCALAPPDATA: cache },
    debEnv,
    macEnv: { ...debEnv, ELECTRON_MOCK_PLATFORM: 'darwin', HOME: cache },
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://feed');
    feed.requests.push({ path: pathname, headers: request.headers });
    if (pathname.endsWith('.yml')) {
      const name = FILE_NAMES[pathname] ?? 'qotd-studio.deb';
      const sum = hash('sha512', feed.hasWrongChecksum ? 'another' : file, 'base64');
      const { length } = file;
      const signed = JSON.stringify({
        ...{ feed: pathname.slice(1), version: feed.version },
        files: [{ url: name, sha512: sum }],
      });
      const { privateKey } = feed.isForged ? somebody : publisher;
      const signature = sign(null, Buffer.from(signed), privateKey).toString('base64');
      response.end(
        `version: ${feed.version}\nfiles:\n  - url: ${name}\n    sha512: ${sum}\n    size: ${length}\npath: ${name}\nsha512: ${sum}\nreleaseDate: '2030-01-01T00:00:00.000Z'\nsigned: '${signed}'\nsignature: ${signature}\n`,
      );
      return;
    }
    response.setHeader('content-length', file.length);
    if (!feed.pause) return void response.end(file);
    // The updater reports progress once a second.
    const half = file.length / 2;
    response.write(file.slice(0, half / 2));
    const rest = setTimeout(() => response.write(file.slice(half / 2, half)), 1_500);
    response.on('close', () => clearTimeout(rest));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.int() }).parse(server.address());
  const updateKey = publisher.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  await mkdir(feed.env.ELECTRON_MOCK_APP, { recursive: true });
  await writeFile(
    path.join(feed.env.ELECTRON_MOCK_APP, 'package.json'),
    JSON.stringify({ updateKeys: [updateKey], homepage: 'https://qotd.example' }),
  );
  await writeFile(path.join(resources, 'package-type'), 'deb');
  // Downloads aren't executable here, so electron-updater runs the installer through this script, as for a
  // program that needs elevation on Windows.
  await writeFile(elevate, '#!/bin/sh\nexec sh "$@"\n', { mode: 0o755 });
  await writeFile(
    path.join(resources, 'app-update.yml'),
    `provider: generic\nurl: http://127.0.0.1:${port}\nupdaterCacheDirName: qotd-studio-updater\n`,
  );
  return Object.assign(feed, {
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
