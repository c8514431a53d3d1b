import type { Entry } from '../../../../shared/library/entry.ts';
import type { EntrySync } from '../../../../shared/sync/entry-sync-schema.ts';

/** An index of the entries with a sync state, because sync must not scan all entries. */
export interface SyncedIndex {
  /** The indexed entries in any order. */
  readonly entries: ReadonlyMap<number, Entry>;
  /** Lists the entries that have a request in progress or a result that isn't on disk yet. */
  listInProgress(): Iterable<Entry>;
  /** Lists the entries linked to a remote ID, in all accounts. */
  listLinked(remoteId: number): readonly Entry[];
  /**
   * Returns the highest remote ID since the last `reset`, among an account's entries and entries without an
   * account. Returns 0 if no ID is known.
   */
  findHighestRemoteId(account: string): number;
  /**
   * Indexes an entry's newest version. Returns whether anything changed that matters for sync. Changes to
   * drafts don't matter.
   */
  put(entry: Entry): boolean;
  reset(entries: Iterable<Entry>): void;
}

/** The fields that matter for sync. Entries are immutable, so a changed field has a new value. */
const PARTS = ['sync', 'question', 'removedAt'] as const satisfies (keyof Entry)[];

export function createSyncedIndex(all: Iterable<Entry>): SyncedIndex {
  const entries = new Map<number, Entry>();
  const inProgress = new Map<number, Entry>();
  const byRemoteId = new Map<number, Entry[]>();
  const highestIds = new Map<string, number>();
  const getKnownHighest = (account: string): number => highestIds.get(account) ?? 0;

  const unlink = ({ id, sync }: Entry): void => {
    inProgress.delete(id);
    const remoteId = sync?.remoteId ?? 0;
    const others = (byRemoteId.get(remoteId) ?? []).filter((other) => other.id !== id);
    if (others.length > 0) byRemoteId.set(remoteId, others);
    else byRemoteId.delete(remoteId);
  };
  const link = (entry: Entry, sync: EntrySync): void => {
    if (sync.sending) inProgress.set(entry.id, entry);
    if (sync.remoteId !== null)
      byRemoteId.set(sync.remoteId, [...(byRemoteId.get(sync.remoteId) ?? []), entry]);
    highestIds.set(sync.account, Math.max(getKnownHighest(sync.account), findHighestId(sync)));
  };
  const put = (entry: Entry): boolean => {
    const before = entries.get(entry.id);
    if (before) unlink(before);
    if (entry.sync) {
      entries.set(entry.id, entry);
      link(entry, entry.sync);
    } else entries.delete(entry.id);
    return PARTS.some((part) => before?.[part] !== (entry.sync ? entry[part] : undefined));
  };
  const reset = (from: Iterable<Entry>): void => {
    for (const map of [entries, inProgress, byRemoteId, highestIds]) map.clear();
    for (const entry of from) put(entry);
  };
  reset(all);
  return {
    entries,
    listInProgress: () => inProgress.values(),
    listLinked: (remoteId) => byRemoteId.get(remoteId) ?? [],
    findHighestRemoteId: (account) => Math.max(getKnownHighest(account), getKnownHighest('')),
    put,
    reset,
  };
}

/**
 * Returns the highest remote ID in a sync state, either from its link or from a question that the service
 * returned as similar.
 */
export const findHighestId = ({ remoteId, named = [] }: EntrySync): number =>
  named.reduce((highest, one) => Math.max(highest, one.remoteId), remoteId ?? 0);
