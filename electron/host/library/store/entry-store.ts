import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../../../shared/errors.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import type { RecoveryFile } from '../../../../shared/library/recovery-report.ts';
import type { Clock, Log } from '../../ports.ts';
import { diskError, ensureDirectory, reasonOf } from '../../system/durable-file.ts';
import type { Files, WatchFolder } from '../../system/files.ts';
import type { Copies } from '../backups/backup-search.ts';
import type { History } from '../history/question-history.ts';
import type { Quarantine } from '../recovery/quarantine.ts';
import { createExternalChanges } from './external-changes.ts';
import { readEntry } from './format/entry-line.ts';
import type { LibraryLine, Past, StoredLine } from './format/line-file-format.ts';
import { createCheckpoint, createCheckpointScheduler } from './journal/checkpoint.ts';
import { closedError, createCommitQueue, createJournal } from './journal/journal.ts';
import { type LibraryLock, LOCK_FILE } from './library-lock.ts';
import type { Opened } from './load/load-and-repair.ts';
import type { Folders } from './load/load-library.ts';
import { MANIFEST } from './load/manifest.ts';

/** The entries of a library: in memory as objects, on disk as lines. docs/reference/library-format.md describes the files. */
export interface Store {
  /** What is on disk: memory changes only when the disk has acknowledged. In order of id. Not to be changed. */
  readonly entries: ReadonlyMap<number, Entry>;
  /**
   * The newest version, acknowledged or on its way to disk: what a change must start from.
   * Ask and commit without awaiting in between, or the version may have been refused meanwhile.
   */
  latest(id: number): Entry | undefined;
  /** What the question of an entry was before its last save: see `History.versions`. */
  readonly versions: History['versions'];
  /** A new id; never given twice, not even across restarts after removal of the highest. */
  reserveId(): number;
  /**
   * Resolves once on disk (and published). Rejects with AppError('disk'): then nothing of it is published, and later
   * commits of the same entry that were built on it reject as well. The store stays usable; the same entry may be
   * committed again. The object must not be changed afterwards. `past` goes to the question's history, and lasts once
   * the entry does: the two are one line.
   */
  commit(entry: Entry, past?: readonly Past[]): Promise<void>;
  /**
   * Makes the library exactly what `next` gives, which is asked at once, for the newest version of everything. What it
   * gives in place of another version gets a version above both, unless it says the same: who has an older one open
   * must not take it for his. New ids begin behind its highest.
   *
   * It is one line, so a crash leaves all or nothing of it. `before` is waited for first, when everything that came
   * earlier is on disk; later commits wait behind. Rejects with AppError('disk'), or with what `before` threw: then
   * nothing has changed, and commits that came after it reject as well.
   */
  replaceAll(
    next: (current: ReadonlyMap<number, Entry>) => Iterable<Entry>,
    before?: (current: ReadonlyMap<number, Entry>) => Promise<void>,
  ): Promise<void>;
  /** Called after each group of commits is on disk, in order, before their promises resolve. */
  onPublished(listener: (entries: readonly Entry[]) => void): void;
  /** Called after the whole library was replaced on disk, in order with `onPublished`. */
  onReplaced(listener: () => void): void;
  /** What was found wrong with the files, and is set aside. */
  readonly recovery: Recovery;
  /**
   * Waits for writes, folds the journal into the line files, releases the lock. Where the fold fails, the journal stays
   * and the next opening does it. Rejects with AppError('disk') where the whole library went away while it was open:
   * then nothing of it is left.
   */
  close(): Promise<void>;
}

/** Reports of damaged files. */
export interface Recovery extends Pick<Quarantine, 'store' | 'reports' | 'dismiss'> {
  /** Called when a report was made or dismissed. */
  onChange(listener: () => void): void;
}

export interface StoreOptions {
  /** The data folder; made where missing. */
  dir: string;
  files: Files;
  log: Log;
  clock?: Clock;
  /** Where to look for what can't be read; the backups and snapshots of this folder unless a test says otherwise. */
  copies?: Copies;
  /** Without it, what other programs do is noticed only before a file is written over. */
  watch?: WatchFolder;
  /** Names of files that other modules write to the folder; what a crash left of their replacements is removed on opening. */
  otherFiles?: readonly string[];
  /** Size of the journal's segment from which a pause is used to fold it; at eight times this it isn't waited for. */
  checkpointAfterBytes?: number;
}

/** What a store runs over, once its files are read. */
interface StoreParts extends StoreOptions {
  clock: Clock;
  folders: Folders;
  opened: Opened;
  history: History;
  quarantine: Quarantine;
  recovery: Recovery;
  lock: LibraryLock;
}

