import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Entry } from '../../../../shared/library/entry.ts';
import type { RecoveryFile, RecoveryReport } from '../../../../shared/library/recovery-report.ts';
import type { Clock, Log } from '../../ports.ts';
import { computeSum } from '../../system/checksum.ts';
import { getReason, ignoreMissing, toDiskError } from '../../system/durable-file.ts';
import type { Files } from '../../system/files.ts';
import {
  createUnreadableError,
  formatLineFileName,
  getLineFileIndex,
  parseLineFileIndex,
} from '../format/line-file-format.ts';
import { readDigest } from '../format/line-file-reader.ts';
import { isSameVersion } from '../format/version-line.ts';
import { pickSubject } from './load/damage-findings.ts';
import { type Folders, loadLibrary } from './load/load-library.ts';
import type { KnownFile, LoadedEntries } from './load/loaded-entries.ts';
import type { Copies } from './load/recover-entries.ts';
import { recover } from './load/recover-entries.ts';
import type { Quarantine } from './quarantine.ts';

/**
 * The question files that another program changed while the library is open. The user decides whether the app
 * reads or overwrites them.
 */
export interface ChangedFiles {
  /** The paths of changed files without a decision, relative to the library's folder. */
  readonly paths: readonly string[];
  /**
   * Accepts the changes in one commit, as the next start would. Keeps the app's version of questions that
   * were also changed in the app. Quarantines copies of the files. Rejects with AppError('disk') or
   * AppError('library-unreadable').
   */
  reload(): Promise<void>;
  /**
   * Quarantines copies of the changed files and lets the next checkpoint overwrite the files. Rejects with
   * the same errors as `reload`.
   */
  keep(): Promise<void>;
}

interface FileChecks extends ChangedFiles {
  /**
   * Checks the files with these names, or all files if `names` is null. Rejects with AppError('disk') or
   * AppError('library-unreadable').
   */
  check(names: ReadonlySet<string> | null): Promise<void>;
  /**
   * Checks a file before it's overwritten. Rejects with AppError('disk') if the user must decide about the
   * file first, or AppError('library-unreadable') if the file can't be read.
   */
  guard(index: number): Promise<void>;
}

type ChangedContents = ReadonlyMap<number, Buffer | undefined>;

export function createChangedFiles(options: {
  folders: Folders;
  files: Files;
  clock: Clock;
  log: Log;
  /** The question files as they were last read or written. */
  known: Map<number, KnownFile>;
  memory: LoadedEntries;
  latest: (id: number) => Entry | undefined;
  quarantine: Pick<Quarantine, 'store' | 'storeCopies'>;
  /** Returns whether the user can be asked. If not, the app's version is kept. */
  canAsk: () => boolean;
  onChange: () => void;
  /** Commits the entries of a reload. `highestSeq` is the highest `seq` in the files. */
  commit: (entries: readonly Entry[], highestSeq: number) => Promise<void>;
  onDecided: (indexes: Iterable<number>) => void;
}): FileChecks {
  const { folders, files, clock, log, known, memory, latest, quarantine } = options;
  const undecided = new Set<number>();

  async function read(index: number): Promise<Buffer | undefined> {
    const path = join(folders.questions, formatLineFileName(index));
    return ignoreMissing(files.readFile(path)).catch((error: unknown) => {
      throw createUnreadableError(path, 0, getReason(error), error);
    });
  }

  const isChanged = (index: number, bytes: Buffer | undefined): boolean =>
    known.get(index)?.digest !== (bytes && computeDigest(bytes, getPath(index)));

  async function check(names: ReadonlySet<string> | null): Promise<void> {
    const all = names ?? (await files.readdir(folders.questions));
    const indexes = new Set([...all].map(parseLineFileIndex).filter((index) => index !== undefined));
    if (!names) for (const index of known.keys()) indexes.add(index);
    for (const index of indexes) await checkFile(index);
    if (undecided.size > 0 && !options.canAsk()) await keep();
  }

  async function checkFile(index: number): Promise<void> {
    const wasChanged = undecided.has(index);
    if (isChanged(index, await read(index))) undecided.add(index);
    else undecided.delete(index);
    if (undecided.has(index) !== wasChanged) options.onChange();
  }

  async function guard(index: number): Promise<void> {
    await checkFile(index);
    if (undecided.has(index) && !options.canAsk()) await keep();
    if (undecided.has(index))
      throw toDiskError(
        join(folders.questions, formatLineFileName(index)),
        new Error('changed by another program'),
      );
  }

  async function readChanged(): Promise<ChangedContents> {
    const contents = new Map<number, Buffer | undefined>();
    for (const index of undecided) {
      const bytes = await read(index);
      if (isChanged(index, bytes)) contents.set(index, bytes);
    }
    return contents;
  }

  /** Allows the checkpoint to overwrite these contents. */
  function decide(contents: ChangedContents): void {
    for (const [index, bytes] of contents) {
      if (bytes)
        known.set(index, { digest: computeDigest(bytes, getPath(index)), seq: known.get(index)?.seq ?? 0 });
      else known.delete(index);
    }
    undecided.clear();
    options.onDecided(contents.keys());
    options.onChange();
  }

  async function keep(): Promise<void> {
    const contents = await readChanged();
    if (contents.size > 0) {
      log.warn('another program changed the library; its files were quarantined', { files: contents.size });
      await quarantine.store(reportKept(contents, clock.now()), listCopies(contents));
    }
    decide(contents);
  }

  async function reload(): Promise<void> {
    const contents = await readChanged();
    if (contents.size === 0) return decide(contents);
    const copies = listCopies(contents);
    const before = new Map(memory.entries);
    const loaded = await loadLibrary({
      ...{ folders, files, log, expected: new Set(known.keys()) },
      history: { recordReplaced() {}, add() {} },
    });
    await recover(loaded.findings, loaded.memory, findCopiesInMemory(before, clock.now()));
    // A change that isn't in the file yet must not be lost.
    const isUnsaved = (id: number) => memory.getSeq(id) > (known.get(getLineFileIndex(id))?.seq ?? 0);
    const isSame = (id: number) => latest(id) === before.get(id) && !(before.has(id) && isUnsaved(id));
    const changed = [...loaded.memory.entries.values()].flatMap(
      (entry) => (isSame(entry.id) && acceptEntry(entry, before.get(entry.id), clock.now())) || [],
    );
    const removed = [...before.values()].filter(
      ({ id, removedAt }) => removedAt === null && isSame(id) && !loaded.memory.entries.has(id),
    );
    const found = [...loaded.findings.files.map(markNotApplied), ...removed.map(describeRemoved)];
    // The files are quarantined before the commit because changes that aren't accepted must not be lost.
    if (found.length > 0) {
      // Memory has every question, so nothing is lost or recovered from restore points.
      const report = { at: clock.now(), files: found, restored: [], lost: [] };
      await quarantine.store(report, new Map([...copies, ...loaded.findings.copies]));
    } else if (copies.size > 0) await quarantine.storeCopies('reloaded', clock.now(), copies);
    await options.commit(
      [...changed, ...removed.map((entry) => moveToTrash(entry, clock.now()))],
      loaded.memory.highestSeq,
    );
    decide(contents);
  }

  return {
    get paths() {
      return [...undecided].sort((one, other) => one - other).map(getPath);
    },
    check,
    guard,
    keep,
    reload,
  };
}

