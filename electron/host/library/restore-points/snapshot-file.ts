import { isUtf8 } from 'node:buffer';
import { setImmediate } from 'node:timers/promises';
import { AppError } from '../../../../shared/errors.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import { computeSum, formatSum } from '../../system/checksum.ts';
import { joinTextPieces } from '../../system/durable-file.ts';
import { MAX_ENTRY_DEPTH } from '../../system/json-depth.ts';
import { parseJson } from '../../system/parse-json.ts';
import { readEntry, readTextLines, splitByteLines } from '../format/entry-line.ts';
import { createFault, describeLineFault } from '../format/line-fault-message.ts';
import {
  createTooNewError,
  createUnreadableError,
  FORMATS,
  formatHeader,
  getLatestVersion,
  readHeader,
  sumOfFile,
} from '../format/line-file-format.ts';

const START = /^\{"sum":"([0-9a-f]{8})",/;
const START_LENGTH = '{"sum":"00000000",'.length;

/** Formats an entry as a line, with a checksum before its fields. */
function formatSnapshotLine(entry: Entry): string {
  const text = JSON.stringify(entry);
  return `{"sum":"${formatSum(computeSum(text))}",${text.slice(1)}\n`;
}

/** A parsed line. `isIntact` is undefined if the line has no checksum. */
interface SnapshotLine {
  entry: Entry;
  isIntact: boolean | undefined;
}

function readSnapshotLine(text: string): SnapshotLine | { reason: string } {
  let value: unknown;
  try {
    value = parseJson(text, MAX_ENTRY_DEPTH);
  } catch {
    return createFault(() => describeLineFault(text));
  }
  if (typeof value !== 'object' || value === null || !('sum' in value)) {
    const read = readEntry(value);
    return 'reason' in read ? read : { ...read, isIntact: undefined };
  }
  const { sum, ...rest } = value;
  const read = readEntry(rest);
  if ('reason' in read) return read;
  // An editor can add spaces, so the reformatted line is checked too.
  return {
    ...read,
    isIntact: isIntactSnapshotLine(Buffer.from(text)) || formatSum(computeSum(JSON.stringify(rest))) === sum,
  };
}

function isIntactSnapshotLine(line: Buffer): boolean {
  const stated = START.exec(line.toString('latin1', 0, START_LENGTH))?.[1];
  return (
    stated !== undefined && stated === formatSum(computeSum(line.subarray(START_LENGTH), computeSum('{')))
  );
}

export interface SnapshotHeader {
  /** When the snapshot was taken, in milliseconds since 1970. */
  at: number;
  /** The number of entries, without deleted ones. */
  count: number;
  /** The number of lines after the header. It's null in version 1 and in edited files without a checksum. */
  lines: number | null;
  /** The name of the file whose import the snapshot precedes. */
  imported?: string | undefined;
}

/** The number of characters to keep of a filename, because the header must stay short. */
const MAX_IMPORTED_LENGTH = 100;

/** The reason for an edited or damaged snapshot. It explains how to use an edited one. */
const CHANGED_REASON = 'the checksum is wrong; if you edited the file, remove "sum" from the first line';

const formatSnapshotHeader = ({ at, count, lines, imported }: SnapshotHeader): string =>
  formatHeader(FORMATS.snapshot, {
    at: new Date(at).toISOString(),
    count,
    lines,
    ...(imported && { imported: [...imported].slice(0, MAX_IMPORTED_LENGTH).join('') }),
  });

/** Throws AppError('library-unreadable') or AppError('library-too-new'). */
function readSnapshotHeader(text: string, path: string): SnapshotHeader {
  const header = readHeader(text, FORMATS.snapshot);
  if ('reason' in header) throw createUnreadableError(path, 1, header.reason);
  const { version, headerFields, sum } = header;
  if (sum !== null && sum !== sumOfFile(headerFields, []))
    throw createUnreadableError(path, 1, CHANGED_REASON);
  if (version > getLatestVersion(FORMATS.snapshot)) throw createTooNewError(path, FORMATS.snapshot, version);
  const at = typeof headerFields.at === 'string' ? Date.parse(headerFields.at) : Number.NaN;
  if (Number.isNaN(at)) throw createUnreadableError(path, 1, 'the first line has no "at"');
  const { count, lines, imported } = headerFields;
  if (!isCount(count)) throw createUnreadableError(path, 1, 'the first line has no "count"');
  return {
    at,
    count,
    lines: sum !== null && isCount(lines) ? lines : null,
    imported: typeof imported === 'string' ? imported : undefined,
  };
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

export interface SalvagedSnapshot {
  /**
   * The time when the snapshot was taken, in milliseconds since 1970. If that time can't be read, the time of
   * the last edit in `entries`, or 0.
   */
  at: number;
  /** The readable entries. Other entries can be missing. */
  entries: Entry[];
}

/**
 * Returns the intact lines of a snapshot, or the readable ones if it has no checksums. They can restore
 * single questions, but not the whole library. Returns no entries for a newer version.
 */
export function salvageSnapshot(bytes: Buffer): SalvagedSnapshot {
  const [first = Buffer.alloc(0), ...others] = splitByteLines(bytes);
  const header = parseHeader(first);
  if (header === 'newer') return { at: 0, entries: [] };
  const entries = new Map<number, Entry>();
  // If the header is missing, the first line can be an entry.
  for (const line of header ? others : [first, ...others]) {
    if (!isUtf8(line)) continue;
    const read = readSnapshotLine(line.toString('utf8').trimEnd());
    if ('reason' in read || entries.has(read.entry.id)) continue;
    const hasNoSums = header?.lines === null;
    if (read.isIntact ?? hasNoSums) entries.set(read.entry.id, read.entry);
  }
  const changes = [...entries.values()].map(({ editedAt }) => editedAt);
  return {
    at: header?.at ?? changes.reduce((one, other) => Math.max(one, other), 0),
    entries: [...entries.values()],
  };
}

function parseHeader(line: Buffer): SnapshotHeader | 'newer' | undefined {
  try {
    return readSnapshotHeader(line.toString('utf8').replace('\ufeff', '').trimEnd(), '');
  } catch (error) {
    return error instanceof AppError && error.code === 'library-too-new' ? 'newer' : undefined;
  }
}

export interface SnapshotContent extends Pick<SnapshotHeader, 'at' | 'count'> {
  /** The entries, ordered by ID. */
  entries: Entry[];
}

/** The number of bytes to check before yielding to the event loop. */
const CHECK_SLICE_BYTES = 1_000_000;

export function countQuestions(entries: Iterable<Entry>): number {
  let count = 0;
  for (const entry of entries) if (entry.removedAt === null) count += 1;
  return count;
}

/** Formats a snapshot as pieces of a file (see docs/reference/library-format.md). */
export const formatSnapshot = (entries: readonly Entry[], at: number, imported?: string): Iterable<string> =>
  joinTextPieces(formatLines(entries, { at, imported }));

function* formatLines(
  entries: readonly Entry[],
  header: Pick<SnapshotHeader, 'at' | 'imported'>,
): Generator<string> {
  yield formatSnapshotHeader({ ...header, count: countQuestions(entries), lines: entries.length });
  for (const entry of entries) yield formatSnapshotLine(entry);
}

/** Parses a snapshot. Throws AppError('snapshot-unreadable') for the first problem. */
export function readSnapshot(bytes: Buffer, path: string): SnapshotContent {
  return asSnapshotFailure(() => {
    const entries = new Map<number, Entry>();
    let header: SnapshotHeader | undefined;
    for (const { text, number } of readTextLines(bytes, path)) {
      if (!header) {
        header = readSnapshotHeader(text, path);
        continue;
      }
      const entry = readWhole(text, header, path, number);
      if (entries.has(entry.id))
        throw createUnreadableError(path, number, `question ${entry.id} appears twice`);
      entries.set(entry.id, entry);
    }
    const { at, count, lines } = header ?? readSnapshotHeader('', path);
    const found = countQuestions(entries.values());
    const createIncompleteError = (stated: string, actual: number) =>
      createUnreadableError(
        path,
        1,
        `the first line lists ${stated}, but there are ${actual}; the file may be incomplete`,
      );
    if (found !== count) throw createIncompleteError(`${count} entries`, found);
    // Only the line count includes deleted entries.
    if (lines !== null && lines !== entries.size) throw createIncompleteError(`${lines} lines`, entries.size);
    return { at, count, entries: [...entries.values()].sort((one, other) => one.id - other.id) };
  });
}

function readWhole(text: string, { lines }: SnapshotHeader, path: string, number: number): Entry {
  const read = readSnapshotLine(text);
  if ('reason' in read) throw createUnreadableError(path, number, read.reason);
  if (lines !== null && !read.isIntact) throw createUnreadableError(path, number, CHANGED_REASON);
  return read.entry;
}

/** Parses the header. Throws AppError('snapshot-unreadable'). */
export function readSnapshotStart(bytes: Buffer, path: string): SnapshotHeader {
  return asSnapshotFailure(() => {
    const [first = Buffer.alloc(0)] = splitByteLines(bytes);
    const [{ text } = { text: '' }] = readTextLines(first, path);
    return readSnapshotHeader(text, path);
  });
}

/**
 * Resolves to whether a library can be restored from the file. Compares checksums because that's 100 times
 * faster than parsing. Parses the file only if checksums are missing or wrong. Yields to the event loop.
 */
export async function isWholeSnapshot(bytes: Buffer, path: string): Promise<boolean> {
  try {
    const { lines } = readSnapshotStart(bytes, path);
    if (lines !== null && (await hasIntactLines(bytes, lines))) return true;
    readSnapshot(bytes, path);
    return true;
  } catch {
    return false;
  }
}

async function hasIntactLines(bytes: Buffer, lines: number): Promise<boolean> {
  let found = -1;
  let looked = 0;
  for (const line of splitByteLines(bytes)) {
    if (found >= 0 && !isIntactSnapshotLine(line)) return false;
    found += 1;
    looked += line.length;
    if (looked < CHECK_SLICE_BYTES) continue;
    await setImmediate();
    looked = 0;
  }
  return found === lines;
}

/**
 * Converts format errors to AppError('snapshot-unreadable') because the original errors would mean that the
 * library's own files are damaged.
 */
function asSnapshotFailure<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { path, line = 1 } = error.details;
    const reason =
      error.code === 'library-too-new' ? 'a newer version of the app wrote it' : error.details.reason;
    throw new AppError('snapshot-unreadable', error.message, { path, line, reason }, { cause: error });
  }
}
