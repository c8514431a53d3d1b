import { join } from 'node:path';
import { diskError, reasonOf, replaceFile } from '../durable-file.ts';
import type { Files } from '../files.ts';
import type { Log } from '../ports.ts';
import type { Journal } from './journal.ts';
import { lineFileName, lineFileOf } from './line-file.ts';
import { FORMATS, formatHeader } from './store-format.ts';

/** Brings what the journal has into the line files, in the background, one at a time. */
export interface Checkpoint {
  /** Notes that the entry has a version that its line file lacks. */
  touch(id: number): void;
  /** Notes that the whole library was replaced: every line file holds what is void now, and lacks what is new. */
  touchAll(ids: Iterable<number>): void;
  readonly running: boolean;
  /**
   * Folds all ended segments into the line files and deletes them. Everything in them must have been touched, and
   * `linesOf` must know it, by the time of the call. Never rejects: a failure is logged and changes nothing for the
   * next attempt, because segments go last.
   */
  run(): Promise<void>;
  /** Resolves once none is running. */
  idle(): Promise<void>;
}

/** A checkpoint over the question files in `dir`. */
export function createCheckpoint(options: {
  dir: string;
  files: Files;
  log: Log;
  journal: Pick<Journal, 'sealed' | 'drop'>;
  linesOf: (index: number) => Iterable<string>;
  /** Line files that are there from the start. */
  lineFiles: ReadonlySet<number>;
  /** Line files that lack something from the start. */
  dirty: ReadonlySet<number>;
}): Checkpoint {
  const { dir, files, log, journal, linesOf } = options;
  let dirty = new Set(options.dirty);
  /** Line files that may be there. */
  const there = new Set(options.lineFiles);
  let running: Promise<void> | undefined;

  async function fold(): Promise<void> {
    const segments = journal.sealed();
    const indexes = dirty;
    dirty = new Set();
    for (const index of indexes) there.add(index);
    try {
      const removed = await writeLineFiles({ files, dir, indexes, linesOf });
      for (const index of removed) if (!dirty.has(index)) there.delete(index);
      await journal.drop(segments);
    } catch (error) {
      for (const index of indexes) dirty.add(index);
      log.warn('checkpoint failed; the journal keeps everything', { reason: reasonOf(error) });
    }
  }

  function run(): Promise<void> {
    running ??= fold().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    touch: (id) => dirty.add(lineFileOf(id)),
    touchAll(ids) {
      for (const index of there) dirty.add(index);
      for (const id of ids) dirty.add(lineFileOf(id));
    },
    get running() {
      return running !== undefined;
    },
    run,
    idle: () => running ?? Promise.resolve(),
  };
}

/**
 * Writes line files anew from what is on disk already (as journal lines), so that the journal's segments can go.
 * Each file is replaced as a whole, or removed where it has no line left; all of that lasts when this resolves.
 * Returns which were removed.
 * The event loop runs between any two pieces of any file. Throws AppError('disk'); then some files may be new and
 * some old, which loses nothing while the segments stay.
 */
async function writeLineFiles(options: {
  files: Files;
  dir: string;
  indexes: Iterable<number>;
  linesOf: (index: number) => Iterable<string>;
}): Promise<number[]> {
  const { files, dir, linesOf } = options;
  const removed: number[] = [];
  let wrote = false;
  for (const index of options.indexes) {
    const path = join(dir, lineFileName(index));
    const pieces = linesOf(index)[Symbol.iterator]();
    const first = pieces.next();
    if (first.done) removed.push(index);
    const done = first.done ? remove(files, path) : replaceFile(files, path, withHeader(first.value, pieces));
    await done.catch((error: unknown) => {
      throw diskError(path, error);
    });
    wrote = true;
  }
  if (wrote) {
    await files.syncDirectory(dir).catch((error: unknown) => {
      throw diskError(dir, error);
    });
  }
  return removed;
}

async function remove(files: Files, path: string): Promise<void> {
  await files.unlink(path).catch((error: unknown) => {
    if (reasonOf(error) !== 'ENOENT') throw error;
  });
}

function* withHeader(first: string, others: Iterator<string>): Generator<string> {
  yield formatHeader(FORMATS.questions) + first;
  for (let next = others.next(); !next.done; next = others.next()) yield next.value;
}
