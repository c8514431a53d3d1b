import { join } from 'node:path';
import { AppError } from '../../../../../shared/errors.ts';
import type { Log } from '../../../ports.ts';
import { getReason, ignoreMissing, toDiskError } from '../../../system/durable-file.ts';
import { type Files, type OpenFile, writeAll } from '../../../system/files.ts';
import { createSerialQueue } from '../../../system/serial-queue.ts';
import { FORMATS, formatHeader, formatSegmentName } from '../../format/line-file-format.ts';

/**
 * A folder of numbered segments. The last one is appended to; sealed ones wait for a checkpoint, which drops them.
 * Calls must not overlap, except for `drop`.
 */
export interface Journal {
  /**
   * Appends whole lines with one write and one datasync. Resolves when they're on disk.
   *
   * If another program damaged the active segment, the unsaved lines and these go to a new one.
   *
   * Throws AppError('disk'), also if another program has opened the library. Then the segment is cut back, now or
   * at the next append, or a new one is started, so that no line follows a partial one.
   */
  append(lines: Uint8Array): Promise<void>;
  /** The size of the active segment in bytes; 0 without one. */
  readonly size: number;
  /** Checks whether another program deleted, moved, replaced, or truncated a segment: see `repair`. */
  checkSegments(): Promise<void>;
  /** Whether `repair` has something to do or to return. */
  readonly isDamaged: boolean;
  /**
   * Writes the unsaved lines to a new segment if another program damaged one, unless an append has done it. Returns
   * the paths of such segments, each once. Throws AppError('disk'); then the next append or call repeats it.
   */
  repair(): Promise<string[]>;
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
}

/** A segment that waits for a checkpoint. */
interface SealedSegment {
  path: string;
  size: number;
}

/** The errors for a name that doesn't stand for the segment anymore. */
const GONE: ReadonlySet<string> = new Set(['ENOENT', 'EFTYPE', 'EISDIR']);

/** A journal in the existing folder `dir`. The first append starts a new segment. */
export function createJournal(options: {
  dir: string;
  files: Files;
  log: Log;
  /** Existing segments, which count as sealed. */
  leftovers: readonly (SealedSegment & { number: number })[];
  /** Runs before a segment is created. Rejects if this program may not write to the folder. */
  check: () => Promise<void>;
  /** Runs after each write. Rejects if another program may have opened the library before it. */
  checkWritten: () => Promise<void>;
  /** Creates the folder again if it's missing and this program may. */
  recreate: () => Promise<void>;
  /** The lines of everything that was appended and isn't in the question files yet. */
  unsavedLines: () => Iterable<Uint8Array>;
}): Journal {
  const { dir, files, log, leftovers, check, checkWritten, recreate, unsavedLines } = options;
  // The folder watcher can call at any time.
  const enqueue = createSerialQueue();
  let lastNumber = leftovers.reduce((last, { number }) => Math.max(last, number), 0);
  let ended: readonly SealedSegment[] = leftovers;
  let active: Segment | undefined;
  /** Segments that another program damaged: those to write again, and those to report. */
  const unrepaired = new Set<string>();
  let repaired: string[] = [];

  async function append(lines: Uint8Array): Promise<void> {
    // A write would leave a gap in a truncated file, which would have the right length again.
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
      // After the sync: a program that opens the library later reads these lines; an earlier one may not have.
      await checkWritten();
    } catch (error) {
      await cutBack(segment);
      await sealActive();
      throw toDiskError(segment.path, error);
    }
    segment.size += lines.length;
  }

  /** The active segment if it can be appended to, otherwise a new one. It has the lines of damaged segments. */
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
    // A hard-link backup was made of the open library. A write would change the backup too.
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
        // An empty segment is harmless and is dropped by the next checkpoint.
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
      // A segment can be dropped in the meantime.
      if ((await isLost(segment)) && (segment === active || ended.includes(segment)))
        unrepaired.add(segment.path);
    }
  }

  /** Whether the file with the segment's name isn't the segment or is too short. Reads its last byte only. */
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

  /** Acknowledged lines are on disk, so a failure to close loses nothing. */
  async function close(file: OpenFile, path: string): Promise<void> {
    await file.close().catch((error: unknown) => log.error(`couldn't close ${path}`, error));
  }

  async function drop(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      const dropped = ended.filter((one) => one.path === path);
      // First, so that it isn't mistaken for a segment that another program deleted.
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

/** The error of a commit after the library was closed. */
export const createClosedError = (path: string): AppError =>
  new AppError('disk', `${path} is already closed.`, { path, reason: 'closed' });