/** The store of a library that is open and locked. */
export function createLiveStore(options: StoreParts): Store {
  const { dir, files, log, folders, opened, history, lock } = options;
  const { loaded, ready, list } = opened;
  const { memory, known } = loaded;
  const listeners: ((entries: readonly Entry[]) => void)[] = [];
  const replacedListeners: (() => void)[] = [];
  const check = () => checkMayWrite(files, dir, lock);
  const recreate = () => recreateFolders(files, dir, folders, lock);
  const journal = createJournal({
    dir: folders.journal,
    files,
    log,
    leftovers: loaded.segments,
    check,
    checkWritten: () => checkWritten(files, dir, lock),
    recreate: recreate,
  });
  const queue = createCommitQueue({ stored: memory.entries, append: journal.append, log });
  let lastId = opened.highestId;
  let lastSeq = memory.highestSeq;
  let closing: Promise<void> | undefined;

  function put(entry: Entry, past: readonly Past[] = []): Promise<void> {
    lastId = Math.max(lastId, entry.id);
    lastSeq += 1;
    return queue.commit({ seq: lastSeq, entry, ...(past.length > 0 && { past }) });
  }

  const externalChanges = createExternalChanges({
    ...options,
    dir: folders.questions,
    memory,
    known,
    latest: queue.latest,
    commit: (entry) => put(entry),
  });
  const checkpoint = createCheckpoint({
    dir: folders.questions,
    files,
    log,
    journal,
    linesOf: memory.linesOf,
    async ready() {
      await ready();
      await recreate();
    },
    guard: externalChanges.apply,
    before: () => history.flush(memory.entries),
    list,
    known,
    lineFiles: loaded.lineFiles,
    dirty: loaded.dirty,
  });
  const scheduler = createCheckpointScheduler({
    journal,
    checkpoint,
    queue,
    afterBytes: options.checkpointAfterBytes,
  });
  /** Another program has changed a line file, which is to be written anew. */
  let hasExternalChanges = false;

  function publish(lines: readonly StoredLine[]): void {
    const entries: Entry[] = [];
    for (const line of lines) {
      if ('library' in line) replaceMemory(line);
      else {
        memory.put(line);
        checkpoint.touch(line.entry.id);
        entries.push(line.entry);
      }
    }
    if (entries.length > 0) for (const listener of listeners) callListener(() => listener(entries));
  }

  function replaceMemory(line: LibraryLine): void {
    memory.replace(line);
    opened.onReplaced();
    checkpoint.touchAll(memory.entries.keys());
    for (const listener of replacedListeners) callListener(listener);
  }

  function callListener(listener: () => void): void {
    try {
      listener();
    } catch (error) {
      log.error('a listener failed', error);
    }
  }

  async function afterGroup(): Promise<void> {
    if (journal.lost !== undefined) await recoverSegment(journal.lost);
    await scheduler.afterGroup();
  }

  /** Another program took the segment away. What was acknowledged in it is in memory still, and goes to the line files. */
  async function recoverSegment(path: string): Promise<void> {
    await journal.seal();
    await reportLostSegment(options, path).catch((error: unknown) => {
      log.warn('a lost journal segment could not be reported', { path, reason: reasonOf(error) });
    });
    scheduler.request();
  }

  function commit(entry: Entry, past?: readonly Past[]): Promise<void> {
    if (closing) return Promise.reject(closedError(dir));
    const read = readEntry(entry);
    // A bug in whoever made it; on disk it would keep the library from opening.
    if ('reason' in read) return Promise.reject(new AppError('internal', `Not an entry: ${read.reason}`));
    return put(entry, past);
  }

  async function replaceAll(...[next, before]: Parameters<Store['replaceAll']>): Promise<void> {
    if (closing) throw closedError(dir);
    const current = queue.all();
    const library = replacementEntries(current, next(current));
    const idBefore = lastId;
    lastId = library.at(-1)?.id ?? 0;
    lastSeq += 1;
    try {
      await queue.replace({ seq: lastSeq, library }, async () => before?.(current));
    } catch (error) {
      lastId = Math.max(lastId, idBefore);
      throw error;
    }
  }

  function reserveId(): number {
    lastId += 1;
    return lastId;
  }

  /** What other programs have done, told by the watch. What fails here is met again before the file is written. */
  async function applyExternalChanges(names: ReadonlySet<string> | null): Promise<void> {
    if (closing) return;
    try {
      await checkpoint.between(async () => {
        if (await mayWrite(files, dir, lock)) await externalChanges.applyAll(names);
      });
      if (!hasExternalChanges || closing) return;
      hasExternalChanges = false;
      scheduler.request();
    } catch (error) {
      log.warn('changes of other programs could not be taken over', { reason: reasonOf(error) });
    }
  }

  /** The same for the journal. While a group is on its way, what comes after it sees to it. */
  async function checkJournal(): Promise<void> {
    if (closing) return;
    await journal.checkSegment();
    if (journal.lost !== undefined && !queue.busy && !closing) await recoverSegment(journal.lost);
  }

  async function finish(): Promise<void> {
    for (const stop of stopWatches) stop?.();
    await queue.idle();
    await scheduler.finish();
    const isGone = memory.entries.size > 0 && !(await mayWrite(files, dir, lock));
    await lock.release();
    if (isGone) throw diskError(dir, Object.assign(new Error('the library is gone'), { code: 'ENOENT' }));
  }

  externalChanges.onApplied((index) => {
    checkpoint.touchFile(index);
    hasExternalChanges = true;
  });
  queue.subscribe({ publish, afterGroup });
  const stopWatches = [
    options.watch?.(folders.questions, (names) => void applyExternalChanges(names)),
    options.watch?.(folders.journal, () => void checkJournal()),
  ];
  if (checkpoint.due) void checkpoint.run();

  return {
    entries: memory.entries,
    versions: history.versions,
    latest: queue.latest,
    reserveId,
    commit,
    replaceAll,
    recovery: options.recovery,
    onPublished: (listener) => {
      listeners.push(listener);
    },
    onReplaced: (listener) => {
      replacedListeners.push(listener);
    },
    close: () => {
      closing ??= finish();
      return closing;
    },
  };
}

