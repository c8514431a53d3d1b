import { join } from 'node:path';
import { reasonOf } from '../durable-file.ts';
import type { Files } from '../files.ts';
import type { Log } from '../ports.ts';
import { segmentNumber } from './journal-segment.ts';
import { lineFileIndex, lineFileName, lineFileOf } from './line-file.ts';
import { FORMATS, type StoredLine, unreadable } from './store-format.ts';
import { readLines } from './store-lines.ts';
import { createMemory, type Memory } from './store-memory.ts';

/** How many files are being read while one is parsed. */
const READ_AHEAD = 4;

export interface Loaded {
  memory: Memory;
  /** Line files that are there. */
  lineFiles: Set<number>;
  /** Line files that lack something that a segment has, or hold what a segment makes void. */
  dirty: Set<number>;
  /** Journal segments that were there, in order. */
  segments: { number: number; path: string }[];
}

export interface Folders {
  journal: string;
  questions: string;
}

/**
 * Reads the whole library. Line files come first and segments after them, but the order decides nothing: `seq` does.
 * So a segment that outlived its checkpoint can't bring back an older version.
 * Changes no file; throws AppError('library-unreadable'), AppError('library-too-new').
 */
export async function loadLibrary(options: { folders: Folders; files: Files; log: Log }): Promise<Loaded> {
  const { folders, files, log } = options;
  const memory = createMemory();
  const dirty = new Set<number>();

  const lineFiles = await listKnown(options, folders.questions, lineFileIndex);
  const contents = readAhead(
    files,
    lineFiles.map(({ path }) => path),
  );
  for (const { number: index, path } of lineFiles) {
    const take = (line: StoredLine, number: number) => {
      if (!('entry' in line)) throw unreadable(path, number, 'a whole library belongs in the journal');
      if (lineFileOf(line.entry.id) !== index) {
        const home = lineFileName(lineFileOf(line.entry.id));
        throw unreadable(path, number, `question ${line.entry.id} belongs in ${home}`);
      }
      memory.put(line);
    };
    readLines({ bytes: await nextOf(contents), format: FORMATS.questions, path, tornEnd: false, take });
  }

  let replaced = false;
  const segments = await listKnown(options, folders.journal, segmentNumber);
  for (const { path } of segments) {
    const bytes = await readWhole(files, path);
    const take = (line: StoredLine) => {
      if (!('entry' in line)) replaced = memory.replace(line) || replaced;
      else if (memory.put(line)) dirty.add(lineFileOf(line.entry.id));
    };
    readLines({ bytes, format: FORMATS.journal, path, tornEnd: true, take });
  }
  const there = new Set(lineFiles.map(({ number }) => number));
  if (replaced) {
    for (const index of there) dirty.add(index);
    for (const id of memory.entries.keys()) dirty.add(lineFileOf(id));
  }
  log.info('library read', { entries: memory.entries.size, segments: segments.length });
  return { memory, lineFiles: there, dirty, segments };
}

/** The files of a folder whose names are ours, by number. Others are left alone, and named in the log. */
async function listKnown(
  { files, log }: { files: Files; log: Log },
  folder: string,
  numberOf: (name: string) => number | undefined,
): Promise<{ number: number; path: string }[]> {
  const known: { number: number; path: string }[] = [];
  for (const name of await readFolder(files, folder)) {
    const number = numberOf(name);
    if (number !== undefined) known.push({ number, path: join(folder, name) });
    else if (!name.endsWith('.tmp')) log.warn('not a file of the library', { path: join(folder, name) });
  }
  return known.sort((one, other) => one.number - other.number);
}

async function readFolder(files: Files, path: string): Promise<string[]> {
  try {
    return await files.readdir(path);
  } catch (error) {
    throw unreadable(path, 0, reasonOf(error), error);
  }
}

/** A whole file. Throws AppError('library-unreadable'). */
async function readWhole(files: Files, path: string): Promise<Buffer> {
  try {
    return await files.readFile(path);
  } catch (error) {
    throw unreadable(path, 0, reasonOf(error), error);
  }
}

/** The files one after the other, of which the next few are always on their way. */
function* readAhead(files: Files, paths: readonly string[]): Generator<Promise<Buffer>> {
  const coming: Promise<Buffer>[] = [];
  for (const path of paths) {
    const content = readWhole(files, path);
    // Whoever takes it hears of a failure; one that nobody gets to must not end the process.
    content.catch(() => undefined);
    coming.push(content);
    if (coming.length <= READ_AHEAD) continue;
    const next = coming.shift();
    if (next) yield next;
  }
  yield* coming;
}

async function nextOf(contents: Generator<Promise<Buffer>>): Promise<Buffer> {
  const next = contents.next();
  if (next.done) throw new Error('fewer contents than files');
  return next.value;
}
