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
  const known = [...seqs.flat(), ...damaged.flatMap(({ seq }) => seq ?? [])].sort(
    (one, other) => one - other,
  );
  const gaps: JournalGap[] = [];
  let countedTo = 0;
  for (const [index, file] of journal.entries()) {
    if (!isIncomplete(file, index === journal.length - 1)) continue;
    const from = highest([highestSeq, ...seqs.slice(0, index).flat()]);
    const to = seqs.slice(index + 1).find((later) => later.length > 0)?.[0] ?? highest(seqs[index] ?? []);
    const unnamed = damaged.filter(({ path, seq }) => path === file.path && seq === undefined).length;
    const count = countMissing(known, Math.max(from, countedTo), to) - unnamed;
    countedTo = Math.max(countedTo, to);
    if (count > 0) gaps.push({ path: file.path, count });
  }
  return gaps;
}

/** Whether a segment is damaged. Only the last one can have been in use when the app ended. */
const isIncomplete = ({ reading, bytes }: ReadFile, isLast: boolean): boolean =>
  reading.bad.some(({ isMended, number }) => !isMended && number > 1) ||
  (!isLast && (reading.lines.length === 0 || bytes.at(-1) !== LINE_FEED));

/** The number of whole numbers between `from` and `to` that aren't in the sorted list. */
function countMissing(known: readonly number[], from: number, to: number): number {
  let count = 0;
  let previous = from;
  for (const seq of known) {
    if (seq <= from || seq > to) continue;
    count += Math.max(0, seq - previous - 1);
    previous = seq;
  }
  return count;
}

const highest = (seqs: readonly number[]): number => seqs.reduce((one, other) => Math.max(one, other), 0);
