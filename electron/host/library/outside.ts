import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../../shared/errors.ts';
import type { Entry } from '../../../shared/library.ts';
import type { RecoveryFile } from '../../../shared/recovery.ts';
import { reasonOf } from '../durable-file.ts';
import type { Files } from '../files.ts';
import type { Clock } from '../ports.ts';
import { addFindings, noFindings } from './findings.ts';
import { firstIdOf, lineFileIndex, lineFileName, lineFileOf } from './line-file.ts';
import type { SetAside } from './set-aside.ts';
import { FORMATS, unreadable } from './store-format.ts';
import { emptyKnown, type KnownFile, slotOf } from './store-known.ts';
import type { Memory } from './store-memory.ts';
import { type FileReading, type ReadLine, readRecords } from './store-records.ts';
import { sumOf } from './store-sum.ts';
import { sumOfLine } from './store-text.ts';
import { isInOrder, isSameThing } from './store-trust.ts';

/** What other programs do to the question files while the library is open. */
export interface Outside {
  /**
   * Takes over what is in a line file and is not what we wrote, so that the file may be written over: good lines become
   * new versions, unless their entry has changed here as well since the file was written. That version, and whatever
   * can't be read, is set aside and reported. Throws AppError('disk'), AppError('library-unreadable'): then the file
   * must stay as it is.
   */
  takeOver(index: number): Promise<void>;
  /** The same for the files of these names, or for all of them. */
  look(names: ReadonlySet<string> | null): Promise<void>;
}

export interface OutsidePorts {
  /** The folder of the line files. */
  dir: string;
  files: Files;
  clock: Clock;
  memory: Memory;
  /** Line files that are there, and what they say: kept up to date. */
  known: Map<number, KnownFile>;
  latest: (id: number) => Entry | undefined;
  /** Makes a new version. */
  commit: (entry: Entry) => Promise<void>;
  setAside: Pick<SetAside, 'keep'>;
  /** Called with a line file that is to be written anew. */
  onTaken: (index: number) => void;
}

/** A line file as it is now, beside what we know of it. */
interface Found {
  index: number;
  path: string;
  reading: FileReading;
  was: KnownFile;
  is: KnownFile;
}

/** What is to be done about it. */
interface Plan {
  changed: Entry[];
  removed: Entry[];
  findings: RecoveryFile[];
}

