import type { ReadLine } from '../../format/line-file-reader.ts';

/** The ID on a line; undefined for a line with a whole library. */
export const idOf = (read: ReadLine): number | undefined =>
  'entry' in read.line ? read.line.entry.id : undefined;

interface Neighbors {
  /** The nearest intact lines. */
  before: ReadLine | undefined;
  after: ReadLine | undefined;
}

/** Lookups in lines that are built in 2 passes, because a damaged file can have 100,000 lines. */
export interface LineIndex {
  /** Whether the ID is between those of the nearest intact lines. The app writes lines in order. */
  isInOrder(read: ReadLine): boolean;
  /** A `seq` for a changed journal line: its own if it's between its neighbors', otherwise a value in between. */
  seqBetween(read: ReadLine): number;
  /** The first intact line with this ID. */
  intactLine(id: number): ReadLine | undefined;
  /** Whether several lines have this ID. */
  isRepeated(id: number): boolean;
}

/** How far the `seq` of a last line may exceed that of the previous line. */
const SEQ_REACH = 1_000_000;

export function createLineIndex(lines: readonly ReadLine[]): LineIndex {
  const neighbors = new Map<ReadLine, Neighbors>();
  const intact = new Map<number, ReadLine>();
  const seen = new Set<number>();
  const repeated = new Set<number>();
  let before: ReadLine | undefined;
  for (const read of lines) {
    const id = idOf(read);
    if (id !== undefined) (seen.has(id) ? repeated : seen).add(id);
    if (read.trust !== 'intact') {
      neighbors.set(read, { before, after: undefined });
      continue;
    }
    before = read;
    if (id !== undefined && !intact.has(id)) intact.set(id, read);
  }
  let after: ReadLine | undefined;
  for (const read of lines.toReversed()) {
    const found = neighbors.get(read);
    if (found) found.after = after;
    else after = read;
  }
  return {
    isInOrder(read) {
      const id = idOf(read) ?? 0;
      const found = neighbors.get(read);
      const lowest = (found?.before && idOf(found.before)) ?? 0;
      return lowest < id && id < ((found?.after && idOf(found.after)) ?? Number.POSITIVE_INFINITY);
    },
    seqBetween(read) {
      const { seq } = read.line;
      const found = neighbors.get(read);
      const lowest = found?.before?.line.seq ?? 0;
      const highest = found?.after?.line.seq ?? lowest + SEQ_REACH;
      return lowest < seq && seq < highest ? seq : Math.max(1, Math.min(lowest + 1, highest));
    },
    intactLine: (id) => intact.get(id),
    isRepeated: (id) => repeated.has(id),
  };
}
