import type { EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import type { Library } from '../library/commands/editable-library.ts';
import type { SyncCommands } from '../library/commands/sync-commands.ts';
import type { Store } from '../library/store/entry-store.ts';
import type { SyncRepository } from './sync-ports.ts';

export type SyncedLibrary = Pick<Library, keyof SyncCommands>;

/** Returns a repository that reads and writes the library's entries. */
export const createLibraryRepository = ({
  library,
  latest,
  emojiResolver,
}: {
  library: SyncedLibrary;
  latest: Store['latest'];
  emojiResolver: () => EmojiResolver;
}): SyncRepository => ({
  latest,
  entriesWithSync: library.entriesWithSync,
  inProgress: library.inProgress,
  linkedTo: library.linkedTo,
  highestRemoteId: library.highestRemoteId,
  updateSynced: library.updateSynced,
  addFromService: library.addFromService,
  emojiOf(typed) {
    const resolved = emojiResolver().resolve(typed);
    return 'emoji' in resolved ? resolved.emoji : typed;
  },
});
