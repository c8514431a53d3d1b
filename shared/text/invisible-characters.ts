/**
 * Invisible characters and spaces.
 *
 * - White_Space: spaces, tabs, line and paragraph separators.
 *
 * - Default_Ignorable_Code_Point: zero-width space and joiners, soft hyphen, variation selectors, tags, and
 * Hangul fillers. Most tests consider the fillers letters.
 *
 * - Cc and Cf: control and format characters, except Arabic, Syriac, and Kaithi signs that enclose a number.
 *
 * - Blank letters, symbols, and marks: U+2800 braille, U+1D159 null notehead, U+16FE4 Khitan filler, U+13441
 * and U+13442 Egyptian blanks.
 *
 * Unassigned, private, and surrogate code points are shown as a box, so they're visible.
 */
const INVISIBLE =
  /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}[\p{Cf}--[\u{600}-\u{605}\u{6DD}\u{70F}\u{890}\u{891}\u{8E2}\u{110BD}\u{110CD}]]\u{2800}\u{1D159}\u{16FE4}\u{13441}\u{13442}]$/v;

const isInvisible = (character: string): boolean => INVISIBLE.test(character);

/** Returns the UTF-16 index of the first visible code point, or -1. */
function findFirstVisible(text: string): number {
  let index = 0;
  for (const character of text) {
    if (!isInvisible(character)) return index;
    index += character.length;
  }
  return -1;
}

/** Returns the UTF-16 index after the last visible code point, or 0. */
function findVisibleEnd(text: string): number {
  let end = text.length;
  while (end > 0) {
    const start = end > 1 && (text.codePointAt(end - 2) ?? 0) > 0xff_ff ? end - 2 : end - 1;
    if (!isInvisible(text.slice(start, end))) return end;
    end = start;
  }
  return 0;
}

export const hasVisible = (text: string): boolean => findFirstVisible(text) >= 0;

export function trimInvisible(text: string): string {
  const start = findFirstVisible(text);
  return start < 0 ? '' : text.slice(start, findVisibleEnd(text));
}

/**
 * Removes control characters except for tabs and line breaks. Calendar files must not contain them, and other
 * programs show them as boxes or act on them.
 */
export const removeControls = (text: string): string => text.replaceAll(/[^\P{Cc}\t\n\r]/gu, '');
