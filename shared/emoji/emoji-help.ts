import type { EmojiEntry } from './emoji-entries.ts';
import { type EmojiMatch, type EmojiShelf, matchEmoji } from './emoji-match.ts';
import { createSuggestEmoji, type SuggestEmoji } from './emoji-suggest.ts';

/** What helps to find an emoji while writing. */
export interface EmojiHelp {
  /** See `matchEmoji`. */
  match(typed: string, count: number, shelf: Omit<EmojiShelf, 'entries'>): EmojiMatch[];
  /** See `createSuggestEmoji`. */
  suggest: SuggestEmoji;
}

/** Over a table of emoji. */
export const createEmojiHelp = (entries: readonly EmojiEntry[]): EmojiHelp => ({
  match: (typed, count, shelf) => matchEmoji(typed, count, { ...shelf, entries }),
  suggest: createSuggestEmoji(entries),
});
