import { basename, join } from 'node:path';
import { AppError } from '../../../../../shared/errors.ts';
import type { Entry } from '../../../../../shared/library/entry.ts';
import type { Log } from '../../../ports.ts';
import { diskError, reasonOf, unlessGone } from '../../../system/durable-file.ts';
import { type Files, type OpenFile, writeAll } from '../../../system/files.ts';
import {
  type EntryLine,
  FORMATS,
  formatHeader,
  formatLibraryLine,
  formatLine,
  type LibraryLine,
  type StoredLine,
  segmentName,
  splitLine,
} from '../format/line-file-format.ts';

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
  let lastNumber = Math.max(0, ...leftovers.map(({ number }) => number));
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

interface GroupListener {
  /** Called with each group on disk, in order, before its commits resolve. A library line is a separate group. */
  publish(lines: readonly StoredLine[]): void;
  /** Called after each group, whether it succeeded or failed. The next group waits. Must not throw. */
  afterGroup(): Promise<void>;
}

/** Commits that aren't on disk yet. While a group is being written, the next one collects. */
interface CommitQueue {
  subscribe(listener: GroupListener): void;
  /**
   * Resolves when the line is on disk and published. Rejects with AppError('disk'), the error of `append`, or if it
   * can't be formatted as JSON.
   */
  commit(line: EntryLine): Promise<void>;
  /**
   * Writes a whole library after all earlier commits. `before` runs right before the write. If either fails, this
   * and all later commits reject.
   */
  replace(line: LibraryLine, before: () => Promise<void>): Promise<void>;
  /** The newest version of an entry, even if it isn't on disk yet. */
  latest(id: number): Entry | undefined;
  /** All entries including pending ones, in any order. */
  all(): Map<number, Entry>;
  /** Whether a commit is pending. */
  readonly busy: boolean;
  /** Resolves when no commit is pending. */
  idle(): Promise<void>;
}

/** Collecting a group keeps the event loop busy, so one slow write must not extend it. */
const MAX_GATHER_MS = 5;

interface PendingLine {
  line: StoredLine;
  /** The formatted line; null for a library, which is formatted before its write. */
  bytes: Buffer | null;
  before?: () => Promise<void>;
  resolve: () => void;
  reject: (error: unknown) => void;
}

const isLibrary = ({ line }: PendingLine): boolean => 'library' in line;

/** The IDs of the line's entries; none of a line with a whole library. */
const idsOf = (line: StoredLine): number[] =>
  'entry' in line ? splitLine(line).map(({ entry }) => entry.id) : [];

/** Commits that are waiting for a write are appended together, in order. */
export function createCommitQueue(options: {
  stored: ReadonlyMap<number, Entry>;
  append: (lines: Uint8Array) => Promise<void>;
  log: Log;
}): CommitQueue {
  const { stored, append, log } = options;
  let listener: GroupListener | undefined;
  /** The newest pending library, and the newest pending version of each later entry. */
  let base: { waiting: PendingLine; entries: ReadonlyMap<number, Entry> } | undefined;
  const newest = new Map<number, { line: EntryLine; entry: Entry }>();
  let pending: PendingLine[] = [];
  let running: Promise<void> | undefined;
  /**
   * How long the last write took, and how many lines it had, including those that were already waiting for the next
   * one.
   */
  let lastWriteMs = 0;
  let expectedSize = 0;

  async function commit(line: EntryLine): Promise<void> {
    // Formatted first: an entry that can't be formatted must not become the newest version.
    const { bytes } = formatLine(line);
    setNewest(line);
    return enqueue(line, bytes);
  }

  async function replace(line: LibraryLine, before: () => Promise<void>): Promise<void> {
    newest.clear();
    const written = enqueue(line, null, before);
    const own = pending.at(-1);
    if (own) base = { waiting: own, entries: new Map(line.library.map((entry) => [entry.id, entry])) };
    return written;
  }

  function enqueue(line: StoredLine, bytes: Buffer | null, before?: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      pending.push({ line, bytes, resolve, reject, ...(before && { before }) });
      running ??= run();
    });
  }

  async function run(): Promise<void> {
    // Commits of the same turn join the first group.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    while (pending.length > 0) {
      await gather();
      await writeGroup(nextGroup());
    }
    running = undefined;
  }

  /** All pending lines up to the next library, or that library. */
  function nextGroup(): PendingLine[] {
    const at = base ? pending.findIndex(isLibrary) : -1;
    return pending.splice(0, at < 0 ? pending.length : Math.max(at, 1));
  }

  /**
   * Clients whose commit just resolved often have the next one ready. Waiting for as many lines as last time, for
   * at most half a write, makes groups larger. A single client never waits.
   */
  async function gather(): Promise<void> {
    const until = performance.now() + Math.min(lastWriteMs / 2, MAX_GATHER_MS);
    while (pending.length < expectedSize && performance.now() < until) {
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
  }

  async function writeGroup(group: readonly PendingLine[]): Promise<void> {
    let start = performance.now();
    try {
      for (const { before } of group) await before?.();
      const [first] = group;
      const library = first && 'library' in first.line ? await formatLibraryLine(first.line) : null;
      start = performance.now();
      await append(library ?? Buffer.concat(group.flatMap(({ bytes }) => bytes ?? [])));
    } catch (error) {
      log.error("couldn't write a group of commits", error);
      rejectGroup(group, error);
      return listener?.afterGroup();
    }
    lastWriteMs = performance.now() - start;
    // Counted before promises resolve, because those clients commit again.
    expectedSize = group.length + pending.length;
    for (const one of group) forget(one);
    listener?.publish(group.map(({ line }) => line));
    for (const one of group) one.resolve();
    await listener?.afterGroup();
  }

  /**
   * Rejects a group and all pending lines that depend on it: later versions of the same entries, libraries, and
   * everything after a library.
   */
  function rejectGroup(group: readonly PendingLine[], error: unknown): void {
    const ids = new Set(group.flatMap(({ line }) => idsOf(line)));
    const firstLibrary = group.some(isLibrary) ? 0 : pending.findIndex(isLibrary);
    const orphans = new Set<PendingLine>();
    for (const [index, one] of pending.entries()) {
      const own = idsOf(one.line);
      if (!(firstLibrary >= 0 && index >= firstLibrary) && !own.some((id) => ids.has(id))) continue;
      orphans.add(one);
      for (const id of own) ids.add(id);
    }
    pending = pending.filter((one) => !orphans.has(one));
    for (const one of [...group, ...orphans]) {
      forget(one);
      one.reject(error);
    }
    // A rejected library had hidden earlier versions.
    for (const { line } of pending) if ('entry' in line) setNewest(line);
  }

  function forget(one: PendingLine): void {
    if (base?.waiting === one) base = undefined;
    for (const id of idsOf(one.line)) if (newest.get(id)?.line === one.line) newest.delete(id);
  }

  function setNewest(line: EntryLine): void {
    for (const { entry } of splitLine(line)) newest.set(entry.id, { line, entry });
  }

  return {
    subscribe(added) {
      listener = added;
    },
    commit,
    replace,
    latest: (id) => newest.get(id)?.entry ?? (base?.entries ?? stored).get(id),
    all() {
      const all = new Map(base?.entries ?? stored);
      for (const [id, { entry }] of newest) all.set(id, entry);
      return all;
    },
    get busy() {
      return running !== undefined;
    },
    idle: () => running ?? Promise.resolve(),
  };
}

/** The error of a commit after the library was closed. */
export const closedError = (path: string): AppError =>
  new AppError('disk', `${path} is closed.`, { path, reason: 'closed' });
