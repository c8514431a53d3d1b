import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { desktopObstacle, downloadElectron, installedElectron } from '../../../electron/start-steps.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

describe('desktopObstacle', () => {
  const free = { env: { DISPLAY: ':0' }, platform: 'linux', asRoot: false };

  it.each([
    ['a display', free],
    ['Wayland', { ...free, env: { WAYLAND_DISPLAY: 'wayland-0' } }],
    ['macOS', { ...free, env: {}, platform: 'darwin' }],
    ['Windows', { ...free, env: {}, platform: 'win32' }],
  ])('is null with %s', (_what, surroundings) => {
    expect(desktopObstacle(surroundings)).toBeNull();
  });

  it.each([
    ['root', { ...free, asRoot: true }, 'root'],
    ['no display', { ...free, env: {} }, 'display'],
    ['an empty display', { ...free, env: { DISPLAY: '' } }, 'display'],
    ['QOTD_WEB', { ...free, env: { DISPLAY: ':0', QOTD_WEB: '1' } }, 'QOTD_WEB'],
  ])('is a message with %s', (_what, surroundings, word) => {
    expect(desktopObstacle(surroundings)).toMatch(new RegExp(`${word}.*\\.$`));
  });
});

describe('installedElectron', () => {
  it('is null if nothing was downloaded', async () => {
    await using folder = await temporaryFolder();
    expect(installedElectron(folder.dir, {})).toBeNull();
  });

  it('is null if the program in path.txt is missing', async () => {
    await using folder = await temporaryFolder();
    await writeFile(path.join(folder.dir, 'path.txt'), 'electron');
    expect(installedElectron(folder.dir, {})).toBeNull();
  });

  it('is the program in path.txt', async () => {
    await using folder = await temporaryFolder();
    await mkdir(path.join(folder.dir, 'dist'));
    await writeFile(path.join(folder.dir, 'dist/electron'), '');
    await writeFile(path.join(folder.dir, 'path.txt'), 'electron\n');
    expect(installedElectron(folder.dir, {})).toBe(path.join(folder.dir, 'dist/electron'));
  });

  it('is in the folder of ELECTRON_OVERRIDE_DIST_PATH', async () => {
    await using folder = await temporaryFolder();
    await writeFile(path.join(folder.dir, 'electron'), '');
    await writeFile(path.join(folder.dir, 'path.txt'), 'electron');
    expect(installedElectron(folder.dir, { ELECTRON_OVERRIDE_DIST_PATH: folder.dir })).toBe(
      path.join(folder.dir, 'electron'),
    );
  });
});

test("with ELECTRON_OVERRIDE_DIST_PATH, Electron isn't downloaded", async () => {
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

  it('is true if the installer succeeds', async () => {
    expect(await download('')).toBe(true);
  });

  it('is false if the installer fails', async () => {
    expect(await download('process.exit(1)')).toBe(false);
  });

  it('ends an installer that receives no data', async () => {
    expect(await download('setInterval(() => {}, 1000)', { patienceMs: 50 })).toBe(false);
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
    // Longer than a slow computer needs to start it, and shorter than the download takes.
    expect(await download(trickle, { patienceMs: 5_000 })).toBe(true);
  });

  it('ends when aborted', async () => {
    const stop = new AbortController();
    const done = download('setInterval(() => {}, 1000)', { signal: stop.signal });
    stop.abort();
    expect(await done).toBe(false);
  });
});