/** The other programs' doings in the folder `dir`. */
export function createOutside(ports: OutsidePorts): Outside {
  const { dir, files, clock, memory, known, latest } = ports;

  async function takeOver(index: number): Promise<void> {
    const name = lineFileName(index);
    const path = `questions/${name}`;
    const bytes = await files.readFile(join(dir, name)).catch((error: unknown) => {
      if (reasonOf(error) === 'ENOENT') return undefined;
      throw unreadable(join(dir, name), 0, reasonOf(error), error);
    });
    const was = known.get(index);
    if (!bytes) return was ? noteGone(index, path) : undefined;
    const reading = readingOf(bytes, path);
    if (was?.digest === reading.digest) return;
    const found = { index, path, reading, was: was ?? emptyKnown(0), is: emptyKnown(reading.digest) };
    const plan = planFor(found);
    await report(path, bytes, plan.findings);
    await Promise.all([...plan.changed, ...plan.removed].map(ports.commit));
    for (const { id } of plan.changed) found.is.seqs[slotOf(id)] = memory.seqOf(id);
    known.set(index, found.is);
    if (plan.findings.length + plan.changed.length > 0) ports.onTaken(index);
  }

  async function noteGone(index: number, path: string): Promise<void> {
    const reason = 'another program deleted the file, which is written anew';
    await ports.setAside.keep(
      {
        at: clock.now(),
        files: [{ path, line: null, reason, kind: 'changed-outside' }],
        restored: [],
        lost: [],
      },
      new Map(),
    );
    known.delete(index);
    ports.onTaken(index);
  }

  async function report(path: string, bytes: Buffer, found: RecoveryFile[]): Promise<void> {
    if (found.length === 0) return;
    const findings = noFindings();
    addFindings(findings, path, bytes, found);
    await ports.setAside.keep(
      { at: clock.now(), files: findings.files, restored: [], lost: [] },
      findings.copies,
    );
  }

  function planFor(found: Found): Plan {
    const { path, reading } = found;
    const plan: Plan = { changed: [], removed: [], findings: [] };
    for (const { number, reason, kind } of reading.bad)
      plan.findings.push({ path, line: number, reason, kind });
    for (const read of reading.lines) planLine(read, found, plan);
    planMissing(found, plan);
    return plan;
  }

  function planLine(read: ReadLine, found: Found, plan: Plan): void {
    const { index, path, reading, was, is } = found;
    const say = (reason: string, kind: RecoveryFile['kind'] = 'changed-outside') =>
      plan.findings.push({ path, line: read.number, reason, kind });
    if (!('entry' in read.line)) return void say('a whole library belongs in the journal', 'damaged');
    const { entry } = read.line;
    const { id } = entry;
    const current = latest(id);
    const isHome = lineFileOf(id) === index;
    const slot = slotOf(id);
    const before = isHome ? (was.seqs[slot] ?? 0) : memory.seqOf(id);
    if (isHome) {
      is.sums[slot] = read.sum;
      is.seqs[slot] = before;
      if (before > 0 && was.sums[slot] === read.sum) return;
    }
    if (current && isSaid(entry, current)) {
      if (isHome) is.seqs[slot] = memory.seqOf(id);
      return;
    }
    if (read.trust === 'changed' && !isLikely(read, entry, current, reading)) {
      return void say(`it says question ${id}, which is another one`, 'damaged');
    }
    const isOurs = current === memory.entries.get(id) && memory.seqOf(id) === before;
    if (!isOurs || (current && !isHome)) {
      return void say(`question ${id} was changed by another program and here, and is as it is here`);
    }
    plan.changed.push({
      ...entry,
      version: Math.max(entry.version, current?.version ?? 0) + 1,
      editedAt: clock.now(),
    });
  }

  /** Lines that were there. Whoever takes one out has to count the others anew; else the end of the file is missing. */
  function planMissing({ index, path, reading, was, is }: Found, plan: Plan): void {
    const isMeant = reading.bad.length === 0 && reading.expected === reading.lines.length;
    let missing = 0;
    for (const [slot, seq] of was.seqs.entries()) {
      const entry = memory.entries.get(firstIdOf(index) + slot);
      if (seq === 0 || is.seqs[slot] || !entry || entry.removedAt !== null) continue;
      if (isMeant && memory.seqOf(entry.id) === seq && latest(entry.id) === entry) {
        plan.removed.push({
          ...entry,
          version: entry.version + 1,
          editedAt: clock.now(),
          removedAt: clock.now(),
        });
        const reason = `question ${entry.id} was taken out by another program, and is among the removed ones`;
        plan.findings.push({ path, line: null, reason, kind: 'changed-outside' });
      } else missing += 1;
    }
    if (missing === 0 || plan.findings.some(({ kind }) => kind !== 'changed-outside')) return;
    const reason = `${missing} of its lines are missing, and are written anew`;
    plan.findings.push({ path, line: null, reason, kind: 'cut-off' });
  }

  async function look(names: ReadonlySet<string> | null): Promise<void> {
    const all = names ?? (await files.readdir(dir));
    const indexes = new Set([...all].map(lineFileIndex).filter((index) => index !== undefined));
    if (!names) for (const index of known.keys()) indexes.add(index);
    for (const index of indexes) await takeOver(index);
  }

  return { takeOver, look };
}

/**
 * A file as somebody left it. Whoever sums up a file anew may have left the sums of its lines as they were. A file of a
 * newer version has nothing for us.
 */
function readingOf(bytes: Buffer, path: string): FileReading {
  try {
    const reading = readRecords({ bytes, format: FORMATS.questions, path, tornEnd: false });
    if (!reading.sound) return reading;
    return { ...reading, lines: reading.lines.map((read) => ({ ...read, sum: sumOfLine(read.line) })) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const bad = {
      number: 1,
      reason: 'a newer version wrote it',
      text: '',
      kind: 'damaged',
      isMended: false,
    } as const;
    return {
      lines: [],
      bad: [bad],
      version: undefined,
      sound: false,
      expected: undefined,
      digest: sumOf(bytes),
    };
  }
}

/** Whether two versions say the same, whatever their numbers are. */
const isSaid = (one: Entry, other: Entry): boolean =>
  isDeepStrictEqual({ ...one, version: 0, editedAt: 0 }, { ...other, version: 0, editedAt: 0 });

function isLikely(read: ReadLine, entry: Entry, current: Entry | undefined, reading: FileReading): boolean {
  return current ? isSameThing(current, entry) : isInOrder(reading.lines, read);
}
