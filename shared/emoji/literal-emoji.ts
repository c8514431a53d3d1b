/** Longer than any sequence of Unicode, in UTF-16 units. */
const MAX_EMOJI_LENGTH = 40;

/**
 * Fully qualified sequences recommended for general interchange (RGI), as the engine knows them. The parts of
 * `RGI_Emoji` (UTS #51) in order of use, since `\p{RGI_Emoji}` is 20 times slower.
 */
const RGI_PATTERNS = [
  /^\p{Basic_Emoji}$/v,
  /^\p{RGI_Emoji_ZWJ_Sequence}$/v,
  /^\p{RGI_Emoji_Modifier_Sequence}$/v,
  /^\p{RGI_Emoji_Flag_Sequence}$/v,
  /^\p{Emoji_Keycap_Sequence}$/v,
  /^\p{RGI_Emoji_Tag_Sequence}$/v,
];

/** U+FE0F after a character for which it's optional. */
const OPTIONAL_SELECTOR =
  /(?<=[[\p{Emoji}--[\p{Regional_Indicator}\p{Emoji_Modifier}]][\p{Extended_Pictographic}&&\p{Unassigned}]])\uFE0F/gv;

/**
 * An emoji newer than the engine's Unicode: characters reserved for emoji, with or without a skin tone, alone or
 * joined.
 */
const NEWER_EMOJI =
  /^(?=.*[\p{Extended_Pictographic}&&\p{Unassigned}])[[\p{Emoji}--\p{ASCII}][\p{Extended_Pictographic}&&\p{Unassigned}]]\p{Emoji_Modifier}?(?:\u200D[[\p{Emoji}--\p{ASCII}][\p{Extended_Pictographic}&&\p{Unassigned}]]\p{Emoji_Modifier}?)*$/v;

/** A single character with emoji presentation, which most emoji are. */
const EMOJI_PRESENTATION = /^[\p{Emoji_Presentation}--\p{Regional_Indicator}]$/v;

/** Characters with text presentation, which are emoji only with U+FE0F, unless a skin tone follows. */
const TEXT_BY_DEFAULT = /[\p{Emoji}--\p{Emoji_Presentation}](?!\p{Emoji_Modifier})/gv;

/**
 * The fully qualified form of an emoji, with U+FE0F exactly where Unicode's list has it. Other text stays text that
 * isn't an emoji.
 */
export function qualifyEmoji(emoji: string): string {
  if (EMOJI_PRESENTATION.test(emoji)) return emoji;
  return emoji.replace(OPTIONAL_SELECTOR, '').replace(TEXT_BY_DEFAULT, '$&\uFE0F');
}

/**
 * Whether `text` is one RGI emoji, with optional U+FE0F, or one newer than the engine's Unicode. Single digits and
 * regional indicators aren't.
 */
export function isLiteralEmoji(text: string): boolean {
  if (text === '' || text.length > MAX_EMOJI_LENGTH) return false;
  if (EMOJI_PRESENTATION.test(text)) return true;
  const qualified = qualifyEmoji(text);
  return RGI_PATTERNS.some((sequences) => sequences.test(qualified)) || isNewerEmoji(qualified);
}

/** Whether `text` is probably an emoji newer than the engine's Unicode. */
export const isNewerEmoji = (text: string): boolean =>
  text.length <= MAX_EMOJI_LENGTH && !EMOJI_PRESENTATION.test(text) && NEWER_EMOJI.test(qualifyEmoji(text));
