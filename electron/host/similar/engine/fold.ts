/**
 * A word as it is compared: lower case, without accents and vowel signs, compatibility forms resolved. Arabic letters
 * that are written more than one way become one.
 */
export function foldWord(word: string): string {
  if (/^[a-z0-9]+$/.test(word)) return word;
  const folded = word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\u0640'’ʼ]+/gu, '');
  return /\p{Script=Arabic}/u.test(folded)
    ? folded.replace(/[ىی]/g, 'ي').replace(/ة/g, 'ه').replace(/ک/g, 'ك')
    : folded;
}

/** A whole text as it is compared for being the same: folded, blanks made one, punctuation around it left out. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s¿¡]+|[\s.?!…。？！؟]+$/gu, '');
}
