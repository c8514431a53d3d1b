import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import type { Log, Timers } from '../../../ports.ts';
import { computeSum, formatSum } from '../../../system/checksum.ts';
import { getReason, replaceFile } from '../../../system/durable-file.ts';
import { type Files, type OpenFile, writeAll } from '../../../system/files.ts';
import { tryParseJson } from '../../../system/parse-json.ts';
import { createSerialQueue } from '../../../system/serial-queue.ts';

/**
 * The cache file has a line of JSON followed by records of the same length. docs/reference/library-format.md
 * describes it.
 */
const FORMAT = 'qotd-studio titles';
/** The version of the format. Increase it when the same model's embeddings change. */
const VERSION = 1;

export const EMBEDDING_DIMENSIONS = 512;

const TITLE_HASH_BYTES = 12;
const CHECKSUM_BYTES = 4;
/** The size of a record: a CRC-32 of the rest, the title's hash, and the title's embedding. */
export const RECORD_BYTES = CHECKSUM_BYTES + TITLE_HASH_BYTES + EMBEDDING_DIMENSIONS;

const MAX_HEADER_BYTES = 1_000;

const headerSchema = z.object({ format: z.literal(FORMAT), version: z.literal(VERSION), model: z.string() });

/** Returns a file's first line for the model with this ID. */
const formatHeader = (model: number): Buffer =>
  Buffer.from(`${JSON.stringify({ format: FORMAT, version: VERSION, model: formatSum(model >>> 0) })}\n`);

const hashTitle = (title: string): Buffer =>
  createHash('sha256').update(title).digest().subarray(0, TITLE_HASH_BYTES);

/** Returns the same key for a title as `readRecord`. */
const recordKey = (title: string): string => hashTitle(title).toString('latin1');

export function formatRecord(title: string, row: Int8Array): Buffer {
  const record = Buffer.alloc(RECORD_BYTES);
  hashTitle(title).copy(record, CHECKSUM_BYTES);
  record.set(new Uint8Array(row.buffer, row.byteOffset, row.byteLength), CHECKSUM_BYTES + TITLE_HASH_BYTES);
  record.writeUInt32BE(computeSum(record.subarray(CHECKSUM_BYTES)));
  return record;
}

/** Returns the first record's offset, or null if the file isn't for this model. */
function findRecordsOffset(file: Buffer, model: number): number | null {
  const end = file.indexOf('\n');
  if (end < 0 || end > MAX_HEADER_BYTES) return null;
  const header = headerSchema.safeParse(tryParseJson(file.toString('utf8', 0, end)));
  return header.data?.model === formatSum(model >>> 0) ? end + 1 : null;
}

/** Returns the record at `from` without copying it, or null if it's damaged. */
function readRecord(file: Buffer, from: number): { key: string; row: Int8Array } | null {
  const record = file.subarray(from, from + RECORD_BYTES);
  if (record.readUInt32BE() !== computeSum(record.subarray(CHECKSUM_BYTES))) return null;
  return {
    key: record.toString('latin1', CHECKSUM_BYTES, CHECKSUM_BYTES + TITLE_HASH_BYTES),
    row: new Int8Array(
      record.buffer,
      record.byteOffset + CHECKSUM_BYTES + TITLE_HASH_BYTES,
      EMBEDDING_DIMENSIONS,
    ),
  };
}

/** A file's embeddings. Each embedding remains in memory until it's used. */
export interface CacheIndex {
  /** The number of unused embeddings. */
  readonly size: number;
  /** The number of the file's bytes in memory. */
  readonly bytes: number;
  /**
   * Adds a piece of the file that starts with a record. The piece remains in memory until all its records are
   * used.
   */
  add(piece: Buffer): void;
  /** Returns a title's embedding for copying, or null if there's none or it was used. */
  find(title: string): Int8Array | null;
  /** Marks a title's embedding as used. Returns whether it's in the file. */
  markUsed(title: string): boolean;
  clear(): void;
}

interface Piece {
  bytes: Buffer;
  needed: number;
}

/** The number of records per piece. Records are used in file order, so small pieces are freed early. */
const RECORDS_PER_PIECE = 1_000;
/** A used record's position. */
const USED = -1;

export function createCacheIndex(): CacheIndex {
  /**
   * The record positions by title: the piece's number times `RECORDS_PER_PIECE`, plus the record's number in
   * the piece.
   */
  let positions = new Map<string, number>();
  let pieces: (Piece | null)[] = [];
  let size = 0;

  const release = (position: number): void => {
    if (position === USED) return;
    size -= 1;
    const at = Math.floor(position / RECORDS_PER_PIECE);
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
          release(positions.get(record.key) ?? USED);
          positions.set(record.key, at * RECORDS_PER_PIECE + number);
        }
      }
    },
    find(title) {
      const position = size === 0 ? USED : (positions.get(recordKey(title)) ?? USED);
      const piece = pieces[Math.floor(position / RECORDS_PER_PIECE)];
      return piece
        ? (readRecord(piece.bytes, (position % RECORDS_PER_PIECE) * RECORD_BYTES)?.row ?? null)
        : null;
    },
    markUsed(title) {
      if (positions.size === 0) return false;
      const key = recordKey(title);
      const position = positions.get(key);
      if (position === undefined) return false;
      release(position);
      positions.set(key, USED);
      return true;
    },
    clear() {
      positions = new Map();
      pieces = [];
      size = 0;
    },
  };
}

