import { dirname, join } from 'node:path';
import { openStore } from '../../electron/host/library/open-store.ts';
import type { Store } from '../../electron/host/library/store/entry-store.ts';
import type { Copies } from '../../electron/host/library/store/load/recover-entries.ts';
import { ensurePath, replaceFile } from '../../electron/host/system/durable-file.ts';
import type { Files } from '../../electron/host/system/files.ts';
import type { Entry } from '../../shared/library/entry.ts';
import { createRandom } from './random.ts';
import { silentLog } from './silent-log.ts';
import { createMemoryDisk, type MemoryDisk } from './store-disk.ts';
import { createExampleEntry } from './store-entries.ts';
import { formatEntryLine, JOURNAL } from './store-files.ts';

/** Each library file's content, by path. */
export type LibraryFiles = ReadonlyMap<string, Buffer>;

export const DIR = '/library';

export async function createDiskWith(content: LibraryFiles): Promise<MemoryDisk> {
  const disk = createMemoryDisk();
  for (const [path, bytes] of content) {
    const folder = dirname(join(DIR, path));
    await ensurePath(disk.files, folder);
    await replaceFile(disk.files, join(DIR, path), [bytes]);
    await disk.files.syncDirectory(folder);
  }
  return disk;
}

export const createFilesInMemory = async (content: LibraryFiles): Promise<Files> =>
  (await createDiskWith(content)).files;

export const openInMemory = (files: Files, find: Copies['find'] = async () => []): Promise<Store> =>
  openStore({
    dir: DIR,
    files,
    log: silentLog,
    copies: { find, newest: async () => [], highestId: async () => 0 },
  });

export async function readAll(files: Files, dir = DIR, prefix = ''): Promise<Map<string, Buffer>> {
  const content = new Map<string, Buffer>();
  for (const name of await files.readdir(dir)) {
    const inner = await files.readFile(join(dir, name)).catch(() => undefined);
    if (inner) content.set(prefix + name, inner);
    else
      for (const [path, bytes] of await readAll(files, join(dir, name), `${prefix}${name}/`))
        content.set(path, bytes);
  }
  return content;
}

/**
 * Creates a library of 3 question files, with gaps between IDs, deleted entries, and drafts. Its journal is
 * left from a crash and has newer versions and new entries.
 */
export async function createCorruptibleLibrary(): Promise<LibraryFiles> {
  const { files } = createMemoryDisk();
  const store = await openInMemory(files);
  const commits: Promise<void>[] = [];
  for (let id = 1; id <= 600; id++) {
    // Files are short, because the tests corrupt many of them within a minute.
    if (id % 256 > 70 || id % 17 === 0) continue;
    const entry = { ...createExampleEntry(id), key: `key-${id}` };
    commits.push(store.commit(id % 50 === 0 ? { ...entry, removedAt: 7 } : entry));
  }
  await Promise.all(commits);
  await store.close();
  const content = await readAll(files);
  const journal = Array.from({ length: 40 }, (_, step) => {
    const id = step % 4 === 0 ? 601 + step / 4 : 1 + 256 * (step % 3) + step;
    return formatEntryLine(1000 + step, { ...createExampleEntry(id, 3), key: `key-${id}` });
  });
  return content.set('journal/000003.jsonl', Buffer.from(JOURNAL + journal.join('')));
}

export interface Corruption {
  content: LibraryFiles;
  damagedIds: number[];
  description: string;
}

/** Makes 1 to 3 changes: a flipped bit, a truncated file, or zeros instead of a file's end. */
export function corruptFiles(content: LibraryFiles, seed: number): Corruption {
  const roll = createRandom(seed, 0).pickInteger;
  const result = new Map(content);
  const hit: number[] = [];
  const what: string[] = [];
  const paths = [...content.keys()];
  for (let times = 1 + roll(3); times > 0; times--) {
    const path = paths[roll(paths.length)] ?? '';
    const whole = content.get(path) ?? Buffer.alloc(0);
    const bytes = result.get(path) ?? whole;
    if (bytes.length === 0) continue;
    const at = roll(bytes.length);
    const how = roll(10);
    if (how < 7) {
      const flipped = Buffer.from(bytes);
      flipped[at] = (flipped[at] ?? 0) ^ (1 << roll(8));
      result.set(path, flipped);
      hit.push(...listIdsWithin(whole, at, at + 1));
    } else {
      const cut = bytes.subarray(0, at);
      result.set(path, how === 7 ? Buffer.concat([cut, Buffer.alloc(bytes.length - at)]) : cut);
      hit.push(...listIdsWithin(whole, at, whole.length));
    }
    what.push(`${path} at ${at} ${how < 7 ? 'flipped' : how === 7 ? 'zeros' : 'cut'}`);
  }
  return { content: result, damagedIds: hit, description: what.join(', ') };
}

/** Returns the IDs on the lines that overlap a range of bytes. A line includes its line break. */
function listIdsWithin(bytes: Buffer, from: number, to: number): number[] {
  const ids: number[] = [];
  for (let start = 0; start < Math.min(to, bytes.length); ) {
    const found = bytes.indexOf(10, start);
    const end = found < 0 ? bytes.length : found + 1;
    const id = Number(/"entry":\{"id":(\d+),/.exec(bytes.toString('utf8', start, end))?.[1]);
    if (end > from && id) ids.push(id);
    start = end;
  }
  return ids;
}

export const getEntries = (store: Store): Map<number, Entry> => new Map(store.entries);
