import { join } from 'node:path';
import type { Log } from '../../../ports.ts';
import { getReason, ignoreMissing, replaceFile, toDiskError } from '../../../system/durable-file.ts';
import type { Files } from '../../../system/files.ts';
import { createSerialQueue } from '../../../system/serial-queue.ts';
import { type EntryLine, formatLineFileName, getLineFileIndex } from '../../format/line-file-format.ts';
import type { KnownFile } from '../load/loaded-entries.ts';
import { formatLineFile } from './format-line-file.ts';
import type { Journal } from './journal.ts';

interface CheckpointScheduler {
  /** Called after each group of commits. The next group must wait until it resolves. */
  afterGroup(): Promise<void>;
  /** Requests a checkpoint as soon as no write is in progress, regardless of the journal's size. */
  request(): void;
  /** Writes the remaining changes to the question files. Must be called after the last commit. */
  finish(): Promise<void>;
}

/** The journal size at which a pause starts a checkpoint. */
const CHECKPOINT_AFTER_BYTES = 4 * 1024 * 1024;
/**
 * The multiple of `CHECKPOINT_AFTER_BYTES` to which the journal can grow during continuous commits, because a
 * checkpoint slows commits down.
 */
const BUSY_FACTOR = 8;
const PAUSE_MS = 100;

/** Creates a scheduler that seals segments only between groups of commits. */
export function createCheckpointScheduler(options: {
  journal: Pick<Journal, 'size' | 'seal'>;
  checkpoint: Pick<Checkpoint, 'running' | 'due' | 'run' | 'idle'>;
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

  /**
   * Starts a requested checkpoint as soon as no write is in progress. Does nothing while the scheduler is
   * finishing.
   */
  function catchUp(): void {
    if (!isRequested || isFinishing) return;
    if (queue.busy) void queue.idle().then(catchUp);
    else void start();
  }

  function awaitPause(): void {
    // A write isn't a pause. After the write, `afterGroup` restarts the timer.
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
      // The second round writes changes by other programs that the first round found.
      for (let round = 0; round < 2 && (journal.size > 0 || checkpoint.due); round++) {
        await journal.seal();
        await checkpoint.run();
        await queue.idle();
      }
    },
  };
}

/** Moves changes from the journal to the question files in the background, one checkpoint at a time. */
interface Checkpoint {
  touch(id: number): void;
  /** Marks every question file as outdated after the whole library was replaced. */
  touchAll(ids: Iterable<number>): void;
  touchFile(index: number): void;
  readonly running: boolean;
  /** The indexes of question files that lack changes. */
  readonly outdated: ReadonlySet<number>;
  /** Whether a question file is outdated or a segment can be deleted. */
  readonly due: boolean;
  /**
   * Writes the changes from all sealed segments to the question files and then deletes the segments. The
   * entries in these segments must be touched before the call. Never rejects. If it fails, logs the error,
   * keeps the segments, and resolves to false.
   */
  run(): Promise<boolean>;
  /** Runs work while no checkpoint is running. Later checkpoints wait. */
  between<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when no checkpoint or other work is running. */
  idle(): Promise<void>;
}

interface CheckpointOptions {
  dir: string;
  files: Files;
  log: Log;
  journal: Pick<Journal, 'sealed' | 'drop'>;
  listLines: (index: number) => Iterable<EntryLine>;
  /** Runs before any write. If this function, `guard`, `before`, or `list` rejects, the checkpoint fails. */
  ready: () => Promise<void>;
  /** Runs before a question file is overwritten or deleted. Rejects if another program changed it. */
  guard: (index: number) => Promise<void>;
  /** Runs after new content was formatted and before the old file is replaced. */
  before: () => Promise<void>;
  /** Called with the remaining question files before unneeded ones are deleted. */
  list: (lineFiles: ReadonlySet<number>) => Promise<void>;
  /** The question files as they were last read or written. */
  known: Map<number, KnownFile>;
  /** The indexes of question files that exist at the start. */
  lineFiles: ReadonlySet<number>;
  /** The indexes of question files that are outdated at the start. */
  dirty: ReadonlySet<number>;
}

export function createCheckpoint(options: CheckpointOptions): Checkpoint {
  const { log, journal } = options;
  let dirty = new Set(options.dirty);
  let inProgress: ReadonlySet<number> = new Set();
  const existing = new Set(options.lineFiles);
  let running: Promise<boolean> | undefined;
  const between = createSerialQueue();

  async function writeCheckpoint(): Promise<boolean> {
    const segments = journal.sealed();
    const indexes = dirty;
    dirty = new Set();
    inProgress = indexes;
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
      log.warn("couldn't write a checkpoint; the journal keeps the changes", { reason: getReason(error) });
      return false;
    } finally {
      inProgress = new Set();
    }
  }

  function run(): Promise<boolean> {
    running ??= between(writeCheckpoint).finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    touch: (id) => dirty.add(getLineFileIndex(id)),
    touchAll(ids) {
      for (const index of existing) dirty.add(index);
      for (const id of ids) dirty.add(getLineFileIndex(id));
    },
    touchFile: (index) => dirty.add(index),
    get running() {
      return running !== undefined;
    },
    get outdated() {
      return dirty.union(inProgress);
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
 * Writes question files durably from memory, each of them atomically. Returns the indexes of files that would
 * be empty. Yields to the event loop. Rejects with AppError('disk') if some files couldn't be written. That's
 * harmless while the segments exist.
 */
async function writeLineFiles(options: CheckpointOptions & { indexes: Iterable<number> }): Promise<number[]> {
  const { files, dir, listLines, guard, before, known } = options;
  const empty: number[] = [];
  let wrote = false;
  for (const index of options.indexes) {
    await guard(index);
    const text = await formatLineFile(listLines(index));
    await before();
    if (!text) {
      empty.push(index);
      continue;
    }
    const path = join(dir, formatLineFileName(index));
    // The file is checked again because another program may have edited it during the sync.
    await replaceFile(files, path, text.pieces, { beforeTaking: () => guard(index) }).catch(
      (error: unknown) => {
        throw toDiskError(path, error);
      },
    );
    known.set(index, text.known);
    wrote = true;
  }
  if (wrote) await sync(files, dir);
  return empty;
}

/** Deletes question files durably. Rejects with AppError('disk'). */
async function removeLineFiles(
  { files, dir, known }: CheckpointOptions,
  indexes: readonly number[],
): Promise<void> {
  for (const index of indexes) {
    const path = join(dir, formatLineFileName(index));
    await ignoreMissing(files.unlink(path)).catch((error: unknown) => {
      throw toDiskError(path, error);
    });
    known.delete(index);
  }
  if (indexes.length > 0) await sync(files, dir);
}

async function sync(files: Files, dir: string): Promise<void> {
  await files.syncDirectory(dir).catch((error: unknown) => {
    throw toDiskError(dir, error);
  });
}
