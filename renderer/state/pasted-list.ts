import { linesOf, optionOfLine } from './draft-paste.ts';
import { type RowText, sourceOf } from './draft-rows.ts';

/** A sign that begins a line of a list, with an empty or ticked box where it is a list of tasks. */
const BULLET = /^(?:[-*+•‣▪◦·–—○●■□➤►][ \t]+(?:\[[ xX]\][ \t]+)?|\[[ xX]\][ \t]+)/u;
const NUMBER = /^\(?(\d{1,3})[.)][ \t]+/u;
const LETTER = /^\(?([a-z])[.)][ \t]+/iu;
/**
 * The options in pasted text, one for every line that is not empty. Marks of a list (`- `, `1. `) are left out where
 * most lines carry one; `emoji - text`, `emoji text`, `:name: text` and two cells of a table give emoji and text.
 * Nothing else of the text is lost.
 */
export function optionsOfPaste(pasted: string): RowText[] {
  return withoutMarks(linesOf(pasted)).map(optionOfLine);
}

/** A pasted question: its title is the first line, without the sign of a heading, and every other line an option. */
export function questionOfPaste(pasted: string): { title: string; options: RowText[]; source: string } {
  const [first = '', ...others] = linesOf(pasted);
  const options = optionsOfPaste(others.join('\n'));
  return { title: first.replace(/^#{1,6}[ \t]+/u, ''), options, source: sourceOf(options) };
}

/**
 * The lines without the marks of a list. Only where most of them have one; the first line may be without, since it may
 * say what the list is about.
 */
function withoutMarks(lines: string[]): string[] {
  const [first = '', ...others] = lines;
  if (others.length === 0) return lines;
  const rest = hasMark(first) || others.length < 2 ? null : unmarked(others);
  return rest ? [first, ...rest] : (unmarked(lines) ?? lines);
}

const hasMark = (line: string): boolean => [BULLET, NUMBER, LETTER].some((mark) => mark.test(line));

/**
 * Null where half of the lines or more have no mark. Numbers and letters are marks only where they count, and where
 * some lines have none at all only from the beginning: `1. FC Köln` is a name.
 */
function unmarked(lines: readonly string[]): string[] | null {
  const numbers = lines.flatMap((line) => NUMBER.exec(line)?.[1] ?? []).map(Number);
  const letters = lines.flatMap((line) => LETTER.exec(line)?.[1] ?? []).map(placeInAlphabet);
  const isWhole = counts(numbers) && lines.every((line) => BULLET.test(line) || NUMBER.test(line));
  const marks = [
    BULLET,
    ...(isWhole || isList(numbers) ? [NUMBER] : []),
    ...(isList(letters) ? [LETTER] : []),
  ];
  const marked = lines.filter((line) => marks.some((mark) => mark.test(line))).length;
  if (marked * 2 <= lines.length) return null;
  return lines.map((line) => marks.reduce((rest, mark) => rest.replace(mark, ''), line));
}

const placeInAlphabet = (letter: string): number =>
  letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1;

/** Whether these number a list from its beginning. */
const isList = (places: readonly number[]): boolean => places.length > 1 && places[0] === 1 && counts(places);

/** Whether each number is the one after the one before it. */
const counts = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => number === (numbers[0] ?? 0) + index);
