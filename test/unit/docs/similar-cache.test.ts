import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createNodeFiles, type Files } from '../../../electron/host/files.ts';
import { systemTimers } from '../../../electron/host/node-ports.ts';
import { createCacheFile } from '../../../electron/host/similar/meaning/cache-file.ts';
import { createEmbeddings } from '../../../electron/host/similar/meaning/embeddings.ts';
import { loadModel } from '../../../electron/host/similar/meaning/load-model.ts';
import { silentLog } from '../../support/silent-log.ts';
import { rowOf } from '../../support/similar/letter-model.ts';
import { MODEL } from '../../support/similar/meaning/reads.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const page = await readFile(resolve(import.meta.dirname, '../../../docs/files.md'), 'utf8');
const TITLES = ['Tea or coffee?', 'Which season do you like best?', 'Warum ist der Himmel blau?'];

/** What the page says of `similar.cache`, in one line. */
const said = (page.split('\n\n').find((part) => part.startsWith('`similar.cache` keeps')) ?? '').replaceAll(
  '\n',
  ' ',
);
const numberIn = (words: RegExp): number => Number(words.exec(said)?.[1]?.replace(',', ''));
const RECORD = numberIn(/records of ([\d,]+) bytes/);

/** What was read of a title, as the page has it: of any program that knows no more than the page. */
interface PageRecord {
  isWhole: boolean;
  name: string;
  numbers: Int8Array;
}
const nameOf = (title: string): string =>
  createHash('sha256').update(title, 'utf8').digest('hex').slice(0, 24);

function readAsThePageSays(file: Buffer): { header: unknown; records: PageRecord[] } {
  const start = file.indexOf('\n') + 1;
  const records: PageRecord[] = [];
  for (let at = start; at < file.length; at += RECORD) {
    const record = file.subarray(at, at + RECORD);
    records.push({
      isWhole: record.length === RECORD && record.readUInt32BE() === crc32(record.subarray(4)),
      name: record.toString('hex', 4, 16),
      numbers: new Int8Array(record.subarray(16)),
    });
  }
  return { header: JSON.parse(file.toString('utf8', 0, start)), records };
}

const cacheIn = (dir: string) => join(dir, 'similar.cache');

/** The cache of a library with these titles. */
async function openCache(dir: string, titles: readonly string[], files: Files = createNodeFiles()) {
  const cache = createCacheFile({
    dir,
    files,
    timers: systemTimers,
    log: silentLog,
    *rows() {
      for (const title of titles) yield [title, rowOf(title)];
    },
    count: () => titles.length,
  });
  await cache.open(7);
  return cache;
}

/** Leaves a cache that has these titles. */
async function writeCache(dir: string, titles: readonly string[]): Promise<void> {
  const cache = await openCache(dir, titles);
  for (const title of titles) cache.add(title, rowOf(title));
  await cache.close();
}

const countIn = async (dir: string): Promise<number> =>
  readAsThePageSays(await readFile(cacheIn(dir))).records.length;

describe('what docs/files.md says of similar.cache', () => {
  it('is how the app keeps what the model read of the titles of questions, and of no search', async () => {
    await using folder = await temporaryFolder();
    const embeddings = createEmbeddings({
      dir: folder.dir,
      files: createNodeFiles(),
      timers: systemTimers,
      log: silentLog,
      loadModel: () => loadModel(MODEL),
      titleOf: (key) => TITLES[key - 1] ?? null,
      keys: () => TITLES.keys().map((at) => at + 1),
      isWhole: () => true,
      onDone() {},
      onChange() {},
      onReady() {},
    });
    for (const at of TITLES.keys()) embeddings.changed(at + 1);
    embeddings.read('What is only searched for');
    await embeddings.ready();
    while (embeddings.step());
    embeddings.stop();
    await embeddings.close();
    const { header, records } = readAsThePageSays(await readFile(cacheIn(folder.dir)));
    const model = crc32(await readFile(MODEL));
    expect(header).toEqual({
      format: 'qotd-studio titles',
      version: 1,
      model: model.toString(16).padStart(8, '0'),
    });
    expect(records.map(({ name }) => name).toSorted()).toEqual(TITLES.map(nameOf).toSorted());
    expect(records.filter(({ isWhole }) => !isWhole)).toEqual([]);
    const width = numberIn(/and ([\d,]+) whole numbers of 8 bits/);
    for (const { numbers } of records) {
      expect(numbers).toHaveLength(width);
      expect(numbers.some((number) => number !== 0)).toBe(true);
    }
  });

  it('lets the last one of two records count', async () => {
    await using folder = await temporaryFolder();
    await writeCache(folder.dir, ['Tea?', 'Coffee?']);
    const file = await readFile(cacheIn(folder.dir));
    const other = Buffer.from(file.subarray(-RECORD));
    // The second record under the name of the first.
    file.copy(other, 4, file.indexOf('\n') + 5, file.indexOf('\n') + 17);
    other.writeUInt32BE(crc32(other.subarray(4)));
    await writeFile(cacheIn(folder.dir), Buffer.concat([file, other]));
    const cache = await openCache(folder.dir, ['Tea?', 'Coffee?']);
    expect(cache.find('Tea?')).toEqual(rowOf('Coffee?'));
    await cache.close();
  });

  it('writes a file of another version over', async () => {
    await using folder = await temporaryFolder();
    await writeCache(folder.dir, TITLES);
    const file = await readFile(cacheIn(folder.dir), 'latin1');
    await writeFile(cacheIn(folder.dir), file.replace('"version":1', '"version":2'), 'latin1');
    const cache = await openCache(folder.dir, TITLES);
    expect(cache.size).toBe(0);
    cache.add('Tea or coffee?', rowOf('Tea or coffee?'));
    await cache.close();
    expect(readAsThePageSays(await readFile(cacheIn(folder.dir)))).toMatchObject({
      header: { version: 1 },
      records: TITLES.map(() => ({ isWhole: true })),
    });
  });

  it('writes it anew beyond so many records of no title, and not before', async () => {
    await using folder = await temporaryFolder();
    const beyond = numberIn(/over ([\d,]+) more records than twice its titles/);
    const all = Array.from({ length: 2 * TITLES.length + beyond + 1 }, (_, at) => `Question ${at}`);
    for (const [records, left] of [
      [all.length - 1, all.length - 1],
      [all.length, TITLES.length],
    ] as const) {
      await writeCache(folder.dir, all.slice(0, records));
      const cache = await openCache(folder.dir, TITLES);
      cache.settle();
      await cache.close();
      expect(await countIn(folder.dir)).toBe(left);
    }
  });

  it('reads it in pieces of so many bytes', async () => {
    await using folder = await temporaryFolder();
    const piece = numberIn(/in pieces of ([\d,]+) bytes/);
    const titles = Array.from({ length: piece / RECORD + 3 }, (_, at) => `Question ${at}`);
    await writeCache(folder.dir, titles);
    const disk = createNodeFiles();
    const lengths: number[] = [];
    const files: Files = {
      ...disk,
      async readPart(path, from, length) {
        const part = await disk.readPart(path, from, length);
        if (from > 0) lengths.push(part.length);
        return part;
      },
    };
    const cache = await openCache(folder.dir, titles, files);
    expect(lengths).toEqual([piece, 3 * RECORD]);
    expect(cache.size).toBe(titles.length);
    await cache.close();
  });
});
