import emojiMart from '@emoji-mart/data' with { type: 'json' };
import { z } from 'zod';
import { loadEmojiNames } from './emoji-shortcodes.ts';
import { LETTERS, qualifyEmoji } from './literal-emoji.ts';

export interface EmojiEntry {
  /** A literal emoji, fully qualified and without a skin tone. */
  readonly emoji: string;
  /** The shortcodes, most common one first. */
  readonly names: readonly string[];
  readonly keywords: readonly string[];
  /** The name and keywords in the app's language, in lowercase. Omitted if the language is English. */
  readonly localNames?: readonly string[];
  readonly localKeywords?: readonly string[];
}

const keywordsSchema = z.object({
  emojis: z.record(
    z.string(),
    z.object({
      keywords: z.array(z.string()),
      skins: z.tuple([z.object({ native: z.string() })]).rest(z.unknown()),
    }),
  ),
});

/** Returns all named emoji in emoji-mart's order, followed by newer emoji. */
export function loadEmojiEntries(): EmojiEntry[] {
  const keywords = loadKeywords();
  const names = new Map<string, string[]>();
  for (const [name, emoji] of loadEmojiNames()) {
    if (/\p{Emoji_Modifier}/u.test(emoji)) continue;
    const known = names.get(emoji);
    if (known) known.push(name);
    else names.set(emoji, [name]);
  }
  return [...names].map(([emoji, called]) => ({
    emoji,
    names: called,
    keywords: keywords.get(emoji) ?? [],
  }));
}

function loadKeywords(): ReadonlyMap<string, readonly string[]> {
  const { emojis } = keywordsSchema.parse(emojiMart);
  const keywords = new Map(LETTERS.map(({ emoji, letter }) => [emoji, [`letter_${letter}`]]));
  for (const { skins, keywords: words } of Object.values(emojis)) {
    const emoji = qualifyEmoji(skins[0].native);
    keywords.set(
      emoji,
      words.map((word) => word.toLowerCase()),
    );
  }
  return keywords;
}
