const NUMBERS: ReadonlyMap<string, string> = new Map(
  (
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
    'eighteen nineteen twenty'
  )
    .split(' ')
    .map((word, index) => [word, String(index + 2)]),
);
const TENS: readonly string[] = 'thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** The digits of an English number up to a hundred written as a word; other words as they are. */
export function inDigits(word: string): string {
  const tens = TENS.indexOf(word);
  return NUMBERS.get(word) ?? (tens < 0 ? word : String((tens + 3) * 10));
}

/** Whether a word is a number in digits of any script. */
export const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word);
