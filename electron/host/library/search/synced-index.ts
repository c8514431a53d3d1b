import type { Entry } from '../../../../shared/library/entry.ts';
import type { EntrySync } from '../../../../shared/sync/entry-sync-schema.ts';

/** Indexes the entries that are queued or linked, so that sync doesn't scan all entries. */
export interface SyncedIndex {
  /** In any order. Read-only. */
  readonly entries: ReadonlyMap<number, Entry>;
  /** The entries with a request in progress, whose result may not be on disk yet. */
  listInProgress(): Iterable<Entry>;
  /** The entries of all accounts that are linked to a remote ID. */
  listLinked(remoteId: number): readonly Entry[];
  /** The highest remote ID that was known since the last `reset`, of an account or of entries without one; 0 if none was. */
  findHighestRemoteId(account: string): number;
  /** Indexes the newest version. Returns whether anything relevant for sync changed. Drafts aren't. */
  put(entry: Entry): boolean;
  /** Replaces the index. */
  reset(entries: Iterable<Entry>): void;
}

/** The fields that sync uses. A changed field is a new object. */
const PARTS = ['sync', 'question', 'removedAt'] as const satisfies (keyof Entry)[];

export function createSyncedIndex(all: Iterable<Entry>): SyncedIndex {
  const entries = new Map<number, Entry>();
  const listInProgress = new Map<number, Entry>();
  const byRemoteId = new Map<number, Entry[]>();
  const highestIds = new Map<string, number>();
  const getKnownHighest = (account: string): number => highestIds.get(account) ?? 0;

  const unlink = ({ id, sync }: Entry): void => {
    listInProgress.delete(id);
    const remoteId = sync?.remoteId ?? 0;
    const others = (byRemoteId.get(remoteId) ?? []).filter((other) => other.id !== id);
    if (others.length > 0) byRemoteId.set(remoteId, others);
    else byRemoteId.delete(remoteId);
  };
  const link = (entry: Entry, sync: EntrySync): void => {
    if (sync.sending) listInProgress.set(entry.id, entry);
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
    for (const map of [entries, listInProgress, byRemoteId, highestIds]) map.clear();
    for (const entry of from) put(entry);
  };
  reset(all);
  return {
    entries,
    listInProgress: () => listInProgress.values(),
    listLinked: (remoteId) => byRemoteId.get(remoteId) ?? [],
    findHighestRemoteId: (account) => Math.max(getKnownHighest(account), getKnownHighest('')),
    put,
    reset,
  };
}

/** The highest remote ID in a sync state: its link, or a question that the service returned as similar. */
export const findHighestId = ({ remoteId, named = [] }: EntrySync): number =>
  named.reduce((highest, one) => Math.max(highest, one.remoteId), remoteId ?? 0);
