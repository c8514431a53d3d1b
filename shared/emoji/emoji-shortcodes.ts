import emojiMart from '@emoji-mart/data' with { type: 'json' };
import github from 'emojibase-data/en/shortcodes/github.json' with { type: 'json' };
import slack from 'emojibase-data/en/shortcodes/iamcal.json' with { type: 'json' };
import discord from 'emojibase-data/en/shortcodes/joypixels.json' with { type: 'json' };
import { z } from 'zod';
import type { EmojiNames } from './emoji-resolver.ts';
import { isLiteralEmoji, LETTERS, qualifyEmoji } from './literal-emoji.ts';

const emojiMartSchema = z.object({
  emojis: z.record(
    z.string(),
    z.object({ skins: z.tuple([z.object({ native: z.string() })]).rest(z.unknown()) }),
  ),
  aliases: z.record(z.string(), z.string()),
});

/** Shortcodes by hyphenated hexadecimal code points. U+FE0F is optional. */
const shortcodesSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/**
 * Returns the bundled shortcodes from emoji-mart, the letters, Discord, Slack, and GitHub, in order of
 * priority. Every value is fully qualified.
 */
export function loadEmojiNames(): EmojiNames {
  const names = new Map<string, string>();
  const literals = new Map<string, string | null>();
  const add = (name: string, emoji: string): void => {
    const literal = literals.get(emoji) ?? toLiteral(emoji);
    literals.set(emoji, literal);
    if (literal !== null && !names.has(name)) names.set(name, literal);
  };
  for (const [name, emoji] of listEmojiMartNames()) add(name, emoji);
  for (const { name, emoji } of LETTERS) add(name, emoji);
  for (const table of [discord, slack, github]) {
    for (const [name, emoji] of listShortcodes(table)) add(name, emoji);
  }
  return names;
}

/**
 * Returns null for strings that aren't emoji and for emoji newer than the engine's Unicode.
 */
function toLiteral(emoji: string): string | null {
  const literal = qualifyEmoji(emoji);
  return isLiteralEmoji(literal) ? literal : null;
}

function* listEmojiMartNames(): Generator<readonly [string, string]> {
  const { emojis, aliases } = emojiMartSchema.parse(emojiMart);
  for (const [id, { skins }] of Object.entries(emojis)) yield [id, skins[0].native];
  for (const [alias, id] of Object.entries(aliases)) {
    const emoji = emojis[id];
    if (emoji) yield [alias, emoji.skins[0].native];
  }
}

function* listShortcodes(table: unknown): Generator<readonly [string, string]> {
  for (const [hexcode, names] of Object.entries(shortcodesSchema.parse(table))) {
    const codes = hexcode.split('-').map((code) => Number.parseInt(code, 16));
    const emoji = codes.map((code) => String.fromCodePoint(code)).join('');
    for (const name of [names].flat()) yield [name, emoji];
  }
}
