const NUMBERS: ReadonlyMap<string, string> = new Map(
  (
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
    'eighteen nineteen twenty'
  )
    .split(' ')
    .map((word, index) => [word, String(index + 2)]),
);
const TENS: readonly string[] = 'thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Those before are also the years of somebody's life. */
const DECADES: readonly string[] = 'sixties seventies eighties nineties'.split(' ');

/**
 * The digits of an English number up to a hundred, or of a decade of the 20th century, written as a word; other words as they are.
 * «1990s», «90er» and «nineties» are `90s`. «30s» and «1930s» are not the same: the one is mostly an age.
 */
export function inDigits(word: string): string {
  const tens = TENS.indexOf(word);
  if (tens >= 0) return String((tens + 3) * 10);
  const decade = DECADES.indexOf(word);
  if (decade >= 0) return `${(decade + 6) * 10}s`;
  return NUMBERS.get(word) ?? word.replace(/^(?:19)?([6-9]0)(?:s|er)$/, '$1s');
}

/** Whether two words are numbers, and not the same one: sixty seconds can be «60 s», or «60s». */
export const areOtherNumbers = (one: string, other: string): boolean =>
  isNumber(one) && isNumber(other) && one.replace(/\D+$/u, '') !== other.replace(/\D+$/u, '');

/** Whether a word is a number, or a decade, in digits of any script. */
export const isNumber = (word: string): boolean => /^\p{N}+(?:s|er)?$/u.test(word);
