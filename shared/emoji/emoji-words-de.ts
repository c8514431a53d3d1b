import german from 'emojibase-data/de/compact.json' with { type: 'json' };
import { z } from 'zod';
import { isLiteralEmoji, qualifyEmoji } from './literal-emoji.ts';

/** German names and keywords (Unicode CLDR) by emoji, in lowercase. */
export type EmojiWords = Readonly<
  Record<string, { readonly name: string; readonly keywords: readonly string[] }>
>;

const tableSchema = z.array(
  z.object({ unicode: z.string(), label: z.string(), tags: z.array(z.string()).optional() }),
);

export function loadGermanEmojiWords(): EmojiWords {
  const words: Record<string, { name: string; keywords: string[] }> = {};
  for (const { unicode, label, tags = [] } of tableSchema.parse(german)) {
    const emoji = qualifyEmoji(unicode);
    if (!isLiteralEmoji(emoji)) continue;
    const name = label
      .toLowerCase()
      .replace(/^(?:flagge|taste): /, '')
      .replace('regionaler indikator', 'buchstabe');
    words[emoji] = { name, keywords: tags.map((tag) => tag.toLowerCase()).filter((tag) => tag !== name) };
  }
  return words;
}
