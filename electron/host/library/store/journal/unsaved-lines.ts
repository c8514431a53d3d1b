import { formatLine } from '../../format/line-file-format.ts';
import type { LoadedEntries } from '../load/loaded-entries.ts';

/** The size of a write, except for the last one. */
const PIECE_BYTES = 1024 * 1024;

/**
 * The journal lines that make up for a lost journal: the entries of outdated question files, and a whole library
 * that isn't in them. Returns pieces of whole lines.
 */
export function* formatUnsavedLines(
  memory: Pick<LoadedEntries, 'linesOf' | 'librarySeq'>,
  outdated: Iterable<number>,
): Generator<Uint8Array> {
  let lines: Buffer[] = [];
  let size = 0;
  for (const index of outdated) {
    for (const line of memory.linesOf(index)) {
      const bytes = formatLine(line);
      lines.push(bytes);
      size += bytes.length;
    }
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(lines);
    lines = [];
    size = 0;
  }
  // Invalidates older lines, without which deleted entries would return. Last, because a crash can prevent the rest.
  if (memory.librarySeq > 0) lines.push(formatLine({ seq: memory.librarySeq, library: [] }));
  if (lines.length > 0) yield Buffer.concat(lines);
}
