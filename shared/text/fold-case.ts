/** Removes case and accents for searches and highlighting. Different words can become equal. */
export const foldCase = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(ACCENTS, '')
        .toLowerCase()
        .replace(/[ßłøđ‘’ʼ]/gu, (character) => SUBSTITUTES[character] ?? character);

/**
 * Returns an equal key for texts that differ only by case. Unlike `foldCase`, it distinguishes all other
 * characters, such as が and か.
 */
export const toCaselessKey = (text: string): string => text.normalize('NFC').toLowerCase().normalize('NFC');

/** Matches text that doesn't need normalization. Most text does. */
const PLAIN = /^[ -~\n]*$/;

/**
 * Matches the accents of Latin, Greek, and Cyrillic, the optional points of Hebrew and Arabic, and variation
 * selectors. Marks of other scripts distinguish letters.
 */
const ACCENTS =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f\ufe00-\ufe0f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670]+/gu;

/** Letters and apostrophes that Unicode doesn't decompose. */
const SUBSTITUTES: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  '‘': "'",
  '’': "'",
  ʼ: "'",
};