/**
 * Embeddings on disk, because encoding titles again takes a long time. A missing or damaged file is replaced.
 */
export interface EmbeddingCache {
  /** Reads the file for the model with this ID. Never rejects. */
  open(model: number): Promise<void>;
  /** The number of embeddings for which `add` hasn't been called yet. */
  readonly size: number;
  /**
   * Returns a stored embedding for copying. Returns null if there's none or `add` has been called for the
   * title, and for all titles after `compact` or `clear`.
   */
  find(title: string): Int8Array | null;
  /** Appends an embedding to the file after a delay unless the file has it. */
  add(title: string, row: Int8Array): void;
  /**
   * Drops unused embeddings and rewrites the file if most of it is unused. Called when the whole library is
   * embedded.
   */
  compact(): void;
  clear(): void;
  /** Waits for pending writes. Never rejects. */
  close(): Promise<void>;
}

export interface EmbeddingCacheOptions {
  dir: string;
  files: Files;
  timers: Timers;
  log: Log;
  /** Returns all of the library's embeddings. */
  listRows: () => Iterable<readonly [title: string, row: Int8Array]>;
  /** Returns the number of the library's embeddings. */
  count: () => number;
}

export const EMBEDDING_CACHE_FILE = 'similar.cache';
const WRITE_DELAY_MS = 2_000;
/**
 * `compact` rewrites the file only if its records exceed twice the library's embeddings by more than this
 * number.
 */
const MAX_UNUSED_RECORDS = 200;
/** The number of bytes per read and the number of records per write. */
const PIECE_BYTES = RECORDS_PER_PIECE * RECORD_BYTES;
const RECORDS_PER_WRITE = 128;

export function createEmbeddingCache({
  dir,
  files,
  timers,
  log,
  listRows,
  count,
}: EmbeddingCacheOptions): EmbeddingCache {
  const path = join(dir, EMBEDDING_CACHE_FILE);
  let model: number | null = null;
  const index = createCacheIndex();
  let isCleared = false;
  let file: OpenFile | null = null;
  /** The number of valid bytes in the file, and the number of records in them. */
  let end = 0;
  let records = 0;
  let unwritten: Buffer[] = [];
  let isOutdated = false;
  let isWritable = true;
  let cancelWrite: (() => void) | null = null;
  const enqueue = createSerialQueue();

  /** Stops writing the file after a failure. The embeddings remain in memory. */
  const fail = (error: unknown): void => {
    isWritable = false;
    unwritten = [];
    log.warn("couldn't save the embedding cache", { path, reason: getReason(error) });
  };
  async function read(of: number): Promise<void> {
    const from = findRecordsOffset(await readFrom(0, MAX_HEADER_BYTES), of);
    isOutdated = from === null;
    if (from === null) return;
    // After a crash, the file may end with a partial record. The next record overwrites it.
    for (end = from; ; ) {
      const piece = await readFrom(end, PIECE_BYTES);
      const whole = Math.floor(piece.length / RECORD_BYTES);
      if (whole > 0 && !isCleared) index.add(piece);
      end += whole * RECORD_BYTES;
      records += whole;
      if (whole < RECORDS_PER_PIECE) return;
    }
  }
  const readFrom = (from: number, length: number): Promise<Buffer> =>
    files.readPart(path, from, length).catch((error: unknown) => {
      if (getReason(error) === 'ENOENT') return Buffer.alloc(0);
      throw error;
    });
  const closeFile = async (): Promise<void> => {
    const before = file;
    file = null;
    await before?.close();
  };
  async function rewriteFile(of: number): Promise<void> {
    await closeFile();
    const header = formatHeader(of);
    let written = 0;
    // `listRows` already includes the unwritten embeddings.
    unwritten = [];
    function* listAll(): Generator<Buffer> {
      let block: Buffer[] = [header];
      for (const [title, row] of listRows()) {
        block.push(formatRecord(title, row));
        written += 1;
        if (block.length < RECORDS_PER_WRITE) continue;
        yield Buffer.concat(block);
        block = [];
      }
      yield Buffer.concat(block);
    }
    await replaceFile(files, path, listAll());
    isOutdated = false;
    records = written;
    end = header.length + written * RECORD_BYTES;
  }
  async function write(): Promise<void> {
    if (model === null || !isWritable) return;
    try {
      file ??= isOutdated ? null : await files.open(path, 'change');
      // The file is outdated, deleted, truncated, or hard-linked.
      if (!file?.isWhole(end) || file.isShared()) return await rewriteFile(model);
      const bytes = Buffer.concat(unwritten);
      unwritten = [];
      await writeAll(file, bytes, end);
      end += bytes.length;
      records += bytes.length / RECORD_BYTES;
    } catch (error) {
      await closeFile().catch(() => undefined);
      if (getReason(error) === 'ENOENT') await rewriteFile(model).catch(fail);
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
      void enqueue(() => rewriteFile(of).catch(fail));
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
