import type { Change } from '../../../../shared/bridge/bridge-methods.ts';
import { AppError } from '../../../../shared/errors.ts';
import type { Entry, Origin } from '../../../../shared/library/entry.ts';
import type { Clock } from '../../ports.ts';
import type { EntryLookup } from '../library.ts';
import type { Store } from '../store/entry-store.ts';

/** Creates and changes entries. Bulk commands and sync write to the store directly. */
export interface EntryWriter {
  /** Returns the newest version, even if it isn't on disk yet. Throws AppError('not-found'). */
  latest(id: number): Entry;
  isOnDisk(entry: Entry): boolean;
  /** Creates an entry. `key` identifies the entry if the same request is repeated. */
  create(content: NewEntry, key?: string | null): Promise<Entry>;
  update(id: number, to: (entry: Entry) => Partial<Entry>): Promise<Entry>;
  /** Commits the next version as a save. */
  save(id: number, by: Origin, to: (entry: Entry) => Partial<Entry>): Promise<Entry>;
  commit(entry: Entry): Promise<Entry>;
  /** Returns the entry to change, or null if the change creates one. Throws AppError('changed-elsewhere'). */
  findTarget(change: Change): Entry | null;
  readonly firstVersion: number;
  /**
   * Raises the first version of new entries above these versions, because an ID can be reused after the
   * library was replaced.
   */
  skipVersions(entries: Iterable<Entry>): void;
}

type NewEntry = Pick<Entry, 'origin' | 'saved' | 'lastSave' | 'question' | 'draft' | 'sync'>;

export function createEntryWriter(store: Store, clock: Clock, lookup: EntryLookup): EntryWriter {
  const pendingIds = new Map<string, number>();
  /** Entries that were created with a version above 1 and haven't changed since. */
  const createdEntries = new WeakSet<Entry>();
  let firstVersion = 1;

  const commit = (entry: Entry): Promise<Entry> => store.commit(entry).then(() => entry);
  const getLatest = (id: number): Entry => {
    const entry = store.latest(id);
    if (!entry) throw new AppError('not-found', `No question has the ID ${id}. Check the ID.`, { id });
    return entry;
  };
  const update = (id: number, to: (entry: Entry) => Partial<Entry>): Promise<Entry> => {
    const entry = getLatest(id);
    return commit({ ...entry, version: entry.version + 1, editedAt: clock.now(), ...to(entry) });
  };
  return {
    latest: getLatest,
    commit,
    update,
    save: (id, by, to) =>
      update(id, (entry) => ({
        ...to(entry),
        saved: entry.saved + 1,
        ...(entry.saved > 0 && { lastSave: { at: clock.now(), by } }),
      })),
    isOnDisk: (entry) => store.entries.get(entry.id) === entry,
    async create(content, key = null) {
      const id = store.reserveId();
      const version = firstVersion;
      const entry: Entry = { id, key, version, editedAt: clock.now(), removedAt: null, ...content };
      if (version > 1) createdEntries.add(entry);
      // The key is registered before the commit because a retry must not create the entry twice.
      if (key !== null) pendingIds.set(key, id);
      try {
        return await commit(entry);
      } finally {
        if (key !== null) pendingIds.delete(key);
      }
    },
    findTarget({ id, key, version }) {
      const known = id ?? pendingIds.get(key) ?? lookup.findByKey(key);
      if (known === undefined) return null;
      const entry = getLatest(known);
      // If the create response was lost, the client doesn't know the version.
      const unchanged = entry.version === 1 || createdEntries.has(entry);
      if (entry.version === version || (id === null && unchanged)) return entry;
      throw new AppError(
        'changed-elsewhere',
        `Question ${known} has changed. Load version ${entry.version} and try again.`,
        {
          id: known,
          version: entry.version,
        },
      );
    },
    get firstVersion() {
      return firstVersion;
    },
    skipVersions(entries) {
      for (const { version } of entries) firstVersion = Math.max(firstVersion, version + 1);
    },
  };
}
