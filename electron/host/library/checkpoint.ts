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

/** A checkpoint over the question files in `dir`; `dirty` are those that lack something already. */
export function createCheckpoint(options: {
  dir: string;
  files: Files;
  log: Log;
  journal: Pick<Journal, 'sealed' | 'drop'>;
  linesOf: (index: number) => Iterable<string>;
  /** Line files that lack something from the start. */
  dirty: ReadonlySet<number>;
}): Checkpoint {
  const { dir, files, log, journal, linesOf } = options;
  let dirty = new Set(options.dirty);
  let running: Promise<void> | undefined;

  async function fold(): Promise<void> {
    const segments = journal.sealed();
    const indexes = dirty;
    dirty = new Set();
    try {
      await writeLineFiles({ files, dir, indexes, linesOf });
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
    get running() {
      return running !== undefined;
    },
    run,
    idle: () => running ?? Promise.resolve(),
  };
}

/**
 * Writes line files anew from what is on disk already (as journal lines), so that the journal's segments can go.
 * Each file is replaced as a whole; all of them have lasted when this resolves.
 * The event loop runs between any two pieces of any file. Throws AppError('disk'); then some files may be new and
 * some old, which loses nothing while the segments stay.
 */
async function writeLineFiles(options: {
  files: Files;
  dir: string;
  indexes: Iterable<number>;
  linesOf: (index: number) => Iterable<string>;
}): Promise<void> {
  const { files, dir, linesOf } = options;
  let wrote = false;
  for (const index of options.indexes) {
    const path = join(dir, lineFileName(index));
    await replaceFile(files, path, withHeader(linesOf(index))).catch((error: unknown) => {
      throw diskError(path, error);
    });
    wrote = true;
  }
  if (!wrote) return;
  await files.syncDirectory(dir).catch((error: unknown) => {
    throw diskError(dir, error);
  });
}

function* withHeader(pieces: Iterable<string>): Generator<string> {
  let start = formatHeader(FORMATS.questions);
  for (const piece of pieces) {
    yield start + piece;
    start = '';
  }
  if (start) yield start;
}
