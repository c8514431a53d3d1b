import { chmod, link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createLibraryFiles } from '../../../../../electron/host/library/store/load/library-files.ts';
import { systemTimers } from '../../../../../electron/host/ports.ts';
import {
  createEmbeddingCache,
  EMBEDDING_CACHE_FILE,
  RECORD_BYTES,
} from '../../../../../electron/host/similar/worker/embeddings/embedding-cache.ts';
import { createNodeFiles, type Files } from '../../../../../electron/host/system/files.ts';
import { createMemoryFiles, MEMORY_DIR } from '../../../../../electron/host/system/memory-files.ts';
import { createRow } from '../../../../support/similar/letter-model.ts';
import { createTemporaryFolder } from '../../../../support/temporary-folder.ts';

const MODEL = 4_131_519_087;
const TITLES = ['Tea or coffee?', 'Cats or dogs?', 'Who taught you to play the violin?'];

/** Opens the cache of a library with these titles. */
async function open(dir: string, { titles = TITLES, model = MODEL, files = createNodeFiles() } = {}) {
  const logged: string[] = [];
  const log = { info() {}, warn: (text: string) => void logged.push(text), error() {} };
  let live = titles;
  const cache = createEmbeddingCache({
    dir,
    files,
    timers: { ...systemTimers, after: (_, work) => systemTimers.after(0, work) },
    log,
    *listRows() {
      for (const title of live) yield [title, createRow(title)];
    },
    count: () => live.length,
  });
  await cache.open(model);
  return {
    cache,
    logged,
    found: () => titles.filter((title) => cache.find(title) !== null),
    add: (...fresh: string[]) => {
      for (const title of fresh) cache.add(title, createRow(title));
    },
    live: (next: string[]) => {
      live = next;
    },
  };
}

async function writeCache(dir: string, titles = TITLES, model = MODEL): Promise<void> {
  const { cache, add } = await open(dir, { titles, model });
  add(...titles);
  await cache.close();
}

const countRecords = async (dir: string): Promise<number> => {
  const file = await readFile(join(dir, EMBEDDING_CACHE_FILE));
  return (file.length - file.indexOf('\n') - 1) / RECORD_BYTES;
};

