import type { EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import { AppError } from '../../../shared/errors.ts';
import type { Entry, StoredQuestion } from '../../../shared/library/entry.ts';
import { createEntryListIndex, type EntryListIndex } from './search/entry-list-index.ts';
import { createSyncedIndex, type SyncedIndex } from './search/synced-index.ts';
import type { Store } from './store/entry-store.ts';

export interface Numbered {
  id: number;
  question: StoredQuestion;
}

/** The drafts and questions on disk. The modules in `commands/` change them. */
export interface ReadableLibrary
  extends Pick<EntryListIndex, 'counts' | 'list' | 'ids' | 'facets' | 'tags' | 'prepare' | 'preload'> {
  /** Calls `listener` after every change in the store. Returns a function that unsubscribes. */
  subscribe(listener: LibraryListener): () => void;
  /** Returns an entry, even if it's in the trash. Throws AppError('not-found'). */
  entry(id: number): Entry;
  /** Returns an entry, even if it's in the trash, or undefined if it doesn't exist. */
  find(id: number): Entry | undefined;
  /** Returns all entries, including deleted ones, ordered by ID. */
  entries(): Iterable<Entry>;
  /** Resolves when no change is pending. */
  idle(): Promise<void>;
  /** Returns a saved question that isn't in the trash. The local API serves only these. */
  question(id: number): Numbered | undefined;
  findQuestionByMessage(messageID: string): Numbered | undefined;
  /**
   * Returns whether an entry has this message ID. Includes the trash, because its entries can be restored.
   */
  isMessageTaken(messageID: string): boolean;
}

/**
 * A function that receives the IDs of each group of changes on disk, or null if everything may have changed.
 * `forSync` is true if an entry with sync state changed in a way that matters for sync: its sync state, its
 * question, or whether it's in the trash.
 */
type LibraryListener = (ids: number[] | null, forSync: boolean) => void;

/** Creates the store's library and the indexes that commands use. */
export function createReadableLibrary(
  store: Store,
  emojiResolver: () => EmojiResolver,
): { library: ReadableLibrary; lookup: EntryLookup; synced: SyncedIndex } {
  const listeners = new Set<LibraryListener>();
  const publish: LibraryListener = (ids, forSync) => {
    for (const listener of listeners) listener(ids, forSync);
  };
  const index = createEntryListIndex(store.entries.values(), emojiResolver);
  const lookup = createEntryLookup(store.entries.values());
  const synced = createSyncedIndex(store.entries.values());

  store.onPublished((entries) => {
    let forSync = false;
    for (const entry of entries) {
      index.put(entry);
      lookup.put(entry);
      if (synced.put(entry)) forSync = true;
    }
    publish(
      entries.map((entry) => entry.id),
      forSync,
    );
  });
  store.onReplaced(() => {
    index.reset(store.entries.values());
    lookup.reset(store.entries.values());
    synced.reset(store.entries.values());
    publish(null, true);
  });

  const library: ReadableLibrary = {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    counts: index.counts,
    list: index.list,
    ids: index.ids,
    facets: index.facets,
    tags: index.tags,
    prepare: index.prepare,
    preload: index.preload,
    entry(id) {
      const entry = store.entries.get(id);
      if (!entry) throw new AppError('not-found', `No question has the ID ${id}. Check the ID.`, { id });
      return entry;
    },
    find: (id) => store.entries.get(id),
    entries: () => store.entries.values(),
    idle: store.idle,
    question: (id) => toNumbered(store.entries.get(id)),
    isMessageTaken: (messageID) => lookup.isMessageTaken(messageID),
    findQuestionByMessage(messageID) {
      const id = lookup.findByMessage(messageID);
      return id === undefined ? undefined : toNumbered(store.entries.get(id));
    },
  };
  return { library, lookup, synced };
}

export const toNumbered = (entry: Entry | undefined): Numbered | undefined =>
  entry?.question && entry.removedAt === null ? { id: entry.id, question: entry.question } : undefined;

export interface EntryLookup {
  put(entry: Entry): void;
  reset(entries: Iterable<Entry>): void;
  /** Returns the ID of the question with this message. Ignores deleted questions. */
  findByMessage(messageID: string): number | undefined;
  /**
   * Returns whether an entry has this message ID. Includes the trash, because its entries can be restored.
   */
  isMessageTaken(messageID: string): boolean;
  findByKey(key: string): number | undefined;
}

export function createEntryLookup(entries: Iterable<Entry>): EntryLookup {
  // Two entries share a message ID only in edited files. Each entry must be removable separately.
  const entriesOfMessage = new Map<string, Map<number, { removed: boolean }>>();
  const messageOfId = new Map<number, string>();
  const idOfKey = new Map<string, number>();

  const forgetMessage = (id: number): void => {
    const message = messageOfId.get(id);
    if (message === undefined) return;
    messageOfId.delete(id);
    const others = entriesOfMessage.get(message);
    others?.delete(id);
    if (others?.size === 0) entriesOfMessage.delete(message);
  };
  const put = ({ id, key, question, removedAt }: Entry): void => {
    if (key !== null) idOfKey.set(key, id);
    forgetMessage(id);
    const message = question?.messageID;
    if (!message) return;
    messageOfId.set(id, message);
    const all = entriesOfMessage.get(message) ?? new Map();
    entriesOfMessage.set(message, all.set(id, { removed: removedAt !== null }));
  };
  const reset = (all: Iterable<Entry>): void => {
    for (const map of [entriesOfMessage, messageOfId, idOfKey]) map.clear();
    for (const entry of all) put(entry);
  };
  reset(entries);
  return {
    put,
    reset,
    findByMessage(messageID) {
      for (const [id, { removed }] of entriesOfMessage.get(messageID) ?? []) if (!removed) return id;
      return undefined;
    },
    isMessageTaken: (messageID) => entriesOfMessage.has(messageID),
    findByKey: (key) => idOfKey.get(key),
  };
}
