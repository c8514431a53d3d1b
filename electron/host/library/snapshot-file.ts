import { AppError } from '../../../shared/errors.ts';
import type { Entry } from '../../../shared/library.ts';
import { FORMATS, formatHeader, unreadable } from './store-format.ts';
import { readEntry } from './store-line.ts';
import { readValues } from './store-lines.ts';

/** A state of the whole library, as a file has it. */
export interface KeptState {
  /** When it was taken, milliseconds since 1970. */
  at: number;
  /** Entries in it, without removed ones. */
  count: number;
  /** In order of id. */
  entries: Entry[];
}

const PIECE_LENGTH = 32_768;

/** How many entries are shown in the library. */
export function countOf(entries: Iterable<Entry>): number {
  let count = 0;
  for (const entry of entries) if (entry.removedAt === null) count += 1;
  return count;
}

/** The file, in pieces. docs/files.md describes it. */
export function* formatSnapshot(entries: readonly Entry[], at: number): Generator<string> {
  let piece = formatHeader(FORMATS.snapshot, { at: new Date(at).toISOString(), count: countOf(entries) });
  for (const entry of entries) {
    piece += `${JSON.stringify(entry)}\n`;
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = '';
  }
  if (piece) yield piece;
}

/** Reads the file. Throws AppError('snapshot-unreadable') for the first thing that is wrong with it. */
export function readSnapshot(bytes: Buffer, path: string): KeptState {
  return asSnapshotFailure(() => {
    const entries = new Map<number, Entry>();
    const idOfMessage = new Map<string, number>();
    const header = readValues({
      bytes,
      format: FORMATS.snapshot,
      path,
      take(value, number) {
        const read = readEntry(value);
        if ('reason' in read) throw unreadable(path, number, read.reason);
        const { entry } = read;
        if (entries.has(entry.id)) throw unreadable(path, number, `question ${entry.id} is there twice`);
        entries.set(entry.id, entry);
        const message = entry.removedAt === null ? entry.question?.messageID : null;
        if (!message) return;
        const other = idOfMessage.get(message);
        if (other !== undefined) {
          throw unreadable(
            path,
            number,
            `questions ${other} and ${entry.id} have the same messageID, ${message}`,
          );
        }
        idOfMessage.set(message, entry.id);
      },
    });
    const { at, count } = readFacts(header, path);
    const found = countOf(entries.values());
    if (found !== count) {
      throw unreadable(path, 1, `the first line counts ${count}, but ${found} follow; is the file complete?`);
    }
    return { at, count, entries: [...entries.values()].sort((one, other) => one.id - other.id) };
  });
}

/** When it was taken and how much is in it, by its first line alone. Throws AppError('snapshot-unreadable'). */
export function readSnapshotHeader(bytes: Buffer, path: string): Pick<KeptState, 'at' | 'count'> {
  return asSnapshotFailure(() => {
    const end = bytes.indexOf('\n');
    const first = end < 0 ? bytes : bytes.subarray(0, end);
    return readFacts(readValues({ bytes: first, format: FORMATS.snapshot, path, take() {} }), path);
  });
}

function readFacts(header: object, path: string): { at: number; count: number } {
  const at = 'at' in header && typeof header.at === 'string' ? Date.parse(header.at) : Number.NaN;
  if (Number.isNaN(at)) throw unreadable(path, 1, 'the first line has no "at"');
  const count = 'count' in header ? header.count : undefined;
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0) {
    throw unreadable(path, 1, 'the first line has no "count"');
  }
  return { at, count };
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
