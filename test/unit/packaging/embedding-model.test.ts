import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ensureModel, MODEL_SHA256 } from '../../../electron/packaging/embedding-model.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const PACKAGES = path.resolve(import.meta.dirname, '../../../node_modules');

/** Creates a folder with the installed packages but without a build. */
async function createCleanClone() {
  const folder = await createTemporaryFolder();
  await symlink(PACKAGES, path.join(folder.dir, 'node_modules'), 'junction');
  return folder;
}
const sha256 = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');

describe('the built embedding model', () => {
  it('always has the same bytes and is converted only once', async () => {
    await using clone = await createCleanClone();
    const file = ensureModel(clone.dir);
    expect(await sha256(file)).toBe(MODEL_SHA256);
    expect(MODEL_SHA256).toBe('c580cbea59cfac423a2eae8405081c50237e509c4064ad41b58b56f40b0fdf10');
    const { mtimeMs, ino } = await stat(file);
    expect(ensureModel(clone.dir)).toBe(file);
    expect(await stat(file)).toMatchObject({ mtimeMs, ino });
  });

  it('is converted again if the file is damaged', async () => {
    await using clone = await createCleanClone();
    const file = path.join(clone.dir, 'out/model/universal-sentence-encoder-lite.bin');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, 'half a mod');
    expect(await sha256(ensureModel(clone.dir))).toBe(MODEL_SHA256);
  });

  it("can't be created without its package", async () => {
    await using clone = await createTemporaryFolder();
    expect(() => ensureModel(clone.dir)).toThrow('model.json');
  });
});
