/** A text as searches compare it: case and accents don't matter. The list marks what was found by the same rule. */
export const foldCase = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase();

/** Letters without accents need no taking apart, and are most of what is searched. */
const PLAIN = /^[ -~\n]*$/;

/** What is searched for, word by word: a question is found where every one of them stands somewhere in it. */
export const searchWords = (search: string): string[] => foldCase(search).split(/\s+/).filter(Boolean);
