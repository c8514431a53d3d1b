import { AppError } from '../../../../../shared/errors.ts';
import type { Entry } from '../../../../../shared/library/entry.ts';
import type { Log } from '../../../ports.ts';
import {
  type EntryLine,
  formatLibraryLine,
  formatLine,
  type LibraryLine,
  type StoredLine,
} from '../format/line-file-format.ts';

/** What follows each group of commits. */
interface GroupListener {
  /** Called with each group that is on disk, in order, before its commits resolve. A library is a group of its own. */
  publish(lines: readonly StoredLine[]): void;
  /** Called after each group, on disk or refused; the next one waits for it. Must not throw. */
  afterGroup(): Promise<void>;
}

/** Commits on their way to disk, written in groups: while one group is being written the next one gathers. */
export interface JournalQueue {
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
const GATHER_AT_MOST_MS = 5;

interface Waiting {
  line: StoredLine;
  /** As it is written; null for a library, which is formatted when its turn comes. */
  bytes: Buffer | null;
  before?: () => Promise<void>;
  resolve: () => void;
  reject: (error: unknown) => void;
}

const isLibrary = ({ line }: Waiting): boolean => 'library' in line;

/** A queue before the journal: commits that wait for a write are appended together, in the order they came. */
export function createJournalQueue(options: {
  /** What is on disk. */
  stored: ReadonlyMap<number, Entry>;
  append: (lines: Uint8Array) => Promise<void>;
  log: Log;
}): JournalQueue {
  const { stored, append, log } = options;
  let listener: GroupListener | undefined;
  /** The newest library on its way, and the newest version of each entry that came after it. */
  let base: { waiting: Waiting; entries: ReadonlyMap<number, Entry> } | undefined;
  const newest = new Map<number, EntryLine>();
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;
  /** Of the last group: how long its write took, and how many it had, with those who waited already for the next. */
  let tookMs = 0;
  let expected = 0;

  async function commit(line: EntryLine): Promise<void> {
    // An entry that can't be formatted must not become the newest version, or no later change could be written either.
    const { bytes } = formatLine(line);
    newest.set(line.entry.id, line);
    return enqueue(line, bytes);
  }

  async function replace(line: LibraryLine, before: () => Promise<void>): Promise<void> {
    newest.clear();
    const written = enqueue(line, null, before);
    const own = waiting.at(-1);
    if (own) base = { waiting: own, entries: new Map(line.library.map((entry) => [entry.id, entry])) };
    return written;
  }

  function enqueue(line: StoredLine, bytes: Buffer | null, before?: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      waiting.push({ line, bytes, resolve, reject, ...(before && { before }) });
      running ??= run();
    });
  }

  async function run(): Promise<void> {
    // Lets whoever commits in this same turn into the first group.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    while (waiting.length > 0) {
      await gather();
      await writeGroup(nextGroup());
    }
    running = undefined;
  }

  /** Whatever waits, up to the next library; or that. */
  function nextGroup(): Waiting[] {
    const at = base ? waiting.findIndex(isLibrary) : -1;
    return waiting.splice(0, at < 0 ? waiting.length : Math.max(at, 1));
  }

  /**
   * Whoever was just answered often has the next commit ready in no time. Writing at once would leave them to the next
   * group, and the groups would stay half as large as they could be. So this waits for as many as last time, but
   * no longer than half a write: a client that is alone never waits, and a burst that has ended delays one commit once.
   */
  async function gather(): Promise<void> {
    const until = performance.now() + Math.min(tookMs / 2, GATHER_AT_MOST_MS);
    while (waiting.length < expected && performance.now() < until) {
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
  }

  async function writeGroup(group: readonly Waiting[]): Promise<void> {
    let start = performance.now();
    try {
      for (const { before } of group) await before?.();
      const [first] = group;
      const library = first && 'library' in first.line ? await formatLibraryLine(first.line) : null;
      start = performance.now();
      await append(library ?? Buffer.concat(group.flatMap(({ bytes }) => bytes ?? [])));
    } catch (error) {
      log.error('a group of commits could not be written', error);
      refuse(group, error);
      return listener?.afterGroup();
    }
    tookMs = performance.now() - start;
    // Counted before the answers go out: who comes back at once is not one more, but one of these.
    expected = group.length + waiting.length;
    for (const one of group) forget(one);
    listener?.publish(group.map(({ line }) => line));
    for (const one of group) one.resolve();
    await listener?.afterGroup();
  }

  /**
   * Rejects a group, and whatever waits behind it and was made from something rejected: a version of the same entry, a
   * library, and all that came after that.
   */
  function refuse(group: readonly Waiting[], error: unknown): void {
    const ids = new Set(group.flatMap(({ line }) => ('entry' in line ? [line.entry.id] : [])));
    const firstLibrary = group.some(isLibrary) ? 0 : waiting.findIndex(isLibrary);
    const isOrphan = ({ line }: Waiting, index: number) =>
      (firstLibrary >= 0 && index >= firstLibrary) || ('entry' in line && ids.has(line.entry.id));
    const orphans = waiting.filter(isOrphan);
    waiting = waiting.filter((one, index) => !isOrphan(one, index));
    for (const one of [...group, ...orphans]) {
      forget(one);
      one.reject(error);
    }
    // A rejected library had hidden what came before it.
    for (const { line } of waiting) if ('entry' in line) newest.set(line.entry.id, line);
  }

  function forget(one: Waiting): void {
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
