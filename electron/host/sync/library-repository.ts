import type { EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import type { Library } from '../library/library.ts';
import type { Store } from '../library/store/entry-store.ts';
import type { SyncRepository } from './sync-ports.ts';

/** The library as sync's repository. */
export const createLibraryRepository = ({
  library,
  latest,
  emojiResolver,
}: {
  library: Pick<Library, 'synced' | 'updateSynced' | 'addFromService'>;
  latest: Store['latest'];
  emojiResolver: () => EmojiResolver;
}): SyncRepository => ({
  latest,
  entriesWithSync: library.synced,
  update: library.updateSynced,
  add: library.addFromService,
  emojiOf(typed) {
    const resolved = emojiResolver().resolve(typed);
    return 'emoji' in resolved ? resolved.emoji : typed;
  },
});
