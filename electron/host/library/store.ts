import { join } from 'node:path';
import { AppError } from '../../../shared/errors.ts';
import type { Entry } from '../../../shared/library.ts';
import { ensureDirectory, reasonOf } from '../durable-file.ts';
import type { Files } from '../files.ts';
import type { Clock, Log } from '../ports.ts';
import { findInBackups } from './backups-search.ts';
import { createCheckpoint } from './checkpoint.ts';
import { createHistory, type History } from './history.ts';
import { createJournal } from './journal.ts';
import { closedError, createJournalQueue } from './journal-queue.ts';
import { acquireLock, type Lock } from './lock.ts';
import { createProcesses, type Processes } from './lock-owner.ts';
import { createOutside } from './outside.ts';
import type { FindInBackups } from './recovery-plan.ts';
import { replacement } from './replacement.ts';
import { createSetAside, type SetAside } from './set-aside.ts';
import type { LibraryLine, StoredLine } from './store-format.ts';
import { readEntry } from './store-line.ts';
import type { Folders } from './store-load.ts';
import { checkManifest } from './store-manifest.ts';
import { type Opened, openFiles } from './store-open.ts';

/** The journal is folded into the line files when its segment has grown to this, bytes, and nobody writes. */
const CHECKPOINT_AFTER_BYTES = 4 * 1024 * 1024;
/** While commits keep coming it may grow to so many times as much: folding competes with them for the disk. */
const BUSY_FACTOR = 8;
/** So long without a commit counts as nobody writing. */
const PAUSE_MS = 100;

/** The entries of a library: in memory as objects, on disk as lines. docs/files.md describes the files. */
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
   * committed again. The object must not be changed afterwards.
   */
  commit(entry: Entry): Promise<void>;
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
   * Waits for writes, folds the journal into the line files, releases the lock. Never rejects: where the fold fails,
   * the journal stays and the next opening does it.
   */
  close(): Promise<void>;
}

/** Reports of damaged files. */
export interface Recovery extends Pick<SetAside, 'reports' | 'dismiss'> {
  /** Called when a report was made or dismissed. */
  onChange(listener: () => void): void;
}

/**
 * Tells of changes in a folder, a little later and several at once: the names of the files, null where any may have
 * changed. It may miss some, and may tell of more. Returns how to stop.
 */
export type WatchFolder = (
  folder: string,
  onChange: (names: ReadonlySet<string> | null) => void,
) => () => void;

export interface StoreOptions {
  /** The data folder; made where missing. */
  dir: string;
  files: Files;
  log: Log;
  clock?: Clock;
  /** Who may hold the lock; the machine's own processes unless a test says otherwise. */
  processes?: Processes;
  /** Where to look for what can't be read; the backups and snapshots of this folder unless a test says otherwise. */
  findInBackups?: FindInBackups;
  /** Without it, what other programs do is noticed only before a file is written over. */
  watch?: WatchFolder;
  /** Size of the journal's segment from which a pause is used to fold it; at eight times this it isn't waited for. */
  checkpointAfterBytes?: number;
}

/**
 * Opens the library in a folder, or makes one. Nothing is changed before the lock is held, and nothing at all in a
 * library of a newer version. Files that are damaged keep nobody from opening: see `Store.recovery`.
 * Throws AppError('library-too-new'), AppError('library-in-use'), AppError('disk'), and AppError('library-unreadable')
 * where the disk refuses to give a file, or where the folder is another program's.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { dir, files, log, clock = { now: Date.now }, processes = createProcesses() } = options;
  const folders = { journal: join(dir, 'journal'), questions: join(dir, 'questions') };
  await checkManifest(files, dir);
  await ensureDirectory(files, dir);
  const lock = await acquireLock({ dir, files, processes });
  try {
    const history = createHistory({ dir: join(dir, 'history'), files });
    const reportListeners: (() => void)[] = [];
    const onChange = () => {
      for (const listener of reportListeners) listener();
    };
    const setAside = createSetAside({ dir, files, log, onChange });
    const find = options.findInBackups ?? ((ids) => findInBackups({ dir, files, log }, ids));
    const common = { ...options, clock, folders, history, setAside };
    const opened = await openFiles({ ...common, findInBackups: find });
    await removeUnfinished(files, folders.questions);
    const recovery: Recovery = {
      reports: setAside.reports,
      dismiss: setAside.dismiss,
      onChange: (listener) => {
        reportListeners.push(listener);
      },
    };
    return createStore({ ...common, opened, recovery, lock });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Files that a checkpoint had not finished. The journal has their content. */
async function removeUnfinished(files: Files, dir: string): Promise<void> {
  for (const name of await files.readdir(dir).catch(() => [])) {
    // What can't be removed is replaced by the next checkpoint.
    if (/^\d{6,}-\d{6,}\.jsonl\.tmp$/.test(name)) await files.unlink(join(dir, name)).catch(() => undefined);
  }
}

