import type { Damaged, JournalGap } from './damage-findings.ts';
import type { ReadFile } from './loaded-entries.ts';

const LINE_FEED = 10;

/**
 * Counts the changes that damaged segments lack and that no readable text stands for. Changes have consecutive
 * numbers, so a gap between readable lines tells. It doesn't tell anything about the end of the last segment.
 * `highestSeq`: the highest number in the question files, or of a whole library.
 */
export function findJournalGaps(
  journal: readonly ReadFile[],
  damaged: readonly Damaged[],
  highestSeq: number,
): JournalGap[] {
  const seqs = journal.map(({ reading }) =>
    reading.lines.flatMap(({ line, trust }) => (trust === 'intact' ? line.seq : [])),
  );
  const nextSeqs = firstOfLater(seqs);
  const known = [...seqs.flat(), ...damaged.flatMap(({ seq }) => seq ?? [])].sort(
    (one, other) => one - other,
  );
  const unnamed = new Map<string, number>();
  for (const { path, seq } of damaged) if (seq === undefined) unnamed.set(path, (unnamed.get(path) ?? 0) + 1);
  const gaps: JournalGap[] = [];
  let from = highestSeq;
  /** The position in `known`. It never goes back, because `from` doesn't. */
  let at = 0;
  for (const [index, file] of journal.entries()) {
    const own = highest(seqs[index] ?? []);
    if (isIncomplete(file, index === journal.length - 1)) {
      const to = nextSeqs[index] ?? own;
      let count = 0;
      for (let previous = from; at < known.length && (known[at] ?? 0) <= to; at += 1) {
        const seq = known[at] ?? 0;
        if (seq <= previous) continue;
        count += seq - previous - 1;
        previous = seq;
      }
      count -= unnamed.get(file.path) ?? 0;
      if (count > 0) gaps.push({ path: file.path, count });
      from = Math.max(from, to);
    }
    from = Math.max(from, own);
  }
  return gaps;
}

/** By segment: the first number in the next segment that has any. */
function firstOfLater(seqs: readonly (readonly number[])[]): (number | undefined)[] {
  const found: (number | undefined)[] = [];
  let first: number | undefined;
  for (const own of seqs.toReversed()) {
    found.unshift(first);
    first = own[0] ?? first;
  }
  return found;
}

/** Whether a segment is damaged. Only the last one can have been in use when the app ended. */
const isIncomplete = ({ reading, bytes }: ReadFile, isLast: boolean): boolean =>
  reading.bad.some(({ isMended, number }) => !isMended && number > 1) ||
  (!isLast && (reading.lines.length === 0 || bytes.at(-1) !== LINE_FEED));

const highest = (seqs: readonly number[]): number => seqs.reduce((one, other) => Math.max(one, other), 0);
