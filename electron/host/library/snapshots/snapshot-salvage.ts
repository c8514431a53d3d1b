import { isUtf8 } from 'node:buffer';
import { AppError } from '../../../../shared/errors.ts';
import type { Entry } from '../../../../shared/library.ts';
import { byteLines } from '../format/store-lines.ts';
import { readSnapshotHeader, type SnapshotHeader } from './snapshot-header.ts';
import { readSnapshotLine } from './snapshot-line.ts';

/** What can be relied on of a snapshot that is damaged. */
export interface SalvagedSnapshot {
  /** When it was taken, or where that can't be relied on the last change in it, milliseconds since 1970. */
  at: number;
  /** As they stand in the file. Not all that were in it. */
  entries: Entry[];
}

/**
 * The lines of a snapshot that are as they were written; of one without sums, those that can be read. Good for single
 * questions, and never for a whole library. Nothing of a newer version's.
 */
export function salvageSnapshot(bytes: Buffer): SalvagedSnapshot {
  const [first = Buffer.alloc(0), ...others] = byteLines(bytes);
  const header = headerOf(first);
  if (header === 'newer') return { at: 0, entries: [] };
  const entries = new Map<number, Entry>();
  // Where there is no first line to be read, it may be gone, and this is an entry.
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

function headerOf(line: Buffer): SnapshotHeader | 'newer' | undefined {
  try {
    return readSnapshotHeader(line.toString('utf8').replace('\ufeff', '').trimEnd(), '');
  } catch (error) {
    return error instanceof AppError && error.code === 'library-too-new' ? 'newer' : undefined;
  }
}
