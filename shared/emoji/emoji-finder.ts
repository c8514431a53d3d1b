import { type EmojiLanguage, listCommonAnswers } from './common-answer-emoji.ts';
import { completeEmoji, type EmojiMatch, type EmojiSources } from './emoji-completion.ts';
import { createSuggestEmoji, type SuggestEmoji } from './emoji-suggestions.ts';
import type { EmojiEntry } from './emoji-table.ts';
import type { EmojiWords } from './emoji-words-de.ts';

export interface EmojiFinder {
  match(typed: string, count: number, shelf: Omit<EmojiSources, 'entries' | 'answers'>): EmojiMatch[];
  suggest: SuggestEmoji;
}

/**
 * `language` is the text's second language, in addition to English. `words` has names and keywords in that
 * language.
 */
export function createEmojiFinder(
  entries: readonly EmojiEntry[],
  language: EmojiLanguage = 'en',
  words: EmojiWords = {},
): EmojiFinder {
  const answers = listCommonAnswers(language);
  const countries = new Intl.DisplayNames([language], { type: 'region' });
  const named = entries.map((entry) => {
    const { emoji } = entry;
    const local = words[emoji];
    const code = findCountryCode(emoji);
    const localNames = code ? [(countries.of(code) ?? code).toLowerCase()] : local ? [local.name] : [];
    return { ...entry, localNames, ...(local ? { localKeywords: local.keywords } : {}) };
  });
  return {
    match: (typed, count, shelf) => completeEmoji(typed, count, { ...shelf, entries: named, answers }),
    suggest: createSuggestEmoji(named, answers),
  };
}

/** Returns a flag's country code in uppercase, or null for other emoji. */
function findCountryCode(flag: string): string | null {
  if (!/^\p{RI}{2}$/u.test(flag)) return null;
  return Array.from(flag, (letter) => String.fromCharCode((letter.codePointAt(0) ?? 0) - 0x1f1e6 + 65)).join(
    '',
  );
}
