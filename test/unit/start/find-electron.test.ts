import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { findDesktopObstacle, findInstalledElectron } from '../../../electron/find-electron.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

describe('findDesktopObstacle', () => {
  const free = { env: { DISPLAY: ':0' }, platform: 'linux', asRoot: false };

  it.each([
    ['a display', free],
    ['Wayland', { ...free, env: { WAYLAND_DISPLAY: 'wayland-0' } }],
    ['macOS', { ...free, env: {}, platform: 'darwin' }],
    ['Windows', { ...free, env: {}, platform: 'win32' }],
  ])('returns null with %s', (_what, surroundings) => {
    expect(findDesktopObstacle(surroundings)).toBeNull();
  });

  it.each([
    ['the root account', { ...free, asRoot: true }, 'root'],
    ['no display', { ...free, env: {} }, 'display'],
    ['an empty display', { ...free, env: { DISPLAY: '' } }, 'display'],
    ['QOTD_WEB', { ...free, env: { DISPLAY: ':0', QOTD_WEB: '1' } }, 'QOTD_WEB'],
  ])('returns a message with %s', (_what, surroundings, word) => {
    expect(findDesktopObstacle(surroundings)).toMatch(new RegExp(`${word}.*\\.$`));
  });
});

describe('findInstalledElectron', () => {
  it('returns null if nothing was downloaded', async () => {
    await using folder = await createTemporaryFolder();
    expect(findInstalledElectron(folder.dir, {})).toBeNull();
  });

  it('returns null if the program in path.txt is missing', async () => {
    await using folder = await createTemporaryFolder();
    await writeFile(path.join(folder.dir, 'path.txt'), 'electron');
    expect(findInstalledElectron(folder.dir, {})).toBeNull();
  });

  it('returns the program in path.txt', async () => {
    await using folder = await createTemporaryFolder();
    await mkdir(path.join(folder.dir, 'dist'));
    await writeFile(path.join(folder.dir, 'dist/electron'), '');
    await writeFile(path.join(folder.dir, 'path.txt'), 'electron\n');
    expect(findInstalledElectron(folder.dir, {})).toBe(path.join(folder.dir, 'dist/electron'));
  });

  it('uses the folder in ELECTRON_OVERRIDE_DIST_PATH', async () => {
    await using folder = await createTemporaryFolder();
    await writeFile(path.join(folder.dir, 'electron'), '');
    await writeFile(path.join(folder.dir, 'path.txt'), 'electron');
    expect(findInstalledElectron(folder.dir, { ELECTRON_OVERRIDE_DIST_PATH: folder.dir })).toBe(
      path.join(folder.dir, 'electron'),
    );
  });
});

test.each([
  ['linux', 'electron'],
  ['win32', 'electron.exe'],
  ['darwin', 'Electron.app/Contents/MacOS/Electron'],
])('ELECTRON_OVERRIDE_DIST_PATH replaces the downloaded Electron on %s', async (platform, name) => {
  await using folder = await createTemporaryFolder();
  const program = path.join(folder.dir, name);
  await mkdir(path.dirname(program), { recursive: true });
  await writeFile(program, '');
  const env = { ELECTRON_OVERRIDE_DIST_PATH: folder.dir };
  expect(findInstalledElectron('/nowhere', env, platform)).toBe(program);
});
