/** The number of possible gram numbers. Collisions are rare and do little harm. */
export const GRAM_COUNT = 1 << 16;

const SPACE = 32;

function encodeGram(a: number, b: number, c: number): number {
  const hash = Math.imul(Math.imul(a, 0x9e3779b1) ^ b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35);
  return ((hash ^ (hash >>> 15)) >>> 0) % GRAM_COUNT;
}

/** Returns a word's 3-letter grams, with a space before and after the word. */
export function listGrams(word: string): number[] {
  const grams: number[] = [];
  let a = SPACE;
  let b = word.charCodeAt(0);
  for (let index = 1; index <= word.length; index++) {
    const c = index < word.length ? word.charCodeAt(index) : SPACE;
    grams.push(encodeGram(a, b, c));
    a = b;
    b = c;
  }
  return grams;
}

/** Returns the gram of a word's last letter, a space, and the next word's first letter. */
export const encodeGramBetween = (last: number, first: number): number => encodeGram(last, SPACE, first);
