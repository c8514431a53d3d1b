import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findReleasePage } from '../../../../electron/desktop/updates/publisher-facts.ts';
import { detectUpdateSupport } from '../../../../electron/desktop/updates/update-support.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';

/** Creates a package's resources folder with these files. */
async function resources(...names: string[]) {
  const folder = await createTemporaryFolder();
  const inside = path.join(folder.dir, 'X.app/Contents/Resources');
  await mkdir(inside, { recursive: true });
  for (const name of names) await writeFile(path.join(inside, name), 'deb');
  return { folder, dir: folder.dir, inside, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
}

const FEED = 'app-update.yml';
const packaged = { isPackaged: true, platform: 'linux' };

describe("the app's location", () => {
  it("doesn't support updates if it contains source code, an unpacked app, or no feed", async () => {
    await using none = await resources();
    await using unpacked = await resources(FEED);
    const never = { unavailableReason: 'development', canInstall: false };
    expect(detectUpdateSupport({ ...packaged, isPackaged: false, resources: unpacked.inside })).toEqual(
      never,
    );
    expect(detectUpdateSupport({ ...packaged, resources: none.inside })).toMatchObject({
      unavailableReason: 'no-address',
    });
    expect(detectUpdateSupport({ ...packaged, resources: unpacked.inside })).toMatchObject({
      unavailableReason: 'unpacked',
    });
  });

  it('leaves installation to the package manager that installed the app', async () => {
    await using deb = await resources(FEED, 'package-type');
    expect(detectUpdateSupport({ ...packaged, resources: deb.inside })).toEqual({
      unavailableReason: null,
      canInstall: false,
    });
  });

  it.skipIf(process.getuid?.() === 0)("blocks updates on macOS if it's read-only", async () => {
    await using app = await resources(FEED);
    await chmod(app.dir, 0o555);
    expect(detectUpdateSupport({ ...packaged, platform: 'darwin', resources: app.inside }).canInstall).toBe(
      false,
    );
    await chmod(app.dir, 0o755);
  });

  it('allows updates on Windows, and on macOS if the app is writable', async () => {
    await using app = await resources(FEED);
    expect(detectUpdateSupport({ ...packaged, platform: 'win32', resources: app.inside }).canInstall).toBe(
      true,
    );
    expect(detectUpdateSupport({ ...packaged, platform: 'darwin', resources: app.inside }).canInstall).toBe(
      true,
    );
  });
});

describe('the release page', () => {
  const of = async (manifest: string) => {
    await using folder = await createTemporaryFolder();
    await writeFile(path.join(folder.dir, 'package.json'), manifest);
    return findReleasePage(folder.dir);
  };
  it("is the publisher's page, or missing if it isn't set or isn't a web page", async () => {
    expect(await of('{"homepage":"https://qotd.example/a"}')).toBe('https://qotd.example/a');
    for (const none of [
      '{"homepage":"https://example.org/qotd-studio"}',
      '{}',
      '',
      '{"homepage":"file:///etc"}',
    ])
      expect(await of(none)).toBeNull();
    expect(findReleasePage('/nowhere')).toBeNull();
  });
});
