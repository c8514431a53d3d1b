import { type Entry, isSameQuestion } from '../../../../../shared/library/entry.ts';
import type { RecoveryFile } from '../../../../../shared/library/recovery-report.ts';
import { pluralize } from '../../../../../shared/text/pluralize.ts';
import { type EntryLine, lineFileName, lineFileOf } from '../../format/line-file-format.ts';
import type { BadLine, FileReading, ReadLine } from '../../format/line-file-reader.ts';
import {
  addFindings,
  badFindings,
  type Damaged,
  describeLoss,
  describeText,
  findingSubject,
  readDamagedLines,
} from './damage-findings.ts';
import { findJournalGaps } from './journal-gaps.ts';
import { createLineIndex, idOf, type LineIndex } from './line-index.ts';
import { type Loaded, type LoadedEntries, type ReadFile, touchAll } from './loaded-entries.ts';

/*
 * A wrong checksum means that the line was edited, or that the disk is damaged. The line is accepted unless that
 * would damage another question, because its ID can be wrong.
 */

/** How far the ID of a new question in an edited file may exceed the highest ID. Later IDs continue from there. */
const NEW_ID_REACH = 100_000;

/** Why a new question in an edited file is rejected; undefined if it's accepted. */
const farIdFault = (id: number, highestId: number): string | undefined =>
  id > highestId + NEW_ID_REACH ? `the ID ${id} is far higher than all others` : undefined;

/** Accepts what it can from a damaged question file, and records the findings. */
export function acceptQuestionLines(file: ReadFile, loaded: Loaded): void {
  const { path, number: index, bytes, reading } = file;
  const { findings, dirty } = loaded;
  const found: RecoveryFile[] = [];
  const lineIndex = createLineIndex(reading.lines);
  let good = 0;
  for (const read of reading.lines) {
    const taken = acceptQuestionLine(read, lineIndex, file, loaded);
    if (taken.isGood) good += 1;
    if (taken.finding) found.push(taken.finding);
  }
  const damaged = readDamagedLines(path, reading.bad.filter(isIllegible));
  findings.damaged = findings.damaged.concat(damaged);
  good += countElsewhere(damaged, reading, loaded.memory);

  const nothing =
    reading.lines.length === 0 && reading.expected === undefined && reading.version === undefined;
  const isUnknown = reading.bad.some(isUncounted(reading.version));
  const missing = reading.expected === undefined ? (isUnknown ? undefined : 0) : reading.expected - good;
  if (missing === undefined || missing > 0) findings.shortfalls.push({ path, index, missing });
  const bad = nothing ? [wholeFinding(file)] : badFindings(path, reading.bad);
  if (!nothing && missing !== undefined && missing > reading.bad.filter(isIllegible).length) {
    const reason = `${missing} of ${pluralize(missing + good, 'line')} missing`;
    found.push({ path, line: null, reason, kind: 'cut-off' });
  }
  if (found.length + bad.length === 0) return;
  dirty.add(index);
  addFindings(findings, path, bytes, found);
  addFindings(findings, path, bytes, bad);
}

/** A file without a line count can lack more lines than it seems. */
const isUncounted =
  (version: number | undefined) =>
  ({ number, kind, isMended }: BadLine): boolean =>
    !isMended && (number === 1 || (version === 1 && kind === 'cut-off'));

/** The line may lack data. The header is handled separately. */
const isIllegible = ({ isMended, number }: BadLine): boolean => !isMended && number > 1;

/** The number of unreadable lines whose question is in the journal. */
const countElsewhere = (
  damaged: readonly Damaged[],
  { lines }: FileReading,
  memory: LoadedEntries,
): number => {
  const counted = new Set(lines.map(idOf));
  const ids = new Set(damaged.map(({ id }) => id));
  return [...ids].filter((id) => id !== undefined && memory.entries.has(id) && !counted.has(id)).length;
};

/** The finding for a file without any readable line. */
function wholeFinding({ path, bytes }: ReadFile): RecoveryFile {
  const isEmpty = bytes.every((byte) => byte === 0);
  const reason = bytes.length === 0 ? 'the file is empty' : 'the file contains only zeros';
  return isEmpty
    ? { path, line: null, reason, kind: 'cut-off' }
    : { path, line: null, reason: 'the file contains no library data', kind: 'foreign' };
}

interface LineResult {
  /** Whether nothing of the line is lost. */
  isGood: boolean;
  finding?: RecoveryFile;
}

function acceptQuestionLine(
  read: ReadLine,
  lineIndex: LineIndex,
  file: ReadFile,
  loaded: Loaded,
): LineResult {
  const { path, number: index } = file;
  const { memory, dirty } = loaded;
  const { line, trust } = read;
  const finding = (reason: string, kind: RecoveryFile['kind']): RecoveryFile => ({
    path,
    line: read.number,
    reason,
    kind,
  });
  if (!('entry' in line)) {
    return {
      isGood: false,
      finding: finding('this line has a whole library, which only the journal can contain', 'damaged'),
    };
  }
  const { entry } = line;
  const home = lineFileOf(entry.id);
  if (trust === 'intact') {
    if (home === index) return { isGood: true };
    const farOff = farIdFault(entry.id, memory.highestId);
    if (farOff !== undefined) return { isGood: false, finding: finding(farOff, 'damaged') };
    if (memory.put(line)) dirty.add(home);
    const reason = `moved question ${entry.id} to ${lineFileName(home)}, where it belongs`;
    return { isGood: true, finding: finding(reason, 'changed-outside') };
  }
  const old = memory.entries.get(entry.id);
  const refusal =
    trust === 'changed'
      ? rejectionReason(read, lineIndex, file, old)
      : farIdFault(entry.id, memory.highestId);
  if (refusal !== undefined) {
    const outcome = old && ({ outcome: 'not-taken', ...findingSubject(entry) } as const);
    return { isGood: false, finding: { ...finding(refusal, 'damaged'), ...outcome } };
  }
  const seq = trust === 'plain' ? line.seq : Math.min(line.seq, Math.max(memory.highestSeq, 1));
  const isNew = putChanged({ seq, entry }, loaded);
  if (isNew) dirty.add(home);
  const reason = isNew
    ? `question ${entry.id} was changed outside the app`
    : `question ${entry.id} was changed outside the app, but the library has a newer version, which was kept`;
  const outcome = isNew ? 'taken' : 'kept-here';
  return {
    isGood: true,
    finding: { ...finding(reason, 'changed-outside'), outcome, ...findingSubject(entry) },
  };
}

