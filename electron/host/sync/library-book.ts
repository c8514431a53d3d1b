import type { EmojiBook } from '../../../shared/emoji/emoji.ts';
import type { Library } from '../library/library.ts';
import type { Store } from '../library/store/store.ts';
import type { SyncBook } from './ports.ts';

/** The library as sync knows it. */
export const createLibraryBook = ({
  library,
  latest,
  book,
}: {
  library: Pick<Library, 'synced' | 'changeSynced' | 'addFromService'>;
  latest: Store['latest'];
  book: () => EmojiBook;
}): SyncBook => ({
  latest,
  synced: library.synced,
  change: library.changeSynced,
  add: library.addFromService,
  emojiOf(typed) {
    const resolved = book().resolve(typed);
    return 'emoji' in resolved ? resolved.emoji : typed;
  },
});
