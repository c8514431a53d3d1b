import type { EmojiNames } from '../../shared/emoji.ts';

/** Words that say nothing about what a text is about. */
const LITTLE_WORDS = new Set(
  'a about all an and any are as at be but by can for from has have i if in is it its me my no not of off on one or other out over so some that the their them then there they this to too up us was we were what when which who why will with you your'.split(
    ' ',
  ),
);

/** Emoji that a text may want, for its first word that any emoji is called by. */
export interface Suggestion {
  word: string;
  emoji: { name: string; emoji: string }[];
}

/**
 * Up to `count` different emoji for a text, or null. Words of the text are looked for in the words of the names; the
 * shorter a name, the more it is about that word.
 */
export function suggestEmoji(text: string, names: EmojiNames, count: number): Suggestion | null {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  for (const word of words) {
    if (LITTLE_WORDS.has(word)) continue;
    const emoji = withWord(word, names, count);
    if (emoji.length > 0) return { word, emoji };
  }
  return null;
}

function withWord(word: string, names: EmojiNames, count: number): Suggestion['emoji'] {
  const single = word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
  const found: { name: string; emoji: string; words: number }[] = [];
  for (const [name, emoji] of names) {
    const parts = name.toLowerCase().split(/[_\-\s]+/);
    if (parts.includes(word) || parts.includes(single)) found.push({ name, emoji, words: parts.length });
  }
  found.sort((a, b) => a.words - b.words);
  const different = new Map<string, { name: string; emoji: string }>();
  for (const { name, emoji } of found) if (!different.has(emoji)) different.set(emoji, { name, emoji });
  return [...different.values()].slice(0, count);
}
