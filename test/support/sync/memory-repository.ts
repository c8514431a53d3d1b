import { createSyncedIndex } from '../../../electron/host/library/search/synced-index.ts';
import type { EntryChange, SyncRepository } from '../../../electron/host/sync/sync-ports.ts';
import { createEmojiResolver, type EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import { AppError } from '../../../shared/errors.ts';
import type { Draft, Entry, StoredQuestion } from '../../../shared/library/entry.ts';
import { resolveOptions } from '../../../shared/question/check-question.ts';
import { createEmptyDraft, createRecord, OPTIONAL_FIELDS } from '../../../shared/question/question-fields.ts';
import type { EntrySync } from '../../../shared/sync/entry-sync-schema.ts';

/** An in-memory library as sync uses it, with an author's actions. */
export interface MemoryRepository extends SyncRepository {
  /** Each question's versions that were replaced by the service's versions, oldest first. */
  readonly past: Map<number, StoredQuestion[]>;
  /** Saves a question like the UI does. Without `id`, creates one. Returns the ID. */
  save(content: Partial<Draft>, id?: number): number;
  entry(id: number): Entry;
  put(entry: Entry): void;
  drop(id: number): void;
  /** While true, every change is rejected. */
  isFailing: boolean;
  /** A promise that every change waits for, or null. */
  slow: Promise<void> | null;
}

export const someDraft: Draft = {
  ...createEmptyDraft(),
  title: 'Pineapple on pizza?',
  options: ':thumbsup: - Yes\n👎 - No',
};

/** The sync state of a question that isn't on a service yet. */
export const unsynced: EntrySync = {
  ...{ account: 'account 1', remoteId: null, own: false, base: null, seen: null },
  ...{ queued: null, sending: null, hold: null, agreed: null },
};

const names = new Map([
  ['thumbsup', '👍'],
  ['smile', '😄'],
]);

export function createMemoryRepository(
  emoji: EmojiResolver = createEmojiResolver(names, []),
): MemoryRepository {
  const entries = new Map<number, Entry>();
  const past: MemoryRepository['past'] = new Map();
  let last = 0;
  const createQuestion = (draft: Draft): StoredQuestion => ({
    createdAt: '2026-11-09T09:00:00.000Z',
    author: { id: '1', username: 'you', globalName: 'You', avatarURL: '', displayAvatarURL: '' },
    title: draft.title,
    ...createRecord(OPTIONAL_FIELDS, (field) => (draft[field] === '' ? null : draft[field])),
    options: resolveOptions(draft.options, emoji),
    status: 2,
    sentAt: null,
    messageID: null,
    messageLink: null,
  });
  const begin = (content: Pick<Entry, 'question' | 'sync'>): Entry => {
    last += 1;
    const entry: Entry = {
      id: last,
      key: null,
      origin: 'app',
      version: 1,
      editedAt: 0,
      saved: 1,
      draft: null,
      removedAt: null,
      ...content,
    };
    entries.set(last, entry);
    return entry;
  };
  const repository: MemoryRepository = {
    past,
    isFailing: false,
    slow: null,
    getLatest: (id) => entries.get(id),
    listSyncedEntries: () => [...entries.values()].filter(({ sync }) => sync !== undefined),
    listInProgress: () => createSyncedIndex(entries.values()).listInProgress(),
    listLinked: (remoteId) => createSyncedIndex(entries.values()).listLinked(remoteId),
    findHighestRemoteId: (account) => createSyncedIndex(entries.values()).findHighestRemoteId(account),
    async updateSynced(id, to) {
      if (repository.slow) await repository.slow;
      const entry = entries.get(id);
      if (!entry) throw new AppError('not-found', 'none', { id });
      if (repository.isFailing) throw new AppError('disk', 'full', { reason: 'ENOSPC' });
      const change: EntryChange | null = to(entry);
      if (!change) return entry;
      const { sync: _, ...rest } = entry;
      const next: Entry = {
        ...rest,
        version: entry.version + 1,
        ...(change.sync && { sync: change.sync }),
        question: change.question ?? entry.question,
      };
      entries.set(id, next);
      if (change.past) past.set(id, [...(past.get(id) ?? []), ...change.past]);
      return next;
    },
    async addFromService(content) {
      if (repository.isFailing) throw new AppError('disk', 'full', { reason: 'ENOSPC' });
      if (repository.slow) await repository.slow;
      return begin(content);
    },
    resolveEmoji(typed) {
      const resolved = emoji.resolve(typed);
      return 'emoji' in resolved ? resolved.emoji : typed;
    },
    save(content, id) {
      if (id === undefined) return begin({ question: createQuestion({ ...someDraft, ...content }) }).id;
      const entry = repository.entry(id);
      const saved = createQuestion({ ...someDraft, ...content });
      entries.set(id, { ...entry, version: entry.version + 1, saved: entry.saved + 1, question: saved });
      return id;
    },
    entry(id) {
      const entry = entries.get(id);
      if (!entry) throw new Error(`no entry ${id}`);
      return entry;
    },
    put(entry) {
      entries.set(entry.id, entry);
    },
    drop: (id) => void entries.delete(id),
  };
  return repository;
}
