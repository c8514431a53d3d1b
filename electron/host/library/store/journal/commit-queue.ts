import type { Entry } from '../../../../../shared/library/entry.ts';
import type { Log } from '../../../ports.ts';
import {
  createGroupFormat,
  type EntryLine,
  formatLibraryLine,
  type LibraryLine,
  type StoredLine,
  splitLine,
} from '../../format/line-file-format.ts';

interface GroupListener {
  /**
   * Called with each group on disk, in order, before its commits resolve. A library line is a separate group.
   */
  publish(lines: readonly StoredLine[]): void;
  /** Called after each group, whether it succeeded or failed. The next group waits. Must not throw. */
  afterGroup(): Promise<void>;
}

/** The commits that aren't on disk yet. While a group is being written, the next group is collected. */
interface CommitQueue {
  subscribe(listener: GroupListener): void;
  /**
   * Resolves when the line is on disk and published. Rejects with AppError('disk'), with the error of
   * `append`, or if the line can't be formatted as JSON.
   */
  commit(line: EntryLine): Promise<void>;
  /**
   * Writes a whole library after all earlier commits. `before` runs right before the write. If `before` or
   * the write fails, this commit and all pending commits reject.
   */
  replace(line: LibraryLine, before: () => Promise<void>): Promise<void>;
  /** Returns an entry's newest version, even if it isn't on disk yet. */
  latest(id: number): Entry | undefined;
  /** Returns all entries in any order, including pending ones. */
  all(): Map<number, Entry>;
  readonly busy: boolean;
  /** Resolves when no commit is pending. */
  idle(): Promise<void>;
}

/**
 * The maximum time to wait for more lines. Waiting keeps the event loop busy, so a slow write must not extend
 * it.
 */
const MAX_GATHER_MS = 5;
const MAX_SKIPPED_WAITS = 15;

interface PendingLine {
  line: StoredLine;
  /** The line's JSON. It's empty for a library, because a library is formatted right before its write. */
  json: string;
  before?: () => Promise<void>;
  resolve: () => void;
  reject: (error: unknown) => void;
}

const isLibrary = ({ line }: PendingLine): boolean => 'library' in line;

/** Lists the IDs of a line's entries. A line with a whole library has none. */
const listIds = (line: StoredLine): number[] =>
  'entry' in line ? splitLine(line).map(({ entry }) => entry.id) : [];

/** Creates a queue that appends all waiting commits together, in order. */
export function createCommitQueue(options: {
  stored: ReadonlyMap<number, Entry>;
  append: (lines: Uint8Array) => Promise<void>;
  log: Log;
}): CommitQueue {
  const { stored, append, log } = options;
  const formatGroup = createGroupFormat();
  let listener: GroupListener | undefined;
  /** The newest pending library, and the newest pending version of each later entry. */
  let base: { waiting: PendingLine; entries: ReadonlyMap<number, Entry> } | undefined;
  const newest = new Map<number, { line: EntryLine; entry: Entry }>();
  let pending: PendingLine[] = [];
  let running: Promise<void> | undefined;
  /**
   * The duration of the last write in milliseconds, and the number of its lines plus the lines that were
   * pending when it ended.
   */
  let lastWriteMs = 0;
  let expectedSize = 0;
  let skippedWaits = 0;
  let waitsToSkip = 0;

  function commit(line: EntryLine): Promise<void> {
    let json: string;
    try {
      // The line is formatted first because an entry that can't be formatted must not become the newest
      // version.
      json = JSON.stringify(line);
    } catch (error) {
      return Promise.reject(error);
    }
    setNewest(line);
    return enqueue(line, json);
  }

  async function replace(line: LibraryLine, before: () => Promise<void>): Promise<void> {
    newest.clear();
    const written = enqueue(line, '', before);
    const own = pending.at(-1);
    if (own) base = { waiting: own, entries: new Map(line.library.map((entry) => [entry.id, entry])) };
    return written;
  }

  function enqueue(line: StoredLine, json: string, before?: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      pending.push({ line, json, resolve, reject, ...(before && { before }) });
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

  /** Removes and returns all pending lines up to the next library, or only that library if it comes first. */
  function nextGroup(): PendingLine[] {
    const at = base ? pending.findIndex(isLibrary) : -1;
    return pending.splice(0, at < 0 ? pending.length : Math.max(at, 1));
  }

  /**
   * Waits for more lines because a client whose commit just resolved often has the next one ready. Waits for
   * as many lines as last time, but at most half as long as the last write. A single client never waits. If
   * clients do something else first, such as searching for similar questions, waiting is useless. After a
   * useless wait, some groups don't wait.
   */
  async function gather(): Promise<void> {
    const gathered = pending.length;
    if (gathered >= expectedSize) return;
    if (skippedWaits < waitsToSkip) {
      skippedWaits += 1;
      return;
    }
    skippedWaits = 0;
    const until = performance.now() + Math.min(lastWriteMs / 2, MAX_GATHER_MS);
    while (pending.length < expectedSize && performance.now() < until) {
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
    waitsToSkip = pending.length > gathered ? 0 : Math.min(MAX_SKIPPED_WAITS, waitsToSkip * 2 + 1);
  }

  async function writeGroup(group: readonly PendingLine[]): Promise<void> {
    let start = performance.now();
    try {
      const [first] = group;
      // A library is a separate group, so only the first line can have `before`.
      if (first?.before) await first.before();
      const library = first && 'library' in first.line ? await formatLibraryLine(first.line) : null;
      start = performance.now();
      await append(library ?? formatGroup(group.map(({ json }) => json)));
    } catch (error) {
      log.error("couldn't write a group of commits", error);
      rejectGroup(group, error);
      return listener?.afterGroup();
    }
    lastWriteMs = performance.now() - start;
    // Lines are counted before promises resolve, because their clients may then commit again.
    expectedSize = group.length + pending.length;
    for (const one of group) forget(one);
    listener?.publish(group.map(({ line }) => line));
    for (const one of group) one.resolve();
    await listener?.afterGroup();
  }

  /**
   * Rejects a group and all pending lines that depend on it. The dependent lines are later versions of the
   * same entries, libraries, and everything after a library.
   */
  function rejectGroup(group: readonly PendingLine[], error: unknown): void {
    const ids = new Set(group.flatMap(({ line }) => listIds(line)));
    const firstLibrary = group.some(isLibrary) ? 0 : pending.findIndex(isLibrary);
    const orphans = new Set<PendingLine>();
    for (const [index, one] of pending.entries()) {
      const own = listIds(one.line);
      if (!(firstLibrary >= 0 && index >= firstLibrary) && !own.some((id) => ids.has(id))) continue;
      orphans.add(one);
      for (const id of own) ids.add(id);
    }
    pending = pending.filter((one) => !orphans.has(one));
    for (const one of [...group, ...orphans]) {
      forget(one);
      one.reject(error);
    }
    // A rejected library no longer hides earlier versions.
    for (const { line } of pending) if ('entry' in line) setNewest(line);
  }

  function forget(one: PendingLine): void {
    if (base?.waiting === one) base = undefined;
    for (const id of listIds(one.line)) if (newest.get(id)?.line === one.line) newest.delete(id);
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
