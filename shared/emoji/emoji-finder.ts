import { type EmojiMatch, type EmojiShelf, matchEmoji } from './emoji-completion.ts';
import { createSuggestEmoji, type SuggestEmoji } from './emoji-suggestions.ts';
import type { EmojiEntry } from './emoji-table.ts';

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
