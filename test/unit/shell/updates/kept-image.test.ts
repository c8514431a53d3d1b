import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { keepingImage } from '../../../../electron/shell/updates/kept-image.ts';
import { temporaryFolder } from '../../../support/temporary.ts';

describe('the AppImage that an update replaces', () => {
  it('is there again where the new one did not get into its place', async () => {
    await using folder = await temporaryFolder();
    const image = path.join(folder.dir, 'QOTD.AppImage');
    await writeFile(image, 'old');
    const install = () => {
      rmSync(image);
      writeFileSync(image, 'half of the ne');
      throw new Error('ENOSPC');
    };
    expect(() => keepingImage(image, install)).toThrow('ENOSPC');
    expect(await readFile(image, 'utf8')).toBe('old');
    expect(await readdir(folder.dir)).toEqual(['QOTD.AppImage']);
  });

  it('is gone where the new one took its place, and nothing is left beside it', async () => {
    await using folder = await temporaryFolder();
    const image = path.join(folder.dir, 'QOTD.AppImage');
    await writeFile(image, 'old');
    await writeFile(`${image}.before-update`, 'of an update that was cut off');
    keepingImage(image, () => {
      rmSync(image);
      writeFileSync(image, 'new');
    });
    expect(await readFile(image, 'utf8')).toBe('new');
    expect(await readdir(folder.dir)).toEqual(['QOTD.AppImage']);
  });

  it('is not replaced where it can’t be kept', async () => {
    await using folder = await temporaryFolder();
    const image = path.join(folder.dir, 'QOTD.AppImage');
    let installed = false;
    const install = () => {
      installed = true;
    };
    expect(() => keepingImage(image, install)).toThrow('ENOENT');
    expect([installed, existsSync(image)]).toEqual([false, false]);
    await rm(folder.dir, { recursive: true });
  });
});
