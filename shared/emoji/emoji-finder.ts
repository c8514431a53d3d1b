import { completeEmoji, type EmojiMatch, type EmojiSources } from './emoji-completion.ts';
import { createSuggestEmoji, type SuggestEmoji } from './emoji-suggestions.ts';
import type { EmojiEntry } from './emoji-table.ts';

/** Finds emoji while writing. */
export interface EmojiFinder {
  /** See `matchEmoji`. */
  match(typed: string, count: number, shelf: Omit<EmojiSources, 'entries'>): EmojiMatch[];
  /** See `createSuggestEmoji`. */
  suggest: SuggestEmoji;
}

export const createEmojiFinder = (entries: readonly EmojiEntry[]): EmojiFinder => ({
  match: (typed, count, shelf) => completeEmoji(typed, count, { ...shelf, entries }),
  suggest: createSuggestEmoji(entries),
});
