import { join } from 'node:path';
import { AppError } from '../../../../../shared/errors.ts';
import type { Log } from '../../../ports.ts';
import { getReason, ignoreMissing, toDiskError } from '../../../system/durable-file.ts';
import { type Files, type OpenFile, writeAll } from '../../../system/files.ts';
import { createSerialQueue } from '../../../system/serial-queue.ts';
import { FORMATS, formatHeader, formatSegmentName } from '../../format/line-file-format.ts';

/**
 * A folder of numbered segments. New lines are appended to the last segment. Sealed segments remain until a
 * checkpoint drops them. Calls must not overlap, except for `drop`.
 */
export interface Journal {
  /**
   * Appends whole lines with one write and one datasync. Resolves when they're on disk.
   *
   * If another program damaged the active segment, writes that segment's unsaved lines and the new lines to a
   * new segment.
   *
   * Rejects with AppError('disk'), even if the reason is that another program opened the library. No line may
   * follow a partial line. After a failure, the segment is truncated, at the latest before the next append,
   * or replaced by a new one.
   */
  append(lines: Uint8Array): Promise<void>;
  /** The active segment's size in bytes, or 0 if there's none. */
  readonly size: number;
  /** Checks whether another program deleted, moved, replaced, or truncated a segment. See `repair`. */
  checkSegments(): Promise<void>;
  /** Whether `repair` has anything to do or return. */
  readonly isDamaged: boolean;
  /**
   * Writes the unsaved lines of a segment that another program damaged to a new segment, unless an append has
   * already done so. Returns the path of each damaged segment once. Rejects with AppError('disk'), in which
   * case the next append or the next `repair` call tries again.
   */
  repair(): Promise<string[]>;
  seal(): Promise<void>;
  sealed(): readonly string[];
  /**
   * Deletes sealed segments durably, one by one and in order. A line that invalidates older lines must
   * outlive them. Rejects with AppError('disk'), in which case the remaining segments aren't deleted.
   */
  drop(paths: readonly string[]): Promise<void>;
}

interface Segment {
  path: string;
  file: OpenFile;
  /** The number of bytes that are on disk. */
  size: number;
  /** Whether a write failed and may have left data after `size`. */
  damaged: boolean;
}

interface SealedSegment {
  path: string;
  size: number;
}

/** The errors that mean that the path no longer refers to the segment. */
const GONE: ReadonlySet<string> = new Set(['ENOENT', 'EFTYPE', 'EISDIR']);

