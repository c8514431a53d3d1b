import type { EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import type { Library } from '../library/commands/editable-library.ts';
import type { SyncCommands } from '../library/commands/sync-commands.ts';
import type { Store } from '../library/store/entry-store.ts';
import type { SyncRepository } from './sync-ports.ts';

export type SyncedLibrary = Pick<Library, keyof SyncCommands>;

export const createLibraryRepository = ({
  library,
  latest,
  getEmojiResolver,
}: {
  library: SyncedLibrary;
  latest: Store['latest'];
  getEmojiResolver: () => EmojiResolver;
}): SyncRepository => ({
  getLatest: latest,
  listSyncedEntries: library.listEntriesWithSync,
  listInProgress: library.listInProgress,
  listLinked: library.listLinked,
  findHighestRemoteId: library.findHighestRemoteId,
  updateSynced: library.updateSynced,
  addFromService: library.addFromService,
  resolveEmoji(typed) {
    const resolved = getEmojiResolver().resolve(typed);
    return 'emoji' in resolved ? resolved.emoji : typed;
  },
});
