import { isLiteralEmoji } from './literal-emoji.ts';

/** Matches characters that accept a skin tone but have none. */
const TONELESS = /(\p{Emoji_Modifier_Base})\uFE0F?(?!\p{Emoji_Modifier})/gv;

/**
 * Matches the same characters as `TONELESS` except the handshake. In an emoji of 2 people holding hands, only
 * the people have skin tones.
 */
const TONELESS_PEOPLE = /([\p{Emoji_Modifier_Base}--\u{1F91D}])\uFE0F?(?!\p{Emoji_Modifier})/gv;

/**
 * Applies a skin tone, numbered as in Slack and emoji-mart from 2 (light) to 6 (dark), to everyone in the
 * emoji. Tone 1 and emoji without skin tones are returned unchanged.
 */
export function withSkinTone(emoji: string, tone: number): string {
  if (tone < 2 || tone > 6) return emoji;
  const modifier = String.fromCodePoint(0x1_f3_f9 + tone);
  const toned = [TONELESS, TONELESS_PEOPLE].map((places) => emoji.replace(places, `$1${modifier}`));
  return toned.find(isLiteralEmoji) ?? emoji;
}