/** Why a changed line of a question file is rejected. */
function rejectionReason(
  read: ReadLine,
  lineIndex: LineIndex,
  { number }: ReadFile,
  old: Entry | undefined,
): string | undefined {
  if (!('entry' in read.line)) return undefined;
  const { id } = read.line.entry;
  if (old) return `another version of question ${id}; ${placeOfNewest(id, lineIndex)} is used`;
  if (lineFileOf(id) !== number || !lineIndex.isInOrder(read)) {
    return `the ID ${id} doesn't belong in this file`;
  }
  return undefined;
}

/** Where the current version of a question is. */
function placeOfNewest(id: number, lineIndex: LineIndex): string {
  const line = lineIndex.intactLine(id);
  return line ? `the one in line ${line.number}` : 'a newer one';
}

/**
 * Accepts a version that has no version number, with a higher one, so that open drafts of the previous version
 * notice it.
 */
function putChanged({ seq, entry }: EntryLine, { memory }: Loaded): boolean {
  const version = Math.max(entry.version, memory.entries.get(entry.id)?.version ?? 0) + 1;
  return memory.put({ seq, entry: { ...entry, version } });
}

/** Does the same for all journal segments together. `highestSeq`: the highest one in the question files. */
export function acceptJournalLines(journal: readonly ReadFile[], loaded: Loaded, highestSeq: number): void {
  const { memory, findings, dirty } = loaded;
  const lineIndex = createLineIndex(journal.flatMap(({ reading }) => reading.lines));
  for (const file of journal) {
    const { path, bytes, reading } = file;
    const damaged = readDamagedLines(path, reading.bad.filter(isWritten));
    const isOurs =
      reading.lines.length > 0 || reading.version !== undefined || damaged.some(({ id }) => id !== undefined);
    const isForeign = !isOurs && reading.bad.length > 0;
    const bad = isForeign ? [wholeFinding(file)] : badFindings(path, reading.bad);
    const describe = () => describeLoss({ what: 'file', path });
    findings.damaged = findings.damaged.concat(
      isForeign ? [{ path, id: undefined, seq: undefined, describe }] : damaged,
    );
    const found: RecoveryFile[] = [];
    for (const read of reading.lines) {
      if (read.trust === 'intact') continue;
      const { line } = read;
      const seq = read.trust === 'changed' ? lineIndex.seqBetween(read) : line.seq;
      if (!('entry' in line)) {
        if (memory.replace({ ...line, seq })) touchAll(loaded);
        found.push({
          path,
          line: read.number,
          reason: 'the line with the whole library was changed',
          kind: 'changed-outside',
        });
        continue;
      }
      // Of a line that was changed by hand or damaged, `others` aren't applied.
      const { entry } = line;
      const old = memory.entries.get(entry.id);
      const reason = read.trust === 'changed' ? misfit(entry, old) : farIdFault(entry.id, memory.highestId);
      if (reason !== undefined) {
        found.push({ path, line: read.number, reason, kind: 'damaged' });
        // A question that is nowhere else can be in a backup. An existing question keeps its version.
        const isElsewhere = old !== undefined || farIdFault(entry.id, memory.highestId) !== undefined;
        const id = isElsewhere ? undefined : entry.id;
        findings.damaged.push({
          path,
          id,
          seq: undefined,
          describe: () => describeText(JSON.stringify(line)),
        });
        continue;
      }
      const version = Math.max(entry.version, old?.version ?? 0) + 1;
      if (memory.put({ seq, entry: { ...entry, version } })) dirty.add(lineFileOf(entry.id));
      const changed = `question ${entry.id} was changed outside the app`;
      found.push({
        path,
        line: read.number,
        reason: changed,
        kind: 'changed-outside',
        outcome: 'taken',
        ...findingSubject(entry),
      });
    }
    addFindings(findings, path, bytes, bad);
    addFindings(findings, path, bytes, found);
  }
  findings.journalGaps = findJournalGaps(journal, findings.damaged, Math.max(highestSeq, memory.librarySeq));
  for (const { path, count } of findings.journalGaps) {
    const file = journal.find((one) => one.path === path);
    const reason = `up to ${pluralize(count, 'change')} missing`;
    if (file) addFindings(findings, path, file.bytes, [{ path, line: null, reason, kind: 'cut-off' }]);
  }
}

/** Whether the line contains more than a crash leaves of an unacknowledged write. */
const isWritten = ({ isMended, text }: BadLine): boolean => !isMended && /[^\0\s]/.test(text);

/** Why a changed journal line is rejected. It can't create a question, because its ID can be wrong. */
const misfit = (entry: Entry, old: Entry | undefined): string | undefined =>
  old && isSameQuestion(old, entry) ? undefined : `the ID ${entry.id} belongs to another question`;
