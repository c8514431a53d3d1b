/** Words between options. A title's language isn't known, so words of all supported languages apply. */
const OR = new Set(['or', 'oder']);
/** A question that starts with one of these is a yes-or-no question. */
const AUXILIARIES = new Set(
  'am are can could did do does had has have is may might must shall should was were will would'.split(' '),
);
const QUESTION_WORDS = new Set(
  'how what what’s when where which who who’s why was welche welcher welches wer wie wo'.split(' '),
);
/** Text before the first option. Longer introductions come first. */
const INTRODUCTIONS = [
  'would you rather be ',
  'would you rather ',
  'do you prefer ',
  'are you a ',
  'are you an ',
];
const NEGATIONS = new Set(['Not', 'Nicht']);
const MAX_TITLE_LENGTH = 150;
const MAX_WORDS_PER_OPTION = 6;

/**
 * Returns the options that a title names: "Tea or coffee?" has Tea and Coffee, and "Do you like tea?" has Yes
 * and No. Returns an empty array if the title names none.
 */
export function listTitleOptions(title: string): string[] {
  const text = title.trim().replaceAll("'", '’');
  if (!text.endsWith('?') || text.length > MAX_TITLE_LENGTH) return [];
  const sentence =
    text
      .slice(0, -1)
      .split(/[.!?:]\s/)
      .at(-1)
      ?.trim() ?? '';
  const start = INTRODUCTIONS.find((one) => sentence.toLowerCase().startsWith(one));
  const words = sentence.slice(start?.length).split(/\s/).filter(Boolean);
  const first = words[0]?.toLowerCase() ?? '';
  if (!words.some((word) => OR.has(word.toLowerCase()))) {
    return start === undefined && AUXILIARIES.has(first) ? ['Yes', 'No'] : [];
  }
  return AUXILIARIES.has(first) ? [] : checkOptions(splitOptions(words));
}

/** Splits words at commas and at "or". */
function splitOptions(words: readonly string[]): string[] {
  const options: string[][] = [[]];
  for (const word of words) {
    if (OR.has(word.toLowerCase())) options.push([]);
    else options.at(-1)?.push(word.replace(/,$/, ''));
    if (word.endsWith(',')) options.push([]);
  }
  return options.filter(({ length }) => length > 0).map((option) => option.join(' '));
}

/** Returns the options without the clauses before and after them, or an empty array if any isn't an option. */
function checkOptions(parts: readonly string[]): string[] {
  const names = parts.filter((part, index) => {
    const [first = ''] = part.toLowerCase().split(' ');
    const isClause = index === 0 ? QUESTION_WORDS.has(first) : first === 'and' || first === 'und';
    return !isClause;
  });
  const options = names.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  const isValid =
    options.length >= 2 &&
    new Set(options).size === options.length &&
    options.every((option) => option.split(' ').length <= MAX_WORDS_PER_OPTION && !NEGATIONS.has(option));
  return isValid ? options : [];
}
