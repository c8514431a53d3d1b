import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { adoptElectron } from '../../../electron/packaging/given-electron.ts';
import { publisherConfig } from '../../../electron/packaging/publisher.ts';
import { layElectronFolder } from '../../support/electron-folder.ts';
import { temporaryFolder } from '../../support/temporary.ts';

describe('what only the publisher knows', () => {
  it('is that there is no feed, where nothing is said', () => {
    expect(publisherConfig({ QOTD_UPDATE_URL: '', QOTD_ELECTRON_DIST: '' }, 'darwin')).toEqual({
      publish: null,
    });
  });

  it.each([
    ['darwin', true],
    ['win32', true],
    ['linux', false],
  ])('asks on %s for a signature where there is a feed: %s', (platform, forceCodeSigning) => {
    expect(publisherConfig({ QOTD_UPDATE_URL: 'https://a.example/b' }, platform)).toEqual({
      forceCodeSigning,
    });
  });

  it.each(['http://a.example/', 'a.example', 'file:///feed'])('refuses the feed %s', (feed) => {
    expect(() => publisherConfig({ QOTD_UPDATE_URL: feed }, 'linux')).toThrow('begins with https');
  });

  it('is on macOS no folder with an Electron', () => {
    expect(() => publisherConfig({ QOTD_ELECTRON_DIST: '/e' }, 'darwin')).toThrow('must be the zip');
    expect(publisherConfig({ QOTD_ELECTRON_DIST: '/e.zip' }, 'darwin')).toMatchObject({
      electronDist: '/e.zip',
    });
  });

  it('goes where electron-builder looks for it', () => {
    const env = {
      QOTD_ELECTRON_DIST: '/e',
      QOTD_MAINTAINER: 'Ann <ann@a.example>',
      QOTD_HOMEPAGE: 'https://a.example',
    };
    expect(publisherConfig(env, 'linux')).toEqual({
      publish: null,
      electronDist: '/e',
      linux: { maintainer: 'Ann <ann@a.example>' },
      extraMetadata: { homepage: 'https://a.example' },
    });
  });
});

describe('an Electron that was given', () => {
  it('loses the app that it shows when it has none', async () => {
    await using folder = await temporaryFolder();
    layElectronFolder(folder.dir, 'v45.4.1\n');
    adoptElectron(folder.dir, 'linux', '45.4.1');
    expect(existsSync(path.join(folder.dir, 'resources/default_app.asar'))).toBe(false);
    expect(existsSync(path.join(folder.dir, 'version'))).toBe(false);
  });

  it('must be of the version that package.json asks for, as far as it says one', async () => {
    await using folder = await temporaryFolder();
    adoptElectron(folder.dir, 'linux', '45.4.1');
    writeFileSync(path.join(folder.dir, 'version'), '45.4.0');
    expect(() => adoptElectron(folder.dir, 'linux', '45.4.1')).toThrow(
      'package.json asks for Electron 45.4.1, and this is 45.4.0.',
    );
  });
});
