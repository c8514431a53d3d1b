import { readEntry } from '../../electron/host/library/format/entry-line.ts';
import type { Store } from '../../electron/host/library/store/entry-store.ts';
import { AppError } from '../../shared/errors.ts';
import type { Entry, StoredQuestion } from '../../shared/library/entry.ts';
import type { Random } from '../support/random.ts';
import type { VirtualTime } from './virtual-time.ts';

/** A disk that survives the processes that write to it. */
export interface Disk {
  /** The durable content: the last written version of every entry. */
  readonly entries: ReadonlyMap<number, Entry>;
  /** Returns a question's former versions, oldest first. Includes replaced versions from the service. */
  getHistory(id: number): readonly StoredQuestion[];
  /** Small files by name. */
  readonly files: ReadonlyMap<string, string>;
  /** True if the disk is full. Every write then fails. */
  isFull: boolean;
  /** Opens a store. The previous store must have been discarded. */
  open(): Mounted;
}

/** A process's access to the disk, until the process is discarded. */
export interface Mounted {
  readonly store: Store;
  /** Commits an entry like the store. The versions in `past` become durable together with the entry. */
  commit(entry: Entry, past: readonly StoredQuestion[]): Promise<void>;
  /** Replaces a small file. Resolves after the file is durable, or rejects with AppError('disk'). */
  write(name: string, text: string): Promise<void>;
  /** True while a write is in progress. */
  readonly busy: boolean;
  /** Simulates a power failure. Changes that aren't durable are lost without a notification. */
  crash(): void;
}

export interface DiskParts {
  time: VirtualTime;
  random: Random;
  /** Called for each of the library's own changes before the change is durable. */
  onSaved: (entry: Entry) => void;
}

interface Write {
  keep: () => void;
  isKept: boolean;
  entry: Entry | null;
  resolve: () => void;
  reject: (error: unknown) => void;
}

export function createDisk({ time, random, onSaved }: DiskParts): Disk {
  const entries = new Map<number, Entry>();
  const files = new Map<string, string>();
  let lastId = 0;

  const former = new Map<number, StoredQuestion[]>();
  const put = (entry: Entry, past: readonly StoredQuestion[]) => {
    const before = entries.get(entry.id)?.question;
    const replaced = before && before !== entry.question ? [before] : [];
    if (replaced.length > 0 || past.length > 0)
      former.set(entry.id, [...(former.get(entry.id) ?? []), ...replaced, ...past]);
    entries.set(entry.id, entry);
  };

  function open(): Mounted {
    const published = new Map(entries);
    const listeners: ((entries: readonly Entry[]) => void)[] = [];
    const newest = new Map<number, Entry>();
    let waiting: Write[] = [];
    let running: Write[] | null = null;
    let isGone = false;

    const enqueue = (entry: Entry | null, keep: () => void): Promise<void> => {
      if (isGone) return waitForever();
      return new Promise((resolve, reject) => {
        waiting.push({ entry, keep, isKept: false, resolve, reject });
        if (!running) begin();
      });
    };

    /**
     * Starts writing the pending changes as one group. Unless the process crashes, the group becomes durable
     * as a whole, and notifications follow shortly after.
     */
    function begin(): void {
      running = [];
      time.after(0, () => {
        const group = waiting;
        waiting = [];
        running = group;
        const takes = random.isChance(0.03) ? random.pickInteger(3000) : random.pickInteger(12);
        time.after(takes, () => {
          if (isGone) return;
          if (disk.isFull) return refuse(group);
          for (const write of group) keepNow(write);
          time.after(random.pickInteger(4), () => finish(group));
        });
      });
    }

    function keepNow(write: Write): void {
      write.isKept = true;
      write.keep();
    }

    function finish(group: readonly Write[]): void {
      if (isGone) return;
      const changed = group.flatMap(({ entry }) => entry ?? []);
      for (const entry of changed) {
        published.set(entry.id, entry);
        if (newest.get(entry.id) === entry) newest.delete(entry.id);
      }
      if (changed.length > 0) for (const listener of listeners) listener(changed);
      for (const { resolve } of group) resolve();
      next();
    }

    /** Rejects a group and all changes that are based on it. */
    function refuse(group: readonly Write[]): void {
      const ids = new Set(group.flatMap(({ entry }) => entry?.id ?? []));
      const orphans = waiting.filter(({ entry }) => entry && ids.has(entry.id));
      waiting = waiting.filter((write) => !orphans.includes(write));
      for (const id of ids) newest.delete(id);
      for (const { reject } of [...group, ...orphans]) reject(new AppError('disk', 'The disk is full.'));
      next();
    }

    function next(): void {
      running = null;
      if (waiting.length > 0) begin();
    }

    const commit = async (entry: Entry, past: readonly StoredQuestion[]): Promise<void> => {
      // Like the library, the disk rejects entries that couldn't be parsed again.
      const read = readEntry(entry);
      if ('reason' in read) throw new AppError('internal', `Not an entry: ${read.reason}`);
      JSON.stringify(entry);
      if (!isGone) newest.set(entry.id, entry);
      return enqueue(entry, () => put(entry, past));
    };
    const store: Store = {
      entries: published,
      latest: (id) => newest.get(id) ?? published.get(id),
      idle: async () => {},
      versions: async () => ({ versions: [], unread: 0 }),
      reserveId() {
        lastId += 1;
        return lastId;
      },
      commit(entry) {
        if (!isGone) onSaved(entry);
        return commit(entry, []);
      },
      replaceAll: () => Promise.reject(new Error('No library is replaced in the simulation.')),
      onPublished: (listener) => void listeners.push(listener),
      onReplaced: () => {},
      isAfterCrash: false,
      recovery: {
        store: () => Promise.reject(new Error('Nothing is damaged in the simulation.')),
        reports: async () => [],
        dismiss: async () => {},
        onChange: () => {},
      },
      changedFiles: { paths: [], reload: async () => {}, keep: async () => {} },
      close: async () => {},
    };
    return {
      store,
      commit,
      write: (name, text) => enqueue(null, () => files.set(name, text)),
      get busy() {
        return running !== null;
      },
      crash() {
        isGone = true;
        // The first lines of a group may already be on disk.
        const left = running?.filter(({ isKept }) => !isKept) ?? [];
        if (!disk.isFull && random.isChance(0.3))
          left.slice(0, random.pickInteger(left.length + 1)).forEach(keepNow);
      },
    };
  }

  const disk: Disk = { entries, files, isFull: false, open, getHistory: (id) => former.get(id) ?? [] };
  return disk;
}

/** Returns a promise that never settles, like a pending promise when its process dies. */
export const waitForever = <T>(): Promise<T> => new Promise<T>(() => {});
