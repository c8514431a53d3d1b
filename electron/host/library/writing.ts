import type { Change } from '../../../shared/bridge/index.ts';
import { AppError } from '../../../shared/errors.ts';
import type { Entry, Origin } from '../../../shared/library.ts';
import type { Clock } from '../ports.ts';
import type { Lookup } from './query/lookup.ts';
import type { Store } from './store/store.ts';

/** How an entry begins, and how it changes. What is done to many at once, and by sync, goes to the store by itself. */
export interface Writing {
  /** The newest version, also one that is still on its way to the disk. Throws AppError('not-found'). */
  latest(id: number): Entry;
  /** Whether this very version is on the disk. */
  isOnDisk(entry: Entry): boolean;
  /** A new entry, known by `key` while it is on its way to the disk. */
  begin(content: NewEntry, key?: string | null): Promise<Entry>;
  /** The next version of an entry. */
  change(id: number, to: (entry: Entry) => Partial<Entry>): Promise<Entry>;
  /** The next version of an entry, which counts as saved once more. */
  save(id: number, by: Origin, to: (entry: Entry) => Partial<Entry>): Promise<Entry>;
  commit(entry: Entry): Promise<Entry>;
  /** What a change is made to: null where it begins a new entry. Throws AppError('changed-elsewhere'). */
  subject(change: Change): Entry | null;
  /** What new entries have as their first version. */
  readonly firstVersion: number;
  /** No new entry has a version that one of these has had: after the library was replaced an id may be given again. */
  passBy(entries: Iterable<Entry>): void;
}

type NewEntry = Pick<Entry, 'origin' | 'saved' | 'lastSave' | 'question' | 'draft' | 'sync'>;

/** The ways to write an entry of this store. */
export function createWriting(store: Store, clock: Clock, lookup: Lookup): Writing {
  /** New questions that are not on disk yet, by the key of the window. */
  const beginning = new Map<string, number>();
  /** Entries that nobody has changed since they were begun. */
  const fresh = new WeakSet<Entry>();
  let firstVersion = 1;

  const commit = async (entry: Entry): Promise<Entry> => {
    await store.commit(entry);
    return entry;
  };
  const latest = (id: number): Entry => {
    const entry = store.latest(id);
    if (!entry) throw new AppError('not-found', `No question has the id ${id}.`, { id });
    return entry;
  };
  const change = (id: number, to: (entry: Entry) => Partial<Entry>): Promise<Entry> => {
    const entry = latest(id);
    return commit({ ...entry, version: entry.version + 1, editedAt: clock.now(), ...to(entry) });
  };
  return {
    latest,
    commit,
    change,
    save: (id, by, to) =>
      change(id, (entry) => ({
        ...to(entry),
        saved: entry.saved + 1,
        ...(entry.saved > 0 && { lastSave: { at: clock.now(), by } }),
      })),
    isOnDisk: (entry) => store.entries.get(entry.id) === entry,
    async begin(content, key = null) {
      const id = store.reserveId();
      const version = firstVersion;
      const entry: Entry = { id, key, version, editedAt: clock.now(), removedAt: null, ...content };
      fresh.add(entry);
      // Known before it is on disk: a second asking must not begin it again meanwhile.
      if (key !== null) beginning.set(key, id);
      try {
        return await commit(entry);
      } finally {
        if (key !== null) beginning.delete(key);
      }
    },
    subject({ id, key, version }) {
      const known = id ?? beginning.get(key) ?? lookup.byKey(key);
      if (known === undefined) return null;
      const entry = latest(known);
      // The answer to the beginning got lost: whoever began it knows of no version.
      const unchanged = entry.version === 1 || fresh.has(entry);
      if (entry.version === version || (id === null && unchanged)) return entry;
      throw new AppError('changed-elsewhere', `Question ${known} is at version ${entry.version}.`, {
        id: known,
        version: entry.version,
      });
    },
    get firstVersion() {
      return firstVersion;
    },
    passBy(entries) {
      for (const { version } of entries) firstVersion = Math.max(firstVersion, version + 1);
    },
  };
}
