import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openStore } from '../../../../electron/host/library/open-store.ts';
import { createNodeFiles } from '../../../../electron/host/system/files.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import { silentLog } from '../../../support/silent-log.ts';

import { createExampleEntry } from '../../../support/store-entries.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';

const open = (dir: string, checkpointAfterBytes = 1e9) =>
  openStore({ dir, files: createNodeFiles(), log: silentLog, checkpointAfterBytes });

describe('the entry store', () => {
  it('keeps all entries after a restart', async () => {
    await using folder = await createTemporaryFolder();
    const first = await open(folder.dir);
    for (let id = 1; id <= 300; id++) await first.commit(createExampleEntry(first.reserveId()));
    await first.commit({ ...createExampleEntry(7, 2), removedAt: 5 });
    const before = [...first.entries.values()];
    await first.close();

    const second = await open(folder.dir);
    expect([...second.entries.values()]).toEqual(before);
    expect([...second.entries.keys()]).toEqual(Array.from({ length: 300 }, (_, index) => index + 1));
    await second.close();
  });

  it('has files of 256 IDs, an empty journal, and no lock owner after closing', async () => {
    await using folder = await createTemporaryFolder();
    const store = await open(folder.dir);
    await Promise.all(Array.from({ length: 257 }, () => store.commit(createExampleEntry(store.reserveId()))));
    await store.close();

    expect((await readdir(folder.dir)).sort()).toEqual([
      'journal',
      'library.json',
      'library.lock',
      'questions',
    ]);
    expect(await readdir(join(folder.dir, 'journal'))).toEqual([]);
    expect((await readdir(join(folder.dir, 'questions'))).sort()).toEqual([
      '000001-000256.jsonl',
      '000257-000512.jsonl',
    ]);
    const [header, first, ...rest] = (
      await readFile(join(folder.dir, 'questions/000001-000256.jsonl'), 'utf8')
    ).split('\n');
    expect(JSON.parse(header ?? '')).toEqual({
      format: 'qotd-studio questions',
      version: 2,
      lines: 256,
      sum: expect.stringMatching(/^[0-9a-f]{8}$/),
    });
    expect(JSON.parse(first ?? '')).toEqual({
      seq: 1,
      sum: expect.stringMatching(/^[0-9a-f]{8}$/),
      entry: createExampleEntry(1),
    });
    expect(rest.at(-1)).toBe('');
    expect(rest).toHaveLength(256);
  });

  it("publishes commits after they're on disk but immediately bases changes on them", async () => {
    await using folder = await createTemporaryFolder();
    const store = await open(folder.dir);
    await store.commit(createExampleEntry(1, 1));
    const commit = store.commit(createExampleEntry(1, 2));
    expect(store.entries.get(1)?.saved).toBe(1);
    expect(store.latest(1)?.saved).toBe(2);
    await commit;
    expect(store.entries.get(1)?.saved).toBe(2);
    expect(store.latest(1)?.saved).toBe(2);
    await store.close();
  });

  it('publishes commits in order before they resolve', async () => {
    await using folder = await createTemporaryFolder();
    const store = await open(folder.dir);
    const published: string[] = [];
    store.onPublished((entries) => {
      for (const entry of entries) {
        expect(store.entries.get(entry.id)?.saved).toBeGreaterThanOrEqual(entry.saved);
        published.push(`published ${entry.id} ${entry.saved}`);
      }
    });
    const commit = async (entry: Entry) => {
      await store.commit(entry);
      published.push(`resolved ${entry.id} ${entry.saved}`);
    };
    await Promise.all([
      commit(createExampleEntry(1, 1)),
      commit(createExampleEntry(2, 1)),
      commit(createExampleEntry(1, 2)),
    ]);
    await commit(createExampleEntry(1, 3));
    await store.close();
    expect(published).toEqual([
      'published 1 1',
      'published 2 1',
      'published 1 2',
      'resolved 1 1',
      'resolved 2 1',
      'resolved 1 2',
      'published 1 3',
      'resolved 1 3',
    ]);
  });

  it('continues after a listener throws', async () => {
    await using folder = await createTemporaryFolder();
    const store = await open(folder.dir);
    const seen: number[] = [];
    store.onPublished(() => {
      throw new Error('a bug');
    });
    store.onPublished((entries) => seen.push(entries.length));
    await store.commit(createExampleEntry(1));
    await store.close();
    expect(seen).toEqual([1]);
  });

  it('writes all pending commits in one group', async () => {
    await using folder = await createTemporaryFolder();
    const files = createNodeFiles();
    let syncs = 0;
    const counting = {
      ...files,
      open: async (path: string, how: 'create' | 'change') => {
        const file = await files.open(path, how);
        const datasync = () => {
          syncs += 1;
          return file.datasync();
        };
        return { ...file, datasync };
      },
    };
    const store = await openStore({ dir: folder.dir, files: counting, log: silentLog });
    await Promise.all(Array.from({ length: 500 }, () => store.commit(createExampleEntry(store.reserveId()))));
    expect(syncs).toBeLessThanOrEqual(2);
    await store.close();
  });

  it('keeps entries sorted by ID, regardless of the commit order', async () => {
    await using folder = await createTemporaryFolder();
    const store = await open(folder.dir);
    for (const id of [5, 2, 900, 4, 1, 3]) await store.commit(createExampleEntry(id));
    expect([...store.entries.keys()]).toEqual([1, 2, 3, 4, 5, 900]);
    await store.close();
    const again = await open(folder.dir);
    expect([...again.entries.keys()]).toEqual([1, 2, 3, 4, 5, 900]);
    await again.close();
  });

  it('never reuses an ID, even after the highest entry is deleted', async () => {
    await using folder = await createTemporaryFolder();
    const first = await open(folder.dir);
    await first.commit(createExampleEntry(first.reserveId()));
    for (let unused = 0; unused < 5; unused++) first.reserveId();
    const highest = first.reserveId();
    await first.commit(createExampleEntry(highest));
    await first.commit({ ...createExampleEntry(highest, 2), removedAt: 1 });
    expect(first.reserveId()).toBe(highest + 1);
    await first.close();
    const second = await open(folder.dir);
    expect(second.reserveId()).toBe(highest + 1);
    await second.close();
  });

  it('rejects an invalid entry before writing', async () => {
    await using folder = await createTemporaryFolder();
    const store = await open(folder.dir);
    await expect(store.commit({ ...createExampleEntry(1), editedAt: Number.NaN })).rejects.toMatchObject({
      code: 'internal',
    });
    expect(store.latest(1)).toBeUndefined();
    await store.commit(createExampleEntry(1));
    await store.close();
    await (await open(folder.dir)).close();
  });

  it('rejects commits while closing and closes only once', async () => {
    await using folder = await createTemporaryFolder();
    const store = await open(folder.dir);
    const last = store.commit(createExampleEntry(1));
    const closing = store.close();
    await expect(store.commit(createExampleEntry(2))).rejects.toMatchObject({
      code: 'disk',
      details: { reason: 'closed' },
    });
    await Promise.all([closing, store.close(), last]);
    const again = await open(folder.dir);
    expect([...again.entries.keys()]).toEqual([1]);
    await again.close();
  });

  it('checkpoints a small journal during a pause', async () => {
    await using folder = await createTemporaryFolder();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    using _ = { [Symbol.dispose]: () => vi.useRealTimers() };
    const store = await open(folder.dir, 1000);
    const journal = join(folder.dir, 'journal');
    await store.commit(createExampleEntry(1));
    vi.advanceTimersByTime(1000);
    await store.commit(createExampleEntry(2));
    expect(await readdir(journal)).toEqual(['000001.jsonl']);
    vi.advanceTimersByTime(1000);
    await vi.waitUntil(async () => (await readdir(journal)).length === 0, { interval: 1, timeout: 120_000 });
    expect(await readdir(join(folder.dir, 'questions'))).toEqual(['000001-000256.jsonl']);
    await store.close();
  });

  it('checkpoints a large journal in the background while commits continue', async () => {
    await using folder = await createTemporaryFolder();
    const store = await open(folder.dir, 2_500);
    const journal = join(folder.dir, 'journal');
    let folded = false;
    for (let round = 0; round < 200 && !folded; round++) {
      await Promise.all(
        Array.from({ length: 20 }, () => store.commit(createExampleEntry(store.reserveId()))),
      );
      folded = !(await readdir(journal)).includes('000001.jsonl');
    }
    expect(folded).toBe(true);
    expect((await readdir(join(folder.dir, 'questions'))).length).toBeGreaterThan(0);
    const count = store.entries.size;
    await store.close();
    const again = await open(folder.dir);
    expect(again.entries.size).toBe(count);
    await again.close();
  });
});
