import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { formatSum, sumOf } from '../../../library/store/format/line-file-format.ts';
import type { Log, Timers } from '../../../ports.ts';
import { reasonOf, replaceFile, writeAll } from '../../../system/durable-file.ts';
import type { Files, OpenFile } from '../../../system/files.ts';
import { tryParseJson } from '../../../system/json-depth.ts';
import { serialQueue } from '../../../system/serial-queue.ts';

/** The file of what was read: a line of JSON, then records of one length. docs/reference/library-format.md describes it. */
const FORMAT = 'qotd-studio titles';
/** Grows with every change after which a title is read otherwise. */
const VERSION = 1;

/** Numbers of the row of a title. */
export const EMBEDDING_DIMENSIONS = 512;

const TITLE_HASH_BYTES = 12;
const CHECKSUM_BYTES = 4;
/** Bytes of a record: a CRC-32 of the rest, the name of the title, its row. */
export const RECORD_BYTES = CHECKSUM_BYTES + TITLE_HASH_BYTES + EMBEDDING_DIMENSIONS;

/** Bytes within which the first line ends. */
const MAX_HEADER_BYTES = 1_000;

const headerSchema = z.object({ format: z.literal(FORMAT), version: z.literal(VERSION), model: z.string() });

/** The first line of a file of rows that this model (`Model.id`) has read. */
const formatHeader = (model: number): Buffer =>
  Buffer.from(`${JSON.stringify({ format: FORMAT, version: VERSION, model: formatSum(model >>> 0) })}\n`);

/** Names a title: of other titles none has the same name. */
const titleHash = (title: string): Buffer =>
  createHash('sha256').update(title).digest().subarray(0, TITLE_HASH_BYTES);

/** By what `readRecord` names the row of a title. */
const recordKey = (title: string): string => titleHash(title).toString('latin1');

export function formatRecord(title: string, row: Int8Array): Buffer {
  const record = Buffer.alloc(RECORD_BYTES);
  titleHash(title).copy(record, CHECKSUM_BYTES);
  record.set(new Uint8Array(row.buffer, row.byteOffset, row.byteLength), CHECKSUM_BYTES + TITLE_HASH_BYTES);
  record.writeUInt32BE(sumOf(record.subarray(CHECKSUM_BYTES)));
  return record;
}

/** Where the records begin, in bytes; null where the file is none of rows that this model has read. */
function recordsOffset(file: Buffer, model: number): number | null {
  const end = file.indexOf('\n');
  if (end < 0 || end > MAX_HEADER_BYTES) return null;
  const header = headerSchema.safeParse(tryParseJson(file.toString('utf8', 0, end)));
  return header.data?.model === formatSum(model >>> 0) ? end + 1 : null;
}

/** The title and the row of the record at `from`, not copied; null where it is damaged. */
function readRecord(file: Buffer, from: number): { key: string; row: Int8Array } | null {
  const record = file.subarray(from, from + RECORD_BYTES);
  if (record.readUInt32BE() !== sumOf(record.subarray(CHECKSUM_BYTES))) return null;
  return {
    key: record.toString('latin1', CHECKSUM_BYTES, CHECKSUM_BYTES + TITLE_HASH_BYTES),
    row: new Int8Array(
      record.buffer,
      record.byteOffset + CHECKSUM_BYTES + TITLE_HASH_BYTES,
      EMBEDDING_DIMENSIONS,
    ),
  };
}

/** The rows that a file has, each in memory until it is taken. */
export interface CacheIndex {
  /** How many were not taken. */
  readonly size: number;
  /** How many bytes of the file are in memory. */
  readonly bytes: number;
  /** Has the records of a piece of the file, which begins with one. It stays in memory as long as any of them is needed. */
  add(piece: Buffer): void;
  /** The row of a title, to be copied; null where there is none, or it was taken. */
  find(title: string): Int8Array | null;
  /** The row of this title is somewhere else by now. Returns whether it is in the file, taken before or not. */
  markUsed(title: string): boolean;
  /** Lets go of all of it, as if there were no file. */
  clear(): void;
}

interface Piece {
  bytes: Buffer;
  /** How many of its records were not taken. */
  needed: number;
}

/** Records of a piece, at most: in the order of a library they are taken one after the other, and a piece goes early. */
const RECORDS_PER_PIECE = 1_000;
/** Where a record is that was taken. */
const USED = -1;

export function createCacheIndex(): CacheIndex {
  /** The number of the piece and of the record in it, as one. */
  let places = new Map<string, number>();
  let pieces: (Piece | null)[] = [];
  let size = 0;

  const release = (place: number): void => {
    if (place === USED) return;
    size -= 1;
    const at = Math.floor(place / RECORDS_PER_PIECE);
    const piece = pieces[at];
    if (!piece) return;
    piece.needed -= 1;
    if (piece.needed === 0) pieces[at] = null;
  };
  return {
    get size() {
      return size;
    },
    get bytes() {
      return pieces.reduce((sum, piece) => sum + (piece?.bytes.length ?? 0), 0);
    },
    add(bytes) {
      const piece: Piece = { bytes, needed: 0 };
      const at = pieces.push(piece) - 1;
      for (let number = 0; (number + 1) * RECORD_BYTES <= bytes.length; number++) {
        const record = readRecord(bytes, number * RECORD_BYTES);
        if (record) {
          piece.needed += 1;
          size += 1;
          release(places.get(record.key) ?? USED);
          places.set(record.key, at * RECORDS_PER_PIECE + number);
        }
      }
    },
    find(title) {
      const place = size === 0 ? USED : (places.get(recordKey(title)) ?? USED);
      const piece = pieces[Math.floor(place / RECORDS_PER_PIECE)];
      return piece
        ? (readRecord(piece.bytes, (place % RECORDS_PER_PIECE) * RECORD_BYTES)?.row ?? null)
        : null;
    },
    markUsed(title) {
      if (places.size === 0) return false;
      const key = recordKey(title);
      const place = places.get(key);
      if (place === undefined) return false;
      release(place);
      places.set(key, USED);
      return true;
    },
    clear() {
      places = new Map();
      pieces = [];
      size = 0;
    },
  };
}

