import type { Entry } from '../../../../shared/library.ts';

/** Finds an entry by what else it is known by. */
export interface Lookup {
  /** Takes the newest version of an entry; what only an older one was known by finds nothing any more. */
  put(entry: Entry): void;
  /** Forgets everything and begins anew. */
  reset(entries: Iterable<Entry>): void;
  /** The id of the question that this chat message carries. Removed ones are not found. */
  byMessage(messageID: string): number | undefined;
  /** Whether an entry has this chat message, a removed one included: it may come back. */
  isMessageTaken(messageID: string): boolean;
  /** The id of the entry that a window began under this key. */
  byKey(key: string): number | undefined;
}

/** `entries` are those that exist already. */
export function createLookup(entries: Iterable<Entry>): Lookup {
  // Two entries can have one message only in files that were changed by hand; then each of them must be able to go.
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
