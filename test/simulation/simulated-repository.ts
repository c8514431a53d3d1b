import { createSyncedIndex } from '../../electron/host/library/search/synced-index.ts';
import type { EntryChange, SyncRepository } from '../../electron/host/sync/sync-ports.ts';
import type { EmojiResolver } from '../../shared/emoji/emoji-resolver.ts';
import { AppError } from '../../shared/errors.ts';
import type { Entry } from '../../shared/library/entry.ts';
import { type Mounted, waitForever } from './simulated-disk.ts';

export interface RepositoryParts {
  mounted: Mounted;
  emoji: EmojiResolver;
  now: () => number;
  isAlive: () => boolean;
  /**
   * Called for each change before it's on disk. `before` is null for a new question. The returned function
   * receives the outcome unless the process dies first.
   */
  onChange: (before: Entry | null, after: Entry) => (isKept: boolean) => void;
}

/** Creates the library interface that the engine uses. */
export function createSimulatedRepository({
  mounted,
  emoji,
  now,
  isAlive,
  onChange,
}: RepositoryParts): SyncRepository {
  const { store } = mounted;

  async function commit(before: Entry | null, after: Entry, past: EntryChange['past'] = []): Promise<Entry> {
    const ended = onChange(before, after);
    try {
      await mounted.commit(after, past);
    } catch (error) {
      ended(false);
      throw error;
    }
    ended(true);
    return after;
  }

  /** Commits an unchanged entry that isn't on disk yet. An entry counts as saved only after it's on disk. */
  async function keepWrite(entry: Entry): Promise<Entry> {
    if (store.entries.get(entry.id) !== entry) await mounted.commit(entry, []);
    return entry;
  }

  /** Applies a change. Unlike in the library, a question with unchanged text also adds a version. */
  function applyChange(entry: Entry, { sync, question }: EntryChange): Entry {
    const { sync: _, ...rest } = entry;
    const next: Entry = sync === null ? rest : { ...rest, sync };
    if (!question) return next;
    return { ...next, question, version: entry.version + 1, saved: entry.saved + 1, editedAt: now() };
  }

  return {
    getLatest: (id) => store.latest(id),
    listSyncedEntries: () => [...store.entries.values()].filter(({ sync }) => sync !== undefined),
    listInProgress: () => createSyncedIndex(store.entries.values()).listInProgress(),
    listLinked: (remoteId) => createSyncedIndex(store.entries.values()).listLinked(remoteId),
    findHighestRemoteId: (account) => createSyncedIndex(store.entries.values()).findHighestRemoteId(account),
    updateSynced(id, make) {
      if (!isAlive()) return waitForever();
      const before = store.latest(id);
      if (!before)
        return Promise.reject(
          new AppError('not-found', `No question has the ID ${id}. Check the ID.`, { id }),
        );
      const change = make(before);
      return change ? commit(before, applyChange(before, change), change.past) : keepWrite(before);
    },
    addFromService({ question, sync }) {
      if (!isAlive()) return waitForever();
      const id = store.reserveId();
      const entry: Entry = {
        id,
        key: null,
        origin: 'app',
        version: 1,
        editedAt: now(),
        saved: 1,
        question,
        sync,
        draft: null,
        removedAt: null,
      };
      return commit(null, entry);
    },
    resolveEmoji(typed) {
      const resolved = emoji.resolve(typed);
      return 'emoji' in resolved ? resolved.emoji : typed;
    },
  };
}
