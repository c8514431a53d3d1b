import { isLiteralEmoji } from './literal-emoji.ts';

/** Characters that accept a skin tone and have none. */
const TONELESS = /(\p{Emoji_Modifier_Base})\uFE0F?(?!\p{Emoji_Modifier})/gv;

/** The same without the handshake of two people, whose tones are separate. */
const TONELESS_PEOPLE = /([\p{Emoji_Modifier_Base}--\u{1F91D}])\uFE0F?(?!\p{Emoji_Modifier})/gv;

/**
 * Applies the skin tone with the numbers of Slack and emoji-mart, 2 (light) to 6 (dark), to everyone in the emoji.
 * 1 and emoji without skin tones stay.
 */
export function withSkinTone(emoji: string, tone: number): string {
  if (tone < 2 || tone > 6) return emoji;
  const modifier = String.fromCodePoint(0x1_f3_f9 + tone);
  const toned = [TONELESS, TONELESS_PEOPLE].map((places) => emoji.replace(places, `$1${modifier}`));
  return toned.find(isLiteralEmoji) ?? emoji;
}
