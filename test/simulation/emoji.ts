import { createEmojiBook, type EmojiBook, type Resolution } from '../../shared/emoji/emoji.ts';
import { bundledEmojiNames } from '../../shared/emoji/emoji-names.ts';

/** The bundled names, with what was looked up before at hand. */
export function createEmoji(): EmojiBook {
  const book = createEmojiBook(bundledEmojiNames(), []);
  const known = new Map<string, Resolution>();
  return {
    ...book,
    resolve(typed) {
      const before = known.get(typed);
      if (before) return before;
      const resolution = book.resolve(typed);
      known.set(typed, resolution);
      return resolution;
    },
  };
}
