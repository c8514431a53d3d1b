import { setImmediate } from 'node:timers/promises';
import { AppError } from '../../../../shared/errors.ts';
import type { Entry } from '../../../../shared/library.ts';
import { textPieces } from '../../durable-file.ts';
import { unreadable } from '../format/store-format.ts';
import { byteLines, textLines } from '../format/store-line.ts';
import {
  CHANGED,
  formatSnapshotHeader,
  formatSnapshotLine,
  isIntactSnapshotLine,
  readSnapshotHeader,
  readSnapshotLine,
  type SnapshotHeader,
} from './snapshot-format.ts';

/** A state of the whole library, as a file has it. */
export interface KeptState extends Pick<SnapshotHeader, 'at' | 'count'> {
  /** In order of id. */
  entries: Entry[];
}

/** Bytes that are looked at before the event loop gets a turn. */
const LOOKED_AT_ONCE = 1_000_000;

/** How many entries are shown in the library. */
export function countOf(entries: Iterable<Entry>): number {
  let count = 0;
  for (const entry of entries) if (entry.removedAt === null) count += 1;
  return count;
}

/** The file, in pieces. docs/files.md describes it. */
export const formatSnapshot = (entries: readonly Entry[], at: number): Iterable<string> =>
  textPieces(linesOf(entries, at));

function* linesOf(entries: readonly Entry[], at: number): Generator<string> {
  yield formatSnapshotHeader({ at, count: countOf(entries), lines: entries.length });
  for (const entry of entries) yield formatSnapshotLine(entry);
}

/**
 * Reads the file, as long as nothing is wrong with it. Whatever a library may hold is right, be it odd.
 * Throws AppError('snapshot-unreadable') for the first thing that is not.
 */
export function readSnapshot(bytes: Buffer, path: string): KeptState {
  return asSnapshotFailure(() => {
    const entries = new Map<number, Entry>();
    let header: SnapshotHeader | undefined;
    for (const { text, number } of textLines(bytes, path)) {
      if (!header) {
        header = readSnapshotHeader(text, path);
        continue;
      }
      const entry = readWhole(text, header, path, number);
      if (entries.has(entry.id)) throw unreadable(path, number, `question ${entry.id} is there twice`);
      entries.set(entry.id, entry);
    }
    const { at, count, lines } = header ?? readSnapshotHeader('', path);
    const found = countOf(entries.values());
    if (found !== count || (lines ?? entries.size) !== entries.size) {
      const reason = `the first line counts ${count}, but ${found} follow; is the file complete?`;
      throw unreadable(path, 1, reason);
    }
    return { at, count, entries: [...entries.values()].sort((one, other) => one.id - other.id) };
  });
}

function readWhole(text: string, { lines }: SnapshotHeader, path: string, number: number): Entry {
  const read = readSnapshotLine(text);
  if ('reason' in read) throw unreadable(path, number, read.reason);
  if (lines !== null && !read.isIntact) throw unreadable(path, number, CHANGED);
  return read.entry;
}

/** When it was taken and how much is in it, by its beginning alone. Throws AppError('snapshot-unreadable'). */
export function readSnapshotStart(bytes: Buffer, path: string): SnapshotHeader {
  return asSnapshotFailure(() => {
    const [first = Buffer.alloc(0)] = byteLines(bytes);
    const [{ text } = { text: '' }] = textLines(first, path);
    return readSnapshotHeader(text, path);
  });
}

/**
 * Whether a library can be restored from the file: by its sums, which costs a hundredth of reading it, or where it has
 * none by reading it. The event loop runs in between.
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
  for (const line of byteLines(bytes)) {
    if (found >= 0 && !isIntactSnapshotLine(line)) return false;
    found += 1;
    looked += line.length;
    if (looked < LOOKED_AT_ONCE) continue;
    await setImmediate();
    looked = 0;
  }
  return found === lines;
}

/** A snapshot has the lines of the library, but where one can't be read the library is none the worse. */
function asSnapshotFailure<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { path, line = 1 } = error.details;
    const reason =
      error.code === 'library-too-new' ? 'it was written by a newer version' : error.details.reason;
    throw new AppError('snapshot-unreadable', error.message, { path, line, reason }, { cause: error });
  }
}
