import type { Entry, StoredQuestion } from '../../../shared/library/entry.ts';
import type { EntrySync } from '../../../shared/sync/entry-sync.ts';
import type { Clock } from '../ports.ts';
import type { EntryWriter } from './entry-writer.ts';
import { sameVersion } from './history/history-format.ts';
import { isSameQuestion } from './recovery/reconcile-lines.ts';
import type { Store } from './store/entry-store.ts';
import type { Past } from './store/format/line-file-format.ts';

/** The entries that have to do with the live service, found without a look at all the others. */
interface SyncedIndex {
  /** In no order. Not to be changed. */
  readonly entries: ReadonlyMap<number, Entry>;
  /** Takes the newest version of an entry. Whether anything changed that sync goes by: what is only typed is not. */
  put(entry: Entry): boolean;
  /** Forgets everything and begins anew. */
  reset(entries: Iterable<Entry>): void;
}

/** What sync looks at. Each is replaced by another one where it changes. */
const PARTS = ['sync', 'question', 'removedAt'] as const satisfies (keyof Entry)[];

/** `all` are those that exist already. */
export function createSyncedIndex(all: Iterable<Entry>): SyncedIndex {
  const entries = new Map<number, Entry>();
  const put = (entry: Entry): boolean => {
    const before = entries.get(entry.id);
    if (entry.sync) entries.set(entry.id, entry);
    else entries.delete(entry.id);
    return PARTS.some((part) => before?.[part] !== (entry.sync ? entry[part] : undefined));
  };
  const reset = (from: Iterable<Entry>): void => {
    entries.clear();
    for (const entry of from) put(entry);
  };
  reset(all);
  return { entries, put, reset };
}

/** What sync makes of an entry; what is absent stays. */
interface SyncChange {
  /** Null: it has nothing to do with the service any more. */
  sync: EntrySync | null;
  /** Counts as saved anew, by whom it says, where its text is another one. */
  question?: StoredQuestion;
  by?: 'app' | 'service';
  /** What the question was on the service, oldest first: it goes to the question's history, in the same line. */
  past?: readonly StoredQuestion[];
}

/** What sync does to a library. Everything else that is changed leaves `sync` as it is, or drops it with the rest. */
export interface SyncCommands {
  /** The entries on disk that have to do with the live service, in no order. */
  synced(): Iterable<Entry>;
  /**
   * Changes the newest version of an entry, for which `to` is asked at once; null changes nothing. Resolves with the
   * entry once it is on disk. A change that leaves the text as it is is no edit: `version` and `editedAt`
   * stay, and nothing typed elsewhere has to give way to it. Rejects with AppError('disk'), AppError('not-found').
   */
  updateSynced(id: number, to: (entry: Entry) => SyncChange | null): Promise<Entry>;
  /** Adds a question of the service. Rejects with AppError('disk'). */
  addFromService(content: { question: StoredQuestion; sync: EntrySync }): Promise<Entry>;
}

/** What sync can do, over the store of a library. */
export const createSyncCommands = (
  writer: EntryWriter,
  store: Store,
  synced: SyncedIndex,
  clock: Clock,
): SyncCommands => ({
  synced: () => synced.entries.values(),
  async updateSynced(id, to) {
    const entry = writer.latest(id);
    const change = to(entry);
    if (!change) {
      if (!writer.isOnDisk(entry)) await store.commit(entry);
      return entry;
    }
    const next = changed(entry, change, clock.now());
    await store.commit(next, pastOf(entry, change.past ?? [], clock.now()));
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

function changed(entry: Entry, { sync, question, by = 'service' }: SyncChange, now: number): Entry {
  const { sync: _, ...rest } = entry;
  const next = { ...rest, ...(question && { question }), ...(sync && { sync }) };
  if (!question || (entry.question && sameVersion(entry.question, question))) return next;
  return {
    ...next,
    version: entry.version + 1,
    editedAt: now,
    saved: entry.saved + 1,
    lastSave: { at: now, by },
  };
}

/** Versions are told apart by their moment: each gets one of its own, behind that of what is here. */
function pastOf({ question, lastSave }: Entry, past: readonly StoredQuestion[], now: number): Past[] {
  if (!question) return [];
  const first = Math.max(now, (lastSave?.at ?? Date.parse(question.createdAt)) + 1);
  return past.map((one, index) => ({
    at: first + index,
    question: { ...one, createdAt: question.createdAt },
  }));
}

/*
 * What an entry knows of the live service when another state of the library takes the place of this one: a snapshot, a
 * backup, an import. What is on the service does not go back with it.
 */

/**
 * The entries of `next` as they may stand in place of `current`. Those that stay are as they are. Of one that comes back,
 * what is known of it now counts, and nothing of it waits to be sent: the author queued another text. A link that two
 * would have stays with the one that is here, or comes first.
 */
export function withCarriedSync(
  current: ReadonlyMap<number, Entry>,
  next: Iterable<Entry>,
  now: number,
): Entry[] {
  const coming = [...next];
  const taken = new Set<string>();
  for (const entry of coming) if (entry.sync && current.get(entry.id) === entry) take(entry.sync, taken);
  return coming.map((entry) => {
    const here = current.get(entry.id);
    if (here === entry) return entry;
    // What is on its way now stays so: whoever sends it hears of the outcome.
    const known =
      here?.sync && isSameQuestion(here, entry) ? here.sync : entry.sync && unsent(entry.sync, now);
    const { sync, ...rest } = unqueued(known ? { ...entry, sync: known } : entry);
    return sync && take(sync, taken) ? { ...rest, sync } : rest;
  });
}

/** Whether the link was still free; it is taken then. What is linked to nothing takes none. */
function take(sync: EntrySync, taken: Set<string>): boolean {
  if (sync.remoteId === null) return true;
  const link = `${sync.remoteId} ${sync.account}`;
  if (taken.has(link)) return false;
  taken.add(link);
  return true;
}

/**
 * What was on its way when the entry was kept: nobody knows what became of it. A create stays as it is, to be decided on;
 * of an edit the next look at the service tells.
 */
function unsent(sync: EntrySync, now: number): EntrySync {
  const { sending } = sync;
  if (!sending) return sync;
  if (sending.kind === 'edit') return { ...sync, sending: null };
  return {
    ...sync,
    hold: { code: 'unknown', at: now, facts: { cause: 'restored' }, tried: sending.content },
  };
}

/**
 * The entry, of which nothing waits to be sent any more. What is on its way stays so, as does what is known of the
 * service; where nothing is left, it has nothing to do with the service.
 */
export function unqueued(entry: Entry): Entry {
  const { sync, ...rest } = entry;
  if (!sync?.queued) return entry;
  const isNothing = sync.remoteId === null && !sync.sending && !sync.hold;
  return isNothing ? rest : { ...rest, sync: { ...sync, queued: null } };
}
