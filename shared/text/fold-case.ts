/** Removes case and accents for searches and highlighting. */
export const foldCase = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase();

/** Matches text that doesn't need normalization. Most text does. */
const PLAIN = /^[ -~\n]*$/;

/** Splits a search into words without case and accents. A question must contain all of them. */
export const searchWords = (search: string): string[] => foldCase(search).split(/\s+/).filter(Boolean);
