import { createEmojiHelp, type EmojiHelp } from '../../shared/emoji/emoji-help.ts';
import { createStore, type Store } from './store.ts';

/** Finds emoji by names and keywords; null until somebody wanted it and it has come. */
export interface EmojiHelpStore extends Store<EmojiHelp | null> {
  /** Loads it, where that has not begun. What failed is tried again with the next call. */
  want(): void;
}

/** Help that `load` gives when it is first wanted: its table is large, and nobody needs it to begin with. */
export function createEmojiHelpStore(load: () => Promise<EmojiHelp>): EmojiHelpStore {
  const store = createStore<EmojiHelp | null>(null);
  let isLoading = false;
  return {
    get: store.get,
    subscribe: store.subscribe,
    want() {
      if (isLoading || store.get()) return;
      isLoading = true;
      load().then(
        (help) => store.set(help),
        () => {
          isLoading = false;
        },
      );
    },
  };
}

/** From the program's own files. */
export async function loadEmojiHelp(): Promise<EmojiHelp> {
  const { bundledEmojiEntries } = await import('../../shared/emoji/emoji-entries.ts');
  return createEmojiHelp(bundledEmojiEntries());
}
