import type { RecoveryFile } from '../../../../../shared/library/recovery-report.ts';
import { pluralize } from '../../../../../shared/text/pluralize.ts';
import type { BadLine } from '../../format/line-file-reader.ts';
import {
  addFindings,
  type Damaged,
  describeLoss,
  describeWholeFile,
  type JournalGap,
  readDamagedLines,
} from './damage-findings.ts';
import { findIntactNeighbors, type Neighbors } from './intact-neighbors.ts';
import { type Loaded, type ReadFile, touchAll } from './loaded-entries.ts';

const LINE_FEED = 10;
/** How far the last line's `seq` may exceed the previous line's. */
const SEQ_REACH = 1_000_000;

/** Records the damage in journal segments. `highestSeq` is the highest `seq` in the question files. */
export function noteJournalDamage(journal: readonly ReadFile[], loaded: Loaded, highestSeq: number): void {
  const { memory, findings } = loaded;
  applyChangedLibraries(journal, loaded);
  for (const file of journal) {
    const { path, bytes, reading } = file;
    const damaged = readDamagedLines(path, reading.bad.filter(isWritten));
    const isOurs =
      reading.lines.length > 0 || reading.version !== undefined || damaged.some(({ id }) => id !== undefined);
    if (isOurs) {
      findings.damaged = findings.damaged.concat(damaged);
      addFindings(findings, path, bytes, [], reading.bad);
    } else if (reading.bad.length > 0) {
      const describe = () => describeLoss({ what: 'file', path });
      findings.damaged.push({ path, id: undefined, seq: undefined, describe });
      addFindings(findings, path, bytes, [describeWholeFile(file)]);
    }
  }
  findings.journalGaps = findJournalGaps(journal, findings.damaged, Math.max(highestSeq, memory.librarySeq));
  for (const { path, count } of findings.journalGaps) {
    const file = journal.find((one) => one.path === path);
    const reason = `up to ${pluralize(count, 'change')} missing`;
    if (file) addFindings(findings, path, file.bytes, [{ path, line: null, reason, kind: 'cut-off' }]);
  }
}

/** Returns whether an unreadable line contains more than the zeros and spaces that a crash can leave. */
const isWritten = ({ isMended, text }: BadLine): boolean => !isMended && /[^\0\s]/.test(text);

/** Applies whole libraries with a wrong checksum because most of their entries can't be anywhere else. */
function applyChangedLibraries(journal: readonly ReadFile[], loaded: Loaded): void {
  const neighbors = findIntactNeighbors(journal.flatMap(({ reading }) => reading.lines));
  for (const { path, bytes, reading } of journal) {
    const found: RecoveryFile[] = [];
    for (const read of reading.lines) {
      const near = neighbors.get(read);
      if (!near || 'entry' in read.line) continue;
      if (loaded.memory.replace({ ...read.line, seq: findSeq(read.line.seq, near) })) touchAll(loaded);
      const reason = 'the line with the whole library was changed';
      found.push({ path, line: read.number, reason, kind: 'changed-outside' });
    }
    addFindings(loaded.findings, path, bytes, found);
  }
}

/**
 * Returns the `seq` to use for a changed line: its own `seq` if that's between its neighbors' numbers, or
 * otherwise a number in between.
 */
function findSeq(seq: number, { before, after }: Neighbors): number {
  const lowest = before?.line.seq ?? 0;
  const highest = after?.line.seq ?? lowest + SEQ_REACH;
  return lowest < seq && seq < highest ? seq : Math.max(1, Math.min(lowest + 1, highest));
}

/**
 * Counts the changes that are missing from damaged segments and have no readable text. Changes have
 * consecutive numbers, so a gap between readable lines shows how many are missing. Changes missing at the end
 * of the last segment can't be counted. `highestSeq` is the highest number in the question files or of a
 * whole library.
 */
export function findJournalGaps(
  journal: readonly ReadFile[],
  damaged: readonly Damaged[],
  highestSeq: number,
): JournalGap[] {
  const seqs = journal.map(({ reading }) =>
    reading.lines.flatMap(({ line, trust }) => (trust === 'intact' ? line.seq : [])),
  );
  const nextSeqs = findFirstOfLater(seqs);
  const known = [...seqs.flat(), ...damaged.flatMap(({ seq }) => seq ?? [])].sort(
    (one, other) => one - other,
  );
  const unnamed = new Map<string, number>();
  for (const { path, seq } of damaged) if (seq === undefined) unnamed.set(path, (unnamed.get(path) ?? 0) + 1);
  const gaps: JournalGap[] = [];
  let from = highestSeq;
  /** The position in `known`. It never decreases, because `from` doesn't either. */
  let at = 0;
  for (const [index, file] of journal.entries()) {
    const own = findHighest(seqs[index] ?? []);
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

/** Returns, for each segment, the first number in the next segment that has numbers. */
function findFirstOfLater(seqs: readonly (readonly number[])[]): (number | undefined)[] {
  const found: (number | undefined)[] = [];
  let first: number | undefined;
  for (const own of seqs.toReversed()) {
    found.unshift(first);
    first = own[0] ?? first;
  }
  return found;
}

/** Returns whether a segment is damaged. Only the last segment can have been in use when the app ended. */
const isIncomplete = ({ reading, bytes }: ReadFile, isLast: boolean): boolean =>
  reading.bad.some(({ isMended, number }) => !isMended && number > 1) ||
  (!isLast && (reading.lines.length === 0 || bytes.at(-1) !== LINE_FEED));

const findHighest = (seqs: readonly number[]): number => seqs.reduce((one, other) => Math.max(one, other), 0);
