import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { desktopObstacle, downloadElectron, installedElectron } from '../../../electron/start-steps.ts';
import { temporaryFolder } from '../../support/temporary.ts';

describe('obstacle', () => {
  const free = { env: { DISPLAY: ':0' }, platform: 'linux', asRoot: false };

  it.each([
    ['a display', free],
    ['Wayland', { ...free, env: { WAYLAND_DISPLAY: 'wayland-0' } }],
    ['macOS', { ...free, env: {}, platform: 'darwin' }],
    ['Windows', { ...free, env: {}, platform: 'win32' }],
  ])('is none with %s', (_what, surroundings) => {
    expect(desktopObstacle(surroundings)).toBeNull();
  });

  it.each([
    ['root', { ...free, asRoot: true }, 'root'],
    ['no display', { ...free, env: {} }, 'display'],
    ['an empty display', { ...free, env: { DISPLAY: '' } }, 'display'],
    ['QOTD_WEB', { ...free, env: { DISPLAY: ':0', QOTD_WEB: '1' } }, 'QOTD_WEB'],
  ])('is a sentence with %s', (_what, surroundings, word) => {
    expect(desktopObstacle(surroundings)).toMatch(new RegExp(`${word}.*\\.$`));
  });
});

describe('installedElectron', () => {
  it('is null where nothing was downloaded', async () => {
    await using folder = await temporaryFolder();
    expect(installedElectron(folder.dir, {})).toBeNull();
  });

  it('is null where the program that is named is gone', async () => {
    await using folder = await temporaryFolder();
    await writeFile(path.join(folder.dir, 'path.txt'), 'electron');
    expect(installedElectron(folder.dir, {})).toBeNull();
  });

  it('is the program that is named', async () => {
    await using folder = await temporaryFolder();
    await mkdir(path.join(folder.dir, 'dist'));
    await writeFile(path.join(folder.dir, 'dist/electron'), '');
    await writeFile(path.join(folder.dir, 'path.txt'), 'electron\n');
    expect(installedElectron(folder.dir, {})).toBe(path.join(folder.dir, 'dist/electron'));
  });

  it('is looked for where ELECTRON_OVERRIDE_DIST_PATH says', async () => {
    await using folder = await temporaryFolder();
    await writeFile(path.join(folder.dir, 'electron'), '');
    await writeFile(path.join(folder.dir, 'path.txt'), 'electron');
    expect(installedElectron(folder.dir, { ELECTRON_OVERRIDE_DIST_PATH: folder.dir })).toBe(
      path.join(folder.dir, 'electron'),
    );
  });
});

test('ELECTRON_OVERRIDE_DIST_PATH needs no download of the package', async () => {
  await using folder = await temporaryFolder();
  await writeFile(path.join(folder.dir, 'electron'), '');
  const env = { ELECTRON_OVERRIDE_DIST_PATH: folder.dir };
  expect(installedElectron('/nowhere', env)).toBe(path.join(folder.dir, 'electron'));
});

describe('downloadElectron', () => {
  const download = async (installer: string, options: { patienceMs?: number; signal?: AbortSignal } = {}) => {
    await using folder = await temporaryFolder();
    await writeFile(path.join(folder.dir, 'install.js'), installer);
    return await downloadElectron({
      packageDir: folder.dir,
      patienceMs: 20_000,
      signal: new AbortController().signal,
      ...options,
    });
  };

  it('is true once the installer has ended well', async () => {
    expect(await download('')).toBe(true);
  });

  it('is false where the installer fails', async () => {
    expect(await download('process.exit(1)')).toBe(false);
  });

  it('gives up on an installer to which nothing arrives', async () => {
    expect(await download('setInterval(() => {}, 1000)', { patienceMs: 50 })).toBe(false);
  });

  it('waits for an installer to which something arrives, however long it takes', async () => {
    const trickle = `
      const { appendFileSync } = require('node:fs');
      let count = 0;
      const timer = setInterval(() => {
        appendFileSync(require('node:os').tmpdir() + '/part', 'x');
        count += 1;
        if (count === 60) clearInterval(timer);
      }, 100);`;
    // Long enough for a slow computer to start it, and shorter than it takes.
    expect(await download(trickle, { patienceMs: 5_000 })).toBe(true);
  });

  it('ends when it is told to', async () => {
    const stop = new AbortController();
    const done = download('setInterval(() => {}, 1000)', { signal: stop.signal });
    stop.abort();
    expect(await done).toBe(false);
  });
});
