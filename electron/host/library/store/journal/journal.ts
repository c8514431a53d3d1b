import { basename, join } from 'node:path';
import { AppError } from '../../../../../shared/errors.ts';
import type { Log } from '../../../ports.ts';
import { diskError, reasonOf, unlessGone } from '../../../system/durable-file.ts';
import { type Files, type OpenFile, writeAll } from '../../../system/files.ts';
import { FORMATS, formatHeader, segmentName } from '../format/line-file-format.ts';

/**
 * A folder of numbered segments. The last one is appended to; sealed ones wait for a checkpoint, which drops them.
 * Calls must not overlap, except for `drop`.
 */
export interface Journal {
  /**
   * Appends whole lines with one write and one datasync. Resolves when they're on disk.
   *
   * Throws AppError('disk'), also if another program has opened the library. Then the segment is cut back, now or
   * at the next append, or a new one is started, so that no line follows a partial one.
   */
  append(lines: Uint8Array): Promise<void>;
  /** The size of the active segment in bytes; 0 without one. */
  readonly size: number;
  /** Checks whether another program deleted, moved, replaced, or truncated the active segment: see `lost`. */
  checkSegment(): Promise<void>;
  /**
   * The path of the active segment if another program damaged it. Its content must be written elsewhere. Undefined
   * after it's sealed.
   */
  readonly lost: string | undefined;
  seal(): Promise<void>;
  /** The paths of sealed segments. */
  sealed(): readonly string[];
  /**
   * Deletes sealed segments durably one by one, in order of their numbers: a line that invalidates older ones must
   * outlive them. Throws AppError('disk'); then the rest stays.
   */
  drop(paths: readonly string[]): Promise<void>;
}

interface Segment {
  path: string;
  file: OpenFile;
  /** Bytes that are on disk. */
  size: number;
  /** A write failed, and there may be data after `size`. */
  damaged: boolean;
  /** Another program deleted or truncated it. */
  lost: boolean;
}

/** A journal in the existing folder `dir`. The first append starts a new segment. */
export function createJournal(options: {
  dir: string;
  files: Files;
  log: Log;
  /** Existing segments, which count as sealed. */
  leftovers: readonly { number: number; path: string }[];
  /** Runs before a segment is created. Rejects if this program may not write to the folder. */
  check: () => Promise<void>;
  /** Runs after each write. Rejects if another program may have opened the library before it. */
  checkWritten: () => Promise<void>;
  /** Creates the folder again if it's missing and this program may. */
  recreate: () => Promise<void>;
}): Journal {
  const { dir, files, log, leftovers, check, checkWritten, recreate } = options;
  let lastNumber = leftovers.reduce((last, { number }) => Math.max(last, number), 0);
  let ended = leftovers.map(({ path }) => path);
  let active: Segment | undefined;

  async function append(lines: Uint8Array): Promise<void> {
    const segment = await writableSegment();
    try {
      await writeAll(segment.file, lines, segment.size);
      await segment.file.datasync();
    } catch (error) {
      segment.damaged = true;
      if (reasonOf(error) === 'ENOENT') segment.lost = true;
      else await cutBack(segment);
      throw diskError(segment.path, error);
    }
    try {
      // After the sync: a program that opens the library later reads these lines; an earlier one may not have.
      await checkWritten();
    } catch (error) {
      await cutBack(segment);
      await seal();
      throw diskError(segment.path, error);
    }
    segment.size += lines.length;
  }

  /** The active segment if it can be appended to, otherwise a new one. */
  async function writableSegment(): Promise<Segment> {
    if (active && !active.lost && (!active.damaged || (await cutBack(active)))) return active;
    await seal();
    active = await createSegment();
    return active;
  }

  /** Truncates a damaged segment. Returns whether that succeeded. */
  async function cutBack(segment: Segment): Promise<boolean> {
    try {
      await segment.file.truncate(segment.size);
      await segment.file.datasync();
      segment.damaged = false;
    } catch (error) {
      log.warn("couldn't truncate a journal segment", { path: segment.path, reason: reasonOf(error) });
    }
    return !segment.damaged;
  }

  async function createSegment(): Promise<Segment> {
    lastNumber += 1;
    const path = join(dir, segmentName(lastNumber));
    try {
      await check();
      const file = await openSegment(path);
      try {
        const header = Buffer.from(formatHeader(FORMATS.journal));
        await writeAll(file, header, 0);
        await file.sync();
        await files.syncDirectory(dir);
        return { path, file, size: header.length, damaged: false, lost: false };
      } catch (error) {
        await close(file, path);
        // An empty segment is harmless and is dropped by the next checkpoint.
        await files.unlink(path).catch(() => ended.push(path));
        throw error;
      }
    } catch (error) {
      throw diskError(path, error);
    }
  }

  async function openSegment(path: string): Promise<OpenFile> {
    try {
      return await files.open(path, 'create');
    } catch (error) {
      if (reasonOf(error) !== 'ENOENT') throw error;
      await recreate();
      return files.open(path, 'create');
    }
  }

  async function checkSegment(): Promise<void> {
    const segment = active;
    if (!segment) return;
    // Empty if the folder is missing; undefined if it can't be read.
    const names: string[] | undefined = await files
      .readdir(dir)
      .catch((error: unknown) => (reasonOf(error) === 'ENOENT' ? [] : undefined));
    const isMissing = names?.includes(basename(segment.path)) === false;
    // The segment may have grown or been sealed in the meantime.
    if (segment === active && (isMissing || !segment.file.isWhole(segment.size))) segment.lost = true;
  }

  async function seal(): Promise<void> {
    if (!active) return;
    const { file, path } = active;
    active = undefined;
    ended.push(path);
    await close(file, path);
  }

  /** Acknowledged lines are on disk, so a failure to close loses nothing. */
  async function close(file: OpenFile, path: string): Promise<void> {
    await file.close().catch((error: unknown) => log.error(`couldn't close ${path}`, error));
  }

  async function drop(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      await unlessGone(files.unlink(path)).catch((error: unknown) => {
        throw diskError(path, error);
      });
      await files.syncDirectory(dir).catch((error: unknown) => {
        throw diskError(dir, error);
      });
      ended = ended.filter((one) => one !== path);
    }
  }

  return {
    append,
    get size() {
      return active?.size ?? 0;
    },
    checkSegment,
    get lost() {
      return active?.lost ? active.path : undefined;
    },
    seal,
    sealed: () => [...ended],
    drop,
  };
}

/** The error of a commit after the library was closed. */
export const closedError = (path: string): AppError =>
  new AppError('disk', `${path} is already closed.`, { path, reason: 'closed' });
