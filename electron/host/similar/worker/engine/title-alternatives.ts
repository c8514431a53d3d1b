import { countMainQuestionWords, hasTopic, parseTitle, type TitleWord } from './title-parser.ts';
import type { WordForms } from './word-forms.ts';

const MAX_ALTERNATIVES = 6;
/** The maximum number of combinations, because each pair of words that a slash joins doubles their number. */
const MAX_COMBINATIONS = 64;

/** A range in a title and the strings that may replace it. */
interface Choice {
  start: number;
  end: number;
  texts: string[];
}

/**
 * Returns simpler titles that a title also stands for: with only one of the words that slashes join
 * ("homeless people/beggars"), and without remarks in parentheses. Returns an empty array if the main
 * question has neither.
 */
export function listAlternatives(title: string, forms: WordForms): string[] {
  if (!/[/(]/.test(title)) return [];
  const words = parseTitle(title, forms);
  const main = words.slice(0, countMainQuestionWords(title, words));
  const choices = [...findSlashChoices(title, main, forms), ...findRemarkChoices(title, main)];
  return combineChoices(title, choices)
    .filter((one) => one !== title && hasTopic(parseTitle(one, forms), forms))
    .slice(0, MAX_ALTERNATIVES);
}

/**
 * Returns the first combinations, each with one string per choice. The title's last choice varies fastest.
 */
function combineChoices(title: string, choices: readonly Choice[]): string[] {
  const count = choices.reduce((product, { texts }) => product * texts.length, 1);
  // Working from the end keeps earlier positions valid.
  const fromEnd = choices.toSorted((a, b) => b.start - a.start);
  return Array.from({ length: Math.min(count, MAX_COMBINATIONS) }, (_, index) => {
    let rest = index;
    let combined = title;
    for (const { start, end, texts } of fromEnd) {
      combined = combined.slice(0, start) + texts[rest % texts.length] + combined.slice(end);
      rest = Math.floor(rest / texts.length);
    }
    return combined;
  });
}

/**
 * Returns whether a word between slashes can be an alternative. Abbreviations such as "A/C", numbers such as
 * "9/11", and function words such as "and/or" can't.
 */
const isAlternative = ({ word }: TitleWord, forms: WordForms): boolean =>
  /^\p{L}{2,}$/u.test(word) && forms.getClass(word) !== 'function';

function findSlashChoices(title: string, words: readonly TitleWord[], forms: WordForms): Choice[] {
  const groups: TitleWord[][] = [];
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const isJoined = before !== undefined && /^\s*\/\s*$/.test(title.slice(before.end, word.start));
    if (isJoined) groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  return groups.flatMap((group, index) => {
    const [first, last] = [group[0], group.at(-1)];
    const alternatives = group.filter((word) => isAlternative(word, forms));
    if (!first || !last || alternatives.length < 2) return [];
    // The alternative includes the previous word: "people" is too general without "homeless".
    const [before] = groups[index - 1]?.slice(-1) ?? [];
    const isPhrase =
      before !== undefined &&
      forms.getClass(first.word) === 'light' &&
      forms.getClass(before.word) === 'content' &&
      title.slice(before.end, first.start) === ' ';
    const start = isPhrase ? before.start : first.start;
    const texts = alternatives.map((word) => title.slice(word === first ? start : word.start, word.end));
    const end = last.word === 'etc' && title[last.end] === '.' ? last.end + 1 : last.end;
    return [{ start, end, texts }];
  });
}

function findRemarkChoices(title: string, words: readonly TitleWord[]): Choice[] {
  const mainEnd = words.at(-1)?.end ?? 0;
  return Array.from(title.matchAll(/(?<!\s)\s*\([^()]*\)/g), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
    texts: [''],
  })).filter(({ start }) => start < mainEnd);
}
