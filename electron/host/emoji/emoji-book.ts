import { type CustomEmoji, createEmojiBook, type EmojiBook } from '../../../shared/emoji/emoji.ts';
import { bundledEmojiNames } from '../../../shared/emoji/emoji-names.ts';

/** Gives the emoji book over the bundled names and the user's own emoji, made anew when those change. */
export function emojiBookOf(custom: () => readonly CustomEmoji[]): () => EmojiBook {
  let names: ReturnType<typeof bundledEmojiNames> | null = null;
  let made: { custom: readonly CustomEmoji[]; book: EmojiBook } | null = null;
  return () => {
    const now = custom();
    if (made?.custom !== now) {
      names ??= bundledEmojiNames();
      made = { custom: now, book: createEmojiBook(names, now) };
    }
    return made.book;
  };
}
