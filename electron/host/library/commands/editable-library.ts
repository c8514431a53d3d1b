import type { EmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import { AppError } from '../../../../shared/errors.ts';
import { type Entry, isPurged, type Origin, type StoredQuestion } from '../../../../shared/library/entry.ts';
import type { Author } from '../../../../shared/question/service-body-schemas.ts';
import type { Clock, Random } from '../../ports.ts';
import { createReadableLibrary, type Numbered, type ReadableLibrary, toNumbered } from '../library.ts';
import { LARGE_CHANGE, type RestorableLibrary } from '../restore-points/restorable-library.ts';
import type { Store } from '../store/entry-store.ts';
import {
  createStoredQuestion,
  type ResolvedQuestionInput,
  updateStoredQuestion,
} from './build-stored-question.ts';
import { type BulkCommands, createBulkCommands } from './bulk-commands.ts';
import { type BulkEditCommands, createBulkEditCommands } from './bulk-edit-commands.ts';
import { createDraftCommands, createQuestionBuilder, type DraftCommands } from './draft-commands.ts';
import { createEntryWriter } from './entry-writer.ts';
import { createMarkReadyCommands, type MarkReadyCommands } from './mark-ready-commands.ts';
import { createMarkSentCommands, type MarkSentCommands } from './mark-sent-commands.ts';
import { createMergeCommands, type MergeCommands } from './merge-commands.ts';
import { createSyncCommands, removeSyncQueue, type SyncCommands, withCarriedSync } from './sync-commands.ts';
import { createVoteCommands, type VoteCommands } from './vote-commands.ts';

/**
 * The library and its commands. A change resolves when it's on disk, and rejects with AppError('disk') if
 * nothing was changed.
 */
export interface Library
  extends ReadableLibrary,
    Pick<RestorableLibrary, 'onLargeChange' | 'replaceAll'>,
    DraftCommands,
    MarkReadyCommands,
    MarkSentCommands,
    VoteCommands,
    BulkCommands,
    BulkEditCommands,
    MergeCommands,
    SyncCommands {
  createQuestion(input: ResolvedQuestionInput, from: { origin: Origin; author: Author }): Promise<Numbered>;
  /** Edits the newest version, even if it isn't on disk yet. Rejects with AppError('not-found'). */
  editQuestion(id: number, change: (current: StoredQuestion) => ResolvedQuestionInput): Promise<Numbered>;

  /** Moves an entry to the trash. Rejects with AppError('not-found'). */
  remove(id: number): Promise<Entry>;
  /**
   * Restores an entry from the trash. Rejects with AppError('not-found') if the entry doesn't exist or was
   * permanently deleted.
   */
  restore(id: number): Promise<Entry>;
  /** Adds either all questions, unchanged, or none. */
  addQuestions(questions: readonly StoredQuestion[], origin: Origin): Promise<Numbered[]>;
}

/** Creates the library and its commands. `author` returns the author from the settings. */
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
  const largeChangeListeners: (() => void)[] = [];
  const beforeChanging = (count: number) => {
    if (count >= LARGE_CHANGE) for (const before of largeChangeListeners) before();
  };
  const { library, lookup, synced } = createReadableLibrary(store, emojiResolver);
  const writer = createEntryWriter(store, clock, lookup);
  const { latest, create, update } = writer;
  const buildQuestion = createQuestionBuilder({ clock, emojiResolver, author });

  return {
    ...library,
    onLargeChange: (before) => {
      largeChangeListeners.push(before);
    },
    async createQuestion(input, from) {
      const question = createStoredQuestion(input, from.author, clock.now());
      const { id } = await create({ origin: from.origin, saved: 1, question, draft: null });
      return { id, question };
    },
    async editQuestion(id, edit) {
      const current = toNumbered(latest(id));
      if (!current) throw new AppError('not-found', `No question has the ID ${id}. Check the ID.`, { id });
      const question = updateStoredQuestion(current.question, edit(current.question));
      // An edit by a bot must not be sent to the service, even if the question was queued.
      await writer.save(id, 'api', (entry) => ({ question, sync: removeSyncQueue(entry).sync }));
      return { id, question };
    },
    async remove(id) {
      const entry = latest(id);
      return writer.commit({ ...removeSyncQueue(entry), version: entry.version + 1, removedAt: clock.now() });
    },
    async restore(id) {
      if (!isPurged(latest(id))) return update(id, ({ editedAt }) => ({ removedAt: null, editedAt }));
      throw new AppError('not-found', `Question ${id} was permanently deleted and can't be restored.`, {
        id,
      });
    },
    ...createDraftCommands({ random, buildQuestion, writer }),
    ...createMarkReadyCommands({ store, writer, buildQuestion, beforeChanging }),
    ...createBulkCommands(store, { clock, random }, beforeChanging),
    ...createBulkEditCommands({ store, writer, emojiResolver, beforeChanging }),
    ...createMergeCommands(writer, store, clock),
    ...createSyncCommands(writer, store, synced, clock),
    ...createMarkSentCommands({ store, writer, lookup, clock, beforeChanging }),
    ...createVoteCommands({ store, writer, clock, beforeChanging }),
    // All entries are created in the same turn, because the store then writes them as one group.
    addQuestions: (questions, origin) =>
      Promise.all(
        questions.map(async (question) => {
          const { id } = await create({ origin, saved: 1, question, draft: null });
          return { id, question };
        }),
      ),
    replaceAll: (next, before) =>
      store.replaceAll((current) => {
        writer.skipVersions(current.values());
        return withCarriedSync(current, next(current, writer.firstVersion), clock.now());
      }, before),
  };
}
