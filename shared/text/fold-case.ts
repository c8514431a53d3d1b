/** Removes case and accents for searches and highlighting. */
export const foldCase = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase();

/** A fast path for most text. */
const PLAIN = /^[ -~\n]*$/;

/** Splits a search into words. A question must contain all of them. */
export const searchWords = (search: string): string[] => foldCase(search).split(/\s+/).filter(Boolean);
