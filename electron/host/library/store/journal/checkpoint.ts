import { join } from 'node:path';
import type { Log } from '../../../ports.ts';
import { diskError, reasonOf, replaceFile, unlessGone } from '../../../system/durable-file.ts';
import type { Files } from '../../../system/files.ts';
import { serialQueue } from '../../../system/serial-queue.ts';
import type { EntryLine, KnownFile } from '../format/line-file-format.ts';
import { formatLineFile, lineFileName, lineFileOf } from '../format/line-file-format.ts';
import type { Journal } from './journal.ts';

/** When the journal is folded into the line files. */
interface CheckpointScheduler {
  /** To be called after each group of commits; what comes next must wait for it. */
  afterGroup(): Promise<void>;
  /** Asks for a fold as soon as no group is on its way, however small the journal is; until one has succeeded. */
  request(): void;
  /** Folds whatever is left. Called once nothing more is committed but by the folding itself. */
  finish(): Promise<void>;
}

/** The journal is folded when its segment has grown to this, bytes, and nobody writes. */
const CHECKPOINT_AFTER_BYTES = 4 * 1024 * 1024;
/** While commits keep coming it may grow to so many times as much: folding competes with them for the disk. */
const BUSY_FACTOR = 8;
/** So long without a commit counts as nobody writing. */
const PAUSE_MS = 100;

/** The folding of `journal` by `checkpoint`. A segment only ends while no group is on its way. */
export function createCheckpointScheduler(options: {
  journal: Pick<Journal, 'size' | 'seal'>;
  checkpoint: Pick<Checkpoint, 'running' | 'due' | 'run' | 'idle'>;
  /** The groups of commits. */
  queue: { readonly busy: boolean; idle(): Promise<void> };
  afterBytes?: number | undefined;
}): CheckpointScheduler {
  const { journal, checkpoint, queue, afterBytes = CHECKPOINT_AFTER_BYTES } = options;
  let pause: NodeJS.Timeout | undefined;
  let isRequested = false;
  let isFinishing = false;

  async function start(): Promise<void> {
    if (checkpoint.running) return void checkpoint.idle().then(catchUp);
    const wasRequested = isRequested;
    isRequested = false;
    await journal.seal();
    void checkpoint.run().then((isDone) => {
      if (wasRequested && !isDone) isRequested = true;
    });
  }

  /** What was asked for while another fold ran. Where a group is on its way, what comes after it does this. */
  function catchUp(): void {
    if (isRequested && !queue.busy && !isFinishing) void start();
  }

  function awaitPause(): void {
    // While a group is on its way there is no pause; what comes after it sets the clock anew.
    pause ??= setTimeout(() => void (queue.busy || start()), PAUSE_MS).unref();
    pause.refresh();
  }

  return {
    async afterGroup() {
      if (isRequested || journal.size >= afterBytes * BUSY_FACTOR) await start();
      else if (journal.size >= afterBytes) awaitPause();
    },
    request() {
      isRequested = true;
      catchUp();
    },
    async finish() {
      isFinishing = true;
      clearTimeout(pause);
      await checkpoint.idle();
      // What is taken over from another program while the first one runs comes with the second.
      for (let round = 0; round < 2 && (journal.size > 0 || checkpoint.due); round++) {
        await journal.seal();
        await checkpoint.run();
        await queue.idle();
      }
    },
  };
}

/** Brings what the journal has into the line files, in the background, one at a time. */
interface Checkpoint {
  /** Notes that the entry has a version that its line file lacks. */
  touch(id: number): void;
  /** Notes that the whole library was replaced: every line file holds what is void now, and lacks what is new. */
  touchAll(ids: Iterable<number>): void;
  /** Notes that a line file is not what we wrote. */
  touchFile(index: number): void;
  readonly running: boolean;
  /** Something is to be done: a line file to be written, or a segment to be dropped. */
  readonly due: boolean;
  /**
   * Folds all ended segments into the line files and deletes them. Everything in them must have been touched, and
   * `linesOf` must know it, by the time of the call. Never rejects: a failure is logged and changes nothing for the
   * next attempt, because segments go last. Resolves with whether it is done.
   */
  run(): Promise<boolean>;
  /** Does something while no checkpoint runs; those that come later wait for it. */
  between<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves once none is running, nor anything between two. */
  idle(): Promise<void>;
}