/** What was read, kept on disk so that it is not read again. Whatever becomes of it, it is made anew. */
export interface EmbeddingCache {
  /** Reads what this model (`Model.id`) has read before. Never rejects. */
  open(model: number): Promise<void>;
  /** How many rows it has of titles that were not added yet. */
  readonly size: number;
  /** The row of a title as it was read before, to be copied; null where it was not, or after `add`, `settle` and `letGo`. */
  find(title: string): Int8Array | null;
  /** The row of a title is in memory by now. Where it is not in the file, it is written, soon. */
  add(title: string, row: Int8Array): void;
  /** All of the library is read: what is still to be found is of no title. Where that is most of the file, it goes. */
  compact(): void;
  /** No more is to be found. */
  clear(): void;
  /** Waits for the disk. Never rejects. */
  close(): Promise<void>;
}

export interface EmbeddingCacheOptions {
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

export const EMBEDDING_CACHE_FILE = 'similar.cache';
/** Milliseconds from a record to the write of it and of those that came meanwhile. */
const WRITE_DELAY_MS = 2_000;
/** So many records of no title are no reason to write the file anew. */
const MAX_UNUSED_RECORDS = 200;
/** Bytes that are read, and records that are written, at once: each is a system call. */
const PIECE_BYTES = RECORDS_PER_PIECE * RECORD_BYTES;
const RECORDS_PER_WRITE = 128;

export function createEmbeddingCache({
  dir,
  files,
  timers,
  log,
  rows,
  count,
}: EmbeddingCacheOptions): EmbeddingCache {
  const path = join(dir, EMBEDDING_CACHE_FILE);
  let model: number | null = null;
  const index = createCacheIndex();
  let isCleared = false;
  let file: OpenFile | null = null;
  /** Bytes of the file that count, and records in them. */
  let end = 0;
  let records = 0;
  let unwritten: Buffer[] = [];
  let isOutdated = false;
  let isWritable = true;
  let cancelWrite: (() => void) | null = null;
  const enqueue = serialQueue();

  /** What fails is no reason to do without the rest: the rows are in memory. */
  const fail = (error: unknown): void => {
    isWritable = false;
    unwritten = [];
    log.warn('what was read of titles is not kept', { path, reason: reasonOf(error) });
  };
  async function read(of: number): Promise<void> {
    const from = recordsOffset(await part(0, MAX_HEADER_BYTES), of);
    isOutdated = from === null;
    if (from === null) return;
    // Half a record at the end is what a crash leaves: the next one is written over it.
    for (end = from; ; ) {
      const piece = await part(end, PIECE_BYTES);
      const whole = Math.floor(piece.length / RECORD_BYTES);
      if (whole > 0 && !isCleared) index.add(piece);
      end += whole * RECORD_BYTES;
      records += whole;
      if (whole < RECORDS_PER_PIECE) return;
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
  async function rewrite(of: number): Promise<void> {
    await closeFile();
    const header = formatHeader(of);
    let written = 0;
    // All of these are among the rows by now.
    unwritten = [];
    function* all(): Generator<Buffer> {
      let block: Buffer[] = [header];
      for (const [title, row] of rows()) {
        block.push(formatRecord(title, row));
        written += 1;
        if (block.length < RECORDS_PER_WRITE) continue;
        yield Buffer.concat(block);
        block = [];
      }
      yield Buffer.concat(block);
    }
    await replaceFile(files, path, all());
    isOutdated = false;
    records = written;
    end = header.length + written * RECORD_BYTES;
  }
  async function write(): Promise<void> {
    if (model === null || !isWritable) return;
    try {
      file ??= isOutdated ? null : await files.open(path, 'change');
      // Somebody deleted it, which does no harm.
      if (!file?.isWhole(end)) return await rewrite(model);
      const bytes = Buffer.concat(unwritten);
      unwritten = [];
      await writeAll(file, bytes, end);
      end += bytes.length;
      records += bytes.length / RECORD_BYTES;
    } catch (error) {
      await closeFile().catch(() => undefined);
      if (reasonOf(error) === 'ENOENT') await rewrite(model).catch(fail);
      else fail(error);
    }
  }
  const flush = (): Promise<void> => {
    cancelWrite?.();
    cancelWrite = null;
    return enqueue(async () => {
      if (unwritten.length > 0) await write();
    });
  };
  return {
    async open(of) {
      await read(of).catch(fail);
      model = of;
    },
    get size() {
      return index.size;
    },
    find: index.find,
    add(title, row) {
      if (index.markUsed(title) || !isWritable) return;
      unwritten.push(formatRecord(title, row));
      cancelWrite ??= timers.after(WRITE_DELAY_MS, flush);
    },
    compact() {
      index.clear();
      const of = model;
      if (
        of === null ||
        !isWritable ||
        isOutdated ||
        records + unwritten.length <= 2 * count() + MAX_UNUSED_RECORDS
      )
        return;
      void enqueue(() => rewrite(of).catch(fail));
    },
    clear() {
      isCleared = true;
      index.clear();
    },
    async close() {
      await flush();
      await closeFile().catch(() => undefined);
    },
  };
}
