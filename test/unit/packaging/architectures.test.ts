import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Arch } from 'electron-builder';
import { describe, expect, it } from 'vitest';
import { selectArchitectures } from '../../../electron/packaging/architectures.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const defaults = { requested: [], own: 'x64', hasTargets: false, electronDist: '' };

describe("a package's architectures", () => {
  it('include x64 and arm64 by default, because a feed lists both', () => {
    expect(selectArchitectures(defaults)).toEqual([Arch.x64, Arch.arm64]);
    expect(selectArchitectures({ ...defaults, electronDist: undefined })).toEqual([Arch.x64, Arch.arm64]);
  });

  it('can be set explicitly', () => {
    expect(selectArchitectures({ ...defaults, requested: ['arm64'] })).toEqual([Arch.arm64]);
    expect(() => selectArchitectures({ ...defaults, requested: ['armv7l'] })).toThrow('must be x64 or arm64');
  });

  it("are limited to this computer's if a target is specified", () => {
    expect(selectArchitectures({ ...defaults, own: 'arm64', hasTargets: true })).toEqual([Arch.arm64]);
  });

  it("are limited to this computer's if Electron is for one architecture", async () => {
    await using folder = await createTemporaryFolder();
    const zip = path.join(folder.dir, 'electron-v45.5.0-linux-x64.zip');
    expect(selectArchitectures({ ...defaults, electronDist: zip })).toEqual([Arch.x64]);
    expect(selectArchitectures({ ...defaults, electronDist: folder.dir })).toEqual([Arch.x64]);
    writeFileSync(zip, '');
    expect(selectArchitectures({ ...defaults, electronDist: folder.dir })).toEqual([Arch.x64, Arch.arm64]);
  });
});
