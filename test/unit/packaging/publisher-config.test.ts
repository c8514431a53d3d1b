import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  createPublisherConfig,
  prepareElectronDist,
  removeEmptyVariables,
} from '../../../electron/packaging/publisher-config.ts';
import { createElectronFolder } from '../../support/electron-folder.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

function keyFile(dir: string, key: KeyObject): string {
  const file = path.join(dir, 'key.pem');
  writeFileSync(file, key.export({ type: 'pkcs8', format: 'pem' }));
  return file;
}

describe("the publisher's variables", () => {
  it("are removed if they're empty and electron-builder would use them", () => {
    const env = {
      CSC_LINK: '',
      WIN_CSC_LINK: '',
      APPLE_API_KEY: '',
      QOTD_HOMEPAGE: '',
      HOME: '',
      CSC_NAME: 'a',
    };
    removeEmptyVariables(env);
    expect(env).toEqual({ HOME: '', CSC_NAME: 'a' });
  });
});

describe("the publisher's configuration", () => {
  it('has no feed by default', () => {
    expect(createPublisherConfig({ QOTD_UPDATE_URL: '', QOTD_ELECTRON_DIST: '' }, 'darwin')).toEqual({
      publish: null,
      extraMetadata: {},
    });
  });

  it.each([
    ['darwin', true],
    ['win32', true],
    ['linux', false],
  ])("requires code signing on %s if there's a feed: %s", async (platform, forceCodeSigning) => {
    await using folder = await createTemporaryFolder();
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const file = keyFile(folder.dir, privateKey);
    expect(
      createPublisherConfig({ QOTD_UPDATE_URL: 'https://a.example/b', QOTD_UPDATE_KEY: file }, platform),
    ).toEqual({
      forceCodeSigning,
      extraMetadata: { updateKeys: [publicKey.export({ type: 'spki', format: 'der' }).toString('base64')] },
    });
  });

  it('includes both the current key and the next one', async () => {
    await using folder = await createTemporaryFolder();
    await using next = await createTemporaryFolder();
    const [now, then] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
    const config = createPublisherConfig(
      {
        QOTD_UPDATE_URL: 'https://a.example/b',
        QOTD_UPDATE_KEY: keyFile(folder.dir, now.privateKey),
        QOTD_NEXT_UPDATE_KEY: keyFile(next.dir, then.privateKey),
      },
      'linux',
    );
    const keys = [now, then].map(({ publicKey }) =>
      publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    );
    expect(config.extraMetadata).toEqual({ updateKeys: keys });
  });

  it('requires an Ed25519 key to sign the feed', async () => {
    await using folder = await createTemporaryFolder();
    const env = { QOTD_UPDATE_URL: 'https://a.example/b' };
    expect(() => createPublisherConfig(env, 'linux')).toThrow('QOTD_UPDATE_KEY is required');
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const file = keyFile(folder.dir, privateKey);
    expect(() => createPublisherConfig({ ...env, QOTD_UPDATE_KEY: file }, 'linux')).toThrow(
      'must be an Ed25519 key',
    );
  });

  it.each(['http://a.example/', 'a.example', 'file:///feed'])('rejects the feed %s', (feed) => {
    expect(() => createPublisherConfig({ QOTD_UPDATE_URL: feed }, 'linux')).toThrow('must start with https');
  });

  it('requires Electron as a zip file on macOS', () => {
    expect(() => createPublisherConfig({ QOTD_ELECTRON_DIST: '/e' }, 'darwin')).toThrow('must be a zip file');
    expect(createPublisherConfig({ QOTD_ELECTRON_DIST: '/e.zip' }, 'darwin')).toMatchObject({
      electronDist: '/e.zip',
    });
  });

  it('sets the maintainer, the homepage, and the Electron folder', () => {
    const env = {
      QOTD_ELECTRON_DIST: '/e',
      QOTD_MAINTAINER: 'Ann <ann@a.example>',
      QOTD_HOMEPAGE: 'https://a.example',
    };
    expect(createPublisherConfig(env, 'linux')).toEqual({
      publish: null,
      electronDist: '/e',
      linux: { maintainer: 'Ann <ann@a.example>' },
      extraMetadata: { homepage: 'https://a.example' },
    });
  });
});

describe('a custom Electron', () => {
  it('is used without its default app', async () => {
    await using folder = await createTemporaryFolder();
    createElectronFolder(folder.dir, 'v45.5.0\n');
    prepareElectronDist(folder.dir, 'linux', '45.5.0');
    expect(existsSync(path.join(folder.dir, 'resources/default_app.asar'))).toBe(false);
    expect(existsSync(path.join(folder.dir, 'version'))).toBe(false);
  });

  it('must have the version in package.json, unless it has no version file', async () => {
    await using folder = await createTemporaryFolder();
    prepareElectronDist(folder.dir, 'linux', '45.5.0');
    writeFileSync(path.join(folder.dir, 'version'), '45.4.9');
    expect(() => prepareElectronDist(folder.dir, 'linux', '45.5.0')).toThrow(
      'package.json requires Electron 45.5.0, but this is 45.4.9.',
    );
  });
});
