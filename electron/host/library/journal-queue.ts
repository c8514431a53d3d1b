import { AppError } from '../../../shared/errors.ts';
import type { Entry } from '../../../shared/library.ts';
import type { Log } from '../ports.ts';
import { formatLine, type StoredLine } from './store-format.ts';

/** Commits on their way to disk, written in groups: while one group is being written the next one gathers. */
export interface JournalQueue {
  /** Resolves once the line is on disk and published. Rejects with AppError('disk'), or what `append` threw. */
  commit(line: StoredLine): Promise<void>;
  /** The newest version of an entry that is not on disk yet. */
  latest(id: number): Entry | undefined;
  /** Whether something is on its way. */
  readonly busy: boolean;
  /** Resolves once nothing is on its way. */
  idle(): Promise<void>;
}

/** The event loop turns while a group gathers, so a disk that hung for once must not keep it turning as long. */
const GATHER_AT_MOST_MS = 5;

interface Waiting {
  line: StoredLine;
  text: string;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** A queue before the journal: commits that wait for a write are appended together, in the order they came. */
export function createJournalQueue(options: {
  append: (lines: string) => Promise<void>;
  /** Called with each group that is on disk, in order, before its commits resolve. */
  publish: (lines: readonly StoredLine[]) => void;
  /** Called between two groups; the next one waits for it. Must not throw. */
  afterGroup: () => Promise<void>;
  log: Log;
}): JournalQueue {
  const { append, publish, afterGroup, log } = options;
  const newest = new Map<number, Waiting>();
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;
  /** Of the last group: how long its write took, and how many it had, with those who waited already for the next. */
  let tookMs = 0;
  let expected = 0;

  function commit(line: StoredLine): Promise<void> {
    return new Promise((resolve, reject) => {
      const own = { line, text: `${formatLine(line)}\n`, resolve, reject };
      newest.set(line.entry.id, own);
      waiting.push(own);
      running ??= run();
    });
  }

  async function run(): Promise<void> {
    // Lets whoever commits in this same turn into the first group.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    while (waiting.length > 0) {
      await gather();
      const group = waiting;
      waiting = [];
      await writeGroup(group);
    }
    running = undefined;
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
    const start = performance.now();
    try {
      await append(group.map(({ text }) => text).join(''));
    } catch (error) {
      log.error('a group of commits could not be written', error);
      return refuse(group, error);
    }
    tookMs = performance.now() - start;
    // Counted before the answers go out: who comes back at once is not one more, but one of these.
    expected = group.length + waiting.length;
    for (const one of group) forget(one);
    publish(group.map(({ line }) => line));
    for (const one of group) one.resolve();
    await afterGroup();
  }

  /** Rejects a group, and whatever waits behind it with a version that was made from a rejected one. */
  function refuse(group: readonly Waiting[], error: unknown): void {
    const ids = new Set(group.map(({ line }) => line.entry.id));
    const orphans = waiting.filter(({ line }) => ids.has(line.entry.id));
    waiting = waiting.filter(({ line }) => !ids.has(line.entry.id));
    for (const one of [...group, ...orphans]) {
      forget(one);
      one.reject(error);
    }
  }

  function forget(one: Waiting): void {
    const { id } = one.line.entry;
    if (newest.get(id) === one) newest.delete(id);
  }

  return {
    commit,
    latest: (id) => newest.get(id)?.line.entry,
    get busy() {
      return running !== undefined;
    },
    idle: () => running ?? Promise.resolve(),
  };
}

/** What a commit meets after the library was closed. */
export const closedError = (path: string): AppError =>
  new AppError('disk', `${path} is closed.`, { path, reason: 'closed' });
