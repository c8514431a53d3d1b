import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../../../shared/errors.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import type { Clock, Log } from '../../ports.ts';
import { getReason, toDiskError } from '../../system/durable-file.ts';
import type { Files, WatchFolder } from '../../system/files.ts';
import { readEntry } from '../format/entry-line.ts';
import { type LibraryLine, type Past, type StoredLine, splitLine } from '../format/line-file-format.ts';
import { type ChangedFiles, createChangedFiles, reportLostSegment } from './changed-files.ts';
import { createFolderGuard } from './folder-guard.ts';
import type { History } from './history.ts';
import { createCheckpoint, createCheckpointScheduler } from './journal/checkpoint.ts';
import { createCommitQueue } from './journal/commit-queue.ts';
import { formatUnsavedLines } from './journal/format-line-file.ts';
import { createClosedError, createJournal } from './journal/journal.ts';
import type { LibraryLock } from './library-lock.ts';
import type { Folders } from './load/load-library.ts';
import type { Opened } from './load/open-library-files.ts';
import type { Copies } from './load/recover-entries.ts';
import type { Quarantine } from './quarantine.ts';

/** A library's entries, in memory and on disk. For the files, see docs/reference/library-format.md. */
export interface Store {
  /** The entries on disk, ordered by ID. */
  readonly entries: ReadonlyMap<number, Entry>;
  /**
   * Returns the newest version, even if it isn't on disk yet. Every change must start from this version.
   * Don't await anything between this call and the commit, because the version can be rejected in between.
   */
  latest(id: number): Entry | undefined;
  /** Resolves when no commit is pending. */
  idle(): Promise<void>;
  /** Returns a question's former versions. See `History.versions`. */
  readonly versions: History['versions'];
  /** Returns a new ID. IDs are only reused after `replaceAll`. */
  reserveId(): number;
  /**
   * Resolves when the entry is on disk and published. If it rejects with AppError('disk'), pending commits of
   * the same entries reject too, but the entry can be committed again. The object must not be changed
   * afterward. `past` is added to the history, and `others` change together with the entry. All of them are
   * in one journal line.
   */
  commit(entry: Entry, past?: readonly Past[], others?: readonly Entry[]): Promise<void>;
  /**
   * Replaces all entries with the result of `next`. Calls `next` immediately with the newest versions. A
   * changed entry receives a version number above both versions because open drafts must notice the change.
   * New IDs start after the new library's highest ID.
   *
   * The replacement is one journal line, so a crash leaves all of it or nothing. `before` runs when all
   * earlier commits are on disk, and later commits wait. If `replaceAll` rejects with AppError('disk') or the
   * error of `before`, nothing has changed, and the waiting commits reject too.
   */
  replaceAll(
    next: (current: ReadonlyMap<number, Entry>) => Iterable<Entry>,
    before?: (current: ReadonlyMap<number, Entry>) => Promise<void>,
  ): Promise<void>;
  /** Calls `listener` with each group of commits on disk, in order, before their promises resolve. */
  onPublished(listener: (entries: readonly Entry[]) => void): void;
  /** Calls `listener` after the whole library was replaced, in order with `onPublished`. */
  onReplaced(listener: () => void): void;
  /** Whether the last program that opened the library ended without closing it. */
  readonly isAfterCrash: boolean;
  readonly recovery: Recovery;
  readonly changedFiles: ChangedFiles;
  /**
   * Waits for writes, writes a checkpoint, and releases the lock. If the checkpoint fails, it's written when
   * the library is next opened. Rejects with AppError('disk') if a library with entries is gone or another
   * program has opened it.
   */
  close(): Promise<void>;
}

export interface Recovery extends Pick<Quarantine, 'store' | 'reports' | 'dismiss'> {
  /** Calls `listener` after a report was stored or dismissed. */
  onChange(listener: () => void): void;
}

