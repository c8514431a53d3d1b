import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { updatePlace, versionsPage } from '../../../../electron/shell/updates/update-place.ts';
import { temporaryFolder } from '../../../support/temporary.ts';

/** A package with these files beside its archive. */
async function resources(...names: string[]) {
  const folder = await temporaryFolder();
  const inside = path.join(folder.dir, 'mount/resources');
  await mkdir(inside, { recursive: true });
  for (const name of names) await writeFile(path.join(inside, name), 'deb');
  return { folder, dir: folder.dir, inside, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
}

const FEED = 'app-update.yml';
const packaged = { isPackaged: true, platform: 'linux', environment: {} };

describe('the place of the app', () => {
  it('has no updates in its sources, without an address, and unpacked by hand', async () => {
    await using none = await resources();
    await using unpacked = await resources(FEED);
    const never = { never: 'development', here: false, isAppImage: false };
    expect(updatePlace({ ...packaged, isPackaged: false, resources: unpacked.inside })).toEqual(never);
    expect(updatePlace({ ...packaged, resources: none.inside })).toMatchObject({ never: 'no-address' });
    expect(updatePlace({ ...packaged, resources: unpacked.inside })).toMatchObject({ never: 'unpacked' });
  });

  it('is the system’s where a package of the system brought it', async () => {
    await using deb = await resources(FEED, 'package-type');
    expect(updatePlace({ ...packaged, resources: deb.inside })).toEqual({
      never: null,
      here: false,
      isAppImage: false,
    });
  });

  it('is the AppImage that the program lies in, and not the one that started it', async () => {
    await using image = await resources(FEED, 'package-type');
    const APPIMAGE = path.join(image.dir, 'QOTD.AppImage');
    const at = (APPDIR: string) =>
      updatePlace({ ...packaged, resources: image.inside, environment: { APPIMAGE, APPDIR } });
    expect(at(path.join(image.dir, 'mount'))).toEqual({ never: null, here: true, isAppImage: true });
    expect(at('/tmp/.mount_other')).toEqual({ never: null, here: false, isAppImage: false });
  });

  it.skipIf(process.getuid?.() === 0)('is of no use where nobody can write', async () => {
    await using image = await resources(FEED);
    const environment = {
      APPIMAGE: path.join(image.dir, 'X.AppImage'),
      APPDIR: path.join(image.dir, 'mount'),
    };
    await chmod(image.dir, 0o555);
    expect(updatePlace({ ...packaged, resources: image.inside, environment }).here).toBe(false);
    await chmod(image.dir, 0o755);
  });

  it('can be written on Windows, and on macOS where the app was moved', async () => {
    await using image = await resources(FEED);
    expect(updatePlace({ ...packaged, platform: 'win32', resources: image.inside }).here).toBe(true);
    expect(updatePlace({ ...packaged, platform: 'darwin', resources: image.inside }).here).toBe(true);
    const gone = { APPIMAGE: '/nowhere/at/all/X.AppImage', APPDIR: path.join(image.dir, 'mount') };
    expect(updatePlace({ ...packaged, resources: image.inside, environment: gone }).here).toBe(false);
  });
});

describe('the page of versions', () => {
  const of = async (manifest: string) => {
    await using folder = await temporaryFolder();
    await writeFile(path.join(folder.dir, 'package.json'), manifest);
    return versionsPage(folder.dir);
  };
  it('is what the publisher names, and nobody’s else', async () => {
    expect(await of('{"homepage":"https://qotd.example/a"}')).toBe('https://qotd.example/a');
    for (const none of [
      '{"homepage":"https://example.org/qotd-studio"}',
      '{}',
      '',
      '{"homepage":"file:///etc"}',
    ])
      expect(await of(none)).toBeNull();
    expect(versionsPage('/nowhere')).toBeNull();
  });
});
