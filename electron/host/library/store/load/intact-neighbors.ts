import type { ReadLine } from '../../format/line-file-reader.ts';

export interface Neighbors {
  before: ReadLine | undefined;
  after: ReadLine | undefined;
}

/**
 * Finds the nearest intact lines before and after each line that isn't intact. Makes only two passes because
 * a damaged file can have 100,000 lines.
 */
export function findIntactNeighbors(lines: readonly ReadLine[]): ReadonlyMap<ReadLine, Neighbors> {
  const neighbors = new Map<ReadLine, Neighbors>();
  let before: ReadLine | undefined;
  for (const read of lines) {
    if (read.trust === 'intact') before = read;
    else neighbors.set(read, { before, after: undefined });
  }
  let after: ReadLine | undefined;
  for (const read of lines.toReversed()) {
    const found = neighbors.get(read);
    if (found) found.after = after;
    else after = read;
  }
  return neighbors;
}
