import { basename, join } from 'node:path';
import type { Log } from '../../../ports.ts';
import { diskError, reasonOf, unlessGone, writeAll } from '../../../system/durable-file.ts';
import type { Files, OpenFile } from '../../../system/files.ts';
import { FORMATS, formatHeader } from '../format/line-file-format.ts';

const NAME = /^(\d{6,})\.jsonl$/;

/** The name of a journal segment: its number, `000001.jsonl`. Segments are numbered in order of creation. */
export const segmentName = (number: number): string => `${String(number).padStart(6, '0')}.jsonl`;

/** The inverse of `segmentName`; undefined for names that it would not give. */
export function segmentNumber(name: string): number | undefined {
  const number = Number(NAME.exec(name)?.[1]);
  return Number.isSafeInteger(number) && number > 0 && segmentName(number) === name ? number : undefined;
}

/**
 * The journal: a folder of numbered segments. One of them is written to, at its end; the others wait until a
 * checkpoint has their content and drops them. The calls must not overlap, except `drop`.
 */
export interface Journal {
  /**
   * Appends whole lines, each with its end, with one write and one datasync. Resolves once they are on disk.
   * Throws AppError('disk'); then the segment is cut back to what was on disk before, or left for a new one, now or
   * at the next append: no half line is ever followed by another. Also if another program has opened the library.
   */
  append(lines: Uint8Array): Promise<void>;
  /** Bytes in the segment that is written to; 0 when there is none. */
  readonly size: number;
  /** Looks whether another program deleted, moved, replaced or cut the segment that is written to: see `lost`. */
  look(): Promise<void>;
  /**
   * The segment that is written to, by path, once it is known that not all of it would be found again. What it had is to
   * be brought to the disk elsewhere. Undefined again once it has ended.
   */
  readonly lost: string | undefined;
  /** Ends the segment that is written to. The next append starts another. */
  seal(): Promise<void>;
  /** The segments that have ended, by path. */
  sealed(): readonly string[];
  /**
   * Deletes ended segments in the order given, which must be that of their numbers. Each is gone for good before the
   * next one goes: a line that makes older ones void must outlive them.
   * Throws AppError('disk'); what could not be deleted stays among the ended ones.
   */
  drop(paths: readonly string[]): Promise<void>;
}

interface Segment {
  path: string;
  file: OpenFile;
  /** Bytes that are known to be on disk. */
  size: number;
  /** A write failed, and something of it may stand behind `size`. */
  damaged: boolean;
  /** Another program took it away, or a part of it. */
  lost: boolean;
}

/** A journal in the folder `dir`, which must be there. It begins a segment of its own with the first append. */
export function createJournal(options: {
  dir: string;
  files: Files;
  log: Log;
  /** Segments that are there already; they count as ended. */
  leftovers: readonly { number: number; path: string }[];
  /** Called before a segment is made. Rejects if the folder isn't this program's to write into. */
  check: () => Promise<void>;
  /** Called after each write. Rejects if another program may have opened the library before it. */
  checkWritten: () => Promise<void>;
  /** Called where the folder is gone: makes it anew, if it may. */
  remake: () => Promise<void>;
}): Journal {
  const { dir, files, log, leftovers, check, checkWritten, remake } = options;
  let lastNumber = Math.max(0, ...leftovers.map(({ number }) => number));
  let ended = leftovers.map(({ path }) => path);
  let active: Segment | undefined;

  async function append(lines: Uint8Array): Promise<void> {
    const segment = await usable();
    try {
      await writeAll(segment.file, lines, segment.size);
      await segment.file.datasync();
    } catch (error) {
      segment.damaged = true;
      if (reasonOf(error) === 'ENOENT') segment.lost = true;
      else await mend(segment);
      throw diskError(segment.path, error);
    }
    try {
      // After the sync: a program that opens the library from here on reads these lines, one that did before may not have.
      await checkWritten();
    } catch (error) {
      await mend(segment);
      await seal();
      throw diskError(segment.path, error);
    }
    segment.size += lines.length;
  }

  /** The segment to write to: the active one if it is sound or can be mended, else a new one. */
  async function usable(): Promise<Segment> {
    if (active && !active.lost && (!active.damaged || (await mend(active)))) return active;
    await seal();
    active = await start();
    return active;
  }

  /** Cuts a damaged segment back. Returns whether that is on disk. */
  async function mend(segment: Segment): Promise<boolean> {
    try {
      await segment.file.truncate(segment.size);
      await segment.file.datasync();
      segment.damaged = false;
    } catch (error) {
      log.warn('a journal segment could not be cut back', { path: segment.path, reason: reasonOf(error) });
    }
    return !segment.damaged;
  }

  async function start(): Promise<Segment> {
    lastNumber += 1;
    const path = join(dir, segmentName(lastNumber));
    try {
      await check();
      const file = await create(path);
      try {
        const header = Buffer.from(formatHeader(FORMATS.journal));
        await writeAll(file, header, 0);
        await file.sync();
        await files.syncDirectory(dir);
        return { path, file, size: header.length, damaged: false, lost: false };
      } catch (error) {
        await close(file, path);
        // An empty segment does no harm; it goes with the next checkpoint.
        await files.unlink(path).catch(() => ended.push(path));
        throw error;
      }
    } catch (error) {
      throw diskError(path, error);
    }
  }

  async function create(path: string): Promise<OpenFile> {
    try {
      return await files.open(path, 'create');
    } catch (error) {
      if (reasonOf(error) !== 'ENOENT') throw error;
      await remake();
      return files.open(path, 'create');
    }
  }

  async function look(): Promise<void> {
    const segment = active;
    if (!segment) return;
    const names = await namesIn(dir);
    const isThere = names?.includes(basename(segment.path)) ?? true;
    // While the names were read it may have grown, or may have ended.
    if (segment === active && !(isThere && segment.file.isWhole(segment.size))) segment.lost = true;
  }

  /** None where the folder is gone; undefined where the disk does not tell. */
  async function namesIn(folder: string): Promise<string[] | undefined> {
    return files.readdir(folder).catch((error: unknown) => (reasonOf(error) === 'ENOENT' ? [] : undefined));
  }

  async function seal(): Promise<void> {
    if (!active) return;
    const { file, path } = active;
    active = undefined;
    ended.push(path);
    await close(file, path);
  }

  /** What was acknowledged is on disk already, so a failure to close loses nothing. */
  async function close(file: OpenFile, path: string): Promise<void> {
    await file.close().catch((error: unknown) => log.error(`could not close ${path}`, error));
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
    look,
    get lost() {
      return active?.lost ? active.path : undefined;
    },
    seal,
    sealed: () => [...ended],
    drop,
  };
}