describe('the embedding cache', () => {
  it('works in memory without warnings', async () => {
    const files = createMemoryFiles();
    const { cache, add, logged } = await open(MEMORY_DIR, { files });
    add(...TITLES);
    await cache.close();
    expect(logged).toEqual([]);
    expect((await open(MEMORY_DIR, { files })).found()).toEqual(TITLES);
  });

  it.each(['closed', 'open'])(
    "doesn't write through a hard link that's created while it's %s",
    async (when) => {
      await using folder = await createTemporaryFolder();
      const other = join(folder.dir, 'other');
      const files = createLibraryFiles(createNodeFiles(), folder.dir);
      await writeCache(folder.dir);
      const titles = [...TITLES, 'Sea or lake?', 'Bread or rice?'];
      const linkFile = () => link(join(folder.dir, EMBEDDING_CACHE_FILE), other);
      if (when === 'closed') await linkFile();
      const { cache, add, logged } = await open(folder.dir, { titles, files });
      add('Sea or lake?');
      await vi.waitFor(async () => expect(await countRecords(folder.dir)).toBe(4));
      if (when === 'open') await linkFile();
      const before = await readFile(other);
      add('Bread or rice?');
      await cache.close();
      expect((await readFile(other)).equals(before)).toBe(true);
      expect(logged).toEqual([]);
      expect((await open(folder.dir, { titles })).found()).toEqual(titles);
    },
  );

  it('loads all embeddings at the next start, including those appended later', async () => {
    await using folder = await createTemporaryFolder();
    await writeCache(folder.dir, TITLES.slice(0, 2));
    const { cache, found, add } = await open(folder.dir);
    expect(found()).toEqual(TITLES.slice(0, 2));
    expect(cache.find(TITLES[0] ?? '')).toEqual(createRow(TITLES[0] ?? ''));
    add(...TITLES);
    await cache.close();
    const again = await open(folder.dir);
    expect(again.found()).toEqual(TITLES);
    expect(await countRecords(folder.dir)).toBe(3);
    expect(again.logged).toEqual([]);
  });

  it('is discarded if it was created with another model', async () => {
    await using folder = await createTemporaryFolder();
    await writeCache(folder.dir);
    const { cache, found, add } = await open(folder.dir, { model: MODEL + 1 });
    expect(found()).toEqual([]);
    add(TITLES[0] ?? '');
    await cache.close();
    expect(await countRecords(folder.dir)).toBe(TITLES.length);
    expect((await open(folder.dir)).found()).toEqual([]);
    expect((await open(folder.dir, { model: MODEL + 1 })).found()).toEqual(TITLES);
  });

  it('is discarded if its file has a different format version', async () => {
    await using folder = await createTemporaryFolder();
    await writeCache(folder.dir);
    const path = join(folder.dir, EMBEDDING_CACHE_FILE);
    await writeFile(path, (await readFile(path, 'latin1')).replace('"version":1', '"version":2'), 'latin1');
    const { cache, found, add } = await open(folder.dir);
    expect(found()).toEqual([]);
    add(...TITLES);
    await cache.close();
    expect((await open(folder.dir)).found()).toEqual(TITLES);
  });

  it('skips a damaged record and a truncated record at the end', async () => {
    await using folder = await createTemporaryFolder();
    await writeCache(folder.dir);
    const path = join(folder.dir, EMBEDDING_CACHE_FILE);
    const file = await readFile(path);
    const header = file.indexOf('\n') + 1;
    const at = header + RECORD_BYTES + 100;
    file[at] = (file[at] ?? 0) ^ 1;
    await writeFile(path, file.subarray(0, header + 2 * RECORD_BYTES + 77));
    const { cache, found, add } = await open(folder.dir);
    expect(found()).toEqual(TITLES.slice(0, 1));
    add(...TITLES.slice(1));
    await cache.close();
    const again = await open(folder.dir);
    expect(again.found()).toEqual(TITLES);
    expect([...again.logged, ...(await readdir(folder.dir))]).toEqual([EMBEDDING_CACHE_FILE]);
  });

  it('reads any file without an error', async () => {
    await using folder = await createTemporaryFolder();
    await writeCache(folder.dir);
    const path = join(folder.dir, EMBEDDING_CACHE_FILE);
    const good = await readFile(path);
    const change = fc.record({
      at: fc.nat(good.length),
      length: fc.nat(3 * RECORD_BYTES),
      bytes: fc.uint8Array(),
    });
    await fc.assert(
      fc.asyncProperty(change, async ({ at, length, bytes }) => {
        await writeFile(path, Buffer.concat([good.subarray(0, at), bytes, good.subarray(at + length)]));
        const { cache, found, add, logged } = await open(folder.dir);
        for (const title of found()) expect(cache.find(title)).toEqual(createRow(title));
        add(...TITLES);
        await cache.close();
        expect(logged).toEqual([]);
        expect((await open(folder.dir)).found()).toEqual(TITLES);
      }),
      { numRuns: 60 },
    );
  });

  it('is rewritten with all rows if it was deleted or truncated while in use', async () => {
    await using folder = await createTemporaryFolder();
    const path = join(folder.dir, EMBEDDING_CACHE_FILE);
    for (const damage of [() => rm(path), () => writeFile(path, '')]) {
      await writeCache(folder.dir, TITLES.slice(0, 1));
      const { cache, add, found } = await open(folder.dir);
      add(TITLES[1] ?? '');
      await vi.waitFor(async () => expect(await countRecords(folder.dir)).toBe(2), 120_000);
      await damage();
      add(TITLES[2] ?? '');
      await cache.close();
      expect(found()).toEqual(TITLES.slice(0, 1));
      expect((await open(folder.dir)).found()).toEqual(TITLES);
      await rm(path);
    }
  });

  it('is rewritten without unused titles if most are unused', async () => {
    await using folder = await createTemporaryFolder();
    const many = Array.from({ length: 500 }, (_, at) => `Question ${at}`);
    await writeCache(folder.dir, many);
    const { cache, live } = await open(folder.dir, { titles: many });
    cache.compact();
    await cache.close();
    expect(await countRecords(folder.dir)).toBe(500);
    const other = await open(folder.dir, { titles: many });
    other.live(many.slice(0, 100));
    live([]);
    other.cache.compact();
    await other.cache.close();
    expect(await countRecords(folder.dir)).toBe(100);
    expect((await open(folder.dir, { titles: many })).found()).toEqual(many.slice(0, 100));
  });

  it("logs once that it can't be written and continues without the file", async () => {
    await using folder = await createTemporaryFolder();
    const refusing: Files = {
      ...createNodeFiles(),
      open: () => Promise.reject(Object.assign(new Error('no'), { code: 'EROFS' })),
    };
    const { cache, add, logged } = await open(folder.dir, { files: refusing });
    add(...TITLES);
    cache.compact();
    await cache.close();
    add(...TITLES);
    await cache.close();
    expect(logged).toEqual(["couldn't save the embedding cache"]);
    expect(await readdir(folder.dir)).toEqual([]);
  });

  it("logs once that it can't be read", async () => {
    await using folder = await createTemporaryFolder();
    await mkdir(join(folder.dir, EMBEDDING_CACHE_FILE));
    const { cache, add, logged, found } = await open(folder.dir);
    expect(found()).toEqual([]);
    add(...TITLES);
    await cache.close();
    expect(logged).toHaveLength(1);
    expect((await stat(join(folder.dir, EMBEDDING_CACHE_FILE))).isDirectory()).toBe(true);
  });

  it.skipIf(process.platform === 'win32')('keeps its file permissions', async () => {
    await using folder = await createTemporaryFolder();
    await writeCache(folder.dir);
    await chmod(join(folder.dir, EMBEDDING_CACHE_FILE), 0o600);
    await writeCache(folder.dir, TITLES, MODEL + 1);
    expect((await stat(join(folder.dir, EMBEDDING_CACHE_FILE))).mode & 0o777).toBe(0o600);
  });
});
