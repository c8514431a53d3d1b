import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../../../shared/errors.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import { isSameQuestion } from '../../../../shared/library/entry.ts';
import type { RecoveryFile, RecoveryOutcome } from '../../../../shared/library/recovery-report.ts';
import { pluralize } from '../../../../shared/text/pluralize.ts';
import type { Clock } from '../../ports.ts';
import { sumOf } from '../../system/checksum.ts';
import { reasonOf, unlessGone } from '../../system/durable-file.ts';
import type { Files } from '../../system/files.ts';
import {
  FORMATS,
  firstIdOf,
  lineFileIndex,
  lineFileName,
  lineFileOf,
  unreadableError,
} from '../format/line-file-format.ts';
import {
  type BadLine,
  type FileReading,
  type ReadLine,
  readDigest,
  readRecords,
} from '../format/line-file-reader.ts';
import { sumOfLine } from '../format/line-parser.ts';
import { sameVersion } from '../format/version-line.ts';
import { emptyKnown, type KnownFile, slotOf } from './known-file.ts';
import { farIdFault } from './load/accept-changed-lines.ts';
import {
  addFindings,
  badFinding,
  badFindings,
  emptyFindings,
  findingSubject,
} from './load/damage-findings.ts';
import { createLineIndex, type LineIndex } from './load/line-index.ts';
import type { LoadedEntries } from './load/loaded-entries.ts';
import type { Quarantine } from './quarantine.ts';

/** Applies changes by other programs to the question files of an open library. */
export interface ExternalChanges {
  /** Called with each question file that must be written again. */
  onApplied(listener: (index: number) => void): void;
  /**
   * Applies another program's changes to a question file, so that it can be overwritten. Intact lines become new
   * versions, unless their entry has changed here too. The rest is quarantined and reported. Rejects with
   * AppError('disk') or ('library-unreadable'); then the file must not be overwritten.
   */
  apply(index: number): Promise<void>;
  /** Does the same for files with these names, or for all. */
  applyAll(names: ReadonlySet<string> | null): Promise<void>;
}

interface ExternalChangesOptions {
  /** The folder of the question files. */
  dir: string;
  files: Files;
  clock: Clock;
  memory: LoadedEntries;
  /** The known content of each question file. */
  known: Map<number, KnownFile>;
  latest: (id: number) => Entry | undefined;
  commit: (entry: Entry) => Promise<void>;
  quarantine: Pick<Quarantine, 'store'>;
}

/** A question file with its known and its actual content. */
interface Found {
  index: number;
  path: string;
  reading: FileReading;
  lineIndex: LineIndex;
  was: KnownFile;
  is: KnownFile;
}

/** The changes to make. */
interface Plan {
  changed: Entry[];
  removed: Entry[];
  findings: RecoveryFile[];
  /** The findings for unreadable lines. */
  bad: RecoveryFile[];
  /** The entries that the plan was made for. */
  current: Map<number, Entry | undefined>;
}

