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
} from '../format/line-file-format.ts';

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
  checkSegment(): Promise<void>;
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
  recreate: () => Promise<void>;
}): Journal {
  const { dir, files, log, leftovers, check, checkWritten, recreate: remake } = options;
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
      // After the sync: a program that opens the library from here on reads these lines, one that did before may not have.
      await checkWritten();
    } catch (error) {
      await cutBack(segment);
      await seal();
      throw diskError(segment.path, error);
    }
    segment.size += lines.length;
  }

  /** The segment to write to: the active one if it is sound or can be mended, else a new one. */
  async function writableSegment(): Promise<Segment> {
    if (active && !active.lost && (!active.damaged || (await cutBack(active)))) return active;
    await seal();
    active = await createSegment();
    return active;
  }

  /** Cuts a damaged segment back. Returns whether that is on disk. */
  async function cutBack(segment: Segment): Promise<boolean> {
    try {
      await segment.file.truncate(segment.size);
      await segment.file.datasync();
      segment.damaged = false;
    } catch (error) {
      log.warn('a journal segment could not be cut back', { path: segment.path, reason: reasonOf(error) });
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
        // An empty segment does no harm; it goes with the next checkpoint.
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
    checkSegment: look,
    get lost() {
      return active?.lost ? active.path : undefined;
    },
    seal,
    sealed: () => [...ended],
    drop,
  };
}

/** What follows each group of commits. */
interface GroupListener {
  /** Called with each group that is on disk, in order, before its commits resolve. A library is a group of its own. */
  publish(lines: readonly StoredLine[]): void;
  /** Called after each group, on disk or refused; the next one waits for it. Must not throw. */
  afterGroup(): Promise<void>;
}

/** Commits on their way to disk, written in groups: while one group is being written the next one gathers. */
interface CommitQueue {
  /** To be called before the first commit. */
  subscribe(listener: GroupListener): void;
  /** Resolves once the line is on disk and published. Rejects with AppError('disk'), what `append` threw, or what JSON can't hold. */
  commit(line: EntryLine): Promise<void>;
  /**
   * A whole library behind all commits so far. Once those are on disk, and before the line is written, `before` is
   * waited for. Where that fails, or the line can't be written, this rejects with the same, and so does everything
   * that came after it.
   */
  replace(line: LibraryLine, before: () => Promise<void>): Promise<void>;
  /** The newest version of an entry, on disk or on its way. */
  latest(id: number): Entry | undefined;
  /** All entries as they are once everything on its way is on disk. In no order. */
  all(): Map<number, Entry>;
  /** Whether something is on its way. */
  readonly busy: boolean;
  /** Resolves once nothing is on its way. */
  idle(): Promise<void>;
}

/** The event loop turns while a group gathers, so a disk that hung for once must not keep it turning as long. */
const MAX_GATHER_MS = 5;

interface PendingLine {
  line: StoredLine;
  /** As it is written; null for a library, which is formatted when its turn comes. */
  bytes: Buffer | null;
  before?: () => Promise<void>;
  resolve: () => void;
  reject: (error: unknown) => void;
}

const isLibrary = ({ line }: PendingLine): boolean => 'library' in line;

/** A queue before the journal: commits that wait for a write are appended together, in the order they came. */
export function createCommitQueue(options: {
  /** What is on disk. */
  stored: ReadonlyMap<number, Entry>;
  append: (lines: Uint8Array) => Promise<void>;
  log: Log;
}): CommitQueue {
  const { stored, append, log } = options;
  let listener: GroupListener | undefined;
  /** The newest library on its way, and the newest version of each entry that came after it. */
  let base: { waiting: PendingLine; entries: ReadonlyMap<number, Entry> } | undefined;
  const newest = new Map<number, EntryLine>();
  let pending: PendingLine[] = [];
  let running: Promise<void> | undefined;
  /** Of the last group: how long its write took, and how many it had, with those who waited already for the next. */
  let lastWriteMs = 0;
  let expectedSize = 0;

  async function commit(line: EntryLine): Promise<void> {
    // An entry that can't be formatted must not become the newest version, or no later change could be written either.
    const { bytes } = formatLine(line);
    newest.set(line.entry.id, line);
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
    // Lets whoever commits in this same turn into the first group.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    while (pending.length > 0) {
      await gather();
      await writeGroup(nextGroup());
    }
    running = undefined;
  }

  /** Whatever waits, up to the next library; or that. */
  function nextGroup(): PendingLine[] {
    const at = base ? pending.findIndex(isLibrary) : -1;
    return pending.splice(0, at < 0 ? pending.length : Math.max(at, 1));
  }

  /**
   * Whoever was just answered often has the next commit ready in no time. Writing at once would leave them to the next
   * group, and the groups would stay half as large as they could be. So this waits for as many as last time, but
   * no longer than half a write: a client that is alone never waits, and a burst that has ended delays one commit once.
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
      log.error('a group of commits could not be written', error);
      rejectGroup(group, error);
      return listener?.afterGroup();
    }
    lastWriteMs = performance.now() - start;
    // Counted before the answers go out: who comes back at once is not one more, but one of these.
    expectedSize = group.length + pending.length;
    for (const one of group) forget(one);
    listener?.publish(group.map(({ line }) => line));
    for (const one of group) one.resolve();
    await listener?.afterGroup();
  }

  /**
   * Rejects a group, and whatever waits behind it and was made from something rejected: a version of the same entry, a
   * library, and all that came after that.
   */
  function rejectGroup(group: readonly PendingLine[], error: unknown): void {
    const ids = new Set(group.flatMap(({ line }) => ('entry' in line ? [line.entry.id] : [])));
    const firstLibrary = group.some(isLibrary) ? 0 : pending.findIndex(isLibrary);
    const isOrphan = ({ line }: PendingLine, index: number) =>
      (firstLibrary >= 0 && index >= firstLibrary) || ('entry' in line && ids.has(line.entry.id));
    const orphans = pending.filter(isOrphan);
    pending = pending.filter((one, index) => !isOrphan(one, index));
    for (const one of [...group, ...orphans]) {
      forget(one);
      one.reject(error);
    }
    // A rejected library had hidden what came before it.
    for (const { line } of pending) if ('entry' in line) newest.set(line.entry.id, line);
  }

  function forget(one: PendingLine): void {
    if (base?.waiting === one) base = undefined;
    if ('entry' in one.line && newest.get(one.line.entry.id) === one.line) newest.delete(one.line.entry.id);
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

/** What a commit meets after the library was closed. */
export const closedError = (path: string): AppError =>
  new AppError('disk', `${path} is closed.`, { path, reason: 'closed' });
