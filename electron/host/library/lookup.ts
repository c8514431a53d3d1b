import type { Entry } from '../../../shared/library.ts';

/** Finds an entry by what else it is known by. */
export interface Lookup {
  /** Takes the newest version of an entry; what only an older one was known by finds nothing any more. */
  put(entry: Entry): void;
  /** Forgets everything and begins anew. */
  reset(entries: Iterable<Entry>): void;
  /** The id of the question that this chat message carries. Removed ones are not found. */
  byMessage(messageID: string): number | undefined;
  /** The id of the entry that a window began under this key. */
  byKey(key: string): number | undefined;
}

/** `entries` are those that exist already. */
export function createLookup(entries: Iterable<Entry>): Lookup {
  const idOfMessage = new Map<string, number>();
  const messageOfId = new Map<number, string>();
  const idOfKey = new Map<string, number>();

  const put = (entry: Entry): void => {
    const { id, key } = entry;
    if (key !== null) idOfKey.set(key, id);
    const message = entry.removedAt === null ? entry.question?.messageID : null;
    const before = messageOfId.get(id);
    if (before !== undefined && before !== message) {
      messageOfId.delete(id);
      if (idOfMessage.get(before) === id) idOfMessage.delete(before);
    }
    if (!message) return;
    messageOfId.set(id, message);
    idOfMessage.set(message, id);
  };
  const reset = (all: Iterable<Entry>): void => {
    for (const map of [idOfMessage, messageOfId, idOfKey]) map.clear();
    for (const entry of all) put(entry);
  };
  reset(entries);
  return {
    put,
    reset,
    byMessage: (messageID) => idOfMessage.get(messageID),
    byKey: (key) => idOfKey.get(key),
  };
}