export function createExternalChanges(options: ExternalChangesOptions): ExternalChanges {
  const { dir, files, clock, memory, known, latest, commit, quarantine } = options;
  const appliedListeners: ((index: number) => void)[] = [];
  const notifyApplied = (index: number): void => {
    for (const listener of appliedListeners) listener(index);
  };

  async function applyFile(index: number): Promise<void> {
    const name = lineFileName(index);
    const path = `questions/${name}`;
    const bytes = await unlessGone(files.readFile(join(dir, name))).catch((error: unknown) => {
      throw unreadableError(join(dir, name), 0, reasonOf(error), error);
    });
    const was = known.get(index);
    if (!bytes) return was ? noteGone(index, path) : undefined;
    if (was?.digest === digestOf(bytes, path)) return;
    const reading = readingOf(bytes, path);
    const lineIndex = createLineIndex(reading.lines);
    const seen = { index, path, reading, lineIndex, was: was ?? emptyKnown(0) };
    let found: Found;
    let plan: Plan;
    do {
      found = { ...seen, is: emptyKnown(reading.digest) };
      plan = planFor(found);
      await report(path, bytes, plan);
      // If an entry was edited here in the meantime, plan again.
    } while (!isUpToDate(plan));
    await Promise.all([...plan.changed, ...plan.removed].map(commit));
    for (const { id } of plan.changed) found.is.seqs[slotOf(id)] = memory.seqOf(id);
    known.set(index, found.is);
    if (plan.findings.length + plan.bad.length + plan.changed.length > 0) notifyApplied(index);
  }

  async function noteGone(index: number, path: string): Promise<void> {
    const reason = 'another program deleted the file, so the app restored it';
    await quarantine.store(
      {
        at: clock.now(),
        files: [{ path, line: null, reason, kind: 'changed-outside' }],
        restored: [],
        lost: [],
      },
      new Map(),
    );
    known.delete(index);
    notifyApplied(index);
  }

  async function report(path: string, bytes: Buffer, { findings: found, bad }: Plan): Promise<void> {
    if (found.length + bad.length === 0) return;
    const findings = emptyFindings();
    addFindings(findings, path, bytes, bad);
    addFindings(findings, path, bytes, found);
    await quarantine.store(
      { at: clock.now(), files: findings.files, restored: [], lost: [] },
      findings.copies,
    );
  }

  const isUpToDate = ({ current }: Plan): boolean =>
    [...current].every(([id, entry]) => latest(id) === entry);

  function planFor(found: Found): Plan {
    const { path, reading } = found;
    const bad = badFindings(path, reading.bad, (one) => passedOver(path, one));
    const plan: Plan = { changed: [], removed: [], findings: [], bad, current: new Map() };
    for (const read of reading.lines) planLine(read, found, plan);
    planMissing(found, plan);
    return plan;
  }

  /** Memory has the question of an unreadable line, so nothing is missing. */
  function passedOver(path: string, bad: BadLine): RecoveryFile {
    const finding = badFinding(path, bad);
    const entry = finding.id === undefined ? undefined : latest(finding.id);
    return { outcome: 'not-taken', ...finding, ...(entry && findingSubject(entry)) };
  }

  function planLine(read: ReadLine, found: Found, plan: Plan): void {
    const { path } = found;
    const refuse = (reason: string) =>
      plan.findings.push({ path, line: read.number, reason, kind: 'damaged', outcome: 'not-taken' });
    if (!('entry' in read.line))
      return void refuse('this line has a whole library, which only the journal can contain');
    const { entry } = read.line;
    const current = latest(entry.id);
    if (noteLine(read.sum, entry, current, found)) return;
    const reason = rejectionReason(read, entry, current, found);
    if (reason !== undefined) return void refuse(reason);
    planVersion(read, entry, current, found, plan);
  }

  /** Records a line that belongs in the file. Returns whether it's unchanged. */
  function noteLine(
    sum: number,
    entry: Entry,
    current: Entry | undefined,
    { index, was, is }: Found,
  ): boolean {
    const isHome = lineFileOf(entry.id) === index;
    const slot = slotOf(entry.id);
    if (isHome) {
      const before = was.seqs[slot] ?? 0;
      is.sums[slot] = sum;
      is.seqs[slot] = before;
      if (before > 0 && was.sums[slot] === sum) return true;
    }
    if (!current || !isSameContent(entry, current)) return false;
    if (isHome) is.seqs[slot] = memory.seqOf(entry.id);
    return true;
  }

  /** Why a line is rejected; undefined if it's accepted. */
  function rejectionReason(
    read: ReadLine,
    entry: Entry,
    current: Entry | undefined,
    { lineIndex }: Found,
  ): string | undefined {
    if (read.trust === 'changed' && !isLikely(read, entry, current, lineIndex))
      return `the ID ${entry.id} belongs to another question`;
    return farIdFault(entry.id, memory.highestId);
  }

  /** A changed line becomes a version, unless its question has changed here too. */
  function planVersion(
    read: ReadLine,
    entry: Entry,
    current: Entry | undefined,
    found: Found,
    plan: Plan,
  ): void {
    const { id } = entry;
    const report = (reason: string, outcome: RecoveryOutcome) =>
      plan.findings.push({
        ...{ path: found.path, line: read.number, reason, kind: 'changed-outside', outcome },
        ...findingSubject(current ?? entry),
      });
    if (isChangedHere(id, current, found)) {
      const reason = `the app and another program both changed question ${id}; your version was kept`;
      return void report(reason, 'kept-here');
    }
    if (found.lineIndex.isRepeated(id))
      report(`another version of question ${id}, which is now the current one`, 'taken');
    plan.current.set(id, current);
    plan.changed.push({
      ...entry,
      version: Math.max(entry.version, current?.version ?? 0) + 1,
      editedAt: clock.now(),
      ...(isSaved(entry, current) && { lastSave: { at: clock.now(), by: 'outside' } }),
    });
  }

  /** Whether the question has a version here that the file never had. */
  function isChangedHere(id: number, current: Entry | undefined, { index, was }: Found): boolean {
    if (current !== memory.entries.get(id)) return true;
    if (lineFileOf(id) !== index) return current !== undefined;
    return memory.seqOf(id) !== (was.seqs[slotOf(id)] ?? 0);
  }

  /** Lines that are missing. They were removed on purpose only if the header has the right count. */
  function planMissing({ index, path, reading, was, is }: Found, plan: Plan): void {
    const isMeant = reading.bad.length === 0 && reading.expected === reading.lines.length;
    let missing = 0;
    for (const [slot, seq] of was.seqs.entries()) {
      const entry = memory.entries.get(firstIdOf(index) + slot);
      if (seq === 0 || is.seqs[slot] || !entry || entry.removedAt !== null) continue;
      if (isMeant && memory.seqOf(entry.id) === seq && latest(entry.id) === entry) {
        plan.current.set(entry.id, entry);
        plan.removed.push({
          ...entry,
          version: entry.version + 1,
          editedAt: clock.now(),
          removedAt: clock.now(),
        });
        const reason = `another program deleted question ${entry.id}, so it was moved to Trash`;
        plan.findings.push({
          ...{ path, line: null, reason, kind: 'changed-outside', outcome: 'removed' },
          ...findingSubject(entry),
        });
      } else missing += 1;
    }
    if (missing === 0 || [...plan.findings, ...plan.bad].some(({ kind }) => kind !== 'changed-outside'))
      return;
    const reason = `${pluralize(missing, 'line')} missing from the file, restored from memory`;
    plan.findings.push({ path, line: null, reason, kind: 'cut-off', outcome: 'written-anew' });
  }

  async function applyAll(names: ReadonlySet<string> | null): Promise<void> {
    const all = names ?? (await files.readdir(dir));
    const indexes = new Set([...all].map(lineFileIndex).filter((index) => index !== undefined));
    if (!names) for (const index of known.keys()) indexes.add(index);
    for (const index of indexes) await applyFile(index);
  }

  return {
    onApplied: (listener) => {
      appliedListeners.push(listener);
    },
    apply: applyFile,
    applyAll: applyAll,
  };
}

