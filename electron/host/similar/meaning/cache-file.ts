import { join } from 'node:path';
import { reasonOf, replaceFile, writeAll } from '../../durable-file.ts';
import type { Files, OpenFile } from '../../files.ts';
import type { Log, Timers } from '../../ports.ts';
import { formatHeader, formatRecord, HEADER, RECORD, recordsFrom } from './cache-format.ts';
import { createKeptRows, MOST_IN_PIECE } from './kept-rows.ts';

/** What was read, kept on disk so that it is not read again. Whatever becomes of it, it is made anew. */
export interface CacheFile {
  /** Reads what this model (`Model.id`) has read before. Never rejects. */
  open(model: number): Promise<void>;
  /** How many rows it has of titles that were not added yet. */
  readonly size: number;
  /** The row of a title as it was read before, to be copied; null where it was not, or after `add`, `settle` and `letGo`. */
  find(title: string): Int8Array | null;
  /** The row of a title is in memory by now. Where it is not in the file, it is written, soon. */
  add(title: string, row: Int8Array): void;
  /** All of the library is read: what is still to be found is of no title. Where that is most of the file, it goes. */
  settle(): void;
  /** No more is to be found. */
  letGo(): void;
  /** Waits for the disk. Never rejects. */
  close(): Promise<void>;
}

export interface CacheFilePorts {
  /** The library's folder. */
  dir: string;
  files: Files;
  timers: Timers;
  log: Log;
  /** All rows of the library. */
  rows: () => Iterable<readonly [title: string, row: Int8Array]>;
  /** How many those are. */
  count: () => number;
}

export const TITLES_FILE = 'similar.cache';
/** Milliseconds from a record to the write of it and of those that came meanwhile. */
const SOON = 2_000;
/** So many records of no title are no reason to write the file anew. */
const FEW = 200;
/** Bytes that are read, and records that are written, at once: each is a system call. */
const PIECE = MOST_IN_PIECE * RECORD;
const RECORDS_WRITTEN = 128;

export function createCacheFile({ dir, files, timers, log, rows, count }: CacheFilePorts): CacheFile {
  const path = join(dir, TITLES_FILE);
  let model: number | null = null;
  const kept = createKeptRows();
  let isLetGo = false;
  let file: OpenFile | null = null;
  /** Bytes of the file that count, and records in them. */
  let end = 0;
  let records = 0;
  let fresh: Buffer[] = [];
  let isOld = false;
  let works = true;
  let callOff: (() => void) | null = null;
  let turn: Promise<void> = Promise.resolve();

  /** What fails is no reason to do without the rest: the rows are in memory. */
  const fail = (error: unknown): void => {
    works = false;
    fresh = [];
    log.warn('what was read of titles is not kept', { path, reason: reasonOf(error) });
  };
  async function read(of: number): Promise<void> {
    const from = recordsFrom(await part(0, HEADER), of);
    isOld = from === null;
    if (from === null) return;
    // Half a record at the end is what a crash leaves: the next one is written over it.
    for (end = from; ; ) {
      const piece = await part(end, PIECE);
      const whole = Math.floor(piece.length / RECORD);
      if (whole > 0 && !isLetGo) kept.add(piece);
      end += whole * RECORD;
      records += whole;
      if (whole < MOST_IN_PIECE) return;
    }
  }
  const part = (from: number, length: number): Promise<Buffer> =>
    files.readPart(path, from, length).catch((error: unknown) => {
      if (reasonOf(error) === 'ENOENT') return Buffer.alloc(0);
      throw error;
    });
  const closeFile = async (): Promise<void> => {
    const before = file;
    file = null;
    await before?.close();
  };
  async function writeAnew(of: number): Promise<void> {
    await closeFile();
    const header = formatHeader(of);
    let written = 0;
    // All of these are among the rows by now.
    fresh = [];
    function* all(): Generator<Buffer> {
      let block: Buffer[] = [header];
      for (const [title, row] of rows()) {
        block.push(formatRecord(title, row));
        written += 1;
        if (block.length < RECORDS_WRITTEN) continue;
        yield Buffer.concat(block);
        block = [];
      }
      yield Buffer.concat(block);
    }
    await replaceFile(files, path, all());
    isOld = false;
    records = written;
    end = header.length + written * RECORD;
  }
  async function write(): Promise<void> {
    if (model === null || !works) return;
    try {
      file ??= isOld ? null : await files.open(path, 'change');
      // Somebody deleted it, which does no harm.
      if (!file?.isWhole(end)) return await writeAnew(model);
      const bytes = Buffer.concat(fresh);
      fresh = [];
      await writeAll(file, bytes, end);
      end += bytes.length;
      records += bytes.length / RECORD;
    } catch (error) {
      await closeFile().catch(() => undefined);
      if (reasonOf(error) === 'ENOENT') await writeAnew(model).catch(fail);
      else fail(error);
    }
  }
  const flush = (): Promise<void> => {
    callOff?.();
    callOff = null;
    turn = turn.then(() => (fresh.length > 0 ? write() : undefined));
    return turn;
  };
  return {
    async open(of) {
      await read(of).catch(fail);
      model = of;
    },
    get size() {
      return kept.size;
    },
    find: kept.find,
    add(title, row) {
      if (kept.take(title) || !works) return;
      fresh.push(formatRecord(title, row));
      callOff ??= timers.after(SOON, flush);
    },
    settle() {
      kept.clear();
      const of = model;
      if (of === null || !works || isOld || records + fresh.length <= 2 * count() + FEW) return;
      turn = turn.then(() => writeAnew(of).catch(fail));
    },
    letGo() {
      isLetGo = true;
      kept.clear();
    },
    async close() {
      await flush();
      await closeFile().catch(() => undefined);
    },
  };
}
