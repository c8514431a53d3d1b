/** Numbers that three letters in a row can have. Unlike ones that share a number are rare and harm little. */
export const GRAMS = 1 << 16;

const BLANK = 32;

/** The number of three letters in a row. */
function gramOf(a: number, b: number, c: number): number {
  const hash = Math.imul(Math.imul(a, 0x9e3779b1) ^ b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35);
  return ((hash ^ (hash >>> 15)) >>> 0) % GRAMS;
}

/** The numbers of all three letters in a row of a word, a blank before it and behind it. */
export function gramsOf(word: string): number[] {
  const grams: number[] = [];
  let a = BLANK;
  let b = word.charCodeAt(0);
  for (let index = 1; index <= word.length; index++) {
    const c = index < word.length ? word.charCodeAt(index) : BLANK;
    grams.push(gramOf(a, b, c));
    a = b;
    b = c;
  }
  return grams;
}

/** The number of the last letter of a word, a blank, and the first letter of the next. */
export const gramBetween = (last: number, first: number): number => gramOf(last, BLANK, first);
