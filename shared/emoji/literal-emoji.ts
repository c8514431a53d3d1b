/** The maximum in UTF-16 code units. Every Unicode emoji sequence is shorter. */
export const MAX_EMOJI_LENGTH = 40;

/**
 * The parts of `RGI_Emoji` (UTS #51) in order of use: all fully qualified sequences that are recommended for
 * general interchange and known to the engine. `\p{RGI_Emoji}` is 20 times slower.
 */
const RGI_PATTERNS = [
  /^\p{Basic_Emoji}$/v,
  /^\p{RGI_Emoji_ZWJ_Sequence}$/v,
  /^\p{RGI_Emoji_Modifier_Sequence}$/v,
  /^\p{RGI_Emoji_Flag_Sequence}$/v,
  /^\p{Emoji_Keycap_Sequence}$/v,
  // Accepts all subdivision flags. Unicode recommends only the flags of England, Scotland, and Wales.
  /^🏴[\u{E0020}-\u{E007E}]+\u{E007F}$/v,
];

const REGIONAL_INDICATOR_A = 0x1f1e6;

/**
 * The letters 🇦 to 🇿 with their names. Unicode doesn't list single regional indicators, but chat platforms use them
 * as letters.
 */
export const LETTERS = Array.from({ length: 26 }, (_, at) => {
  const letter = String.fromCharCode('a'.charCodeAt(0) + at);
  return {
    letter,
    name: `regional_indicator_${letter}`,
    emoji: String.fromCodePoint(REGIONAL_INDICATOR_A + at),
  };
});

export const LETTER_EMOJI: readonly string[] = LETTERS.map(({ emoji }) => emoji);

/**
 * Matches U+FE0F after characters that don't need it. Skips regional indicators, because removing U+FE0F
 * between 2 of them could form a flag.
 */
const OPTIONAL_SELECTOR =
  /(?<=[[\p{Emoji}--\p{Regional_Indicator}][\p{Extended_Pictographic}&&\p{Unassigned}]])\uFE0F/gv;

/**
 * Matches emoji newer than the engine's Unicode: characters reserved for emoji, with or without a skin tone,
 * alone or joined.
 */
const NEWER_EMOJI =
  /^(?=.*[\p{Extended_Pictographic}&&\p{Unassigned}])[[\p{Emoji}--\p{ASCII}][\p{Extended_Pictographic}&&\p{Unassigned}]]\p{Emoji_Modifier}?(?:\u200D[[\p{Emoji}--\p{ASCII}][\p{Extended_Pictographic}&&\p{Unassigned}]]\p{Emoji_Modifier}?)*$/v;

/** Matches single characters with emoji presentation, including letters. Most emoji match. */
const EMOJI_PRESENTATION = /^\p{Emoji_Presentation}$/v;

/** Matches characters with text presentation. They're emoji only before U+FE0F or a skin tone. */
const TEXT_BY_DEFAULT = /[\p{Emoji}--\p{Emoji_Presentation}](?!\p{Emoji_Modifier})/gv;

/**
 * Returns the fully qualified form of an emoji, with U+FE0F only at the positions in Unicode's list. Never
 * turns other text into an emoji.
 */
export function qualifyEmoji(emoji: string): string {
  if (EMOJI_PRESENTATION.test(emoji)) return emoji;
  return emoji.replace(OPTIONAL_SELECTOR, '').replace(TEXT_BY_DEFAULT, '$&\uFE0F');
}

/** Most text in files is plain, and matching the other patterns takes 10 times as long. */
const ASCII = /^\p{ASCII}*$/u;

/**
 * Returns true for one RGI emoji, with or without U+FE0F, for a letter (🇦), for a subdivision flag, and for an
 * emoji that's newer than the engine's Unicode. Returns false for single digits.
 */
export function isLiteralEmoji(text: string): boolean {
  if (text.length > MAX_EMOJI_LENGTH || ASCII.test(text)) return false;
  if (EMOJI_PRESENTATION.test(text)) return true;
  const qualified = qualifyEmoji(text);
  return RGI_PATTERNS.some((sequences) => sequences.test(qualified)) || isNewerEmoji(qualified);
}

const TONE_AND_SELECTOR = /\p{Emoji_Modifier}\uFE0F/u;
/** Matches characters that some programs add to an emoji: variation selectors and joiners. */
const ADDITIONS = /[\uFE0E\uFE0F]|[\u200C\u200D]{1,8}$/gu;

/**
 * Returns the emoji in its common form if `text` is one with characters that don't belong to it, such as
 * U+FE0E (text presentation) or U+FE0F after a skin tone. Returns null for other text, even for emoji.
 */
export function repairEmoji(text: string): string | null {
  if (text.search(ADDITIONS) < 0 || (isLiteralEmoji(text) && !TONE_AND_SELECTOR.test(text))) return null;
  const repaired = qualifyEmoji(text.replace(ADDITIONS, ''));
  return isLiteralEmoji(repaired) ? repaired : null;
}

export const isNewerEmoji = (text: string): boolean =>
  text.length <= MAX_EMOJI_LENGTH && !EMOJI_PRESENTATION.test(text) && NEWER_EMOJI.test(qualifyEmoji(text));
