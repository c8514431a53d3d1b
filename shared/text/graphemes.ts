const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Matches text with one code point per grapheme in common scripts. Segmenting such text would take 50 times
 * as long.
 */
const SINGLE_CODE_POINTS =
  /^[\u{20}-\u{7E}\u{A0}-\u{AC}\u{AE}-\u{2FF}\u{370}-\u{482}\u{48A}-\u{52F}\u{2010}-\u{2027}\u{3001}-\u{3029}\u{3041}-\u{3096}\u{30A0}-\u{30FF}\u{4E00}-\u{9FFF}\u{FF01}-\u{FF9D}]*$/u;

export function countGraphemes(text: string): number {
  if (SINGLE_CODE_POINTS.test(text)) return text.length;
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/**
 * Truncates text to whole graphemes within `maxLength` UTF-16 code units. If the first grapheme is longer,
 * truncates to whole code points.
 */
export function truncateText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // One more code point shows whether a grapheme ends at the limit.
  const start = segmenter.segment(text.slice(0, maxLength + 2)).containing(maxLength)?.index ?? 0;
  if (start > 0) return text.slice(0, start);
  return text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
}

/**
 * The length limit in UTF-16 code units. Emoji are shorter, but a grapheme with many combining marks can be
 * longer.
 */
const MAX_GRAPHEME_LENGTH = 64;

/** Returns the first grapheme, truncated to `MAX_GRAPHEME_LENGTH`. */
export function getFirstGrapheme(text: string): string {
  // A grapheme can only be longer if its second code unit is a mark, a modifier, or half of a character.
  if (SINGLE_CODE_POINTS.test(text.slice(0, 2))) return text.slice(0, 1);
  return segmenter.segment(text.slice(0, MAX_GRAPHEME_LENGTH)).containing(0)?.segment ?? '';
}
