import type { RecoveryFile } from '../../../../../shared/library/recovery-report.ts';
import { pluralize } from '../../../../../shared/text/pluralize.ts';
import { type EntryLine, formatLineFileName, getLineFileIndex } from '../../format/line-file-format.ts';
import type { BadLine, FileReading, ReadLine } from '../../format/line-file-reader.ts';
import {
  addFindings,
  type Damaged,
  describeWholeFile,
  pickSubject,
  readDamagedLines,
} from './damage-findings.ts';
import { findIntactNeighbors, type Neighbors } from './intact-neighbors.ts';
import type { Loaded, LoadedEntries, ReadFile } from './loaded-entries.ts';

/*
 * A wrong checksum means that the line was edited or that the disk is damaged. The line's ID can be wrong, so
 * the line is accepted only if that can't damage another question.
 */

/**
 * The maximum difference between a new ID and the highest known ID. It's limited because later IDs continue
 * from there.
 */
export const NEW_ID_REACH = 100_000;

/** Accepts as much as possible from a damaged question file and records the findings. */
export function acceptQuestionLines(file: ReadFile, loaded: Loaded): void {
  const { path, number: index, bytes, reading } = file;
  const { findings, dirty } = loaded;
  const found: RecoveryFile[] = [];
  const neighbors = findIntactNeighbors(reading.lines);
  let good = 0;
  for (const read of reading.lines) {
    const finding = acceptQuestionLine(read, neighbors.get(read), file, loaded);
    if (finding) found.push(finding);
    if (finding?.kind !== 'damaged') good += 1;
  }
  const illegible = reading.bad.filter(isIllegible);
  const damaged = readDamagedLines(path, illegible);
  findings.damaged = findings.damaged.concat(damaged);
  good += countElsewhere(damaged, reading, loaded.memory);

  const isUnknown = reading.bad.some(isUncounted(reading.version));
  const missing = reading.expected === undefined ? (isUnknown ? undefined : 0) : reading.expected - good;
  if (missing === undefined || missing > 0) findings.shortfalls.push({ path, index, missing });
  const isOurs = reading.lines.length > 0 || reading.expected !== undefined || reading.version !== undefined;
  if (!isOurs) found.push(describeWholeFile(file));
  else if (missing !== undefined && missing > illegible.length) {
    const reason = `${missing} of ${pluralize(missing + good, 'line')} missing`;
    found.push({ path, line: null, reason, kind: 'cut-off' });
  }
  const bad = isOurs ? reading.bad : [];
  if (found.length + bad.length > 0) dirty.add(index);
  addFindings(findings, path, bytes, found, bad);
}

/** Returns whether an unknown number of lines may be missing because the file has no line count. */
const isUncounted =
  (version: number | undefined) =>
  ({ number, kind, isMended }: BadLine): boolean =>
    !isMended && (number === 1 || (version === 1 && kind === 'cut-off'));

/** Returns whether data in the line may be lost. The header is handled separately. */
const isIllegible = ({ isMended, number }: BadLine): boolean => !isMended && number > 1;

/** Counts the unreadable lines whose questions were read from other files. */
const countElsewhere = (
  damaged: readonly Damaged[],
  { lines }: FileReading,
  memory: LoadedEntries,
): number => {
  const counted = new Set(lines.map(({ line }) => ('entry' in line ? line.entry.id : undefined)));
  const ids = new Set(damaged.map(({ id }) => id));
  return [...ids].filter((id) => id !== undefined && memory.entries.has(id) && !counted.has(id)).length;
};

/** Returns a finding if something is wrong with the line. Only the kind `damaged` means a loss. */
function acceptQuestionLine(
  read: ReadLine,
  neighbors: Neighbors | undefined,
  { path, number: index }: ReadFile,
  { memory, dirty }: Loaded,
): RecoveryFile | undefined {
  const { line, trust } = read;
  const finding = { path, line: read.number };
  if (!('entry' in line)) {
    const reason = 'this line contains a whole library, which is allowed only in the journal';
    return { ...finding, reason, kind: 'damaged' };
  }
  const { entry } = line;
  const { id } = entry;
  const home = getLineFileIndex(id);
  if (trust === 'intact' && home === index) return undefined;
  const isKnown = memory.entries.has(id);
  const fault =
    trust === 'changed'
      ? findIdFault(id, isKnown, home === index && isInOrder(id, neighbors))
      : id > memory.highestId + NEW_ID_REACH
        ? `the ID ${id} is far higher than all others`
        : undefined;
  if (fault !== undefined) {
    const outcome = isKnown && ({ outcome: 'not-taken', ...pickSubject(entry) } as const);
    return { ...finding, reason: fault, kind: 'damaged', ...outcome };
  }
  const isNew = trust === 'intact' ? memory.put(line) : putChanged(read, line, memory);
  if (isNew) dirty.add(home);
  if (trust === 'intact') {
    const reason = `moved question ${id} to ${formatLineFileName(home)}, where it belongs`;
    return { ...finding, reason, kind: 'changed-outside' };
  }
  const reason = `question ${id} was changed outside the app`;
  return {
    ...finding,
    reason: isNew ? reason : `${reason}, but the library has a newer version, which was kept`,
    kind: 'changed-outside',
    outcome: isNew ? 'taken' : 'kept-here',
    ...pickSubject(entry),
  };
}

/**
 * Returns why the ID in a line with a wrong checksum may be wrong too, or undefined if the ID is plausible.
 */
function findIdFault(id: number, isKnown: boolean, isInPlace: boolean): string | undefined {
  if (isKnown) return `the library has another version of question ${id}`;
  return isInPlace ? undefined : `the ID ${id} doesn't belong in this file`;
}

/** Returns whether the ID is between the IDs of the nearest intact lines. The app writes lines in order. */
function isInOrder(id: number, neighbors: Neighbors | undefined): boolean {
  const { before, after } = neighbors ?? {};
  const findId = (read: ReadLine | undefined) =>
    read && 'entry' in read.line ? read.line.entry.id : undefined;
  return (findId(before) ?? 0) < id && id < (findId(after) ?? Number.POSITIVE_INFINITY);
}

/**
 * Accepts a changed entry with a higher version number because open drafts of the previous version must
 * notice the change.
 */
function putChanged({ trust }: ReadLine, { seq, entry }: EntryLine, memory: LoadedEntries): boolean {
  const version = Math.max(entry.version, memory.entries.get(entry.id)?.version ?? 0) + 1;
  const isPlain = trust === 'plain';
  return memory.put({
    seq: isPlain ? seq : Math.min(seq, Math.max(memory.highestSeq, 1)),
    entry: { ...entry, version },
  });
}