interface CheckpointOptions {
  /** The folder of the line files. */
  dir: string;
  files: Files;
  log: Log;
  journal: Pick<Journal, 'sealed' | 'drop'>;
  linesOf: (index: number) => Iterable<EntryLine>;
  /** Waited for before anything is written or removed. Where it rejects, the checkpoint fails, as with the two below. */
  ready: () => Promise<void>;
  /** Waited for before a line file is written over or removed: it may have become somebody else's. */
  guard: (index: number) => Promise<void>;
  /** Waited for whenever new content was drawn, and the old line file is still there. */
  before: () => Promise<void>;
  /** Called with the line files that are there once none of `removed` is needed any more, and before they go. */
  list: (lineFiles: ReadonlySet<number>) => Promise<void>;
  /** Line files that are there, and what they say: kept up to date. */
  known: Map<number, KnownFile>;
  /** Line files that are there from the start. */
  lineFiles: ReadonlySet<number>;
  /** Line files that lack something from the start. */
  dirty: ReadonlySet<number>;
}

/** A checkpoint over the question files in `dir`. */
export function createCheckpoint(options: CheckpointOptions): Checkpoint {
  const { log, journal } = options;
  let dirty = new Set(options.dirty);
  /** Line files that may be there. */
  const existing = new Set(options.lineFiles);
  let running: Promise<boolean> | undefined;
  const between = serialQueue();

  async function writeCheckpoint(): Promise<boolean> {
    const segments = journal.sealed();
    const indexes = dirty;
    dirty = new Set();
    for (const index of indexes) existing.add(index);
    try {
      await options.ready();
      const removed = await writeLineFiles({ ...options, indexes });
      for (const index of removed) if (!dirty.has(index)) existing.delete(index);
      await options.list(new Set([...existing].filter((index) => !removed.includes(index))));
      await removeLineFiles(options, removed);
      await journal.drop(segments);
      return true;
    } catch (error) {
      for (const index of indexes) dirty.add(index);
      log.warn('checkpoint failed; the journal keeps everything', { reason: reasonOf(error) });
      return false;
    }
  }

  function run(): Promise<boolean> {
    running ??= between(writeCheckpoint).finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    touch: (id) => dirty.add(lineFileOf(id)),
    touchAll(ids) {
      for (const index of existing) dirty.add(index);
      for (const id of ids) dirty.add(lineFileOf(id));
    },
    touchFile: (index) => dirty.add(index),
    get running() {
      return running !== undefined;
    },
    get due() {
      return dirty.size > 0 || journal.sealed().length > 0;
    },
    run,
    between,
    idle: () => between(async () => undefined),
  };
}

/**
 * Writes line files anew from what is on disk already (as journal lines), so that the journal's segments can go.
 * Each file is replaced as a whole; all of that lasts when this resolves. Returns those that have no line left.
 * The event loop runs between any two pieces of any file. Throws AppError('disk'); then some files may be new and
 * some old, which loses nothing while the segments stay.
 */
async function writeLineFiles(options: CheckpointOptions & { indexes: Iterable<number> }): Promise<number[]> {
  const { files, dir, linesOf, guard, before, known } = options;
  const empty: number[] = [];
  let wrote = false;
  for (const index of options.indexes) {
    await guard(index);
    const text = await formatLineFile(linesOf(index));
    await before();
    if (!text) {
      empty.push(index);
      continue;
    }
    const path = join(dir, lineFileName(index));
    // Once more: to write it took as long as the disk takes to sync, and an edit in between would be gone unread.
    await replaceFile(files, path, text.pieces, () => guard(index)).catch((error: unknown) => {
      throw diskError(path, error);
    });
    known.set(index, text.known);
    wrote = true;
  }
  if (wrote) await sync(files, dir);
  return empty;
}

/** Removes line files, so that they stay away. Throws AppError('disk'). */
async function removeLineFiles(
  { files, dir, known }: CheckpointOptions,
  indexes: readonly number[],
): Promise<void> {
  for (const index of indexes) {
    const path = join(dir, lineFileName(index));
    await unlessGone(files.unlink(path)).catch((error: unknown) => {
      throw diskError(path, error);
    });
    known.delete(index);
  }
  if (indexes.length > 0) await sync(files, dir);
}

async function sync(files: Files, dir: string): Promise<void> {
  await files.syncDirectory(dir).catch((error: unknown) => {
    throw diskError(dir, error);
  });
}