/** Creates a journal in the existing folder `dir`. The first append starts a new segment. */
export function createJournal(options: {
  dir: string;
  files: Files;
  log: Log;
  /** Existing segments. They count as sealed. */
  leftovers: readonly (SealedSegment & { number: number })[];
  /** Runs before a segment is created. Rejects if this program may not write to the folder. */
  check: () => Promise<void>;
  /** Runs after each write. Rejects if another program may have opened the library before the write. */
  checkWritten: () => Promise<void>;
  /** Creates the folder again if it's missing and this program may write to it. */
  recreate: () => Promise<void>;
  unsavedLines: () => Iterable<Uint8Array>;
}): Journal {
  const { dir, files, log, leftovers, check, checkWritten, recreate, unsavedLines } = options;
  // The queue is necessary because the folder watcher can call the journal at any time.
  const enqueue = createSerialQueue();
  let lastNumber = leftovers.reduce((last, { number }) => Math.max(last, number), 0);
  let ended: readonly SealedSegment[] = leftovers;
  let active: Segment | undefined;
  /**
   * The paths of segments that another program damaged. The lines in unrepaired ones must be written again,
   * and repaired ones must be reported.
   */
  const unrepaired = new Set<string>();
  let repaired: string[] = [];

  async function append(lines: Uint8Array): Promise<void> {
    // If the file was truncated, a write would leave a gap and restore the right length. That would hide the
    // damage.
    if (active && !active.file.isWhole(active.size)) unrepaired.add(active.path);
    const segment = await openWritableSegment();
    try {
      await write(segment, lines);
    } catch (error) {
      if (!unrepaired.has(segment.path)) throw error;
      await write(await openWritableSegment(), lines);
    }
  }

  async function write(segment: Segment, lines: Uint8Array): Promise<void> {
    try {
      await writeAll(segment.file, lines, segment.size);
      await segment.file.datasync();
    } catch (error) {
      segment.damaged = true;
      if (getReason(error) === 'ENOENT') unrepaired.add(segment.path);
      else await cutBack(segment);
      throw toDiskError(segment.path, error);
    }
    try {
      // This check must follow the sync. A program that opens the library later reads these lines, but one
      // that opened it earlier may have missed them.
      await checkWritten();
    } catch (error) {
      await cutBack(segment);
      await sealActive();
      throw toDiskError(segment.path, error);
    }
    segment.size += lines.length;
  }

  /**
   * Returns the active segment, or a new one if nothing may be appended to the active one. First writes the
   * unsaved lines of damaged segments to the returned segment.
   */
  async function openWritableSegment(): Promise<Segment> {
    if (active && !(await isWritable(active))) await sealActive();
    active ??= await createSegment();
    if (unrepaired.size === 0) return active;
    for (const lines of unsavedLines()) await write(active, lines);
    repaired = repaired.concat([...unrepaired]);
    unrepaired.clear();
    return active;
  }

  async function isWritable(segment: Segment): Promise<boolean> {
    // A shared file belongs to a hard-link backup that was made of the open library. A write would change the
    // backup too.
    if (unrepaired.has(segment.path) || segment.file.isShared()) return false;
    return !segment.damaged || cutBack(segment);
  }

  /** Truncates a damaged segment. Returns whether that succeeded. */
  async function cutBack(segment: Segment): Promise<boolean> {
    try {
      await segment.file.truncate(segment.size);
      await segment.file.datasync();
      segment.damaged = false;
    } catch (error) {
      log.warn("couldn't truncate a journal segment", { path: segment.path, reason: getReason(error) });
    }
    return !segment.damaged;
  }

  async function createSegment(): Promise<Segment> {
    lastNumber += 1;
    const path = join(dir, formatSegmentName(lastNumber));
    try {
      await check();
      const file = await openSegment(path);
      try {
        const header = Buffer.from(formatHeader(FORMATS.journal));
        await writeAll(file, header, 0);
        await file.sync();
        await files.syncDirectory(dir);
        return { path, file, size: header.length, damaged: false };
      } catch (error) {
        await close(file, path);
        // An empty segment is harmless. The next checkpoint drops it.
        await files.unlink(path).catch(() => {
          ended = [...ended, { path, size: 0 }];
        });
        throw error;
      }
    } catch (error) {
      throw toDiskError(path, error);
    }
  }

  async function openSegment(path: string): Promise<OpenFile> {
    try {
      return await files.open(path, 'create');
    } catch (error) {
      if (getReason(error) !== 'ENOENT') throw error;
      await recreate();
      return files.open(path, 'create');
    }
  }

  async function checkSegments(): Promise<void> {
    for (const segment of [...ended, ...(active ? [active] : [])]) {
      // The segment may have been dropped during the check.
      if ((await isLost(segment)) && (segment === active || ended.includes(segment)))
        unrepaired.add(segment.path);
    }
  }

  /**
   * Resolves to whether the segment's file is missing, too short, or not a regular file. Reads only the last
   * byte.
   */
  async function isLost({ path, size }: SealedSegment): Promise<boolean> {
    try {
      return size > 0 && (await files.readPart(path, size - 1, 1)).length === 0;
    } catch (error) {
      return GONE.has(getReason(error));
    }
  }

  async function repair(): Promise<string[]> {
    if (unrepaired.size > 0) await openWritableSegment();
    const paths = repaired;
    repaired = [];
    return paths;
  }

  async function sealActive(): Promise<void> {
    if (!active) return;
    const { file, path, size } = active;
    active = undefined;
    ended = [...ended, { path, size }];
    await close(file, path);
  }

  /** Closes a file and only logs errors. Acknowledged lines are already on disk, so nothing is lost. */
  async function close(file: OpenFile, path: string): Promise<void> {
    await file.close().catch((error: unknown) => log.error(`couldn't close ${path}`, error));
  }

  async function drop(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      const dropped = ended.filter((one) => one.path === path);
      // The segment is removed from the list first because it would otherwise count as deleted by another
      // program.
      ended = ended.filter((one) => one.path !== path);
      try {
        await ignoreMissing(files.unlink(path));
        await files.syncDirectory(dir);
      } catch (error) {
        ended = [...dropped, ...ended];
        throw toDiskError(path, error);
      }
    }
  }

  return {
    append: (lines) => enqueue(() => append(lines)),
    get size() {
      return active?.size ?? 0;
    },
    checkSegments: () => enqueue(checkSegments),
    get isDamaged() {
      return unrepaired.size + repaired.length > 0;
    },
    repair: () => enqueue(repair),
    seal: () => enqueue(sealActive),
    sealed: () => ended.map(({ path }) => path),
    drop,
  };
}

export const createClosedError = (path: string): AppError =>
  new AppError('disk', `${path} is already closed.`, { path, reason: 'closed' });