const getPath = (index: number): string => `questions/${formatLineFileName(index)}`;

const listCopies = (contents: ChangedContents): Map<string, Buffer> =>
  new Map([...contents].flatMap(([index, bytes]) => (bytes ? [[getPath(index), bytes] as const] : [])));

const reportKept = (contents: ChangedContents, at: number): Omit<RecoveryReport, 'folder' | 'kept'> => ({
  at,
  files: [...contents].map(([index, bytes]) => ({
    path: getPath(index),
    line: null,
    kind: 'changed-outside',
    ...(bytes
      ? { reason: 'another program changed the file; your version was kept' }
      : { reason: 'another program deleted the file, so the app restored it' }),
  })),
  restored: [],
  lost: [],
});

/** Marks an unreadable line as not applied, because memory has its question. */
const markNotApplied = (found: RecoveryFile): RecoveryFile =>
  found.line === null || found.kind === 'changed-outside' ? found : { outcome: 'not-taken', ...found };

const describeRemoved = (entry: Entry): RecoveryFile => ({
  path: getPath(getLineFileIndex(entry.id)),
  line: null,
  reason: `another program deleted question ${entry.id}, so it was moved to Trash`,
  kind: 'changed-outside',
  outcome: 'removed',
  ...pickSubject(entry),
});

/** Returns a digest of the content, even if the file is unreadable. */
function computeDigest(bytes: Buffer, path: string): number {
  try {
    return readDigest(bytes, path);
  } catch {
    return computeSum(bytes);
  }
}

/** Returns a search for damaged entries in memory instead of in restore points. */
function findCopiesInMemory(
  entries: ReadonlyMap<number, Entry>,
  at: number,
): Pick<Copies, 'find' | 'highestId'> {
  return {
    find: async (ids) =>
      [...ids].flatMap((id) => {
        const entry = entries.get(id);
        return entry ? [{ entry, from: 'memory', at }] : [];
      }),
    highestId: async () => Iterator.from(entries.keys()).reduce((highest, id) => Math.max(highest, id), 0),
  };
}

/** Returns the entry to commit, or null if only its version, `editedAt`, or `lastSave` differs. */
function acceptEntry(entry: Entry, current: Entry | undefined, at: number): Entry | null {
  const { lastSave: _, ...newFields } = entry;
  const { lastSave: __, ...currentFields } = current ?? entry;
  if (
    current &&
    isDeepStrictEqual(
      { ...newFields, version: 0, editedAt: 0 },
      { ...currentFields, version: 0, editedAt: 0 },
    )
  )
    return null;
  const { question } = entry;
  const isSaved = question !== null && !(current?.question && isSameVersion(current.question, question));
  return {
    ...entry,
    version: Math.max(entry.version, current?.version ?? 0) + 1,
    editedAt: at,
    ...(isSaved && { lastSave: { at, by: 'outside' } }),
  };
}

const moveToTrash = (entry: Entry, at: number): Entry => ({
  ...entry,
  version: entry.version + 1,
  editedAt: at,
  removedAt: at,
});

/**
 * Reports a journal segment that another program damaged, and quarantines its remaining content. Rejects with
 * AppError('disk').
 */
export async function reportLostSegment(
  ports: { files: Files; clock: Clock; quarantine: Pick<Quarantine, 'store'> },
  path: string,
): Promise<void> {
  const { files, clock, quarantine } = ports;
  const name = `journal/${basename(path)}`;
  const bytes = await files.readFile(path).catch(() => undefined);
  const reason =
    'another program deleted or changed the file while the library was open, so its changes were written again';
  const found: RecoveryFile = { path: name, line: null, reason, kind: 'changed-outside' };
  const copies = new Map(bytes ? [[name, bytes]] : []);
  await quarantine.store({ at: clock.now(), files: [found], restored: [], lost: [] }, copies);
}