/**
 * The entries that take the place of `current`, in order of id. One that says the same as before is the old object; one
 * that replaces another gets a version above both, so that a change made from either is refused.
 * Throws AppError('internal') for what is no entry or has an id twice: on disk it would keep the library from opening.
 */
function replacementEntries(current: ReadonlyMap<number, Entry>, next: Iterable<Entry>): Entry[] {
  const entries = [...next].sort((one, other) => one.id - other.id);
  for (const [index, entry] of entries.entries()) {
    const read = readEntry(entry);
    if ('reason' in read) throw new AppError('internal', `Not an entry: ${read.reason}`);
    if (entries[index - 1]?.id === entry.id) throw new AppError('internal', `Id ${entry.id} is there twice.`);
  }
  return entries.map((entry) => withNewerVersion(current.get(entry.id), entry));
}

function withNewerVersion(old: Entry | undefined, entry: Entry): Entry {
  if (!old) return entry;
  const { version } = old;
  if (old === entry || isDeepStrictEqual(old, { ...entry, version })) return old;
  return { ...entry, version: Math.max(version, entry.version) + 1 };
}

/**
 * Makes folders anew that another program took away, if the library itself is still there: what stands where a drive was
 * mounted is not ours to fill, nor is a library that another program has open. Throws AppError('disk'), and the error
 * ENOENT where it is not.
 */
async function recreateFolders(
  files: Files,
  dir: string,
  folders: Folders,
  lock: LockInPlace,
): Promise<void> {
  await checkMayWrite(files, dir, lock);
  const names = await files.readdir(dir);
  for (const folder of [folders.journal, folders.questions]) {
    if (!names.includes(basename(folder))) await ensureDirectory(files, folder);
  }
}

/** Whether the folder still is a library, or what is left of one. */
async function isLibrary(files: Files, dir: string): Promise<boolean> {
  const names: string[] = await files.readdir(dir).catch(() => []);
  return names.includes(MANIFEST) || names.includes(LOCK_FILE);
}

type LockInPlace = Pick<LibraryLock, 'isInPlace' | 'isMoved' | 'relock'>;

/** Whether this program may write into the folder. Another library may have come in its place, and be open elsewhere. */
const mayWrite = async (files: Files, dir: string, lock: LockInPlace): Promise<boolean> =>
  lock.isInPlace() || ((await isLibrary(files, dir)) && (await lock.relock()));

/** Throws the error ENOENT if this program may not write into the folder. */
async function checkMayWrite(files: Files, dir: string, lock: LockInPlace): Promise<void> {
  if (!(await mayWrite(files, dir, lock)))
    throw Object.assign(new Error('the library is not there any more'), { code: 'ENOENT' });
}

/**
 * Throws the error ENOENT if another program may have opened the library before a write. A write to a folder that was
 * moved stays in that folder, which keeps its lock.
 */
async function checkWritten(files: Files, dir: string, lock: LockInPlace): Promise<void> {
  if (!lock.isInPlace() && !lock.isMoved()) await checkMayWrite(files, dir, lock);
}

/**
 * Reports a journal segment that another program deleted, and sets aside what it put in its place; nothing if that
 * program has the library now: the segment may have been its own to delete.
 */
async function reportLostSegment(
  ports: {
    dir: string;
    files: Files;
    clock: Clock;
    quarantine: Pick<Quarantine, 'store'>;
    lock: LockInPlace;
  },
  path: string,
): Promise<void> {
  const { dir, files, clock, quarantine, lock } = ports;
  if (!(await mayWrite(files, dir, lock))) return;
  const name = `journal/${basename(path)}`;
  const bytes = await files.readFile(path).catch(() => undefined);
  const reason = 'another program deleted or changed the file; what it had was written to the question files';
  const found: RecoveryFile = { path: name, line: null, reason, kind: 'changed-outside' };
  const copies = new Map(bytes ? [[name, bytes]] : []);
  await quarantine.store({ at: clock.now(), files: [found], restored: [], lost: [] }, copies);
}