/** Changes with the content. */
function digestOf(bytes: Buffer, path: string): number {
  try {
    return readDigest(bytes, path);
  } catch {
    return sumOf(bytes);
  }
}

/**
 * Reads a file that another program wrote. Line checksums can be outdated if the file's checksum was updated. Newer
 * versions are ignored.
 */
function readingOf(bytes: Buffer, path: string): FileReading {
  try {
    const reading = readRecords({ bytes, format: FORMATS.questions, path, tornEnd: false });
    if (!reading.isIntact) return reading;
    return { ...reading, lines: reading.lines.map((read) => ({ ...read, sum: sumOfLine(read.line) })) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const bad = {
      number: 1,
      reason: 'a newer version of the app wrote it',
      text: '',
      kind: 'damaged',
      isMended: false,
    } as const;
    return {
      lines: [],
      bad: [bad],
      version: undefined,
      isIntact: false,
      expected: undefined,
      digest: sumOf(bytes),
    };
  }
}

/** Whether two versions have the same content, apart from version and save information. */
const isSameContent = (one: Entry, other: Entry): boolean => isDeepStrictEqual(saidBy(one), saidBy(other));

const saidBy = (entry: Entry): Entry => {
  const { lastSave: _, ...said } = entry;
  return { ...said, version: 0, editedAt: 0 };
};

/** Whether the question's text differs, which makes it a save. */
const isSaved = ({ question }: Entry, current: Entry | undefined): boolean =>
  question !== null && !(current?.question && sameVersion(current.question, question));

const isLikely = (read: ReadLine, entry: Entry, current: Entry | undefined, lineIndex: LineIndex): boolean =>
  current ? isSameQuestion(current, entry) : lineIndex.isInOrder(read);
