/** No sequence of Unicode's set has as many UTF-16 units, even with every optional U+FE0F. */
const LONGEST = 40;

/**
 * One fully qualified sequence of Unicode's set «recommended for general interchange», as new as the engine. The six
 * sets that UTS #51 makes `RGI_Emoji` of, in order of use: `\p{RGI_Emoji}` itself takes twenty times as long.
 */
const RGI = [
  /^\p{Basic_Emoji}$/v,
  /^\p{RGI_Emoji_ZWJ_Sequence}$/v,
  /^\p{RGI_Emoji_Modifier_Sequence}$/v,
  /^\p{RGI_Emoji_Flag_Sequence}$/v,
  /^\p{Emoji_Keycap_Sequence}$/v,
  /^\p{RGI_Emoji_Tag_Sequence}$/v,
];

/** U+FE0F where a sequence may have it: behind a character that has a text form, or is shown as emoji anyway. */
const OPTIONAL_SELECTOR =
  /(?<=[[\p{Emoji}--[\p{Regional_Indicator}\p{Emoji_Modifier}]][\p{Extended_Pictographic}&&\p{Unassigned}]])\uFE0F/gv;

/**
 * An emoji of a Unicode that is newer than the engine: a character that was set aside for emoji and means nothing yet,
 * in a skin tone or not, by itself or joined to others.
 */
const NEWER =
  /^(?=.*[\p{Extended_Pictographic}&&\p{Unassigned}])[[\p{Emoji}--\p{ASCII}][\p{Extended_Pictographic}&&\p{Unassigned}]]\p{Emoji_Modifier}?(?:\u200D[[\p{Emoji}--\p{ASCII}][\p{Extended_Pictographic}&&\p{Unassigned}]]\p{Emoji_Modifier}?)*$/v;

/** One character that is shown as emoji by itself: most emoji are, and they are fully qualified as they stand. */
const EMOJI_BY_ITSELF = /^[\p{Emoji_Presentation}--\p{Regional_Indicator}]$/v;

/** Characters that are text by themselves and emoji only with U+FE0F, unless a skin tone follows. */
const TEXT_BY_DEFAULT = /[\p{Emoji}--\p{Emoji_Presentation}](?!\p{Emoji_Modifier})/gv;

/**
 * The fully qualified form of an emoji: U+FE0F wherever Unicode's list has it and nowhere else.
 * What is no emoji comes back changed or not, and is none afterwards either.
 */
export function qualifyEmoji(emoji: string): string {
  if (EMOJI_BY_ITSELF.test(emoji)) return emoji;
  return emoji.replace(OPTIONAL_SELECTOR, '').replace(TEXT_BY_DEFAULT, '$&\uFE0F');
}

/**
 * Whether `text` is exactly one emoji of Unicode's RGI set: keycaps, flags, skin tones and ZWJ sequences included,
 * each U+FE0F optional, or one that is newer than the set of the engine. A lone digit, a lone regional indicator and
 * two emoji are none.
 */
export function isLiteralEmoji(text: string): boolean {
  if (text === '' || text.length > LONGEST) return false;
  if (EMOJI_BY_ITSELF.test(text)) return true;
  const qualified = qualifyEmoji(text);
  return RGI.some((sequences) => sequences.test(qualified)) || isNewerEmoji(qualified);
}

/** Whether `text` is an emoji that the engine's Unicode does not know yet, as far as that can be told. */
export const isNewerEmoji = (text: string): boolean =>
  text.length <= LONGEST && NEWER.test(qualifyEmoji(text));
