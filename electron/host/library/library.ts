import type { EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import { AppError } from '../../../shared/errors.ts';
import { type Entry, isPurged, type Origin, type StoredQuestion } from '../../../shared/library/entry.ts';
import type { Author } from '../../../shared/question/service-body-schemas.ts';
import type { Clock, Random } from '../ports.ts';
import {
  createStoredQuestion,
  type ResolvedQuestionInput,
  updateStoredQuestion,
} from './build-stored-question.ts';
import { type BulkCommands, createBulkCommands } from './bulk-commands.ts';
import { type BulkEditCommands, createBulkEditCommands } from './bulk-edit/bulk-edit-commands.ts';
import { unqueued, withCarriedSync } from './carried-sync.ts';
import { createDraftCommands, type DraftCommands } from './draft-commands.ts';
import { createEntryLookup } from './entry-lookup.ts';
import { createEntryWriter } from './entry-writer.ts';
import { createMarkSentCommands, type MarkSentCommands } from './mark-sent-commands.ts';
import { createMergeCommands, type MergeCommands } from './merge-commands.ts';
import { createEntryListIndex, type EntryListIndex } from './search/entry-list-index.ts';
import type { Store } from './store/entry-store.ts';
import { createSyncCommands, type SyncCommands } from './sync-commands.ts';
import { createSyncedIndex } from './synced-index.ts';

/** A saved question with its ID. */
export interface Numbered {
  id: number;
  question: StoredQuestion;
}

/**
 * The drafts and questions on this computer. Reads return what's on disk. Changes resolve when they're on disk, and
 * reject with AppError('disk') without changing anything.
 */
export interface Library
  extends DraftCommands,
    MarkSentCommands,
    BulkCommands,
    BulkEditCommands,
    MergeCommands,
    SyncCommands,
    Pick<EntryListIndex, 'counts' | 'list' | 'ids' | 'facets' | 'tags' | 'prepare' | 'preload'> {
  /** Calls back after every change through the store. Returns a function that unsubscribes. */
  subscribe(listener: LibraryListener): () => void;
  /**
   * Calls back right before a bulk command changes at least `LARGE_CHANGE` questions. `replaceAll` has its own
   * callback for that. The command doesn't wait for anything, and the callback must not throw.
   */
  onLargeChange(before: () => void): void;
  /** Also finds deleted entries. Throws AppError('not-found'). */
  entry(id: number): Entry;
  /** Returns undefined instead of throwing. */
  find(id: number): Entry | undefined;
  /** Every entry, including deleted ones, ordered by ID. */
  entries(): Iterable<Entry>;
  /** Resolves when no change is pending. */
  idle(): Promise<void>;

  /** A saved question that isn't deleted: what the local API serves. */
  question(id: number): Numbered | undefined;
  questionByMessage(messageID: string): Numbered | undefined;
  /** Whether an entry has this message ID, even in the trash, from where it can be restored. */
  isMessageTaken(messageID: string): boolean;
  createQuestion(input: ResolvedQuestionInput, from: { origin: Origin; author: Author }): Promise<Numbered>;
  /** `change` gets the newest version, even if it isn't on disk yet. Throws AppError('not-found'). */
  editQuestion(id: number, change: (current: StoredQuestion) => ResolvedQuestionInput): Promise<Numbered>;

  /** Moves an entry to the trash. Throws AppError('not-found'). */
  remove(id: number): Promise<Entry>;
  /** Restores an entry from the trash. Throws AppError('not-found'), also if it was purged. */
  restore(id: number): Promise<Entry>;
  /** Adds questions unchanged, all or none. */
  addQuestions(questions: readonly StoredQuestion[], origin: Origin): Promise<Numbered[]>;
  /**
   * Replaces all entries: see `Store.replaceAll`. `next` also gets the first version of new entries, because IDs
   * can be reused.
   */
  replaceAll(
    next: (current: ReadonlyMap<number, Entry>, firstVersion: number) => Iterable<Entry>,
    before?: (current: ReadonlyMap<number, Entry>) => Promise<void>,
  ): Promise<void>;
}

/**
 * Called with the IDs of each group of changes on disk; null if everything may have changed. `forSync` is true if
 * what sync uses of an entry with sync state changed: this state, the question, or whether it's in the trash.
 */
type LibraryListener = (ids: number[] | null, forSync: boolean) => void;

/** The number of changed questions from which a backup is due. */
export const LARGE_CHANGE = 20;

/** `author` returns the author in the settings. */
export function createLibrary({
  store,
  clock,
  random,
  emojiResolver,
  author,
}: {
  store: Store;
  clock: Clock;
  random: Random;
  emojiResolver: () => EmojiResolver;
  author: () => Author;
}): Library {
  const listeners = new Set<LibraryListener>();
  const largeChangeListeners: (() => void)[] = [];
  const beforeChanging = (count: number) => {
    if (count >= LARGE_CHANGE) for (const before of largeChangeListeners) before();
  };
  const publish: LibraryListener = (ids, forSync) => {
    for (const listener of listeners) listener(ids, forSync);
  };
  const index = createEntryListIndex(store.entries.values(), emojiResolver);
  const lookup = createEntryLookup(store.entries.values());
  const synced = createSyncedIndex(store.entries.values());
  const writer = createEntryWriter(store, clock, lookup);
  const { latest, create, update } = writer;

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
    sentCommands.forget();
    mergeCommands.forget();
    bulkEditCommands.forget();
    publish(null, true);
  });

  const numbered = (entry: Entry | undefined): Numbered | undefined =>
    entry?.question && entry.removedAt === null ? { id: entry.id, question: entry.question } : undefined;
  const sentCommands = createMarkSentCommands({ writer, lookup, clock, random, beforeChanging });
  const mergeCommands = createMergeCommands(writer, store, clock);
  const bulkEditCommands = createBulkEditCommands({ store, writer, emojiResolver, beforeChanging });
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onLargeChange: (before) => {
      largeChangeListeners.push(before);
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
    question: (id) => numbered(store.entries.get(id)),
    isMessageTaken: (messageID) => lookup.isMessageTaken(messageID),
    questionByMessage(messageID) {
      const id = lookup.byMessage(messageID);
      return id === undefined ? undefined : numbered(store.entries.get(id));
    },
    async createQuestion(input, from) {
      const question = createStoredQuestion(input, from.author, clock.now());
      const { id } = await create({ origin: from.origin, saved: 1, question, draft: null });
      return { id, question };
    },
    async editQuestion(id, edit) {
      const current = numbered(latest(id));
      if (!current) throw new AppError('not-found', `No question has the ID ${id}. Check the ID.`, { id });
      const question = updateStoredQuestion(current.question, edit(current.question));
      // An edit by a bot isn't published, even if the question was queued.
      await writer.save(id, 'api', (entry) => ({ question, sync: unqueued(entry).sync }));
      return { id, question };
    },

    async remove(id) {
      const entry = latest(id);
      return writer.commit({ ...unqueued(entry), version: entry.version + 1, removedAt: clock.now() });
    },
    async restore(id) {
      if (!isPurged(latest(id))) return update(id, ({ editedAt }) => ({ removedAt: null, editedAt }));
      throw new AppError('not-found', `Question ${id} was permanently deleted and can't be restored.`, {
        id,
      });
    },
    ...createDraftCommands({ clock, random, emojiResolver, author, writer }),
    ...createBulkCommands(store, clock, beforeChanging),
    previewEdit: bulkEditCommands.previewEdit,
    editAll: bulkEditCommands.editAll,
    undoEdit: bulkEditCommands.undoEdit,
    merge: mergeCommands.merge,
    undoMerge: mergeCommands.undoMerge,
    ...createSyncCommands(writer, store, synced, clock),
    markSent: sentCommands.markSent,
    undoMarkSent: sentCommands.undoMarkSent,
    markPosted: sentCommands.markPosted,
    undoMarkPosted: sentCommands.undoMarkPosted,
    setServiceFields: sentCommands.setServiceFields,
    // Created in one turn, they're written as one group.
    addQuestions: (questions, origin) =>
      Promise.all(
        questions.map(async (question) => {
          const { id } = await create({ origin, saved: 1, question, draft: null });
          return { id, question };
        }),
      ),
    replaceAll: (next, before) =>
      store.replaceAll((current) => {
        writer.skipVersionsOf(current.values());
        return withCarriedSync(current, next(current, writer.firstVersion), clock.now());
      }, before),
  };
}
