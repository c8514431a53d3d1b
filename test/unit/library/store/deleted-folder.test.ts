import { cp, mkdir, readdir, rename, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../../../electron/host/library/open-store.ts';
import type { Store } from '../../../../electron/host/library/store/entry-store.ts';
import type { WatchFolder } from '../../../../electron/host/system/files.ts';
import { createNodeFiles, watchFolder } from '../../../../electron/host/system/files.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { createSmallEntry } from '../../../support/store-workload.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';

const files = createNodeFiles();
const open = (dir: string, watch?: WatchFolder) =>
  openStore({ dir, files, log: silentLog, ...(watch && { watch }) });

/** Returns the IDs that another process would find after a crash. */
async function idsAfterKill(dir: string): Promise<number[]> {
  await using copy = await createTemporaryFolder();
  await cp(dir, copy.dir, { recursive: true });
  const store = await open(copy.dir);
  const ids = [...store.entries.keys()].sort();
  await store.close();
  return ids;
}

const reasons = async (store: Store) =>
  (await store.recovery.reports()).flatMap((report) => report.files.map(({ path }) => path));

describe('an open library whose files were deleted or moved', () => {
  it("doesn't acknowledge changes or recreate its folder", async () => {
    await using folder = await createTemporaryFolder();
    const dir = path.join(folder.dir, 'library');
    const store = await open(dir);
    await store.commit(createSmallEntry(1));
    await rm(dir, { recursive: true });
    for (let tries = 0; tries < 3; tries += 1) {
      await expect(store.commit(createSmallEntry(2))).rejects.toMatchObject({
        code: 'disk',
        details: { reason: 'ENOENT' },
      });
    }
    expect([...store.entries.keys()]).toEqual([1]);
    await expect(store.close()).rejects.toMatchObject({
      code: 'disk',
      details: { path: dir, reason: 'ENOENT' },
    });
    expect(await readdir(folder.dir)).toEqual([]);
  });

  it("doesn't write to a folder that replaced its own", async () => {
    await using folder = await createTemporaryFolder();
    const dir = path.join(folder.dir, 'library');
    const store = await open(dir);
    await store.commit(createSmallEntry(1));
    await rm(dir, { recursive: true });
    await mkdir(dir);
    await expect(store.commit(createSmallEntry(2))).rejects.toMatchObject({ code: 'disk' });
    await expect(store.commit(createSmallEntry(2))).rejects.toMatchObject({ code: 'disk' });
    await expect(store.close()).rejects.toMatchObject({ code: 'disk' });
    expect(await readdir(dir)).toEqual([]);
  });

  it('rewrites all files with the next commit if its journal was deleted', async () => {
    await using folder = await createTemporaryFolder();
    const store = await open(folder.dir);
    await store.commit(createSmallEntry(1));
    await rm(path.join(folder.dir, 'journal'), { recursive: true });
    await store.commit(createSmallEntry(2));
    await expect.poll(() => idsAfterKill(folder.dir)).toEqual([1, 2]);
    expect(await reasons(store)).toEqual(['journal/000001.jsonl']);
    await store.close();
  });

  it('rewrites all files as soon as the system reports that its journal was deleted', async () => {
    await using folder = await createTemporaryFolder();
    const store = await open(folder.dir, watchFolder);
    await store.commit(createSmallEntry(1));
    await rm(path.join(folder.dir, 'journal', '000001.jsonl'));
    await expect.poll(() => idsAfterKill(folder.dir)).toEqual([1]);
    expect(await reasons(store)).toEqual(['journal/000001.jsonl']);
    await store.close();
  });

  it('quarantines a file that replaced its journal', async () => {
    await using folder = await createTemporaryFolder();
    const store = await open(folder.dir, watchFolder);
    await store.commit(createSmallEntry(1));
    const journal = path.join(folder.dir, 'journal', '000001.jsonl');
    await writeFile(`${journal}.other`, 'an older one\n');
    await rename(`${journal}.other`, journal);
    await expect.poll(() => idsAfterKill(folder.dir)).toEqual([1]);
    const [report] = await store.recovery.reports();
    const quarantined = await files.readFile(
      path.join(folder.dir, 'set-aside', report?.folder ?? '', 'journal/000001.jsonl'),
    );
    expect(quarantined.toString()).toBe('an older one\n');
    await store.close();
  });

  it('rewrites all files if its journal is truncated', async () => {
    await using folder = await createTemporaryFolder();
    const store = await open(folder.dir, watchFolder);
    await store.commit(createSmallEntry(1));
    await truncate(path.join(folder.dir, 'journal', '000001.jsonl'), 10);
    await expect.poll(() => idsAfterKill(folder.dir)).toEqual([1]);
    await store.close();
  });

  it("doesn't mistake its own writes for another program's", async () => {
    await using folder = await createTemporaryFolder();
    const notifications: (() => void)[] = [];
    const store = await open(folder.dir, (_, onChange) => {
      notifications.push(() => onChange(null));
      return () => {};
    });
    const all = Array.from({ length: 200 }, (_, at) => createSmallEntry(at + 1));
    const written = Promise.all(all.map((entry) => store.commit(entry)));
    for (const one of all) {
      for (const each of notifications) each();
      await Promise.resolve(one);
    }
    await written;
    await store.commit(createSmallEntry(201));
    expect(await readdir(path.join(folder.dir, 'journal'))).toEqual(['000001.jsonl']);
    expect(await store.recovery.reports()).toEqual([]);
    await store.close();
  });

  it('retains all entries after its folder is restored', async () => {
    await using folder = await createTemporaryFolder();
    const dir = path.join(folder.dir, 'library');
    const store = await open(dir);
    await store.commit(createSmallEntry(1));
    await rename(dir, `${dir}-away`);
    await mkdir(dir);
    await rm(path.join(`${dir}-away`, 'journal'), { recursive: true });
    await expect(store.commit(createSmallEntry(2))).rejects.toMatchObject({ code: 'disk' });
    await rm(dir, { recursive: true });
    await rename(`${dir}-away`, dir);
    await store.commit(createSmallEntry(2, 2));
    await store.close();
    const again = await open(dir);
    expect([...again.entries.keys()].sort()).toEqual([1, 2]);
    await again.close();
  });

  it('rewrites its question files if only their folder was deleted', async () => {
    await using folder = await createTemporaryFolder();
    const before = await open(folder.dir);
    await before.commit(createSmallEntry(1));
    await before.close();
    const store = await open(folder.dir, watchFolder);
    await rm(path.join(folder.dir, 'questions'), { recursive: true });
    await expect.poll(() => idsAfterKill(folder.dir)).toEqual([1]);
    await store.close();
  });

  it('remains complete after its folder is moved temporarily', async () => {
    await using folder = await createTemporaryFolder();
    const dir = path.join(folder.dir, 'library');
    const store = await open(dir);
    await store.commit(createSmallEntry(1));
    await rename(dir, `${dir}-moved`);
    await store.commit(createSmallEntry(2));
    await rename(`${dir}-moved`, dir);
    await store.close();
    const again = await open(dir);
    expect([...again.entries.keys()].sort()).toEqual([1, 2]);
    await again.close();
  });
});