interface StoreParts extends StoreOptions {
  clock: Clock;
  folders: Folders;
  opened: Opened;
  history: History;
  setAside: SetAside;
  recovery: Recovery;
  lock: Lock;
}

function createStore(options: StoreParts): Store {
  const { dir, files, log, folders, opened, history, lock } = options;
  const { checkpointAfterBytes = CHECKPOINT_AFTER_BYTES } = options;
  const { loaded, ready, list } = opened;
  const { memory, known } = loaded;
  const listeners: ((entries: readonly Entry[]) => void)[] = [];
  const replacedListeners: (() => void)[] = [];
  const journal = createJournal({ dir: folders.journal, files, log, leftovers: loaded.segments });
  const queue = createJournalQueue({
    stored: memory.entries,
    append: journal.append,
    publish,
    afterGroup,
    log,
  });
  const outside = createOutside({
    ...options,
    dir: folders.questions,
    memory,
    known,
    latest: queue.latest,
    commit: put,
    onTaken: (index) => {
      checkpoint.touchFile(index);
      isTakenOver = true;
    },
  });
  const checkpoint = createCheckpoint({
    dir: folders.questions,
    files,
    log,
    journal,
    linesOf: memory.linesOf,
    ready,
    guard: outside.takeOver,
    before: () => history.flush(memory.entries),
    list,
    known,
    lineFiles: loaded.lineFiles,
    dirty: loaded.dirty,
  });
  let lastId = opened.highestId;
  let lastSeq = memory.highestSeq;
  let closing: Promise<void> | undefined;
  let pause: NodeJS.Timeout | undefined;
  /** Another program has changed a line file, which is to be written anew. */
  let isTakenOver = false;
  const stopWatch = options.watch?.(folders.questions, (names) => void lookAround(names));

  function publish(lines: readonly StoredLine[]): void {
    const entries: Entry[] = [];
    for (const line of lines) {
      if ('library' in line) takeOver(line);
      else {
        memory.put(line);
        checkpoint.touch(line.entry.id);
        entries.push(line.entry);
      }
    }
    if (entries.length > 0) for (const listener of listeners) guarded(() => listener(entries));
  }

  function takeOver(line: LibraryLine): void {
    memory.replace(line);
    checkpoint.touchAll(memory.entries.keys());
    for (const listener of replacedListeners) guarded(listener);
  }

  function guarded(listener: () => void): void {
    try {
      listener();
    } catch (error) {
      log.error('a listener failed', error);
    }
  }

  async function afterGroup(): Promise<void> {
    if (journal.size >= checkpointAfterBytes * BUSY_FACTOR) await startCheckpoint();
    else if (journal.size >= checkpointAfterBytes) awaitPause();
  }

  async function startCheckpoint(): Promise<void> {
    if (checkpoint.running) return;
    await journal.seal();
    void checkpoint.run();
  }

  function awaitPause(): void {
    // While a group is on its way there is no pause; what comes after it sets the clock anew.
    pause ??= setTimeout(() => void (queue.busy || startCheckpoint()), PAUSE_MS).unref();
    pause.refresh();
  }

  function commit(entry: Entry): Promise<void> {
    if (closing) return Promise.reject(closedError(dir));
    const read = readEntry(entry);
    // A bug in whoever made it; on disk it would keep the library from opening.
    if ('reason' in read) return Promise.reject(new AppError('internal', `Not an entry: ${read.reason}`));
    return put(entry);
  }

  function put(entry: Entry): Promise<void> {
    lastId = Math.max(lastId, entry.id);
    lastSeq += 1;
    return queue.commit({ seq: lastSeq, entry });
  }

  async function replaceAll(...[next, before]: Parameters<Store['replaceAll']>): Promise<void> {
    if (closing) throw closedError(dir);
    const current = queue.all();
    const library = replacement(current, next(current));
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
  async function lookAround(names: ReadonlySet<string> | null): Promise<void> {
    if (closing) return;
    try {
      await checkpoint.between(() => outside.look(names));
      if (!isTakenOver || closing) return;
      isTakenOver = false;
      await startCheckpoint();
    } catch (error) {
      log.warn('changes of other programs could not be taken over', { reason: reasonOf(error) });
    }
  }

  async function finish(): Promise<void> {
    stopWatch?.();
    await queue.idle();
    clearTimeout(pause);
    await checkpoint.idle();
    // What is taken over from another program while the first one runs comes with the second.
    for (let round = 0; round < 2 && (journal.size > 0 || checkpoint.due); round++) {
      await journal.seal();
      await checkpoint.run();
      await queue.idle();
    }
    await lock.release();
  }

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