export interface StoreOptions {
  /** The library's folder. It's created if it's missing. */
  dir: string;
  files: Files;
  log: Log;
  clock?: Clock;
  /**
   * The restore points in which to look for unreadable entries. The default is the restore points in the
   * library's folder.
   */
  copies?: Copies;
  /**
   * Watches the folder. Without a watcher, changes by other programs are noticed only before a file is
   * overwritten.
   */
  watch?: WatchFolder;
  /**
   * Returns whether the user can decide about changes by other programs. If not, the app's version is kept.
   */
  canAsk?: () => boolean;
  /** Called when changed files need a decision, and after a decision. */
  onChangedFiles?: () => void;
  /**
   * The names of files that other modules write to the folder. Leftover temporary versions of these files are
   * removed when the library is opened.
   */
  otherFiles?: readonly string[];
  /**
   * The journal size in bytes at which the next pause starts a checkpoint. At 8 times this size, the
   * checkpoint doesn't wait for a pause.
   */
  checkpointAfterBytes?: number;
}

interface StoreParts extends StoreOptions {
  clock: Clock;
  folders: Folders;
  opened: Opened;
  history: History;
  quarantine: Quarantine;
  recovery: Recovery;
  lock: LibraryLock;
}

export function createEntryStore(options: StoreParts): Store {
  const { dir, files, log, folders, opened, history, lock } = options;
  const { loaded, ready, list } = opened;
  const { memory, known } = loaded;
  const listeners: ((entries: readonly Entry[]) => void)[] = [];
  const replacedListeners: (() => void)[] = [];
  const folderGuard = createFolderGuard(files, dir, folders, lock);
  const journal = createJournal({
    dir: folders.journal,
    files,
    log,
    leftovers: loaded.segments,
    check: folderGuard.check,
    checkWritten: folderGuard.checkWritten,
    recreate: folderGuard.recreate,
    unsavedLines: () => formatUnsavedLines(memory, checkpoint.outdated),
  });
  const queue = createCommitQueue({ stored: memory.entries, append: journal.append, log });
  let lastId = opened.highestId;
  let lastSeq = memory.highestSeq;
  let closing: Promise<void> | undefined;

  function put(entry: Entry, past: readonly Past[] = [], others: readonly Entry[] = []): Promise<void> {
    for (const { id } of [entry, ...others]) lastId = Math.max(lastId, id);
    lastSeq += 1;
    return queue.commit({
      seq: lastSeq,
      entry,
      ...(past.length > 0 && { past }),
      ...(others.length > 0 && { others }),
    });
  }

  const changedFiles = createChangedFiles({
    ...options,
    memory,
    known,
    latest: queue.latest,
    canAsk: options.canAsk ?? (() => false),
    onChange: () => options.onChangedFiles?.(),
    async commit([first, ...others], highestSeq) {
      // A change needs a higher `seq` than the reloaded lines, or it would be lost at the next start.
      lastSeq = Math.max(lastSeq, highestSeq);
      if (first) await put(first, [], others);
    },
    onDecided(indexes) {
      for (const index of indexes) checkpoint.touchFile(index);
      isDecided = true;
    },
  });
  const checkpoint = createCheckpoint({
    dir: folders.questions,
    files,
    log,
    journal,
    listLines: memory.listLines,
    async ready() {
      await ready();
      await folderGuard.recreate();
    },
    guard: changedFiles.guard,
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
  /** Whether changed files must be written again after a decision about them. */
  let isDecided = false;

  function publish(lines: readonly StoredLine[]): void {
    const entries: Entry[] = [];
    for (const line of lines) {
      if ('library' in line) replaceMemory(line);
      else {
        for (const one of splitLine(line)) {
          memory.put(one);
          checkpoint.touch(one.entry.id);
          entries.push(one.entry);
        }
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
    if (journal.isDamaged) await repairJournal();
    await scheduler.afterGroup();
  }

  /**
   * Writes the changes from a segment that another program damaged to a new segment, and then to the question
   * files.
   */
  async function repairJournal(): Promise<void> {
    try {
      const paths = await journal.repair();
      // If another program has opened the library, this program must not write a report to it.
      const isOurs = paths.length > 0 && (await folderGuard.canWrite());
      for (const path of isOurs ? paths : []) await reportLostSegment(options, path);
      if (paths.length > 0) scheduler.request();
    } catch (error) {
      log.warn("couldn't repair the journal", { reason: getReason(error) });
    }
  }

  function commit(entry: Entry, past?: readonly Past[], others: readonly Entry[] = []): Promise<void> {
    const error = closing ? createClosedError(dir) : [entry, ...others].map(findEntryError).find(Boolean);
    if (error) return Promise.reject(error);
    return put(entry, past, others);
  }

  async function replaceAll(...[next, before]: Parameters<Store['replaceAll']>): Promise<void> {
    if (closing) throw createClosedError(dir);
    const current = queue.all();
    const library = createReplacementEntries(current, next(current));
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

  /**
   * Runs work on changed files while no checkpoint is running. After a decision, requests a checkpoint that
   * writes the files.
   */
  async function handleChanges(work: () => Promise<void>): Promise<void> {
    if (closing) throw createClosedError(dir);
    await checkpoint.between(async () => {
      await folderGuard.check().catch((error: unknown) => {
        throw toDiskError(dir, error);
      });
      await work();
    });
    if (!isDecided || closing) return;
    isDecided = false;
    scheduler.request();
  }

  /**
   * Checks files for the folder watcher. If a check fails, the files are checked again before they're
   * overwritten.
   */
  async function checkFiles(names: ReadonlySet<string> | null): Promise<void> {
    if (closing) return;
    await handleChanges(() => changedFiles.check(names)).catch((error: unknown) =>
      log.warn("couldn't check the files for changes by other programs", { reason: getReason(error) }),
    );
  }

  /**
   * Checks the journal for the folder watcher, and repairs it. During a write, `afterGroup` repairs it
   * instead.
   */
  async function checkJournal(): Promise<void> {
    if (closing) return;
    await journal.checkSegments();
    if (journal.isDamaged && !queue.busy && !closing) await repairJournal();
  }

  async function finish(): Promise<void> {
    for (const stop of stopWatches) stop?.();
    await queue.idle();
    await scheduler.finish();
    const isGone = memory.entries.size > 0 && !(await folderGuard.canWrite());
    await lock.release();
    if (isGone) throw toDiskError(dir, Object.assign(new Error('the library is gone'), { code: 'ENOENT' }));
  }

  queue.subscribe({ publish, afterGroup });
  const stopWatches = [
    options.watch?.(folders.questions, (names) => void checkFiles(names)),
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
    idle: queue.idle,
    isAfterCrash: lock.isAfterCrash,
    recovery: options.recovery,
    changedFiles: {
      get paths() {
        return changedFiles.paths;
      },
      reload: () => handleChanges(changedFiles.reload),
      keep: () => handleChanges(changedFiles.keep),
    },
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
 * Returns the entries that replace `current`, ordered by ID. An unchanged entry is the same object, and a
 * changed one receives a version number above both versions. Throws AppError('internal') for invalid entries
 * and duplicate IDs because they would prevent the library from opening.
 */
function createReplacementEntries(current: ReadonlyMap<number, Entry>, next: Iterable<Entry>): Entry[] {
  const entries = [...next].sort((one, other) => one.id - other.id);
  for (const [index, entry] of entries.entries()) {
    const error = findEntryError(entry);
    if (error) throw error;
    if (entries[index - 1]?.id === entry.id)
      throw new AppError('internal', `The ID ${entry.id} is used twice.`);
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
 * Returns an error if the entry is invalid, because an invalid entry would prevent the library from opening.
 */
function findEntryError(entry: Entry): AppError | undefined {
  const read = readEntry(entry);
  return 'reason' in read ? new AppError('internal', `Not an entry: ${read.reason}`) : undefined;
}
