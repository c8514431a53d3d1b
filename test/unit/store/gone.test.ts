import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createNodeFiles } from '../../../electron/host/files.ts';
import { openStore } from '../../../electron/host/library/store.ts';
import { silentLog, smallEntry } from '../../support/store-day.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const files = createNodeFiles();
const open = (dir: string) => openStore({ dir, files, log: silentLog });

describe('a library whose files go away while it is open', () => {
  it.each(['journal', '.'])(
    'acknowledges nothing that nobody would find again, when %s is deleted',
    async (gone) => {
      await using folder = await temporaryFolder();
      const dir = path.join(folder.dir, 'library');
      const store = await open(dir);
      await store.commit(smallEntry(1));
      await rm(path.join(dir, gone), { recursive: true });
      for (let tries = 0; tries < 3; tries += 1) {
        await expect(store.commit(smallEntry(2))).rejects.toMatchObject({
          code: 'disk',
          details: { reason: 'ENOENT' },
        });
      }
      expect([...store.entries.keys()]).toEqual([1]);
      await store.close();
    },
  );

  it('goes on when its folder is back, with all that it knows', async () => {
    await using folder = await temporaryFolder();
    const store = await open(folder.dir);
    await store.commit(smallEntry(1));
    await rm(path.join(folder.dir, 'journal'), { recursive: true });
    await expect(store.commit(smallEntry(2))).rejects.toMatchObject({ code: 'disk' });
    await mkdir(path.join(folder.dir, 'journal'));
    await store.commit(smallEntry(2, 2));
    await store.close();
    const again = await open(folder.dir);
    expect([...again.entries.keys()].sort()).toEqual([1, 2]);
    await again.close();
  });

  it('is followed where its folder is moved', async () => {
    await using folder = await temporaryFolder();
    const dir = path.join(folder.dir, 'library');
    const store = await open(dir);
    await store.commit(smallEntry(1));
    await rename(dir, `${dir}-moved`);
    await store.commit(smallEntry(2));
    await rename(`${dir}-moved`, dir);
    await store.close();
    const again = await open(dir);
    expect([...again.entries.keys()].sort()).toEqual([1, 2]);
    await again.close();
  });
});
