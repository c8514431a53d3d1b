import { type Entry, isSameQuestion, type StoredQuestion } from '../../../../shared/library/entry.ts';
import type { EntrySync } from '../../../../shared/sync/entry-sync-schema.ts';
import type { Clock } from '../../ports.ts';
import type { Past } from '../format/line-file-format.ts';
import { isSameVersion } from '../format/version-line.ts';
import type { SyncedIndex } from '../search/synced-index.ts';
import type { Store } from '../store/entry-store.ts';
import type { EntryWriter } from './entry-writer.ts';

/** A change by sync. Absent fields don't change. */
interface SyncChange {
  /** The new sync state, or null to remove it. */
  sync: EntrySync | null;
  /** If the text differs, the change counts as a save by `by`. */
  question?: StoredQuestion;
  by?: 'app' | 'service';
  /** Former versions on the service, oldest first. They're written to the journal in the same line. */
  past?: readonly StoredQuestion[];
}

/** Commands that only sync uses. All other commands keep or remove `sync`. */
export interface SyncCommands
  extends Pick<SyncedIndex, 'listInProgress' | 'listLinked' | 'findHighestRemoteId'> {
  /** Returns the entries on disk that have a sync state, in any order. */
  listEntriesWithSync(): Iterable<Entry>;
  /**
   * Changes the newest version of an entry. Calls `to` immediately; if it returns null, nothing changes. If
   * the text doesn't change, neither do `version` and `editedAt`, because open drafts must not be affected.
   *
   * Rejects with AppError('disk') or AppError('not-found').
   */
  updateSynced(id: number, to: (entry: Entry) => SyncChange | null): Promise<Entry>;
  /** Adds a question from the service. Rejects with AppError('disk'). */
  addFromService(content: { question: StoredQuestion; sync: EntrySync }): Promise<Entry>;
}

export const createSyncCommands = (
  writer: EntryWriter,
  store: Store,
  synced: SyncedIndex,
  clock: Clock,
): SyncCommands => ({
  listEntriesWithSync: () => synced.entries.values(),
  listInProgress: synced.listInProgress,
  listLinked: synced.listLinked,
  findHighestRemoteId: synced.findHighestRemoteId,
  async updateSynced(id, to) {
    const entry = writer.latest(id);
    const change = to(entry);
    if (!change) {
      if (!writer.isOnDisk(entry)) await store.commit(entry);
      return entry;
    }
    const next = applySyncChange(entry, change, clock.now());
    await store.commit(next, listPastVersions(entry, change.past ?? [], clock.now()));
    return next;
  },
  addFromService: ({ question, sync }) =>
    writer.create({
      origin: 'app',
      saved: 1,
      lastSave: { at: clock.now(), by: 'service' },
      question,
      draft: null,
      sync,
    }),
});

function applySyncChange(entry: Entry, { sync, question, by = 'service' }: SyncChange, now: number): Entry {
  const { sync: _, ...rest } = entry;
  const next = { ...rest, ...(question && { question }), ...(sync && { sync }) };
  if (!question || (entry.question && isSameVersion(entry.question, question))) return next;
  return {
    ...next,
    version: entry.version + 1,
    editedAt: now,
    saved: entry.saved + 1,
    lastSave: { at: now, by },
  };
}

/** Assigns each version a distinct time after the current save, because the time identifies the version. */
function listPastVersions(
  { question, lastSave }: Entry,
  past: readonly StoredQuestion[],
  now: number,
): Past[] {
  if (!question) return [];
  const first = Math.max(now, (lastSave?.at ?? Date.parse(question.createdAt)) + 1);
  return past.map((one, index) => ({
    at: first + index,
    question: { ...one, createdAt: question.createdAt },
  }));
}

// The functions below carry sync state over when entries are replaced, merged, or removed, because the
// service doesn't return to an older state.

/**
 * Returns the entries that replace `current`, with their sync state. Unchanged entries remain the same
 * objects. A restored entry of the same question keeps its current sync state, but it's no longer queued
 * because its text differs. If 2 entries would share a link, an unchanged entry keeps it, or otherwise the
 * first entry.
 */
export function withCarriedSync(
  current: ReadonlyMap<number, Entry>,
  next: Iterable<Entry>,
  now: number,
): Entry[] {
  const entries = [...next];
  const taken = new Set<string>();
  for (const entry of entries)
    if (entry.sync && current.get(entry.id) === entry) claimLink(entry.sync, taken);
  return entries.map((entry) => {
    const here = current.get(entry.id);
    if (here === entry) return entry;
    // A request in progress remains because its result must still be applied.
    const known =
      here?.sync && isSameQuestion(here, entry) ? here.sync : entry.sync && clearUnsent(entry.sync, now);
    const { sync, ...rest } = removeSyncQueue(known ? { ...entry, sync: known } : entry);
    return sync && claimLink(sync, taken) ? { ...rest, sync } : rest;
  });
}

/** Reserves an entry's link. Returns false if another entry already has it. */
function claimLink(sync: EntrySync, taken: Set<string>): boolean {
  if (sync.remoteId === null) return true;
  const link = `${sync.remoteId} ${sync.account}`;
  if (taken.has(link)) return false;
  taken.add(link);
  return true;
}

/**
 * Removes a request that was in progress when the entry was stored, because its outcome is unknown. A create
 * becomes unconfirmed. The next fetch shows the result of an edit.
 */
function clearUnsent(sync: EntrySync, now: number): EntrySync {
  const { sending } = sync;
  if (!sending) return sync;
  if (sending.kind === 'edit') return { ...sync, sending: null };
  return {
    ...sync,
    hold: { code: 'unknown', at: now, facts: { cause: 'restored' }, tried: sending.content },
  };
}

/**
 * Returns the entry without queued changes. Keeps a request in progress and the known service state. Removes
 * the sync state if nothing is left of it.
 */
export function removeSyncQueue(entry: Entry): Entry {
  const { sync, ...rest } = entry;
  if (!sync?.queued) return entry;
  const isNothing = sync.remoteId === null && !sync.sending && !sync.hold;
  return isNothing ? rest : { ...rest, sync: { ...sync, queued: null } };
}
