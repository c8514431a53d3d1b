import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createProxyVariables, downloadElectron } from '../../../electron/download-electron.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import {
  AUTHORITY,
  type Certificate,
  connectProxy,
  findClosedPort,
  startCountingServer,
  startTcpServer,
} from '../../support/transport/tls-test-servers.ts';

const NODE_MODULES = path.resolve(import.meta.dirname, '../../../node_modules');

/** A zip archive with the files `version` and `electron`. */
const ARCHIVE = Buffer.from(
  'UEsDBBQAAAAAAAAAIVwYFXsIBgAAAAYAAAAHAAAAdmVyc2lvbjQ1LjUuMFBLAwQUAAAAAAAAACFc5UvmWwkAAAAJAAAACAAAAGVsZWN0' +
    'cm9uYSBwcm9ncmFtUEsBAhQDFAAAAAAAAAAhXBgVewgGAAAABgAAAAcAAAAAAAAAAAAAAO0BAAAAAHZlcnNpb25QSwECFAMUAAAAAAAAACFc5UvmWwkAAAAJAAAACAAAAAAAAAAAAAAA7QErAAAAZWxlY3Ryb25QSwUGAAAAAAIAAgBrAAAAWgAAAAAA',
  'base64',
);

/** Runs Electron's installer from a copy of its package. The copy's checksums match `ARCHIVE`. */
async function install(env: Record<string, string>, options: { patienceMs?: number } = {}) {
  await using folder = await createTemporaryFolder();
  const packageDir = path.join(folder.dir, 'electron');
  await mkdir(packageDir);
  await symlink(NODE_MODULES, path.join(folder.dir, 'node_modules'), 'junction');
  for (const name of ['install.js', 'package.json'])
    await copyFile(path.join(NODE_MODULES, 'electron', name), path.join(packageDir, name));
  const { version } = JSON.parse(await readFile(path.join(packageDir, 'package.json'), 'utf8'));
  const sha256 = createHash('sha256').update(ARCHIVE).digest('hex');
  await writeFile(
    path.join(packageDir, 'checksums.json'),
    JSON.stringify({ [`electron-v${version}-linux-x64.zip`]: sha256 }),
  );
  const failure = await downloadElectron({
    packageDir,
    env: {
      PATH: process.env.PATH,
      electron_config_cache: path.join(folder.dir, 'cache'),
      ELECTRON_INSTALL_PLATFORM: 'linux',
      ELECTRON_INSTALL_ARCH: 'x64',
      ...env,
    },
    patienceMs: 20_000,
    onProgress: () => {},
    progressMs: 1_000,
    signal: new AbortController().signal,
    ...options,
  });
  const program = await readFile(path.join(packageDir, 'dist/electron'), 'utf8').catch(() => null);
  return { failure, program };
}

const mirror = (certificate?: Certificate, status = 200, body: Buffer | string = ARCHIVE) =>
  startCountingServer((_, response) => response.writeHead(status).end(body), certificate);

describe("Electron's installer", () => {
  it('downloads the program', async () => {
    await using server = await mirror();
    expect(await install({ ELECTRON_MIRROR: `${server.origin}/` })).toEqual({
      failure: null,
      program: 'a program',
    });
  });

  it.each(['HTTPS_PROXY', 'https_proxy', 'npm_config_https_proxy'])('uses the proxy in %s', async (name) => {
    await using server = await mirror('good');
    await using proxy = await connectProxy(() => server.port);
    const { failure, program } = await install({
      ELECTRON_MIRROR: 'https://live.example/',
      NODE_EXTRA_CA_CERTS: AUTHORITY,
      [name]: `http://name:secret@127.0.0.1:${proxy.port}`,
    });
    expect({ failure, program }).toEqual({ failure: null, program: 'a program' });
    expect(proxy.asked).toMatchObject([
      {
        url: 'live.example:443',
        headers: { 'proxy-authorization': `Basic ${Buffer.from('name:secret').toString('base64')}` },
      },
    ]);
  });
});

