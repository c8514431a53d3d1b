import { setImmediate } from 'node:timers/promises';
import {
  type EntryLine,
  FORMATS,
  formatHeader,
  formatLine,
  getLatestVersion,
  sumOfFile,
} from '../../format/line-file-format.ts';
import type { KnownFile, LoadedEntries } from '../load/loaded-entries.ts';

interface LineFileText {
  pieces: readonly Uint8Array[];
  known: KnownFile;
}

const FILE_PIECE_LENGTH = 32_768;

/**
 * Formats a file with these lines. Resolves to undefined if there are none. Reads all lines before it yields
 * to the event loop, and yields every 32 KiB.
 */
export async function formatLineFile(lines: Iterable<EntryLine>): Promise<LineFileText | undefined> {
  const pieces: Uint8Array[] = [];
  let count = 0;
  let piece: Buffer[] = [];
  let length = 0;
  let seq = 0;
  for (const line of [...lines]) {
    const bytes = formatLine(line);
    seq = Math.max(seq, line.seq);
    count += 1;
    piece.push(bytes);
    length += bytes.length;
    if (length < FILE_PIECE_LENGTH) continue;
    pieces.push(Buffer.concat(piece, length));
    piece = [];
    length = 0;
    await setImmediate();
  }
  if (count === 0) return undefined;
  if (length > 0) pieces.push(Buffer.concat(piece, length));
  const headerFields = { lines: count };
  const digest = sumOfFile(
    { format: FORMATS.questions, version: getLatestVersion(FORMATS.questions), ...headerFields },
    pieces,
  );
  const header = Buffer.from(formatHeader(FORMATS.questions, headerFields, pieces));
  return { pieces: [header, ...pieces], known: { digest, seq } };
}

/** The minimum number of bytes in each write except the last one. */
const PIECE_BYTES = 1024 * 1024;

/**
 * Yields the journal lines that replace a lost journal, in pieces of whole lines. The lines contain the
 * entries of outdated question files, and an empty library if the whole library was ever replaced.
 */
export function* formatUnsavedLines(
  memory: Pick<LoadedEntries, 'listLines' | 'librarySeq'>,
  outdated: Iterable<number>,
): Generator<Uint8Array> {
  let lines: Buffer[] = [];
  let size = 0;
  for (const index of outdated) {
    for (const line of memory.listLines(index)) {
      const bytes = formatLine(line);
      lines.push(bytes);
      size += bytes.length;
    }
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(lines);
    lines = [];
    size = 0;
  }
  // The empty library invalidates older lines, because deleted entries would otherwise return. It's last
  // because a crash can prevent the lines after it from being written.
  if (memory.librarySeq > 0) lines.push(formatLine({ seq: memory.librarySeq, library: [] }));
  if (lines.length > 0) yield Buffer.concat(lines);
}
