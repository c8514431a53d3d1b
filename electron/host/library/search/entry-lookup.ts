import type { Entry } from '../../../../shared/library/entry.ts';

export const MAX_IDENTITY_LENGTH = 200;

/**
 * Identifies the entry, not just its ID, which can be reused after a reset or restore: the key from the app, or the
 * creation time of other questions.
 */
export function identityOf({ key, question }: Pick<Entry, 'key' | 'question'>): string {
  if (key !== null) return `key ${key}`.slice(0, MAX_IDENTITY_LENGTH);
  return question ? `created ${question.createdAt}` : '';
}

/** Finds entries by message ID or key. */
export interface EntryLookup {
  /** Indexes the newest version of an entry instead of the previous one. */
  put(entry: Entry): void;
  /** Replaces the index. */
  reset(entries: Iterable<Entry>): void;
  /** The ID of the question with this message. Deleted ones aren't found. */
  byMessage(messageID: string): number | undefined;
  /** Whether an entry has this message ID, even in the trash, from where it can be restored. */
  isMessageTaken(messageID: string): boolean;
  byKey(key: string): number | undefined;
}

export function createEntryLookup(entries: Iterable<Entry>): EntryLookup {
  // Two entries have the same message ID only in edited files. Each must be removable separately.
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
    byMessage(messageID) {
      for (const [id, { removed }] of entriesOfMessage.get(messageID) ?? []) if (!removed) return id;
      return undefined;
    },
    isMessageTaken: (messageID) => entriesOfMessage.has(messageID),
    byKey: (key) => idOfKey.get(key),
  };
}