describe('the message about a failed download', () => {
  const findFailure = async (origin: string, env: Record<string, string> = {}) =>
    (await install({ ELECTRON_MIRROR: `${origin}/`, ...env })).failure;

  it('names the missing file and suggests checking the mirror', async () => {
    await using server = await mirror(undefined, 404);
    const failure = await findFailure(server.origin);
    expect(failure).toContain(`The server doesn't have the file ${server.origin}/v`);
    expect(failure).toContain('-linux-x64.zip (404). If `ELECTRON_MIRROR` is set, check it.');
  });

  it('includes the status of any other error response', async () => {
    await using server = await mirror(undefined, 503);
    expect(await findFailure(server.origin)).toContain(
      'The server responded with status 503. Try again later.',
    );
  });

  it('reports a wrong checksum', async () => {
    await using server = await mirror(undefined, 200, 'another file');
    expect(await findFailure(server.origin)).toContain('damaged or was changed: its checksum is wrong.');
  });

  it('explains how to trust a certificate', async () => {
    await using server = await mirror('self-signed');
    const failure = await findFailure(server.origin);
    expect(failure).toContain('The secure connection failed: DEPTH_ZERO_SELF_SIGNED_CERT.');
    expect(failure).toContain('set `NODE_EXTRA_CA_CERTS` to the file');
  });

  it('reports a refused connection', async () => {
    const port = await findClosedPort();
    const failure = await findFailure(`http://127.0.0.1:${port}`);
    expect(failure).toContain(`The server at 127.0.0.1:${port} refused the connection.`);
    expect(failure).toContain('set `HTTPS_PROXY` to its URL.');
  });

  it('reports a closed connection', async () => {
    await using server = await startCountingServer((_, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('PK', () => response.destroy());
    });
    expect(await findFailure(server.origin)).toContain('The connection was closed during the download.');
  });

  it("reports a proxy that isn't running", async () => {
    const port = await findClosedPort();
    expect(await findFailure('https://live.example', { HTTPS_PROXY: `127.0.0.1:${port}` })).toContain(
      `The proxy at 127.0.0.1:${port} isn't running or refused the connection.`,
    );
  });

  it.each([
    [407, 'The proxy requires a user name and a password.'],
    [403, 'The proxy rejected the connection with status 403.'],
  ])("reports the proxy's response with status %i", async (status, sentence) => {
    await using proxy = await connectProxy(
      () => 0,
      () => status,
    );
    const env = { HTTPS_PROXY: `http://127.0.0.1:${proxy.port}` };
    expect(await findFailure('https://live.example', env)).toContain(sentence);
  });

  it('reports that no data arrived', async () => {
    await using silent = await startTcpServer(() => {});
    const env = { ELECTRON_MIRROR: `http://127.0.0.1:${silent.port}/` };
    expect((await install(env, { patienceMs: 50 })).failure).toContain('No data arrived for 0.05 seconds.');
  });
});

describe('createProxyVariables', () => {
  const proxy = { ELECTRON_GET_USE_PROXY: '1', https_proxy: 'http://p:8080', HTTPS_PROXY: 'http://p:8080' };

  it.each([
    ['nothing without a proxy', { NO_PROXY: 'x' }, {}],
    ['a URL with a scheme', { HTTPS_PROXY: 'p:8080' }, proxy],
    [
      "npm's exceptions",
      { HTTPS_PROXY: 'http://p:8080', npm_config_noproxy: 'a,b' },
      { ...proxy, no_proxy: 'a,b', NO_PROXY: 'a,b' },
    ],
    [
      'the proxy for HTTP if there is no other',
      { npm_config_proxy: 'http://p:8080' },
      { ...proxy, http_proxy: 'http://p:8080', HTTP_PROXY: 'http://p:8080' },
    ],
  ])('returns %s', (_, env, variables) => {
    expect(createProxyVariables(env)).toEqual(variables);
  });
});

describe('downloadElectron', () => {
  const download = async (installer: string, options: { patienceMs?: number; signal?: AbortSignal } = {}) => {
    await using folder = await createTemporaryFolder();
    await writeFile(path.join(folder.dir, 'install.js'), installer);
    return await downloadElectron({
      packageDir: folder.dir,
      env: process.env,
      patienceMs: 20_000,
      onProgress: () => {},
      progressMs: 1_000,
      signal: new AbortController().signal,
      ...options,
    });
  };

  it('returns null if the installer succeeds', async () => {
    expect(await download('')).toBeNull();
  });

  it('returns an unknown error without credentials', async () => {
    const script =
      "console.error(new TypeError('no file at https://name:secret@host/').stack); process.exit(1);";
    expect(await download(script)).toBe('no file at https://host/.');
  });

  it('reports the number of downloaded bytes', async () => {
    await using folder = await createTemporaryFolder();
    const marker = path.join(folder.dir, 'reported');
    await writeFile(
      path.join(folder.dir, 'install.js'),
      `const { existsSync, writeFileSync } = require('node:fs');
       writeFileSync(require('node:os').tmpdir() + '/part', Buffer.alloc(3_000_000));
       const timer = setInterval(() => existsSync(${JSON.stringify(marker)}) && clearInterval(timer), 10);`,
    );
    const reported: number[] = [];
    const failure = await downloadElectron({
      packageDir: folder.dir,
      env: process.env,
      patienceMs: 60_000,
      onProgress: (bytes) => void writeFile(marker, String(reported.push(bytes))),
      progressMs: 1,
      signal: new AbortController().signal,
    });
    expect(failure).toBeNull();
    expect(reported.at(-1)).toBe(3_000_000);
  });

  it('waits for an installer that receives data, however long it takes', async () => {
    const trickle = `
      const { appendFileSync } = require('node:fs');
      let count = 0;
      const timer = setInterval(() => {
        appendFileSync(require('node:os').tmpdir() + '/part', 'x');
        count += 1;
        if (count === 60) clearInterval(timer);
      }, 100);`;
    // The limit is longer than a slow computer takes to start the installer, but shorter than the download.
    expect(await download(trickle, { patienceMs: 5_000 })).toBeNull();
  });

  it('returns an error when aborted', async () => {
    const stop = new AbortController();
    const done = download('setInterval(() => {}, 1000)', { signal: stop.signal });
    stop.abort();
    expect(await done).not.toBeNull();
  });
});
