import type { EmojiBook } from '../../../shared/emoji/emoji.ts';

/**
 * The book, but it looks for names nearest to a misspelt one only so many times: each costs milliseconds, and a file
 * may hold a hundred thousand of them.
 */
export function frugalBook(book: EmojiBook, times: number): EmojiBook {
  let left = times;
  return {
    ...book,
    nearest(name, count) {
      left -= 1;
      return left < 0 ? [] : book.nearest(name, count);
    },
  };
}
